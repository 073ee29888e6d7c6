#pragma once

#include <cstdint>

namespace alicemate {

/// The languages that Popeye's input may have.
enum class PopeyeLanguage : std::uint8_t { english, german, french };

}  // namespace alicemate
