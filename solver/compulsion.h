#pragma once

#include "solver/goal_moves.h"
#include "solver/search_thread.h"
#include "solver/stipulation.h"

#include <algorithm>

namespace alicemate {

/// Whether the side to move can reach the goal at once.
inline bool can_reach(Goal goal, const Position& position, SearchThread& thread) {
    MoveList candidates;
    generate_candidates(goal, position, candidates);
    return std::any_of(candidates.begin(), candidates.end(), [&](Move move) {
        thread.count_node();
        return is_reached_by_candidate(goal, move, position.after(move));
    });
}

/// Whether the side to move has moves that reach the goal and no legal move that does not.
inline bool must_reach(Goal goal, const Position& position, SearchThread& thread) {
    if (mates_mover(goal)) {
        return !has_legal_move(position) && can_reach(goal, position, thread);
    }
    if (goal.kind == Goal::mate && has_quiet_move(position)) {
        return false;
    }
    MoveList moves;
    generate_legal(position, moves);
    return !moves.empty() && std::all_of(moves.begin(), moves.end(), [&](Move move) {
        thread.count_node();
        return is_reached(goal, move, position.after(move));
    });
}

/// Whether the play compels the side to move to reach the goal: in self play where it has no
/// other move, in reflex play wherever it can.
inline bool is_compelled(Play play, Goal goal, const Position& position, SearchThread& thread) {
    switch (play) {
        case Play::self:
        case Play::help_self:
        case Play::series_self: return must_reach(goal, position, thread);
        case Play::reflex:
        case Play::semi_reflex:
        case Play::help_reflex:
        case Play::series_reflex: return can_reach(goal, position, thread);
        default: return false;
    }
}

}  // namespace alicemate
