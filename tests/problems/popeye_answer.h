#pragma once

#include "problems/popeye_report.h"
#include "solver/solve.h"
#include "tests/problems/reading.h"

#include <optional>
#include <string>

namespace alicemate {

/// What the program prints for a problem in Popeye's format; nothing if a search needs more nodes
/// than it may.
inline std::optional<std::string> popeye_text(const Problem& problem,
                                              std::optional<std::uint64_t> nodes = std::nullopt) {
    const PopeyeReportOptions report{problem.options.no_board, problem.options.set_play,
                                     problem.options.variations};
    SolveOptions options;
    options.set_play = problem.options.set_play;
    options.try_refutations = problem.options.try_refutations;
    options.variations = problem.options.variations;
    options.limits.nodes = nodes;
    std::string text = popeye_heading(problem, report);
    for (const auto& posed : pose(problem)) {
        const Solution solution = solve(posed->position, problem.stipulation, options, {});
        if (solution.outcome == Outcome::unknown) {
            return std::nullopt;
        }
        text += popeye_answer(problem, *posed, solution, report);
    }
    return text + popeye_ending(Outcome::solved, std::nullopt);
}

/// The same for the text of a problem, without the frame of BeginProblem and EndProblem.
inline std::string popeye_text_of(const std::string& input) {
    const Readings readings = read_popeye_text("BeginProblem\n" + input + "\nEndProblem\n");
    return popeye_text(only_problem(readings)).value();
}

}  // namespace alicemate
