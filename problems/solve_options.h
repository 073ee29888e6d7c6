#pragma once

#include "problems/problem.h"
#include "solver/solve.h"

namespace alicemate {

/// How a problem that asks for so much is to be solved in one of its phases, whose stipulation is
/// given. What the computer has to do with it (threads, memory) is left as it is by default.
SolveOptions solve_options(const ProblemOptions& asked, const Stipulation& stipulation);

}  // namespace alicemate
