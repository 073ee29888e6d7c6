#include "core/attacks.h"

namespace alicemate::detail {

constexpr SquarePairTable between_table = make_between();
constexpr SquarePairTable line_table = make_lines();

#ifdef __BMI2__

namespace {

/// The squares of a line whose occupancy can matter: the last square of each ray cannot.
constexpr Bitboard relevant_squares(Square square, Bitboard attacks_on_empty) {
    constexpr Bitboard rank_ends = rank_1 | (rank_1 << 56U);
    constexpr Bitboard file_ends = file_a | file_h;
    const Bitboard own_rank = rank_1 << (8U * rank_of(square));
    const Bitboard own_file = file_a << file_of(square);
    return attacks_on_empty & ~((rank_ends & ~own_rank) | (file_ends & ~own_file));
}

/// Fills the sets of all squares in the order of the extracted occupancies; returns their end. A
/// man on one more square takes from each set what lies behind that square: so the second half of
/// the sets comes from the first, from one set to all in as many steps as squares matter.
template <typename Attacks>
constexpr Bitboard* fill(std::array<LineIndex, square_count>& indices, Bitboard* sets,
                         Attacks attacks) {
    for (unsigned i = 0; i < square_count; ++i) {
        const auto square = static_cast<Square>(i);
        const Bitboard on_empty = attacks(square, Bitboard{0});
        const Bitboard relevant = relevant_squares(square, on_empty);
        indices[i] = {relevant, sets};
        *sets++ = on_empty;
        for (Bitboard rest = relevant; rest != 0;) {
            const Bitboard in_sight = attacks(square, bit(pop_first(rest)));
            const Bitboard* const half = sets;
            for (const Bitboard* set = indices[i].attacks; set != half; ++set) {
                *sets++ = *set & in_sight;
            }
        }
    }
    return sets;
}

}  // namespace

constexpr LineAttackTables::LineAttackTables() : rook{}, bishop{}, sets{} {
    Bitboard* const rest = fill(rook, sets.data(), rook_attacks_by_arithmetic);
    fill(bishop, rest, bishop_attacks_by_arithmetic);
}

constexpr LineAttackTables line_attack_tables;

#endif

}  // namespace alicemate::detail
