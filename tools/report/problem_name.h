#pragma once

#include "tools/batch/result_row.h"

#include <string>

namespace alicemate {

/// "Marks", "Marks b)", "Marks b) duplex"; empty if the problem has no name.
std::string problem_name(const ResultRow& row);

}  // namespace alicemate
