#pragma once

#include "core/position.h"
#include "solver/goal.h"

#include <string>

namespace alicemate {

/// A move that reaches a goal, in short algebraic notation with the goal's sign where the notation
/// itself does not tell: `Kf7=`, `Qd2==`, `Ra8!#`.
std::string goal_move_text(const Position& before, Move move, Goal goal);

}  // namespace alicemate
