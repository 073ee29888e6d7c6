// Series play.

#include "tests/naive/naive_lines.h"

namespace alicemate::naive {
namespace {

/// When the other side's last move of a series problem may be made.
enum class Ending {
    any_time,  ///< it helps
    forced,    ///< only when it has no choice, and then it is made
    possible,  ///< whenever it can be made it is
};

/// A series problem that ends with a move of the other side.
struct Series {
    Goal goal;
    std::size_t moves = 0;
    Ending ending = Ending::any_time;
    bool mover_obliged = false;  ///< the side of the series must not be able to reach the goal
};

/// Whoever plays on may not have given check.
bool may_play_on(const State& after) {
    return !in_check(after, after.white_to_move);
}

void search_series_direct(const State& state, Goal goal, std::size_t moves, Line& line,
                          LineResult& result) {
    record_last_moves(state, goal, moves, line, result);
    if (line.size() + 1 == moves)
        return;
    for (const Successor& next : successors(state)) {
        if (!may_play_on(next.state) || (!immobilises(goal) && is_reached(state, next, goal)))
            continue;
        line.push_back(next.move);
        search_series_direct(pass_turn(next.state), goal, moves, line, result);
        line.pop_back();
    }
}

/// Whether the other side, to move now, makes its last move in any case.
bool must_end(const State& state, const Series& series) {
    switch (series.ending) {
        case Ending::forced: return must_reach_at_once(state, series.goal);
        case Ending::possible: return can_reach_at_once(state, series.goal);
        default: return false;
    }
}

void search_series(const State& state, const Series& series, Line& line, LineResult& result);

/// Goes on from a position where the other side is to move.
void end_or_play_on(const State& state, const Series& series, Line& line, LineResult& result) {
    const bool ends = must_end(state, series);
    if (ends || series.ending == Ending::any_time)
        record_last_moves(state, series.goal, series.moves + 1, line, result);
    if (!ends && line.size() < series.moves && may_play_on(state))
        search_series(pass_turn(state), series, line, result);
}

void search_series(const State& state, const Series& series, Line& line, LineResult& result) {
    if (series.mover_obliged && can_reach_at_once(state, series.goal))
        return;
    for (const Successor& next : successors(state)) {
        line.push_back(next.move);
        end_or_play_on(next.state, series, line, result);
        line.pop_back();
    }
}

LineResult solve_series(const State& state, const Series& series) {
    LineResult result;
    Line line;
    if (series.moves == 0) {
        end_or_play_on(pass_turn(state), series, line, result);
    } else {
        search_series(state, series, line, result);
    }
    sort_lines(result);
    return result;
}

}  // namespace

LineResult solve_series_direct(const State& state, Goal goal, int moves) {
    return sorted_lines([&](Line& line, LineResult& result) {
        search_series_direct(state, goal, static_cast<std::size_t>(moves), line, result);
    });
}

LineResult solve_series_help(const State& state, Goal goal, int moves) {
    return solve_series(state, {.goal = goal, .moves = static_cast<std::size_t>(moves)});
}

LineResult solve_series_self(const State& state, Goal goal, int moves) {
    return solve_series(
        state, {.goal = goal, .moves = static_cast<std::size_t>(moves), .ending = Ending::forced});
}

LineResult solve_series_reflex(const State& state, Goal goal, int moves, bool both_obliged) {
    return solve_series(state, {.goal = goal,
                                .moves = static_cast<std::size_t>(moves),
                                .ending = Ending::possible,
                                .mover_obliged = both_obliged});
}

}  // namespace alicemate::naive
