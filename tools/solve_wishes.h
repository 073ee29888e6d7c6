#pragma once

#include "problems/duals.h"
#include "problems/problem.h"
#include "tools/command_line.h"

#include <vector>

namespace alicemate {

/// What is asked of every problem, besides what its file asks.
struct SolveWishes {
    ProblemOptions options;
    Claim claim;                ///< of every problem, whatever its file claims; may be empty
    Duals duals = Duals::main;  ///< which are marked and counted
};

/// The options by which a command lets its user say all this, but for `--post-key-play`.
std::vector<OptionSpec> wish_option_specs();

/// Reads them. Throws UsageError.
SolveWishes read_solve_wishes(const ParsedArguments& arguments);

/// Asks of the problem what is wished besides what its file asks. Where both name a number, the one
/// wished is taken; of refutations, the greater. A claim that is wished replaces that of the file.
void apply(const SolveWishes& wishes, Problem& problem);

}  // namespace alicemate
