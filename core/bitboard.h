#pragma once

#include "core/color.h"
#include "core/square.h"

#include <bit>
#include <cstdint>

namespace alicemate {

/// A set of squares: bit 0 is a1, bit 63 is h8.
using Bitboard = std::uint64_t;

inline constexpr Bitboard all_squares = ~Bitboard{0};
inline constexpr Bitboard file_a = 0x0101010101010101U;
inline constexpr Bitboard file_h = file_a << 7U;
inline constexpr Bitboard rank_1 = 0xFFU;
inline constexpr Bitboard end_ranks = rank_1 | (rank_1 << 56U);

/// The set of one square.
constexpr Bitboard bit(Square square) {
    return Bitboard{1} << index(square);
}

/// Whether the set holds the square.
constexpr bool contains(Bitboard set, Square square) {
    return (set & bit(square)) != 0;
}

/// How many squares the set holds.
constexpr unsigned count(Bitboard set) {
    return static_cast<unsigned>(std::popcount(set));
}

/// Whether the set holds two squares or more.
constexpr bool more_than_one(Bitboard set) {
    return (set & (set - 1)) != 0;
}

/// The first square of a set that is not empty.
constexpr Square first(Bitboard set) {
    return static_cast<Square>(std::countr_zero(set));
}

/// Takes the first square out of a set that is not empty, and returns it.
constexpr Square pop_first(Bitboard& set) {
    const Square square = first(set);
    set &= set - 1;
    return square;
}

/// The rank with the given number, 0 to 7, as `color` sees it.
constexpr Bitboard relative_rank_set(Color color, unsigned rank) {
    return rank_1 << (8U * (color == Color::white ? rank : 7U - rank));
}

/// Every square of the set moved one step straight ahead for `color`.
constexpr Bitboard shift_ahead(Color color, Bitboard set) {
    return color == Color::white ? set << 8U : set >> 8U;
}

/// Every square moved one step ahead and one towards the a-file.
constexpr Bitboard shift_ahead_to_a(Color color, Bitboard set) {
    const Bitboard inner = set & ~file_a;
    return color == Color::white ? inner << 7U : inner >> 9U;
}

/// Every square moved one step ahead and one towards the h-file.
constexpr Bitboard shift_ahead_to_h(Color color, Bitboard set) {
    const Bitboard inner = set & ~file_h;
    return color == Color::white ? inner << 9U : inner >> 7U;
}

}  // namespace alicemate
