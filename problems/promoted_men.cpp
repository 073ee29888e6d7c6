#include "problems/promoted_men.h"

#include "core/attacks.h"

#include <array>

namespace alicemate {
namespace {

constexpr Bitboard dark_squares = 0xAA55AA55AA55AA55U;
constexpr std::array<unsigned, 2> bishop_files{2, 5};

Square bishop_home(Color color, unsigned file) {
    return make_square(file, color == Color::white ? 0 : 7);
}

/// Whether neither of the pawns beside the bishop's way out has moved. A pawn on its second rank
/// has not, since none comes back.
bool is_walled_in(const Position& position, Color color, Square home) {
    const Bitboard wall = pawn_attacks(color, home);
    return (position.men(color, PieceType::pawn) & wall) == wall;
}

/// Whether the bishop that began there may still stand there.
bool is_bishop_at_home(const Position& position, Color color, Square home) {
    return contains(position.men(color, PieceType::bishop) & position.standing_on(Board::a), home);
}

void add_excess(PromotedMen& promoted, unsigned found, unsigned given, std::string kind) {
    if (found > given) {
        promoted.count += found - given;
        promoted.kinds.push_back(std::move(kind));
    }
}

void add_bishops(PromotedMen& promoted, const Position& position, Color color) {
    for (const unsigned file : bishop_files) {
        const Square home = bishop_home(color, file);
        const bool dark = contains(dark_squares, home);
        const Bitboard bishops =
            position.men(color, PieceType::bishop) & (dark ? dark_squares : ~dark_squares);
        const bool given =
            !is_walled_in(position, color, home) || is_bishop_at_home(position, color, home);
        add_excess(promoted, count(bishops), given ? 1 : 0,
                   dark ? "bishops on dark squares" : "bishops on light squares");
    }
}

void add_knights(PromotedMen& promoted, const Position& position, Color color) {
    const Bitboard knights = position.men(color, PieceType::knight);
    if (!position.rules().transfer) {
        add_excess(promoted, count(knights), 2, "knights");
        return;
    }
    const Bitboard dark_after_even_moves = dark_squares ^ position.standing_on(Board::b);
    add_excess(promoted, count(knights & dark_after_even_moves), 1,
               "knights that stand on dark squares after an even number of moves");
    add_excess(promoted, count(knights & ~dark_after_even_moves), 1,
               "knights that stand on light squares after an even number of moves");
}

}  // namespace

PromotedMen promoted_men(const Position& position, Color color) {
    PromotedMen promoted;
    add_excess(promoted, count(position.men(color, PieceType::queen)), 1, "queens");
    add_excess(promoted, count(position.men(color, PieceType::rook)), 2, "rooks");
    add_bishops(promoted, position, color);
    add_knights(promoted, position, color);
    return promoted;
}

unsigned bishops_captured_at_home(const Position& position, Color color) {
    unsigned captured = 0;
    for (const unsigned file : bishop_files) {
        const Square home = bishop_home(color, file);
        captured += is_walled_in(position, color, home) && !is_bishop_at_home(position, color, home)
                        ? 1U
                        : 0U;
    }
    return captured;
}

}  // namespace alicemate
