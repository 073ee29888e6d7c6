#pragma once

#include "core/position.h"

#include <string>
#include <vector>

namespace alicemate {

/// Men of which a side has more than the game array gave it.
struct PromotedMen {
    unsigned count = 0;              ///< at least so many are promoted pawns
    std::vector<std::string> kinds;  ///< "queens", "bishops on light squares", ...
};

/// What of a side's men must be promoted. It began with one queen, two rooks, one bishop on squares
/// of either colour, and two knights. Under rules with transfer a knight changes with each move the
/// colour of its square and its board: light on A and dark on B, or dark on A and light on B, and a
/// side began with one of either class. A bishop whose way out two pawns block that have not moved
/// is still at home; every other one on squares of that colour is promoted.
PromotedMen promoted_men(const Position& position, Color color);

/// How many bishops of a side were captured at home behind two pawns that have not moved. No enemy
/// pawn did so: it would have come over one of these pawns' squares.
unsigned bishops_captured_at_home(const Position& position, Color color);

}  // namespace alicemate
