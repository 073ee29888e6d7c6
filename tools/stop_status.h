#pragma once

#include "solver/solution.h"
#include "tools/exit_status.h"

#include <string_view>

namespace alicemate {

/// The exit status of work that ended for this reason, as far as the reason decides it.
constexpr ExitStatus status_of(StopReason reason) {
    switch (reason) {
        case StopReason::none: return ExitStatus::as_expected;
        case StopReason::interrupted: return ExitStatus::interrupted;
        default: return ExitStatus::undecided;
    }
}

/// "time", "nodes", "solutions", "interrupted"; empty for none.
constexpr std::string_view name_of(StopReason reason) {
    switch (reason) {
        case StopReason::none: return "";
        case StopReason::time: return "time";
        case StopReason::nodes: return "nodes";
        case StopReason::solutions: return "solutions";
        case StopReason::interrupted: return "interrupted";
    }
    return "";
}

}  // namespace alicemate
