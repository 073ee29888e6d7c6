#pragma once

#include "problems/problem.h"
#include "problems/written_problem.h"

namespace alicemate {

/// The problem as one YAML document that begins with `---`, as the Olive editor and YACPDB have
/// them: read_yaml() reads it back. The fields that came with the problem, such as `solution`, are
/// there again; `id` only if it is not `number`, that of the problem in the file. Without a claim
/// nothing is said of it, which Olive takes for one solution. popeye_phrases() says what is an
/// error. Left out are claimed keys and lengths, move counters, and the opcodes other than `award`,
/// `remark` and `yaml`.
Writing write_yaml(const Problem& problem, std::size_t number);

}  // namespace alicemate
