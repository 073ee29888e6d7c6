#pragma once

#include "core/legal_moves.h"

#include <string_view>

namespace alicemate {

/// "normal", "check", "mate", "stalemate".
constexpr std::string_view to_string(State state) {
    switch (state) {
        case State::normal: return "normal";
        case State::check: return "check";
        case State::mate: return "mate";
        case State::stalemate: return "stalemate";
    }
    return "";
}

}  // namespace alicemate
