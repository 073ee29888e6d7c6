#include "solver/stalemating_moves.h"

#include "core/attacks.h"
#include "solver/mobile_men.h"

namespace alicemate {
namespace {

// A move may open two lines to the king, where it comes from and (with two boards) where it
// captures, and the man that moves may attack along a third.
constexpr unsigned most_pins = 3;

}  // namespace

StalematingMoves::StalematingMoves(const Position& position) : position_(position) {
    const Color other = ~position.to_move();
    const auto king = position.king(other);
    immune_ = pins_by(position, position.to_move(), 1).immune;
    const Bitboard pinned = king ? pinned_or_nearly(*king) & ~immune_ : 0;
    // With two boards a man may be blocked by one that lands where it would arrive.
    const unsigned closed = position.rules().transfer ? 1 : 0;
    free_pawns_ = free_pawns(position, other) & ~pinned;
    free_ = (free_pawns_ | free_officers(position, other, closed)) & ~pinned;
    lines_ = king ? queen_attacks(*king, 0) : 0;
}

/// Men between the king and a line man of the side to move.
Bitboard StalematingMoves::pinned_or_nearly(Square king) const {
    const Bitboard us = position_.men(position_.to_move());
    Bitboard set = 0;
    for (Bitboard rest = us & ((rook_attacks(king, 0) & position_.straight_men()) |
                               (bishop_attacks(king, 0) & position_.diagonal_men()));
         rest != 0;) {
        set |= between(king, pop_first(rest));
    }
    return set;
}

bool StalematingMoves::may_stalemate(Move move) const {
    if (move.kind() == MoveKind::castling || move.kind() == MoveKind::en_passant) {
        return true;
    }
    const Color us = position_.to_move();
    const Bitboard to = bit(move.to());
    const Bitboard blocked = shift_ahead(us, to) & free_pawns_;
    const Bitboard left = free_ & ~(to | blocked);
    if (left == 0) {
        return true;
    }
    const bool may_pin = ((bit(move.from()) | to) & lines_) != 0;
    return may_pin && (left & immune_) == 0 && count(left) <= most_pins;
}

}  // namespace alicemate
