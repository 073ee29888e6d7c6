#include "solver/goal_moves.h"

namespace alicemate {
namespace {

/// Whether the side to move is in check and has no move; to take a king that stands in check would
/// be one.
bool is_mated(const Position& position) {
    return in_check(position) && !has_legal_move(position);
}

/// Whether the move itself, whatever comes of it, may reach the goal.
bool has_the_look(Goal goal, Move move) {
    switch (goal.kind) {
        case Goal::capture: return move.is_capture();
        case Goal::target: return move.to() == goal.target_square;
        case Goal::castling: return move.kind() == MoveKind::castling;
        case Goal::en_passant: return move.kind() == MoveKind::en_passant;
        default: return true;
    }
}

/// Whether the side to move may strive for a goal by which it is mated itself.
bool may_be_mated(Goal goal, const Position& position) {
    switch (goal.kind) {
        case Goal::double_mate: return has_legal_move(position);
        case Goal::counter_mate: return state_of(position) == State::mate;
        default: return true;
    }
}

}  // namespace

bool is_reached(Goal goal, Move move, const Position& after) {
    switch (goal.kind) {
        case Goal::mate: return in_check(after) && !has_legal_move(after);
        case Goal::stalemate: return !in_check(after) && !has_legal_move(after);
        case Goal::mate_or_stalemate: return !has_legal_move(after);
        case Goal::double_stalemate:
            return !in_check(after) && !has_legal_move(after) &&
                   !has_legal_move(after.with_turn_passed());
        case Goal::double_mate:
        case Goal::counter_mate: return is_mated(after) && is_mated(after.with_turn_passed());
        case Goal::auto_mate: return is_mated(after.with_turn_passed());
        case Goal::auto_stalemate:
            return !in_check(after) && !has_legal_move(after.with_turn_passed());
        case Goal::check: return in_check(after);
        default: return has_the_look(goal, move);
    }
}

void generate_candidates(Goal goal, const Position& position, MoveList& moves) {
    if (goal.kind == Goal::mate || goal.kind == Goal::check) {
        generate_checking(position, moves);
        return;
    }
    if (!mates_mover(goal)) {
        generate_legal(position, moves);
    } else if (may_be_mated(goal, position)) {
        generate_heedless(position, moves);
    }
    moves.remove_if([&](Move move) { return !has_the_look(goal, move); });
}

MoveList sorted_moves_towards(Goal goal, const Position& position) {
    MoveList moves;
    generate_legal(position, moves);
    if (mates_mover(goal)) {
        MoveList candidates;
        generate_candidates(goal, position, candidates);
        for (const Move move : candidates) {
            if (is_reached(goal, move, position.after(move))) {
                moves.push_back(move);
            }
        }
    }
    moves.sort();
    return moves;
}

}  // namespace alicemate
