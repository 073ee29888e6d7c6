#pragma once

#include "core/position.h"
#include "solver/stipulation.h"

#include <string>

namespace alicemate {

/// A move in Popeye's notation with the sign behind it: ` #` or ` =` if it reaches the goal, else
/// ` +` if it checks.
std::string popeye_move_text(const Position& before, Move move, Goal goal, bool reaches_goal);

}  // namespace alicemate
