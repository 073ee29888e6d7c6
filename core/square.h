#pragma once

#include "core/color.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace alicemate {

/// A square of either board, a1 = 0, b1 = 1, ..., h8 = 63.
enum class Square : std::uint8_t {};

inline constexpr unsigned square_count = 64;

/// 0 to 63: an index into tables by square.
constexpr unsigned index(Square square) {
    return static_cast<unsigned>(square);
}

/// The square on the given file and rank, each 0 to 7.
constexpr Square make_square(unsigned file, unsigned rank) {
    return static_cast<Square>(rank * 8 + file);
}

/// 0 for the a-file to 7 for the h-file.
constexpr unsigned file_of(Square square) {
    return index(square) & 7U;
}

/// 0 for the first rank to 7 for the eighth.
constexpr unsigned rank_of(Square square) {
    return index(square) >> 3U;
}

/// The rank (0 to 7) as `color` sees it: its own first rank is 0.
constexpr unsigned relative_rank(Color color, Square square) {
    return color == Color::white ? rank_of(square) : 7U - rank_of(square);
}

/// The square one step straight ahead for `color`; not to be asked of its last rank.
constexpr Square step_ahead(Color color, Square square) {
    return static_cast<Square>(color == Color::white ? index(square) + 8 : index(square) - 8);
}

/// "a1" to "h8".
inline std::string to_string(Square square) {
    return {static_cast<char>('a' + file_of(square)), static_cast<char>('1' + rank_of(square))};
}

/// Reads exactly two characters, "a1" to "h8"; nothing else is a square.
constexpr std::optional<Square> parse_square(std::string_view text) {
    if (text.size() != 2 || text[0] < 'a' || text[0] > 'h' || text[1] < '1' || text[1] > '8') {
        return std::nullopt;
    }
    return make_square(static_cast<unsigned>(text[0] - 'a'), static_cast<unsigned>(text[1] - '1'));
}

}  // namespace alicemate
