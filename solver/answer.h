#pragma once

#include <cstdint>

namespace alicemate {

/// What a search says of a claim. Unknown only when it was told to stop.
enum class Answer : std::uint8_t { no, yes, unknown };

}  // namespace alicemate
