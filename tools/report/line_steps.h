#pragma once

#include "problems/problem.h"
#include "tools/report/line_paths.h"

#include <stdexcept>
#include <string>
#include <vector>

namespace alicemate {

/// A line does not belong to the position: a move of it is not legal.
class LineError : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// The men of a setup: for each four characters, its square, its letter (capitals are White's) and
/// its board, such as "a1KA", "e5kB".
std::string men_text(const Setup& setup);

/// The squares on which something else stands than before, four characters each: "e4kA" where a man
/// stands now, "e5--" where none does.
std::string changes_text(const Position& before, const Position& after);

/// A move of a line, ready to be shown by something that knows no rules.
struct LineStep {
    std::string text;     ///< "1.Ke4/A", "Qe5", "threat: 2.Qb6#"
    std::string changes;  ///< see changes_text()
    Color mover = Color::white;
};

struct SteppedLine {
    PlayPart part = PlayPart::solution;
    std::vector<LineStep> steps;
};

/// Plays the lines. Moves are numbered as in text_report(). Throws LineError.
std::vector<SteppedLine> line_steps(const PosedProblem& posed, const std::vector<LinePath>& paths);

}  // namespace alicemate
