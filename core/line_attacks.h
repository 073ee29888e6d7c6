#pragma once

// Attacks along lines, inline because every generator lives on them. Two ways, one answer.
// Everywhere: "o^(o-2r)" subtraction on a line and its byte-reversed image (hyperbola
// quintessence; G. Reul, A. Hansson, 2007). Where the processor extracts bits (BMI2): a look-up by
// the extracted occupancy, in tables that the compiler fills by the first way: filled when the
// program starts, they would cost more than many a problem.

#include "core/bitboard.h"

#include <array>

#ifdef __BMI2__
#include <immintrin.h>
#endif

namespace alicemate {

namespace detail {

/// The lines through a square, the square itself left out.
struct LineMasks {
    Bitboard file;
    Bitboard rank;
    Bitboard diagonal;       ///< a1-h8 direction
    Bitboard anti_diagonal;  ///< a8-h1 direction
};

constexpr Bitboard ray(Square square, int file_step, int rank_step) {
    Bitboard set = 0;
    int file = static_cast<int>(file_of(square)) + file_step;
    int rank = static_cast<int>(rank_of(square)) + rank_step;
    while (file >= 0 && file < 8 && rank >= 0 && rank < 8) {
        set |= bit(make_square(static_cast<unsigned>(file), static_cast<unsigned>(rank)));
        file += file_step;
        rank += rank_step;
    }
    return set;
}

constexpr std::array<LineMasks, square_count> make_line_masks() {
    std::array<LineMasks, square_count> masks{};
    for (unsigned i = 0; i < square_count; ++i) {
        const auto square = static_cast<Square>(i);
        masks[i] = {ray(square, 0, 1) | ray(square, 0, -1), ray(square, 1, 0) | ray(square, -1, 0),
                    ray(square, 1, 1) | ray(square, -1, -1),
                    ray(square, 1, -1) | ray(square, -1, 1)};
    }
    return masks;
}

inline constexpr auto line_masks = make_line_masks();

/// Attacks along a file or a diagonal: the reversal of bytes turns the line round.
constexpr Bitboard attacks_along(Square square, Bitboard occupied, Bitboard line) {
    const Bitboard blockers = occupied & line;
    const Bitboard up = blockers - 2 * bit(square);
    const Bitboard down =
        __builtin_bswap64(__builtin_bswap64(blockers) - 2 * __builtin_bswap64(bit(square)));
    return (up ^ down) & line;
}

/// Attacks along a rank, found by walking: bytes reversed leave a rank as it is.
constexpr Bitboard attacks_along_rank(Square square, Bitboard occupied) {
    Bitboard set = 0;
    for (unsigned file = file_of(square); file < 7;) {
        const Bitboard next = bit(make_square(++file, rank_of(square)));
        set |= next;
        if ((occupied & next) != 0) {
            break;
        }
    }
    for (unsigned file = file_of(square); file > 0;) {
        const Bitboard next = bit(make_square(--file, rank_of(square)));
        set |= next;
        if ((occupied & next) != 0) {
            break;
        }
    }
    return set;
}

constexpr Bitboard rook_attacks_by_arithmetic(Square square, Bitboard occupied) {
    return attacks_along(square, occupied, line_masks[index(square)].file) |
           attacks_along_rank(square, occupied);
}

constexpr Bitboard bishop_attacks_by_arithmetic(Square square, Bitboard occupied) {
    const LineMasks& lines = line_masks[index(square)];
    return attacks_along(square, occupied, lines.diagonal) |
           attacks_along(square, occupied, lines.anti_diagonal);
}

using SquarePairTable = std::array<std::array<Bitboard, square_count>, square_count>;

constexpr SquarePairTable make_lines() {
    SquarePairTable table{};
    for (unsigned i = 0; i < square_count; ++i) {
        const LineMasks& from = line_masks[i];
        for (const Bitboard line : {from.file, from.rank, from.diagonal, from.anti_diagonal}) {
            for (Bitboard rest = line; rest != 0;) {
                table[i][index(pop_first(rest))] = line | bit(static_cast<Square>(i));
            }
        }
    }
    return table;
}

constexpr SquarePairTable make_between() {
    SquarePairTable table{};
    for (unsigned i = 0; i < square_count; ++i) {
        const auto from = static_cast<Square>(i);
        for (int file_step = -1; file_step <= 1; ++file_step) {
            for (int rank_step = -1; rank_step <= 1; ++rank_step) {
                if (file_step == 0 && rank_step == 0) {
                    continue;
                }
                const Bitboard forth = ray(from, file_step, rank_step);
                for (Bitboard rest = forth; rest != 0;) {
                    const Square to = pop_first(rest);
                    table[i][index(to)] = forth & ray(to, -file_step, -rank_step);
                }
            }
        }
    }
    return table;
}

extern const SquarePairTable between_table;
extern const SquarePairTable line_table;

#ifdef __BMI2__

/// Where the attacks from one square lie in the shared table, and the occupancy that matters.
struct LineIndex {
    Bitboard relevant;
    const Bitboard* attacks;

    [[nodiscard]] Bitboard operator()(Bitboard occupied) const {
        return attacks[_pext_u64(occupied, relevant)];
    }
};

/// The attack sets of all lines, 841 KiB.
struct LineAttackTables {
    constexpr LineAttackTables();

    std::array<LineIndex, square_count> rook;
    std::array<LineIndex, square_count> bishop;
    std::array<Bitboard, 102400 + 5248> sets;
};

extern const LineAttackTables line_attack_tables;

#endif

}  // namespace detail

/// The squares a rook on `square` attacks when the squares of `occupied` are not to be passed;
/// the first man on each line is among them, whosoever it is.
inline Bitboard rook_attacks(Square square, Bitboard occupied) {
#ifdef __BMI2__
    return detail::line_attack_tables.rook[index(square)](occupied);
#else
    return detail::rook_attacks_by_arithmetic(square, occupied);
#endif
}

/// The same for a bishop.
inline Bitboard bishop_attacks(Square square, Bitboard occupied) {
#ifdef __BMI2__
    return detail::line_attack_tables.bishop[index(square)](occupied);
#else
    return detail::bishop_attacks_by_arithmetic(square, occupied);
#endif
}

/// The squares strictly between two squares of one rank, file or diagonal; otherwise none.
inline Bitboard between(Square from, Square to) {
    return detail::between_table[index(from)][index(to)];
}

/// All squares of the rank, file or diagonal through two squares, these included; otherwise none.
inline Bitboard line_through(Square from, Square to) {
    return detail::line_table[index(from)][index(to)];
}

}  // namespace alicemate
