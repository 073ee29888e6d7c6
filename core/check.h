#pragma once

#include "core/attacks.h"
#include "core/position.h"

namespace alicemate {

/// The men of `attacker` on `board` that attack `square` there, when `occupied` are the men in the
/// way on that board and only those in `present` count as attackers.
inline Bitboard attackers(const Position& position, Color attacker, Square square,
                          Bitboard occupied, Bitboard present) {
    const Bitboard steppers = (knight_attacks(square) & position.men(PieceType::knight)) |
                              (king_attacks(square) & position.men(PieceType::king)) |
                              (pawn_attacks(~attacker, square) & position.men(PieceType::pawn));
    const Bitboard liners = (rook_attacks(square, occupied) & position.straight_men()) |
                            (bishop_attacks(square, occupied) & position.diagonal_men());
    return (steppers | liners) & position.men(attacker) & present;
}

/// The men that give check to the king of `color`; none if it has no king.
inline Bitboard checkers(const Position& position, Color color) {
    const Bitboard kings = position.men(color, PieceType::king);
    if (kings == 0) {
        return 0;
    }
    const Square king = first(kings);
    const Bitboard on_board = position.standing_on(position.board_of(king));
    return attackers(position, ~color, king, position.men() & on_board, on_board);
}

/// Whether the king of `color` is attacked; false if it has no king.
inline bool is_attacked_king(const Position& position, Color color) {
    return checkers(position, color) != 0;
}

/// Whether the side to move is in check.
inline bool in_check(const Position& position) {
    return is_attacked_king(position, position.to_move());
}

}  // namespace alicemate
