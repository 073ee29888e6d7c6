#include "tests/naive/naive_solver.h"

#include <algorithm>

namespace alicemate::naive {
namespace {

/// One kind of battle: what is fought for, and who gives it.
struct Battle {
    Goal goal = Goal::mate;
    bool self = false;  ///< the defender's reply must reach the goal, against the attacker
    bool defender_obliged = false;  ///< it must reach the goal when it can
    bool attacker_obliged = false;  ///< so must the attacker, which then fails
};

bool can_reach_at_once(const State& state, Goal goal) {
    const std::vector<Successor> moves = successors(state);
    return std::any_of(moves.begin(), moves.end(),
                       [&](const Successor& move) { return is_reached(move.state, goal); });
}

bool attacker_wins(const State& state, Battle battle, int moves);

/// Whether the attacker, who has just let the defender move to `reply`, succeeds all the same.
bool survives(const State& reply, Battle battle, int moves_left) {
    if (battle.self && is_reached(reply, battle.goal))
        return true;
    return attacker_wins(reply, battle, moves_left);
}

/// Whether the attacker's move to `state` was good enough, with so many moves still to come.
bool succeeds(const State& state, Battle battle, int moves_left) {
    if (!battle.self && is_reached(state, battle.goal))
        return true;
    if (battle.defender_obliged && can_reach_at_once(state, battle.goal))
        return true;
    // A direct attacker out of moves has lost; a self attacker may still be mated by the reply.
    if (!battle.self && moves_left == 0)
        return false;
    const std::vector<Successor> replies = successors(state);
    return !replies.empty() &&
           std::all_of(replies.begin(), replies.end(), [&](const Successor& reply) {
               return survives(reply.state, battle, moves_left);
           });
}

bool attacker_wins(const State& state, Battle battle, int moves) {
    if (moves <= 0)
        return false;
    if (battle.attacker_obliged && can_reach_at_once(state, battle.goal))
        return false;
    const std::vector<Successor> attempts = successors(state);
    return std::any_of(attempts.begin(), attempts.end(), [&](const Successor& attempt) {
        return succeeds(attempt.state, battle, moves - 1);
    });
}

FailingMove why_it_fails(const Successor& attempt, Battle battle, int moves_left) {
    FailingMove failing;
    failing.move = attempt.move;
    const std::vector<Successor> replies = successors(attempt.state);
    failing.leaves_no_reply = replies.empty();
    for (const Successor& reply : replies) {
        if (!survives(reply.state, battle, moves_left))
            failing.refutations.push_back(reply.move);
    }
    return failing;
}

BattleResult solve_battle(const State& state, Battle battle, int moves) {
    BattleResult result;
    if (battle.attacker_obliged && can_reach_at_once(state, battle.goal))
        return result;
    for (const Successor& attempt : successors(state)) {
        if (succeeds(attempt.state, battle, moves - 1)) {
            result.keys.push_back(attempt.move);
        } else {
            result.failing.push_back(why_it_fails(attempt, battle, moves - 1));
        }
    }
    return result;
}

/// Sorts a line that has reached the goal into the exact or the short ones.
void record(const Line& line, std::size_t full_length, LineResult& result) {
    (line.size() == full_length ? result.lines : result.short_lines).push_back(line);
}

/// Plays on from `state`, to which `line` has led.
void search_help(const State& state, Goal goal, std::size_t half_moves, Line& line,
                 LineResult& result) {
    for (const Successor& next : successors(state)) {
        line.push_back(next.move);
        const std::size_t left = half_moves - line.size();
        const bool by_last_mover = left % 2 == 0;
        if (by_last_mover && is_reached(next.state, goal)) {
            record(line, half_moves, result);
        } else if (left > 0) {
            search_help(next.state, goal, half_moves, line, result);
        }
        line.pop_back();
    }
}

void search_series_direct(const State& state, Goal goal, std::size_t moves, Line& line,
                          LineResult& result) {
    for (const Successor& next : successors(state)) {
        line.push_back(next.move);
        if (is_reached(next.state, goal))
            record(line, moves, result);
        // Whoever plays on may not have given check.
        if (line.size() < moves && !in_check(next.state, next.state.white_to_move)) {
            search_series_direct(pass_turn(next.state), goal, moves, line, result);
        }
        line.pop_back();
    }
}

bool has_no_other_move(const State& state, Goal goal) {
    const std::vector<Successor> moves = successors(state);
    return !moves.empty() && std::all_of(moves.begin(), moves.end(), [&](const Successor& move) {
        return is_reached(move.state, goal);
    });
}

/// The other side's single move, the last one of a line.
void finish_line(const State& state, Goal goal, std::size_t full_length, Line& line,
                 LineResult& result) {
    for (const Successor& last : successors(state)) {
        if (!is_reached(last.state, goal))
            continue;
        line.push_back(last.move);
        record(line, full_length, result);
        line.pop_back();
    }
}

void search_series_and_reply(const State& state, Goal goal, std::size_t moves, bool compelled,
                             Line& line, LineResult& result) {
    for (const Successor& next : successors(state)) {
        line.push_back(next.move);
        if (!compelled || has_no_other_move(next.state, goal))
            finish_line(next.state, goal, moves + 1, line, result);
        // Whoever plays on may not have given check.
        if (line.size() < moves && !in_check(next.state, next.state.white_to_move)) {
            search_series_and_reply(pass_turn(next.state), goal, moves, compelled, line, result);
        }
        line.pop_back();
    }
}

void search_help_self(const State& state, Goal goal, std::size_t half_moves, Line& line,
                      LineResult& result) {
    for (const Successor& next : successors(state)) {
        line.push_back(next.move);
        const std::size_t left = half_moves - line.size();
        const bool by_victim = left % 2 == 1;
        if (by_victim && has_no_other_move(next.state, goal))
            finish_line(next.state, goal, half_moves, line, result);
        if (left > 1)
            search_help_self(next.state, goal, half_moves, line, result);
        line.pop_back();
    }
}

void search_help_reflex(const State& state, Goal goal, std::size_t half_moves, Line& line,
                        LineResult& result) {
    const std::size_t left = half_moves - line.size();
    if (can_reach_at_once(state, goal)) {
        if (left % 2 == 1)
            finish_line(state, goal, half_moves, line, result);
        return;
    }
    if (left == 1)
        return;
    for (const Successor& next : successors(state)) {
        line.push_back(next.move);
        search_help_reflex(next.state, goal, half_moves, line, result);
        line.pop_back();
    }
}

/// A short line may have been found after a longer one that begins with the same moves.
void sort_lines(LineResult& result) {
    std::sort(result.lines.begin(), result.lines.end());
    std::sort(result.short_lines.begin(), result.short_lines.end());
}

}  // namespace

bool is_reached(const State& state, Goal goal) {
    return goal == Goal::mate ? is_checkmate(state) : is_stalemate(state);
}

BattleResult solve_direct(const State& state, Goal goal, int moves) {
    return solve_battle(state, {.goal = goal}, moves);
}

BattleResult solve_self(const State& state, Goal goal, int moves) {
    return solve_battle(state, {.goal = goal, .self = true}, moves);
}

BattleResult solve_reflex(const State& state, Goal goal, int moves, bool both_obliged) {
    return solve_battle(
        state,
        {.goal = goal, .self = true, .defender_obliged = true, .attacker_obliged = both_obliged},
        moves);
}

LineResult solve_help(const State& state, Goal goal, int half_moves) {
    LineResult result;
    Line line;
    search_help(state, goal, static_cast<std::size_t>(half_moves), line, result);
    sort_lines(result);
    return result;
}

LineResult solve_series_direct(const State& state, Goal goal, int moves) {
    LineResult result;
    Line line;
    search_series_direct(state, goal, static_cast<std::size_t>(moves), line, result);
    sort_lines(result);
    return result;
}

LineResult solve_series_help(const State& state, Goal goal, int moves) {
    LineResult result;
    Line line;
    search_series_and_reply(state, goal, static_cast<std::size_t>(moves), false, line, result);
    sort_lines(result);
    return result;
}

LineResult solve_series_self(const State& state, Goal goal, int moves) {
    LineResult result;
    Line line;
    search_series_and_reply(state, goal, static_cast<std::size_t>(moves), true, line, result);
    sort_lines(result);
    return result;
}

LineResult solve_help_self(const State& state, Goal goal, int half_moves) {
    LineResult result;
    Line line;
    search_help_self(state, goal, static_cast<std::size_t>(half_moves), line, result);
    sort_lines(result);
    return result;
}

LineResult solve_help_reflex(const State& state, Goal goal, int half_moves) {
    LineResult result;
    Line line;
    search_help_reflex(state, goal, static_cast<std::size_t>(half_moves), line, result);
    sort_lines(result);
    return result;
}

}  // namespace alicemate::naive
