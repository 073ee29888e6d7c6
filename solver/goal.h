#pragma once

#include "core/legal_moves.h"
#include "solver/stipulation.h"

namespace alicemate {

/// Whether the side to move finds itself mated or stalemated, whichever is the goal.
inline bool is_reached(Goal goal, const Position& position) {
    return in_check(position) == (goal == Goal::mate) && !has_legal_move(position);
}

/// Appends the moves that may reach the goal at once: every one that does is among them.
inline void generate_candidates(Goal goal, const Position& position, MoveList& moves) {
    if (goal == Goal::mate) {
        generate_checking(position, moves);
    } else {
        generate_legal(position, moves);
    }
}

/// Whether a move that generate_candidates() gave has reached the goal in `after`. Cheaper than
/// is_reached(): after a checking move only the replies are to be looked for.
inline bool is_reached_by_candidate(Goal goal, const Position& after) {
    return !has_legal_move(after) && (goal == Goal::mate || !in_check(after));
}

}  // namespace alicemate
