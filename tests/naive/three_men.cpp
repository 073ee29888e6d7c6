#include "tests/naive/three_men.h"

#include <algorithm>
#include <cstdlib>
#include <stdexcept>

namespace alicemate::naive {
namespace {

constexpr int places = 128;
constexpr std::size_t position_count = std::size_t{places} * places * places;

int square_of(Place place) {
    return place % 64;
}

int board_of(Place place) {
    return place / 64;
}

/// Where a man arrives that has reached the square on its board.
Place beyond_glass(Place from, int square) {
    return square + 64 * (1 - board_of(from));
}

std::size_t index_of(const ThreeMen& men) {
    return static_cast<std::size_t>((men.king * places + men.man) * places + men.lone);
}

ThreeMen men_at(std::size_t index) {
    const int number = static_cast<int>(index);
    return {number / places / places, number / places % places, number % places};
}

int sign(int number) {
    return (number > 0) - (number < 0);
}

/// Whether a man of this kind goes so far on an empty board.
bool goes(char kind, int files, int ranks) {
    const int low = std::min(std::abs(files), std::abs(ranks));
    const int high = std::max(std::abs(files), std::abs(ranks));
    const bool straight = low == 0;
    const bool diagonal = low == high;
    switch (kind) {
        case 'K': return high == 1;
        case 'Q': return straight || diagonal;
        case 'R': return straight;
        case 'B': return diagonal;
        case 'N': return low == 1 && high == 2;
        default: throw std::invalid_argument("kind of man");
    }
}

/// The squares strictly between two of one line; none for others.
std::uint64_t squares_between(int from, int to) {
    const int files = to % 8 - from % 8;
    const int ranks = to / 8 - from / 8;
    std::uint64_t squares = 0;
    if (!goes('Q', files, ranks))
        return squares;
    for (int at = from + sign(files) + 8 * sign(ranks); at != to;
         at += sign(files) + 8 * sign(ranks)) {
        squares |= std::uint64_t{1} << at;
    }
    return squares;
}

bool contains(const std::vector<int>& squares, int square) {
    return std::find(squares.begin(), squares.end(), square) != squares.end();
}

}  // namespace

ThreeMenTable::ThreeMenTable(char kind)
    : kind_(kind), white_mates_in_(position_count), replies_left_(position_count) {
    lay_out_squares();
    // Black to move in all of these; it is mated within as many moves of White as there were
    // rounds.
    std::vector<ThreeMen> lost = find_mates();
    for (std::uint8_t moves = 1; !lost.empty(); ++moves) {
        std::vector<ThreeMen> more;
        for (const ThreeMen& end : lost) {
            for (const ThreeMen& men : before_white(end)) {
                if (white_mates_in_[index_of(men)] != 0)
                    continue;
                white_mates_in_[index_of(men)] = moves;
                longest_ = moves;
                for (const ThreeMen& before : before_black(men)) {
                    if (--replies_left_[index_of(before)] == 0)
                        more.push_back(before);
                }
            }
        }
        lost = std::move(more);
    }
}

void ThreeMenTable::lay_out_squares() {
    for (int from = 0; from < 64; ++from) {
        for (int to = 0; to < 64; ++to) {
            const auto f = static_cast<std::size_t>(from);
            const auto t = static_cast<std::size_t>(to);
            between_[f][t] = squares_between(from, to);
            if (from != to && goes('K', to % 8 - from % 8, to / 8 - from / 8))
                king_steps_[f].push_back(to);
            if (from != to && goes(kind_, to % 8 - from % 8, to / 8 - from / 8))
                man_steps_[f].push_back(to);
        }
    }
}

/// Whether none of the men stands between two places of one board.
bool ThreeMenTable::is_clear(const ThreeMen& men, Place from, Place to) const {
    const std::uint64_t line = between_[static_cast<std::size_t>(square_of(from))]
                                       [static_cast<std::size_t>(square_of(to))];
    for (const Place other : {men.king, men.man, men.lone}) {
        if (board_of(other) == board_of(from) && (line >> square_of(other) & 1) != 0)
            return false;
    }
    return true;
}

/// Whether White attacks the place, on its board.
bool ThreeMenTable::is_white_attacking(const ThreeMen& men, Place place) const {
    const auto square = static_cast<std::size_t>(square_of(place));
    if (board_of(men.king) == board_of(place) && contains(king_steps_[square], square_of(men.king)))
        return true;
    return board_of(men.man) == board_of(place) &&
           contains(man_steps_[square], square_of(men.man)) && is_clear(men, men.man, place);
}

bool ThreeMenTable::is_sound(const ThreeMen& men, bool white_to_move) const {
    const int king = square_of(men.king);
    const int man = square_of(men.man);
    const int lone = square_of(men.lone);
    if (king == man || king == lone || man == lone)
        return false;
    const bool kings_touch = board_of(men.king) == board_of(men.lone) &&
                             contains(king_steps_[static_cast<std::size_t>(king)], lone);
    return !kings_touch && !(white_to_move && is_white_attacking(men, men.lone));
}

bool ThreeMenTable::is_sound(const ThreeMen& men) const {
    return is_sound(men, true);
}

/// Whether Black's king may step to the square of its board, without capturing: it must be safe
/// there, and beyond the glass.
bool ThreeMenTable::may_step_alone(const ThreeMen& men, int square) const {
    if (square == square_of(men.king) || square == square_of(men.man))
        return false;
    const Place before_transfer = square + 64 * board_of(men.lone);
    const Place after_transfer = beyond_glass(men.lone, square);
    // White's lines may pass over the square that the king has left.
    const auto is_safe_at = [&](Place place) {
        return !is_white_attacking({men.king, men.man, place}, place);
    };
    return is_safe_at(before_transfer) && is_safe_at(after_transfer);
}

/// How many moves Black has, in a sound position. One that captures the man counts as one that is
/// never lost.
std::uint8_t ThreeMenTable::count_replies(const ThreeMen& men) const {
    std::uint8_t replies = 0;
    for (const int square : king_steps_[static_cast<std::size_t>(square_of(men.lone))]) {
        if (square + 64 * board_of(men.lone) == men.man) {
            // Only White's king is left to guard, before the transfer or after.
            const auto near = king_steps_[static_cast<std::size_t>(square)];
            replies += contains(near, square_of(men.king)) ? 0 : 1;
        } else {
            replies += may_step_alone(men, square) ? 1 : 0;
        }
    }
    return replies;
}

/// Counts Black's replies everywhere. Where it has none and is in check it is mated.
std::vector<ThreeMen> ThreeMenTable::find_mates() {
    std::vector<ThreeMen> mates;
    for (std::size_t index = 0; index < position_count; ++index) {
        const ThreeMen men = men_at(index);
        if (!is_sound(men, false))
            continue;
        replies_left_[index] = count_replies(men);
        if (replies_left_[index] == 0 && is_white_attacking(men, men.lone))
            mates.push_back(men);
    }
    return mates;
}

/// Whether White may have moved its king or its man from there. Its king must be safe from Black's
/// before the transfer too.
bool ThreeMenTable::may_come_from(const ThreeMen& men, Place king, Place man) const {
    const ThreeMen before{king, man, men.lone};
    if (!is_sound(before, true))
        return false;
    if (king == men.king)
        return is_clear(before, man, square_of(men.man) + 64 * board_of(man));
    const Place stepped = square_of(men.king) + 64 * board_of(king);
    return is_sound({stepped, men.man, men.lone}, false);
}

/// The positions from which a move of White leads to this sound one.
std::vector<ThreeMen> ThreeMenTable::before_white(const ThreeMen& men) const {
    std::vector<ThreeMen> before;
    for (const int square : king_steps_[static_cast<std::size_t>(square_of(men.king))]) {
        const Place from = beyond_glass(men.king, square);
        if (may_come_from(men, from, men.man))
            before.push_back({from, men.man, men.lone});
    }
    for (const int square : man_steps_[static_cast<std::size_t>(square_of(men.man))]) {
        const Place from = beyond_glass(men.man, square);
        if (may_come_from(men, men.king, from))
            before.push_back({men.king, from, men.lone});
    }
    return before;
}

/// The positions from which a move of Black leads to this sound one, captures left aside.
std::vector<ThreeMen> ThreeMenTable::before_black(const ThreeMen& men) const {
    std::vector<ThreeMen> before;
    for (const int square : king_steps_[static_cast<std::size_t>(square_of(men.lone))]) {
        const ThreeMen earlier{men.king, men.man, beyond_glass(men.lone, square)};
        if (is_sound(earlier, false) && may_step_alone(earlier, square_of(men.lone)))
            before.push_back(earlier);
    }
    return before;
}

std::optional<int> ThreeMenTable::moves_to_mate(const ThreeMen& men) const {
    const int moves = white_mates_in_[index_of(men)];
    return moves == 0 ? std::nullopt : std::optional(moves);
}

std::vector<ThreeMen> ThreeMenTable::mates_in(int moves) const {
    std::vector<ThreeMen> found;
    for (std::size_t index = 0; index < position_count; ++index) {
        if (moves > 0 && white_mates_in_[index] == moves)
            found.push_back(men_at(index));
    }
    return found;
}

State ThreeMenTable::state_of(const ThreeMen& men) const {
    State state;
    for (Board& board : state.boards) {
        for (auto& rank : board)
            rank.fill('.');
    }
    const auto put = [&](Place place, char man) {
        const auto board = static_cast<std::size_t>(board_of(place));
        const auto rank = static_cast<std::size_t>(square_of(place) / 8);
        state.boards[board][rank][static_cast<std::size_t>(square_of(place) % 8)] = man;
    };
    put(men.king, 'K');
    put(men.man, kind_);
    put(men.lone, 'k');
    return state;
}

}  // namespace alicemate::naive
