#include "solver/flight_cover.h"

#include <algorithm>
#include <bitset>

namespace alicemate {
namespace {

/// What a white man on `from` covers of the king's field when nothing stands in its way. A king
/// attacks through the other king's square no more than anybody else, and never attacks the king.
Field covered_by(PieceType type, Square from, Square king, bool apart) {
    const Bitboard attacked = attacks_of({Color::white, type}, from, 0);
    const Field field = field_on_board(king);
    if (from == king) {
        return 0;
    }
    if (apart) {
        return field_of(attacked | bit(from), king) & field & ~king_bit;
    }
    if (type == PieceType::king && contains(attacked, king)) {
        return 0;
    }
    return field_of(attacked, king) & field;
}

/// The same for all arguments.
class Patterns {
public:
    Patterns() : fields_(std::size_t{piece_type_count} * 2 * square_count * square_count) {
        for (const PieceType type : all_piece_types) {
            for (unsigned from = 0; from < square_count; ++from) {
                for (unsigned king = 0; king < square_count; ++king) {
                    for (const bool apart : {false, true}) {
                        fields_[place(type, from, king, apart)] = covered_by(
                            type, static_cast<Square>(from), static_cast<Square>(king), apart);
                    }
                }
            }
        }
    }

    [[nodiscard]] Field covered(PieceType type, unsigned from, unsigned king, bool apart) const {
        return fields_[place(type, from, king, apart)];
    }

private:
    static std::size_t place(PieceType type, unsigned from, unsigned king, bool apart) {
        return ((index(type) * 2U + (apart ? 1U : 0U)) * square_count + from) * square_count + king;
    }

    std::vector<Field> fields_;
};

/// For one man and one king's square: each set that the man can come to cover with one move or
/// more, by the fewest moves; fewer moves first.
std::vector<CoverOption> ways_to_cover(const std::vector<Arrival>& routes, const Patterns& patterns,
                                       unsigned king, bool apart) {
    std::bitset<field_count> seen;
    seen.set(0);
    std::vector<CoverOption> ways;
    for (const Arrival& arrival : routes) {
        const Field covered =
            patterns.covered(arrival.type, index(arrival.square), king, apart != arrival.crossed);
        if (arrival.moves != 0 && !seen[covered]) {
            seen.set(covered);
            ways.push_back({arrival.moves, covered});
        }
    }
    return ways;
}

}  // namespace

const FlightCover& FlightCover::of(bool transfer) {
    if (transfer) {
        static const FlightCover with_transfer(true);
        return with_transfer;
    }
    static const FlightCover without_transfer(false);
    return without_transfer;
}

FlightCover::FlightCover(bool transfer)
    : lists_(std::size_t{piece_type_count} * 2 * square_count * square_count),
      moves_(std::size_t{piece_type_count} * square_count * square_count),
      ranges_(std::size_t{piece_type_count} * square_count * range_count) {
    const Patterns patterns;
    for (const PieceType type : all_piece_types) {
        for (unsigned from = 0; from < square_count; ++from) {
            const std::vector<Arrival> routes =
                routes_of(type, static_cast<Square>(from), transfer);
            add_man(type, from, routes, transfer);
            for (unsigned king = 0; king < square_count; ++king) {
                for (unsigned apart = 0; apart < (transfer ? 2U : 1U); ++apart) {
                    const auto place =
                        ((index(type) * 2U + apart) * square_count + from) * square_count + king;
                    add_list(ways_to_cover(routes, patterns, king, apart != 0), lists_[place]);
                }
            }
        }
    }
}

/// What the routes say of the man without regard to where the king is.
void FlightCover::add_man(PieceType type, unsigned from, const std::vector<Arrival>& routes,
                          bool transfer) {
    const unsigned man = index(type) * square_count + from;
    std::uint8_t* const moves_to = &moves_[std::size_t{man} * square_count];
    std::fill_n(moves_to, square_count, never);
    for (const Arrival& arrival : routes) {
        std::uint8_t& known = moves_to[index(arrival.square)];
        known = std::min(known, arrival.moves);
        const Bitboard place = bit(arrival.square);
        const Bitboard attacked = attacks_of({Color::white, arrival.type}, arrival.square, 0);
        for (unsigned most = std::min<unsigned>(arrival.moves, any_number_of_moves);
             most < range_count; ++most) {
            Range& range = ranges_[std::size_t{man} * range_count + most];
            range.covered |= attacked | (transfer ? place : 0);
            range.occupied |= place;
            range.checked[arrival.crossed ? 1 : 0] |=
                arrival.type == PieceType::king ? 0 : attacked;
        }
    }
}

/// Keeps what is not covered as well by another option in as few moves.
void FlightCover::add_list(std::vector<CoverOption> ways, CoverOptions& options) {
    std::sort(ways.begin(), ways.end(), [](CoverOption left, CoverOption right) {
        const auto size = [](CoverOption option) { return std::popcount(option.covered); };
        return left.moves != right.moves ? left.moves < right.moves : size(left) > size(right);
    });
    options.begin = static_cast<std::uint32_t>(all_.size());
    for (const CoverOption way : ways) {
        const bool superfluous = std::any_of(
            all_.begin() + options.begin, all_.end(),
            [&](CoverOption other) { return (way.covered & ~unsigned{other.covered}) == 0; });
        if (!superfluous) {
            all_.push_back(way);
        }
        for (unsigned i = std::min<unsigned>(way.moves, CoverOptions::most_told_apart) - 1;
             i < CoverOptions::most_told_apart; ++i) {
            options.reach[i] |= way.covered;
        }
    }
    options.end = static_cast<std::uint32_t>(all_.size());
}

}  // namespace alicemate
