#include "problems/retractions.h"

#include "core/attacks.h"
#include "core/legal_moves.h"

#include <algorithm>
#include <array>

namespace alicemate {
namespace {

constexpr std::array<PieceType, 5> types_captured{
    PieceType::pawn, PieceType::knight, PieceType::bishop, PieceType::rook, PieceType::queen};
constexpr std::array<Board, 2> boards{Board::a, Board::b};

/// Takes back the moves of one position.
class Retractor {
public:
    Retractor(const Position& position, const std::function<bool(const Position&)>& possible)
        : position_(position),
          possible_(possible),
          setup_(position.to_setup()),
          mover_(~position.to_move()) {}

    bool any() {
        for (Bitboard rest = position_.men(mover_); rest != 0;) {
            if (any_to(pop_first(rest))) {
                return true;
            }
        }
        return any_castling(Wing::king_side) || any_castling(Wing::queen_side);
    }

private:
    /// The board on which the man that arrived on `to` made its move.
    [[nodiscard]] Board moving_board(Square to) const {
        const Board board = position_.board_of(to);
        return position_.rules().transfer ? ~board : board;
    }

    bool any_to(Square to) {
        const PieceType arrived = position_.type_on(to);
        if (any_to(to, arrived)) {
            return true;
        }
        return arrived != PieceType::pawn && arrived != PieceType::king &&
               relative_rank(mover_, to) == 7 && any_to(to, PieceType::pawn);
    }

    /// Tries all squares from which a man that was a `type` then may have come.
    bool any_to(Square to, PieceType type) {
        for (Bitboard rest = origins(to, type) & ~position_.men(); rest != 0;) {
            const Square from = pop_first(rest);
            if (moved(from, to, type, std::nullopt) || captured_something(from, to, type) ||
                captured_in_passing(from, to, type)) {
                return true;
            }
        }
        return false;
    }

    /// More squares than there are: what is no legal move is found out later.
    [[nodiscard]] Bitboard origins(Square to, PieceType type) const {
        if (type != PieceType::pawn) {
            const Bitboard here = position_.standing_on(moving_board(to));
            return attacks_of({mover_, type}, to, position_.men() & here);
        }
        const Bitboard step_back = shift_ahead(~mover_, bit(to));
        return (step_back | shift_ahead(~mover_, step_back) | pawn_attacks(~mover_, to)) &
               ~end_ranks;
    }

    /// The setup before the man came, with nothing captured yet.
    [[nodiscard]] Setup before(Square from, Square to, PieceType type) const {
        Setup setup = setup_;
        setup.at(position_.board_of(to), to).reset();
        setup.at(moving_board(to), from) = Piece{mover_, type};
        setup.to_move = mover_;
        setup.en_passant.reset();
        return setup;
    }

    bool moved(Square from, Square to, PieceType type, std::optional<PieceType> captured) {
        Setup setup = before(from, to, type);
        if (captured) {
            setup.at(moving_board(to), to) = Piece{~mover_, *captured};
        }
        return leads_here(setup, from, to);
    }

    bool captured_something(Square from, Square to, PieceType type) {
        return std::any_of(types_captured.begin(), types_captured.end(),
                           [&](PieceType captured) { return moved(from, to, type, captured); });
    }

    bool captured_in_passing(Square from, Square to, PieceType type) {
        if (type != PieceType::pawn || relative_rank(mover_, to) != 5 ||
            file_of(from) == file_of(to)) {
            return false;
        }
        const Square victim = step_ahead(~mover_, to);
        return !contains(position_.men(), victim) &&
               std::any_of(boards.begin(), boards.end(), [&](Board board) {
                   Setup setup = before(from, to, type);
                   setup.at(board, victim) = Piece{~mover_, PieceType::pawn};
                   setup.en_passant = to;
                   return leads_here(setup, from, to);
               });
    }

    bool any_castling(Wing wing) {
        const CastlingSquares squares = castling_squares(mover_, wing);
        const Piece rook{mover_, PieceType::rook};
        if (position_.man_on(squares.king_to) != Piece{mover_, PieceType::king} ||
            position_.man_on(squares.rook_to) != rook ||
            contains(position_.men(), squares.king_from) ||
            contains(position_.men(), squares.rook_from)) {
            return false;
        }
        Setup setup = before(squares.king_from, squares.king_to, PieceType::king);
        setup.at(position_.board_of(squares.rook_to), squares.rook_to).reset();
        setup.at(moving_board(squares.rook_to), squares.rook_from) = rook;
        setup.castling.add(mover_, wing);
        return leads_here(setup, squares.king_from, squares.king_to);
    }

    /// Whether a move between the squares leads from the setup to the position.
    bool leads_here(const Setup& setup, Square from, Square to) {
        const auto before = Position::from(setup, position_.rules());
        if (!before) {
            return false;
        }
        MoveList moves;
        generate_legal(*before, moves);
        const bool leads = std::any_of(moves.begin(), moves.end(), [&](Move move) {
            return move.from() == from && move.to() == to && is_here(before->after(move));
        });
        return leads && possible_(*before);
    }

    [[nodiscard]] bool is_here(const Position& after) const {
        const Setup setup = after.to_setup();
        return setup.boards == setup_.boards && setup.castling == setup_.castling &&
               (!setup_.en_passant || setup.en_passant == setup_.en_passant);
    }

    const Position& position_;
    const std::function<bool(const Position&)>& possible_;
    Setup setup_;
    Color mover_;
};

}  // namespace

bool has_retraction(const Position& position,
                    const std::function<bool(const Position&)>& possible) {
    return Retractor(position, possible).any();
}

}  // namespace alicemate
