#include "problems/popeye_diagram.h"

#include <fmt/format.h>

namespace alicemate {
namespace {

constexpr std::string_view border = "+---a---b---c---d---e---f---g---h---+\n";
constexpr std::string_view between_ranks = "|                                   |\n";

std::optional<Piece> man_on(const Setup& setup, Square square) {
    const auto& man = setup.at(Board::a, square);
    return man ? man : setup.at(Board::b, square);
}

std::string rank_line(const Setup& setup, unsigned rank) {
    std::string text(1, static_cast<char>('1' + rank));
    for (unsigned file = 0; file < 8; ++file) {
        const auto man = man_on(setup, make_square(file, rank));
        text += man && man->color == Color::black ? "  -" : "   ";
        text += man ? popeye_letter(man->type) : '.';
    }
    return fmt::format("{}   {}\n", text, rank + 1);
}

unsigned count_men(const Setup& setup, Color color) {
    unsigned count = 0;
    for (const Setup::Men& men : setup.boards) {
        for (const auto& man : men) {
            count += man && man->color == color ? 1 : 0;
        }
    }
    return count;
}

/// The limits of battle play behind the stipulation: "/1/3;0,1" for Threat 1, MaxFlightsquares 3,
/// NonTrivial 0 1.
std::string restrictions_text(const BattleRestrictions& restrictions) {
    std::string text;
    if (restrictions.max_threat || restrictions.max_flights) {
        text += "/";
        text += restrictions.max_threat ? std::to_string(*restrictions.max_threat) : "";
    }
    if (restrictions.max_flights) {
        text += fmt::format("/{}", *restrictions.max_flights);
    }
    if (const auto& non_trivial = restrictions.non_trivial) {
        text += fmt::format(";{},{}", non_trivial->extra, non_trivial->trivial_moves);
    }
    return text;
}

std::string stipulation_line(const Problem& problem) {
    constexpr std::size_t width = 35;
    std::string text =
        "  " + to_string(problem.stipulation) + restrictions_text(problem.options.restrictions);
    const std::string men = fmt::format("{} + {}", count_men(problem.setup, Color::white),
                                        count_men(problem.setup, Color::black));
    const std::size_t room = text.size() < width ? width - text.size() : 0;
    return fmt::format("{}{:>{}}\n", text, men, room);
}

/// "AliceA e8 b7", from a8 to h1; the name alone if nobody is there.
std::string board_line(const Setup& setup, Board board) {
    std::string text = board == Board::a ? "AliceA" : "AliceB";
    for (unsigned rank = 8; rank-- > 0;) {
        for (unsigned file = 0; file < 8; ++file) {
            const Square square = make_square(file, rank);
            text += setup.at(board, square) ? " " + to_string(square) : "";
        }
    }
    return text;
}

}  // namespace

char popeye_letter(PieceType type) {
    return type == PieceType::knight ? 'S' : letter(type);
}

std::string popeye_centred(const std::string& line) {
    const std::size_t width = border.size() - 1;
    const std::size_t before = line.size() < width ? (width - line.size()) / 2 : 0;
    return std::string(before, ' ') + line;
}

std::string popeye_diagram(const Problem& problem) {
    std::string text(border);
    text += between_ranks;
    for (unsigned rank = 8; rank-- > 0;) {
        text.append(rank_line(problem.setup, rank)).append(between_ranks);
    }
    text.append(border).append(stipulation_line(problem));
    if (problem.rules.transfer) {
        for (const Board board : {Board::a, Board::b}) {
            text += popeye_centred(board_line(problem.setup, board)) + "\n";
        }
        text += popeye_centred("AliceChess") + "\n";
    }
    if (is_half_duplex(problem)) {
        text += popeye_centred("HalfDuplex") + "\n";
    }
    if (problem.options.duplex) {
        text += popeye_centred("Duplex") + "\n";
    }
    return text;
}

}  // namespace alicemate
