#pragma once

#include "core/position.h"
#include "problems/series_line.h"
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

/// A line of series play, `  1.a   2.b c #`, without line feed.
std::string popeye_series_line(const std::vector<SeriesStep>& steps, Goal goal);

}  // namespace alicemate
