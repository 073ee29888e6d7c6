// Parry series.

#include "tests/naive/naive_lines.h"

#include <algorithm>

namespace alicemate::naive {
namespace {

enum class Manner { direct, self, reflex };

/// A parry series fought as a battle.
struct ParryBattle {
    Goal goal;
    Manner manner = Manner::direct;
    bool exact = false;
};

bool series_wins(const State& state, const ParryBattle& battle, int moves);

bool is_in_time(const ParryBattle& battle, int moves_left) {
    return !battle.exact || moves_left == 0;
}

/// Whether the other side, to move now, reaches the goal in any case. It is not looked at before
/// the time has come.
bool is_served(const State& state, const ParryBattle& battle, int moves_left) {
    if (!is_in_time(battle, moves_left))
        return false;
    switch (battle.manner) {
        case Manner::self: return must_reach_at_once(state, battle.goal);
        case Manner::reflex: return can_reach_at_once(state, battle.goal);
        default: return false;
    }
}

/// A parry that reaches the goal, in a series that wants it. It is never too early, as Popeye has
/// it.
bool parry_serves(const State& state, const Successor& parry, const ParryBattle& battle) {
    return battle.manner == Manner::self && is_reached(state, parry, battle.goal);
}

/// What the other side may play when in check, illegal moves included if they serve.
std::vector<Successor> parries_in(const State& state, const ParryBattle& battle) {
    std::vector<Successor> parries = successors(state);
    if (battle.manner == Manner::self && reaches_into_check(battle.goal)) {
        const std::vector<Successor> more = reaching_moves(state, battle.goal);
        parries.insert(parries.end(), more.begin(), more.end());
    }
    return parries;
}

/// Whether the series succeeds from a position where the other side is to move, or to pass.
bool succeeds(const State& state, const ParryBattle& battle, int moves_left) {
    if (is_served(state, battle, moves_left))
        return true;
    if (moves_left == 0)
        return false;
    if (!in_check(state, state.white_to_move))
        return series_wins(pass_turn(state), battle, moves_left);
    const std::vector<Successor> parries = parries_in(state, battle);
    return !parries.empty() &&
           std::all_of(parries.begin(), parries.end(), [&](const Successor& parry) {
               return parry_serves(state, parry, battle) ||
                      series_wins(parry.state, battle, moves_left);
           });
}

bool reaches(const State& before, const Successor& move, const ParryBattle& battle,
             int moves_left) {
    return battle.manner == Manner::direct && is_in_time(battle, moves_left) &&
           is_reached(before, move, battle.goal);
}

/// The moves of the series that succeed, those that reach the goal included.
std::vector<Successor> winning_moves(const State& state, const ParryBattle& battle, int moves) {
    std::vector<Successor> winning;
    if (battle.manner == Manner::reflex && can_reach_at_once(state, battle.goal))
        return winning;
    for (const Successor& move : successors(state)) {
        if (reaches(state, move, battle, moves - 1) || succeeds(move.state, battle, moves - 1))
            winning.push_back(move);
    }
    const bool goal_counts = battle.manner == Manner::direct && is_in_time(battle, moves - 1);
    if (goal_counts && reaches_into_check(battle.goal)) {
        const std::vector<Successor> more = reaching_moves(state, battle.goal);
        winning.insert(winning.end(), more.begin(), more.end());
    }
    return winning;
}

bool series_wins(const State& state, const ParryBattle& battle, int moves) {
    return !winning_moves(state, battle, moves).empty();
}

/// The smallest number of moves that wins, which some number up to `moves` does.
int shortest_win(const State& state, const ParryBattle& battle, int moves) {
    int shortest = battle.exact ? moves : 1;
    while (!series_wins(state, battle, shortest))
        ++shortest;
    return shortest;
}

void write_wins(const State& state, const ParryBattle& battle, int moves, Line& line,
                std::vector<Line>& lines);

void write_shortest_wins(const State& state, const ParryBattle& battle, int moves, Line& line,
                         std::vector<Line>& lines) {
    write_wins(state, battle, shortest_win(state, battle, moves), line, lines);
}

void write_last_moves(const State& state, Goal goal, Line& line, std::vector<Line>& lines) {
    LineResult result;
    record_last_moves(state, goal, 0, line, result);
    lines.insert(lines.end(), result.short_lines.begin(), result.short_lines.end());
}

void write_parries(const State& state, const ParryBattle& battle, int moves_left, Line& line,
                   std::vector<Line>& lines) {
    for (const Successor& parry : parries_in(state, battle)) {
        line.push_back(parry.move);
        if (parry_serves(state, parry, battle)) {
            lines.push_back(line);
        } else {
            write_shortest_wins(parry.state, battle, moves_left, line, lines);
        }
        line.pop_back();
    }
}

/// Writes all that follows a winning move that has not reached the goal.
void write_continuations(const State& state, const ParryBattle& battle, int moves_left, Line& line,
                         std::vector<Line>& lines) {
    if (is_served(state, battle, moves_left)) {
        write_last_moves(state, battle.goal, line, lines);
    } else if (in_check(state, state.white_to_move)) {
        write_parries(state, battle, moves_left, line, lines);
    } else {
        write_shortest_wins(pass_turn(state), battle, moves_left, line, lines);
    }
}

void write_wins(const State& state, const ParryBattle& battle, int moves, Line& line,
                std::vector<Line>& lines) {
    for (const Successor& move : winning_moves(state, battle, moves)) {
        line.push_back(move.move);
        if (reaches(state, move, battle, moves - 1)) {
            lines.push_back(line);
        } else {
            write_continuations(move.state, battle, moves - 1, line, lines);
        }
        line.pop_back();
    }
}

std::vector<Line> solve_parry(const State& state, const ParryBattle& battle, int moves) {
    std::vector<Line> lines;
    Line line;
    write_wins(state, battle, moves, line, lines);
    std::sort(lines.begin(), lines.end());
    return lines;
}

/// A parry series in which both sides help. The line's moves are not all the series'.
struct HelpSeries {
    Goal goal;
    int moves = 0;
};

void search_parry_help(const State& state, const HelpSeries& series, int played, Line& line,
                       LineResult& result);

/// Goes on from a position where the other side is to move, to parry, or to pass.
void end_or_parry(const State& state, const HelpSeries& series, int played, Line& line,
                  LineResult& result) {
    const bool in_full = played == series.moves;
    record_last_moves(state, series.goal, in_full ? line.size() + 1 : 0, line, result);
    if (in_full)
        return;
    if (!in_check(state, state.white_to_move)) {
        search_parry_help(pass_turn(state), series, played, line, result);
        return;
    }
    for (const Successor& parry : successors(state)) {
        line.push_back(parry.move);
        search_parry_help(parry.state, series, played, line, result);
        line.pop_back();
    }
}

void search_parry_help(const State& state, const HelpSeries& series, int played, Line& line,
                       LineResult& result) {
    for (const Successor& next : successors(state)) {
        line.push_back(next.move);
        end_or_parry(next.state, series, played + 1, line, result);
        line.pop_back();
    }
}

}  // namespace

std::vector<Line> solve_parry_direct(const State& state, Goal goal, int moves, bool exact) {
    return solve_parry(state, {.goal = goal, .manner = Manner::direct, .exact = exact}, moves);
}

std::vector<Line> solve_parry_self(const State& state, Goal goal, int moves, bool exact) {
    return solve_parry(state, {.goal = goal, .manner = Manner::self, .exact = exact}, moves);
}

std::vector<Line> solve_parry_reflex(const State& state, Goal goal, int moves, bool exact) {
    return solve_parry(state, {.goal = goal, .manner = Manner::reflex, .exact = exact}, moves);
}

LineResult solve_parry_help(const State& state, Goal goal, int moves) {
    LineResult result;
    Line line;
    search_parry_help(state, {.goal = goal, .moves = moves}, 0, line, result);
    sort_lines(result);
    return result;
}

}  // namespace alicemate::naive
