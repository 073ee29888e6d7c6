#pragma once

#include "core/bitboard.h"
#include "core/line_attacks.h"
#include "core/piece.h"

#include <array>

namespace alicemate {

namespace detail {

/// The squares reached from `square` by one of the steps (file, rank).
template <std::size_t N>
constexpr Bitboard step_set(Square square, const std::array<std::array<int, 2>, N>& steps) {
    Bitboard set = 0;
    for (const auto& step : steps) {
        const int file = static_cast<int>(file_of(square)) + step[0];
        const int rank = static_cast<int>(rank_of(square)) + step[1];
        if (file >= 0 && file < 8 && rank >= 0 && rank < 8) {
            set |= bit(make_square(static_cast<unsigned>(file), static_cast<unsigned>(rank)));
        }
    }
    return set;
}

template <std::size_t N>
constexpr std::array<Bitboard, square_count> step_table(
    const std::array<std::array<int, 2>, N>& steps) {
    std::array<Bitboard, square_count> table{};
    for (unsigned i = 0; i < square_count; ++i) {
        table[i] = step_set(static_cast<Square>(i), steps);
    }
    return table;
}

inline constexpr auto knight_table =
    step_table<8>({{{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}}});
inline constexpr auto king_table =
    step_table<8>({{{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}}});
inline constexpr std::array<std::array<Bitboard, square_count>, 2> pawn_tables{
    step_table<2>({{{-1, 1}, {1, 1}}}), step_table<2>({{{-1, -1}, {1, -1}}})};

}  // namespace detail

/// The squares a knight on `square` attacks.
constexpr Bitboard knight_attacks(Square square) {
    return detail::knight_table[index(square)];
}

/// The squares a king on `square` attacks.
constexpr Bitboard king_attacks(Square square) {
    return detail::king_table[index(square)];
}

/// The squares a pawn of `color` on `square` attacks.
constexpr Bitboard pawn_attacks(Color color, Square square) {
    return detail::pawn_tables[index(color)][index(square)];
}

/// The squares a queen on `square` attacks, as for a rook.
inline Bitboard queen_attacks(Square square, Bitboard occupied) {
    return rook_attacks(square, occupied) | bishop_attacks(square, occupied);
}

/// The same for any man; a pawn attacks as `color` does.
inline Bitboard attacks_of(Piece piece, Square square, Bitboard occupied) {
    switch (piece.type) {
        case PieceType::pawn: return pawn_attacks(piece.color, square);
        case PieceType::knight: return knight_attacks(square);
        case PieceType::bishop: return bishop_attacks(square, occupied);
        case PieceType::rook: return rook_attacks(square, occupied);
        case PieceType::queen: return queen_attacks(square, occupied);
        case PieceType::king: return king_attacks(square);
    }
    return 0;
}

}  // namespace alicemate
