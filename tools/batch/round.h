#pragma once

#include "solver/search_control.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace alicemate {

/// One pass over the problems that are not decided yet.
struct Round {
    Limits limits;       ///< of each problem
    bool alone = false;  ///< one problem after another with all threads; else one thread each
};

/// The rounds that lead to these limits: one with each of the node limits, small ones first, as far
/// as they lie below; in them problems are solved side by side. Then one with the limits
/// themselves, alone, unless it would be no longer than what a round side by side allows.
std::vector<Round> plan_rounds(const Limits& limits, const std::vector<std::uint64_t>& nodes);

}  // namespace alicemate
