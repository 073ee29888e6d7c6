#include "core/attacks.h"

namespace alicemate::detail {

constexpr SquarePairTable between_table = make_between();
constexpr SquarePairTable line_table = make_lines();

#ifdef __BMI2__

namespace {

/// The squares of a line whose occupancy can matter: the last square of each ray cannot.
Bitboard relevant_squares(Square square, Bitboard attacks_on_empty) {
    constexpr Bitboard rank_ends = rank_1 | (rank_1 << 56U);
    constexpr Bitboard file_ends = file_a | file_h;
    const Bitboard own_rank = rank_1 << (8U * rank_of(square));
    const Bitboard own_file = file_a << file_of(square);
    return attacks_on_empty & ~((rank_ends & ~own_rank) | (file_ends & ~own_file));
}

template <typename Attacks>
Bitboard* fill(std::array<LineIndex, square_count>& indices, Bitboard* sets, Attacks attacks) {
    for (unsigned i = 0; i < square_count; ++i) {
        const auto square = static_cast<Square>(i);
        const Bitboard relevant = relevant_squares(square, attacks(square, Bitboard{0}));
        const Bitboard subsets = Bitboard{1} << count(relevant);
        for (Bitboard n = 0; n < subsets; ++n) {
            sets[n] = attacks(square, _pdep_u64(n, relevant));
        }
        indices[i] = {relevant, sets};
        sets += subsets;
    }
    return sets;
}

}  // namespace

LineAttackTables::LineAttackTables() {  // NOLINT(cppcoreguidelines-pro-type-member-init)
    Bitboard* const rest = fill(rook, sets.data(), rook_attacks_by_arithmetic);
    fill(bishop, rest, bishop_attacks_by_arithmetic);
}

const LineAttackTables line_attack_tables;

#endif

}  // namespace alicemate::detail
