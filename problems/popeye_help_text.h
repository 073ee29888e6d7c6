#pragma once

#include "core/position.h"
#include "solver/solution.h"
#include "solver/stipulation.h"

#include <string>

namespace alicemate {

/// Lines of help or series play as Popeye prints them, `  1.Bl Wh   2.Bl Wh #`, from the diagram's
/// position: those that reach the goal sooner, then the others. They begin in the middle of a
/// move, `  1...Wh   2.Bl Wh #`, when the goal comes after an odd number of half-moves.
std::string popeye_lines(const Position& position, const Stipulation& stipulation,
                         const HelpSolution& solution);

/// The set lines, which begin a half-move later: `  1...Wh #`, `  1...  ...  2.Bl Wh #`.
std::string popeye_set_lines(const Position& position, const Stipulation& stipulation,
                             const HelpSolution& solution);

}  // namespace alicemate
