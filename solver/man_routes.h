#pragma once

#include "core/piece.h"
#include "core/square.h"

#include <cstdint>
#include <vector>

namespace alicemate {

/// A man on a square, and the fewest own moves that bring it there.
struct Arrival {
    PieceType type;  ///< a pawn may have promoted
    bool crossed;    ///< it stands on the other board than at first; always false on one board
    Square square;
    std::uint8_t moves;
};

/// How few own moves bring a white man anywhere, if nothing is in its way and a pawn finds
/// something to capture wherever it likes: lower bounds for every position; castling is left out.
/// Each type, board and square that can be reached once, fewer moves first; the place where it
/// stands, with no move, is the first. Takes microseconds.
std::vector<Arrival> routes_of(PieceType type, Square from, bool transfer);

}  // namespace alicemate
