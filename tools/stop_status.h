#pragma once

#include "solver/solution.h"
#include "tools/exit_status.h"

namespace alicemate {

/// The exit status of work that ended for this reason, as far as the reason decides it.
constexpr ExitStatus status_of(StopReason reason) {
    switch (reason) {
        case StopReason::none: return ExitStatus::as_expected;
        case StopReason::interrupted: return ExitStatus::interrupted;
        default: return ExitStatus::undecided;
    }
}

}  // namespace alicemate
