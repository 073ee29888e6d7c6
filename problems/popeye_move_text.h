#pragma once

#include "core/position.h"
#include "solver/stipulation.h"

#include <string>

namespace alicemate {

/// A move in Popeye's notation with the signs behind it: ` +` if it checks, that of the goal if it
/// reaches it, both if neither implies the other (` + x`).
std::string popeye_move_text(const Position& before, Move move, Goal goal, bool reaches_goal);

}  // namespace alicemate
