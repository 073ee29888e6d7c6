#pragma once

#include "core/check.h"
#include "core/legal_moves.h"
#include "solver/goal.h"

namespace alicemate {

/// Whether the side to move, which cannot move, is in the state that the goal asks for.
inline bool is_reached_by_immobility(Goal goal, const Position& position) {
    return goal.kind == Goal::mate_or_stalemate ||
           (is_immobility(goal) && in_check(position) == (goal.kind == Goal::mate));
}

/// Whether the move that led to `after` reaches the goal; of the position before nothing is asked.
/// Looks for replies where the goal depends on them.
bool is_reached(Goal goal, Move move, const Position& after);

/// Puts into an empty list the moves that may reach the goal at once: all that do are among them.
/// Where the mover is to be mated itself, moves that leave its king in check too.
void generate_candidates(Goal goal, const Position& position, MoveList& moves);

/// is_reached() for a move that generate_candidates() gave, with less work.
inline bool is_reached_by_candidate(Goal goal, Move move, const Position& after) {
    return goal.kind == Goal::mate ? !has_legal_move(after) : is_reached(goal, move, after);
}

/// The moves that may be made when the goal is the mover's: the legal ones and those that reach a
/// goal by which the mover is mated; in the order of comes_before.
MoveList sorted_moves_towards(Goal goal, const Position& position);

}  // namespace alicemate
