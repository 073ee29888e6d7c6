#pragma once

#include "core/position.h"
#include "solver/solution.h"
#include "solver/stipulation.h"

#include <vector>

namespace alicemate {

/// A move of a line of series play.
struct SeriesStep {
    Position before;
    Move move;
    unsigned number = 1;    ///< of the move of the side that plays alone; of a reply: the same
    bool is_reply = false;  ///< the other side's: the last move, or the parry of a check
    bool reaches_goal = false;
};

/// The moves of a line, told apart by side. A line of one move, in play that ends with the other
/// side's move, is that move (set play).
std::vector<SeriesStep> series_steps(Position position, Play play, const Line& line);

/// Each way through the tree below an attack of parry series play, as a line; the attack alone if
/// its tree was not asked for.
std::vector<std::vector<SeriesStep>> parry_lines(const Position& position, const Attack& attack);

}  // namespace alicemate
