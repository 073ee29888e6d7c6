#pragma once

#include "problems/popeye_report.h"
#include "problems/solve_options.h"
#include "solver/solve.h"
#include "tests/problems/reading.h"

#include <optional>
#include <string>

namespace alicemate {

/// What the program prints for a problem in Popeye's format; nothing if a search needs more nodes
/// than it may.
inline std::optional<std::string> popeye_text(const Problem& problem,
                                              std::optional<std::uint64_t> nodes = std::nullopt) {
    const ProblemOptions& asked = problem.options;
    const PopeyeReportOptions report{asked.no_board, asked.set_play, asked.variations,
                                     !asked.no_threat};
    std::string text = popeye_heading(problem, report);
    for (const auto& posed : pose(problem)) {
        SolveOptions options = solve_options(asked, posed->stipulation);
        options.variations |= posed->stipulation.play == Play::parry_series;
        options.limits.nodes = nodes;
        const Solution solution = solve(posed->position, posed->stipulation, options, {});
        if (solution.outcome == Outcome::unknown) {
            return std::nullopt;
        }
        text += popeye_answer(*posed, solution, report);
    }
    return text + popeye_ending(Outcome::solved, std::nullopt);
}

/// The same for the text of a problem, without the frame of BeginProblem and EndProblem.
inline std::string popeye_text_of(const std::string& input) {
    const Readings readings = read_popeye_text("BeginProblem\n" + input + "\nEndProblem\n");
    return popeye_text(only_problem(readings)).value();
}

}  // namespace alicemate
