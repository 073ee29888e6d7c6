#include "problems/diagram.h"

namespace alicemate {
namespace {

constexpr std::string_view gap = "    ";

std::string rank_text(const Setup& setup, Board board, unsigned rank) {
    std::string text(1, static_cast<char>('1' + rank));
    for (unsigned file = 0; file < 8; ++file) {
        const auto& man = setup.at(board, make_square(file, rank));
        text += ' ';
        text += man ? letter(*man) : '.';
    }
    return text;
}

/// Who moves, and what of castling and en passant there is.
std::string state_text(const Setup& setup) {
    std::string text = setup.to_move == Color::white ? "White to move" : "Black to move";
    if (!setup.castling.empty()) {
        text += ", castling ";
        for (const Color color : {Color::white, Color::black}) {
            for (const Wing wing : {Wing::king_side, Wing::queen_side}) {
                if (setup.castling.has(color, wing)) {
                    const Piece king_or_queen{
                        color, wing == Wing::king_side ? PieceType::king : PieceType::queen};
                    text += letter(king_or_queen);
                }
            }
        }
    }
    if (setup.en_passant) {
        text += ", en passant " + to_string(*setup.en_passant);
    }
    return text + "\n";
}

}  // namespace

std::string text_diagram(const Setup& setup) {
    std::string text = "  A                ";
    text.append(gap).append("  B\n");
    for (unsigned rank = 8; rank-- > 0;) {
        text.append(rank_text(setup, Board::a, rank)).append("  ").append(gap);
        text.append(rank_text(setup, Board::b, rank)).append("\n");
    }
    text.append("  a b c d e f g h  ").append(gap).append("  a b c d e f g h\n");
    return text + state_text(setup);
}

std::string one_board_diagram(const Setup& setup) {
    std::string text;
    for (unsigned rank = 8; rank-- > 0;) {
        text.append(rank_text(setup, Board::a, rank)).append("\n");
    }
    return text + "  a b c d e f g h\n" + state_text(setup);
}

}  // namespace alicemate
