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

/// Each set that the man can come to cover with one move or more, by the fewest moves.
std::vector<CoverOption> ways_to_cover(const std::vector<Arrival>& routes, Square king,
                                       bool apart) {
    std::bitset<field_count> seen;
    seen.set(0);
    std::vector<CoverOption> ways;
    for (const Arrival& arrival : routes) {
        const Field covered =
            covered_by(arrival.type, arrival.square, king, apart != arrival.crossed);
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
    : transfer_(transfer),
      travels_(std::size_t{piece_type_count} * square_count),
      options_(std::size_t{piece_type_count} * 2 * square_count * square_count) {}

FlightCover::Travels FlightCover::make_travels(PieceType type, Square from) const {
    Travels travels{routes_of(type, from, transfer_), {}, {}};
    travels.moves.fill(never);
    for (const Arrival& arrival : travels.routes) {
        std::uint8_t& known = travels.moves[index(arrival.square)];
        known = std::min(known, arrival.moves);
        const Bitboard place = bit(arrival.square);
        const Bitboard attacked = attacks_of({Color::white, arrival.type}, arrival.square, 0);
        for (unsigned most = std::min<unsigned>(arrival.moves, any_number_of_moves);
             most < range_count; ++most) {
            Range& range = travels.ranges[most];
            range.covered |= attacked | (transfer_ ? place : 0);
            range.occupied |= place;
            range.checked[arrival.crossed ? 1 : 0] |=
                arrival.type == PieceType::king ? 0 : attacked;
        }
    }
    return travels;
}

/// Keeps what is not covered as well by another option in as few moves.
CoverOptions FlightCover::make_options(PieceType type, Square from, Square king, bool apart) const {
    std::vector<CoverOption> ways = ways_to_cover(travels(type, from).routes, king, apart);
    std::sort(ways.begin(), ways.end(), [](CoverOption left, CoverOption right) {
        const auto size = [](CoverOption option) { return std::popcount(option.covered); };
        return left.moves != right.moves ? left.moves < right.moves : size(left) > size(right);
    });
    CoverOptions options;
    for (const CoverOption way : ways) {
        const bool superfluous = std::any_of(
            options.list.begin(), options.list.end(),
            [&](CoverOption other) { return (way.covered & ~unsigned{other.covered}) == 0; });
        if (!superfluous) {
            options.list.push_back(way);
        }
        for (unsigned i = std::min<unsigned>(way.moves, CoverOptions::most_told_apart) - 1;
             i < CoverOptions::most_told_apart; ++i) {
            options.reach[i] |= way.covered;
        }
    }
    return options;
}

}  // namespace alicemate
