#pragma once

#include "core/position.h"
#include "problems/series_line.h"
#include "solver/solution.h"
#include "solver/stipulation.h"

#include <string>
#include <vector>

namespace alicemate {

/// Which of the solution's lists a line belongs to. Short lines are numbered as full ones are.
enum class LineKind : std::uint8_t { actual, set_play };

/// Numbers the moves of a help line as problemists do, the first of them being half-move number
/// `first` counted from 0: "1.a b 2.c", or from half-move 1 "1...a 2.b c".
std::string number_help_moves(const std::vector<std::string>& moves, unsigned first);

/// One line of help or series play in short algebraic notation with numbers: "1.a b 2.c d"; in
/// series play moves of the other side have none, "1.a 2.b c".
std::string help_line_text(const Position& position, const Stipulation& stipulation,
                           const Line& line, LineKind kind);

/// A line of series play in the same notation.
std::string series_line_text(const std::vector<SeriesStep>& steps, Goal goal);

/// Set play, solutions and short solutions, one line each, under their headings; or their numbers
/// only.
std::string help_text(const Position& position, const Stipulation& stipulation,
                      const HelpSolution& solution, bool count_only);

}  // namespace alicemate
