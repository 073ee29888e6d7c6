#pragma once

#include "problems/problem.h"

#include <string>

namespace alicemate {

/// What a posed problem is, whatever it is called and wherever it stands: a problem of its own with
/// the same position, rules, stipulation, wishes and claim, but without name, author, place, twins
/// and second phase. Posed and solved, it gives the answer and the verdict of the posed problem.
Problem content_of(const Problem& problem, const PosedProblem& posed);

/// The same as an EPD line, equal for equal problems. read_epd() gives content_of() back.
std::string content_text(const Problem& problem, const PosedProblem& posed);

}  // namespace alicemate
