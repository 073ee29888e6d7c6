#pragma once

#include "solver/solution.h"

#include <string_view>

namespace alicemate {

/// The reason of that name, see to_string(StopReason); none if there is no such.
constexpr StopReason stop_reason_of(std::string_view name) {
    for (const StopReason reason :
         {StopReason::time, StopReason::nodes, StopReason::solutions, StopReason::interrupted}) {
        if (to_string(reason) == name) {
            return reason;
        }
    }
    return StopReason::none;
}

}  // namespace alicemate
