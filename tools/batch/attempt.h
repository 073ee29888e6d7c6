#pragma once

#include "solver/search_control.h"
#include "solver/solution.h"

#include <optional>

namespace alicemate {

/// What came of solving a problem, as far as it decides whether to try again.
struct Attempt {
    std::optional<Outcome> outcome;  ///< nothing: it was not tried yet
    StopReason reason = StopReason::none;
    Limits limits;  ///< under which it was tried
    unsigned threads = 1;
    bool counted_only = false;  ///< the lists of lines were not asked for
};

/// Whether another attempt with these limits, threads and lists can bring nothing new: the problem
/// is decided, or was cut off by the same limit as large, or larger.
bool is_settled(const Attempt& attempt, const Limits& limits, unsigned threads, bool count_only);

}  // namespace alicemate
