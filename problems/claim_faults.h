#pragma once

#include "problems/verdict.h"

namespace alicemate {

/// Why no solution whatever can be as claimed; nothing if one might be. Besides fault_of_claim(): a
/// shortest solution longer than stated, another number of keys than are named.
std::optional<InputError> contradiction_of_claim(const Problem& problem, const PosedProblem& posed);

}  // namespace alicemate
