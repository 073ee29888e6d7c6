#pragma once

#include "core/position.h"

namespace alicemate {

/// Tells of the moves of one position which may stalemate. The men of the other side that can go
/// somewhere must all be stopped by that one move: one captured, one pawn blocked, some pinned.
class StalematingMoves {
public:
    explicit StalematingMoves(const Position& position);

    /// False proves that the legal move leaves the other side a move. Costs a few operations.
    [[nodiscard]] bool may_stalemate(Move move) const;

private:
    [[nodiscard]] Bitboard pinned_or_nearly(Square king) const;

    const Position& position_;
    Bitboard free_ = 0;        ///< men of the other side that can go somewhere, the king aside
    Bitboard free_pawns_ = 0;  ///< those that can step ahead
    Bitboard immune_ = 0;      ///< those that cannot be pinned so that they cannot move
    Bitboard lines_ = 0;       ///< squares on a line with the other side's king
};

}  // namespace alicemate
