#pragma once

#include "core/position.h"
#include "solver/moves_left.h"

namespace alicemate {

/// The pawns of a side that can step ahead, pins and checks aside.
Bitboard free_pawns(const Position& position, Color color);

/// The men of a side, neither pawns nor king, that have ways to go in more than `closed`
/// directions, pins and checks aside.
Bitboard free_officers(const Position& position, Color color, unsigned closed);

/// What a side may come to pin so that it cannot move at all.
struct Pins {
    unsigned most = 0;    ///< so many men at most, one for each line man
    Bitboard immune = 0;  ///< men that could still move along any line they may be pinned on
};

/// What `color` may pin in so many moves of its own, pawns that can promote included.
Pins pins_by(const Position& position, Color color, unsigned moves);

/// Whether the moves left may suffice to make all men of `mated` but its king immobile, which a
/// stalemate wants. Of the men that are free now a move of the mating side stops one at most: it
/// captures it, or lands in front of a pawn (not both: a pawn is not free behind a man that can be
/// captured). A move of the mated side takes one man away from its place and stops one pawn. A
/// line man can pin one man; a man with more ways to go than moves are left to close them stays
/// free. False is a proof; costs less than making a few moves.
bool may_immobilise(const Position& position, Color mated, MovesLeft left);

}  // namespace alicemate
