#pragma once

#include "core/attacks.h"

#include <cstdint>

namespace alicemate {

/// A set of squares among a king's own square and its neighbours: nine bits, rank by rank from
/// below left; bit 4 is the king's own square.
using Field = std::uint16_t;

inline constexpr Field king_bit = 1U << 4U;
inline constexpr unsigned field_count = 1U << 9U;

/// The part of a set that lies in the field of `king`. Bits beyond the edge of the board may be
/// wrong; cut with field_on_board().
constexpr Field field_of(Bitboard set, Square king) {
    constexpr unsigned corner = 9;  // steps from the king's square back to its lower left
    const unsigned at = index(king);
    const Bitboard low = at >= corner ? set >> (at - corner) : set << (corner - at);
    return static_cast<Field>((low & 7U) | (low >> 5U & 0x38U) | (low >> 10U & 0x1C0U));
}

/// The field's squares that exist.
constexpr Field field_on_board(Square king) {
    return field_of(king_attacks(king) | bit(king), king);
}

/// The square a bit of the field stands for; the bit must be on the board.
constexpr Square square_in_field(Square king, unsigned bit_number) {
    return static_cast<Square>(index(king) + bit_number / 3 * 8 + bit_number % 3 - 9);
}

}  // namespace alicemate
