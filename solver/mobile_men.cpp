#include "solver/mobile_men.h"

#include "core/attacks.h"

#include <algorithm>

namespace alicemate {

namespace {

/// The pawns that may promote in so many moves.
Bitboard promoting_pawns(const Position& position, Color color, unsigned moves) {
    constexpr unsigned always = 5;  // moves that bring any pawn to promotion
    Bitboard near = moves >= always ? all_squares : 0;
    for (unsigned i = 1; i <= std::min(moves, always); ++i) {
        near |= relative_rank_set(color, 7 - i);
    }
    return position.men(color, PieceType::pawn) & near;
}

}  // namespace

Pins pins_by(const Position& position, Color color, unsigned moves) {
    const Bitboard promoting = promoting_pawns(position, color, moves);
    const Bitboard straight = (position.straight_men() & position.men(color)) | promoting;
    const Bitboard diagonal = (position.diagonal_men() & position.men(color)) | promoting;
    Pins pins;
    if (!position.king(~color)) {
        return {0, all_squares};
    }
    pins.most = count(straight | diagonal);
    if (position.rules().transfer) {
        return pins;  // to take the pinning man may open the line to another one behind it
    }
    pins.immune = position.men(PieceType::queen) |
                  (diagonal == 0 ? position.men(PieceType::rook) : 0) |
                  (straight == 0 ? position.men(PieceType::bishop) : 0);
    return pins;
}

Bitboard free_pawns(const Position& position, Color color) {
    const Bitboard open = shift_ahead(~color, ~position.men());
    return position.men(color, PieceType::pawn) & open;
}

Bitboard free_officers(const Position& position, Color color, unsigned closed) {
    // With two boards a capture may be illegal because it opens a line, and a landing may be
    // blocked by any man; a vacant neighbouring square is a way to go under all rules.
    const Bitboard shut = position.rules().transfer ? position.men() : position.men(color);
    Bitboard free = 0;
    for (const PieceType type :
         {PieceType::knight, PieceType::bishop, PieceType::rook, PieceType::queen}) {
        for (Bitboard rest = position.men(color, type); rest != 0;) {
            const Square from = pop_first(rest);
            const Bitboard ways = attacks_of({color, type}, from, all_squares) & ~shut;
            free |= count(ways) > closed ? bit(from) : 0;
        }
    }
    return free;
}

bool may_immobilise(const Position& position, Color mated, MovesLeft left) {
    if (!position.castling().empty()) {
        return true;  // castling moves two men at once
    }
    const unsigned moves = left.mating + left.mated;
    const Pins pins = pins_by(position, ~mated, left.mating);
    const unsigned closed = position.rules().transfer ? moves : left.mated;
    const Bitboard officers = free_officers(position, mated, closed);
    if (count(officers & pins.immune) > moves || count(officers) > moves + pins.most) {
        return false;
    }
    return count(officers | free_pawns(position, mated)) <= moves + left.mated + pins.most;
}

}  // namespace alicemate
