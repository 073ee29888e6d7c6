#pragma once

#include "core/position.h"

#include <optional>

namespace alicemate {

/// How many times the pawn of `color` on `square` has moved one rank ahead, at most: each of these
/// moves may have been a capture, which takes it to another file. Under rules with transfer the
/// board tells whether it has made a double step, since a pawn is on A after an even number of
/// moves: a white pawn has come to e4 of A by two single steps, to e4 of B by a double step.
unsigned single_steps(const Position& position, Color color, Square square);

/// The least number of captures by which the pawns of a side can have come from as many different
/// squares of its second rank, or nothing if they cannot: a pawn captures once for each file that
/// it leaves, and no more often than it makes single steps. The least over all ways to give the
/// pawns home files.
std::optional<unsigned> least_pawn_captures(const Position& position, Color color);

}  // namespace alicemate
