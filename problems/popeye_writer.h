#pragma once

#include "problems/problem.h"
#include "problems/written_problem.h"

namespace alicemate {

/// The problem in Popeye's input language, without the words around it: a file is BeginProblem, the
/// problems with NextProblem between them, EndProblem. Popeye and read_popeye() understand it in
/// the same way; popeye_phrases() says what is an error. An id that is not `number`, that of the
/// problem in the file, is told in a line "Remark id: ...". Left out are claims, move counters, the
/// opcodes other than `award` and `remark`, and texts too long for Popeye's lines.
Writing write_popeye(const Problem& problem, std::size_t number);

}  // namespace alicemate
