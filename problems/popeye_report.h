#pragma once

#include "problems/problem.h"
#include "solver/solution.h"

#include <optional>
#include <string>

namespace alicemate {

/// The answer to a problem in Popeye's grammar is its heading, the answers to its diagram and
/// twins in order, and the ending. The order of the moves is ours: keys before tries, short lines
/// first, and the solution's own order within.

/// What was asked for; it shows in the text even where nothing was found.
struct PopeyeReportOptions {
    bool no_board = false;    ///< no heading but the remarks
    bool set_play = false;    ///< the solution tells of set play
    bool variations = false;  ///< battle play: it tells of threats, variations and zugzwang
    bool threats = true;      ///< of variations only, if not
};

/// Remarks, authors (one a line), origin, award, title, the diagram and what is below it.
std::string popeye_heading(const Problem& problem, const PopeyeReportOptions& options);

/// The heading of the twin, if there are twins, and the solution. The second phase of a duplex
/// problem has no heading of its own.
std::string popeye_answer(const PosedProblem& posed, const Solution& solution,
                          const PopeyeReportOptions& options);

/// What stands below the last answer: `solution finished.`, or `Partial solution` if not all has
/// been solved; with the time it took if that is wanted.
std::string popeye_ending(Outcome outcome, std::optional<double> seconds);

}  // namespace alicemate
