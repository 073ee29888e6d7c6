// Help play.

#include "tests/naive/naive_lines.h"

namespace alicemate::naive {
namespace {

/// Whether the side to move makes the last half-move, with so many still to come.
bool is_last_mover(std::size_t half_moves_left) {
    return half_moves_left % 2 == 1;
}

/// Plays on from `state`, to which `line` has led.
void search_help(const State& state, Goal goal, std::size_t half_moves, Line& line,
                 LineResult& result) {
    const std::size_t left = half_moves - line.size();
    const bool by_last_mover = is_last_mover(left);
    if (by_last_mover)
        record_last_moves(state, goal, half_moves, line, result);
    if (left == 1)
        return;
    for (const Successor& next : successors(state)) {
        if (by_last_mover && is_reached(state, next, goal))
            continue;
        line.push_back(next.move);
        search_help(next.state, goal, half_moves, line, result);
        line.pop_back();
    }
}

void search_help_self(const State& state, Goal goal, std::size_t half_moves, Line& line,
                      LineResult& result) {
    const std::size_t left = half_moves - line.size();
    if (is_last_mover(left) && must_reach_at_once(state, goal)) {
        record_last_moves(state, goal, half_moves, line, result);
        return;
    }
    if (left == 1)
        return;
    for (const Successor& next : successors(state)) {
        line.push_back(next.move);
        search_help_self(next.state, goal, half_moves, line, result);
        line.pop_back();
    }
}

void search_help_reflex(const State& state, Goal goal, std::size_t half_moves, Line& line,
                        LineResult& result) {
    const std::size_t left = half_moves - line.size();
    if (can_reach_at_once(state, goal)) {
        if (is_last_mover(left))
            record_last_moves(state, goal, half_moves, line, result);
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

/// The goals of a reciprocal problem.
struct ReciprocalGoals {
    Goal helped;
    Goal own;
};

/// Adds both endings from here if there are both.
void record_endings(const State& state, const ReciprocalGoals& goals, std::size_t half_moves,
                    Line& line, ReciprocalResult& result) {
    ReciprocalResult endings;
    record_last_moves(state, goals.own, half_moves - 1, line, endings.own);
    for (const Successor& next : successors(state)) {
        line.push_back(next.move);
        record_last_moves(next.state, goals.helped, half_moves, line, endings.helped);
        line.pop_back();
    }
    const auto add = [](const std::vector<Line>& from, std::vector<Line>& to) {
        to.insert(to.end(), from.begin(), from.end());
    };
    const auto is_empty = [](const LineResult& lines) {
        return lines.lines.empty() && lines.short_lines.empty();
    };
    if (is_empty(endings.own) || is_empty(endings.helped))
        return;
    add(endings.own.lines, result.own.lines);
    add(endings.own.short_lines, result.own.short_lines);
    add(endings.helped.lines, result.helped.lines);
    add(endings.helped.short_lines, result.helped.short_lines);
}

void search_reciprocal(const State& state, const ReciprocalGoals& goals, std::size_t half_moves,
                       Line& line, ReciprocalResult& result) {
    const std::size_t left = half_moves - line.size();
    if (!is_last_mover(left))
        record_endings(state, goals, half_moves, line, result);
    if (left == 2)
        return;
    for (const Successor& next : successors(state)) {
        line.push_back(next.move);
        search_reciprocal(next.state, goals, half_moves, line, result);
        line.pop_back();
    }
}

}  // namespace

LineResult solve_help(const State& state, Goal goal, int half_moves) {
    return sorted_lines([&](Line& line, LineResult& result) {
        search_help(state, goal, static_cast<std::size_t>(half_moves), line, result);
    });
}

LineResult solve_help_self(const State& state, Goal goal, int half_moves) {
    return sorted_lines([&](Line& line, LineResult& result) {
        search_help_self(state, goal, static_cast<std::size_t>(half_moves), line, result);
    });
}

LineResult solve_help_reflex(const State& state, Goal goal, int half_moves) {
    return sorted_lines([&](Line& line, LineResult& result) {
        search_help_reflex(state, goal, static_cast<std::size_t>(half_moves), line, result);
    });
}

ReciprocalResult solve_reciprocal(const State& state, Goal helped, Goal own, int half_moves) {
    ReciprocalResult result;
    Line line;
    search_reciprocal(state, {helped, own}, static_cast<std::size_t>(half_moves), line, result);
    sort_lines(result.helped);
    sort_lines(result.own);
    return result;
}

}  // namespace alicemate::naive
