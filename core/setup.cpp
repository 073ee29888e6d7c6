#include "core/setup.h"

namespace alicemate {
namespace {

constexpr std::array<Color, 2> colors{Color::white, Color::black};
constexpr std::array<Wing, 2> wings{Wing::king_side, Wing::queen_side};

}  // namespace

bool stands_ready_to_castle(const Setup& setup, CastlingRule rule, Color color, Wing wing) {
    const CastlingSquares home = castling_squares(color, wing);
    const auto ready_on = [&](Board board) {
        return setup.at(board, home.king_from) == Piece{color, PieceType::king} &&
               setup.at(board, home.rook_from) == Piece{color, PieceType::rook};
    };
    return ready_on(Board::a) || (rule == CastlingRule::same_board && ready_on(Board::b));
}

CastlingRights assumed_castling_rights(const Setup& setup, CastlingRule rule) {
    CastlingRights rights;
    for (const Color color : colors) {
        for (const Wing wing : wings) {
            if (stands_ready_to_castle(setup, rule, color, wing)) {
                rights.add(color, wing);
            }
        }
    }
    return rights;
}

Setup game_array() {
    constexpr std::array<PieceType, 8> first_rank{
        PieceType::rook, PieceType::knight, PieceType::bishop, PieceType::queen,
        PieceType::king, PieceType::bishop, PieceType::knight, PieceType::rook};
    Setup setup;
    for (unsigned file = 0; file < 8; ++file) {
        setup.at(Board::a, make_square(file, 0)) = Piece{Color::white, first_rank[file]};
        setup.at(Board::a, make_square(file, 1)) = Piece{Color::white, PieceType::pawn};
        setup.at(Board::a, make_square(file, 6)) = Piece{Color::black, PieceType::pawn};
        setup.at(Board::a, make_square(file, 7)) = Piece{Color::black, first_rank[file]};
    }
    setup.castling = assumed_castling_rights(setup, CastlingRule::board_a);
    return setup;
}

}  // namespace alicemate
