#include "tools/batch/attempt.h"

namespace alicemate {
namespace {

/// Whether a limit is no larger than the one that cut the work off; none is larger than all.
template <typename Value>
bool is_no_larger(const std::optional<Value>& limit, const std::optional<Value>& reached) {
    return limit && reached && *limit <= *reached;
}

}  // namespace

bool is_settled(const Attempt& attempt, const Limits& limits, unsigned threads, bool count_only) {
    if (!attempt.outcome || (attempt.counted_only && !count_only)) {
        return false;
    }
    if (*attempt.outcome == Outcome::solved) {
        return true;
    }
    switch (attempt.reason) {
        case StopReason::nodes: return is_no_larger(limits.nodes, attempt.limits.nodes);
        case StopReason::solutions: return is_no_larger(limits.solutions, attempt.limits.solutions);
        case StopReason::time:
            return is_no_larger(limits.time, attempt.limits.time) && threads <= attempt.threads;
        default: return false;
    }
}

}  // namespace alicemate
