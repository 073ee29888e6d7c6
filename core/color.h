#pragma once

#include <cstdint>

namespace alicemate {

/// The two sides.
enum class Color : std::uint8_t { white, black };

/// The other side.
constexpr Color operator~(Color color) {
    return color == Color::white ? Color::black : Color::white;
}

/// 0 for White, 1 for Black: an index into tables by colour.
constexpr unsigned index(Color color) {
    return static_cast<unsigned>(color);
}

}  // namespace alicemate
