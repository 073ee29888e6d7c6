#include "problems/pawn_origins.h"

#include <algorithm>
#include <array>

namespace alicemate {
namespace {

constexpr unsigned file_count = 8;
constexpr unsigned impossible = 1000;

/// For each set of home files (a bit for each) the least captures of the pawns that come from them.
using CapturesByFiles = std::array<unsigned, 1U << file_count>;

/// The captures of a pawn that came from the file.
unsigned captures_from(unsigned home_file, Square square, unsigned most) {
    const unsigned file = file_of(square);
    const unsigned captures = file > home_file ? file - home_file : home_file - file;
    return captures <= most ? captures : impossible;
}

/// The sets with one file more, for one pawn more.
CapturesByFiles with_pawn(const CapturesByFiles& before, Square square, unsigned most) {
    CapturesByFiles after{};
    after.fill(impossible);
    for (unsigned files = 0; files < before.size(); ++files) {
        for (unsigned home = 0; home < file_count && before[files] < impossible; ++home) {
            if ((files >> home & 1U) == 0) {
                unsigned& least = after[files | 1U << home];
                least = std::min(least, before[files] + captures_from(home, square, most));
            }
        }
    }
    return after;
}

}  // namespace

unsigned single_steps(const Position& position, Color color, Square square) {
    const unsigned advanced = relative_rank(color, square) - 1;
    if (!position.rules().transfer || advanced < 2) {
        return advanced;
    }
    const bool after_odd_number = position.board_of(square) == Board::b;
    const bool has_stepped_twice = (advanced % 2 == 1) != after_odd_number;
    return has_stepped_twice ? advanced - 2 : advanced;
}

std::optional<unsigned> least_pawn_captures(const Position& position, Color color) {
    CapturesByFiles captures{};
    captures.fill(impossible);
    captures[0] = 0;
    for (Bitboard rest = position.men(color, PieceType::pawn); rest != 0;) {
        const Square square = pop_first(rest);
        captures = with_pawn(captures, square, single_steps(position, color, square));
    }
    const unsigned least = *std::min_element(captures.begin(), captures.end());
    return least < impossible ? std::optional(least) : std::nullopt;
}

}  // namespace alicemate
