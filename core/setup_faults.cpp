#include "core/setup_faults.h"

#include "core/bitboard.h"

namespace alicemate {
namespace {

using Errors = std::vector<PositionError>;

void judge_squares(const Setup& setup, const Rules& rules, Errors& errors) {
    for (unsigned i = 0; i < square_count; ++i) {
        const auto square = static_cast<Square>(i);
        const auto& on_a = setup.at(Board::a, square);
        const auto& on_b = setup.at(Board::b, square);
        if (on_a && on_b) {
            errors.push_back({PositionFault::same_square_on_both_boards, square, {}});
        }
        if (on_b && !rules.transfer) {
            errors.push_back({PositionFault::man_on_board_b, square, on_b->color});
        }
        for (const auto& man : {on_a, on_b}) {
            if (man && man->type == PieceType::pawn && contains(end_ranks, square)) {
                errors.push_back({PositionFault::pawn_on_end_rank, square, man->color});
            }
        }
    }
}

void judge_kings(const Setup& setup, Errors& errors) {
    for (const Color color : {Color::white, Color::black}) {
        unsigned kings = 0;
        for (const Setup::Men& men : setup.boards) {
            for (const auto& man : men) {
                kings += man == Piece{color, PieceType::king} ? 1U : 0U;
            }
        }
        if (kings > 1) {
            errors.push_back({PositionFault::more_than_one_king, {}, color});
        }
    }
}

void judge_castling(const Setup& setup, const Rules& rules, Errors& errors) {
    for (const Color color : {Color::white, Color::black}) {
        for (const Wing wing : {Wing::king_side, Wing::queen_side}) {
            if (setup.castling.has(color, wing) &&
                !stands_ready_to_castle(setup, rules.castling, color, wing)) {
                errors.push_back({PositionFault::castling_without_king_and_rook,
                                  castling_squares(color, wing).rook_from, color});
            }
        }
    }
}

bool vacant(const Setup& setup, Square square) {
    return !setup.at(Board::a, square) && !setup.at(Board::b, square);
}

/// A double step left its origin vacant on both boards, passed over a square that was vacant on
/// the board it was made on, and ended in front of that square on the other board.
bool is_explained(const Setup& setup, const Rules& rules, Square passed_over) {
    const Color mover = ~setup.to_move;
    if (relative_rank(mover, passed_over) != 2) {
        return false;
    }
    const Square origin = step_ahead(~mover, passed_over);
    const Square arrival = step_ahead(mover, passed_over);
    for (const Board landing : {Board::a, Board::b}) {
        const Board departure = rules.transfer ? ~landing : landing;
        if (setup.at(landing, arrival) == Piece{mover, PieceType::pawn} &&
            !setup.at(departure, passed_over)) {
            return vacant(setup, origin);
        }
    }
    return false;
}

}  // namespace

std::vector<PositionError> faults_of(const Setup& setup, const Rules& rules) {
    Errors errors;
    judge_squares(setup, rules, errors);
    judge_kings(setup, errors);
    judge_castling(setup, rules, errors);
    if (setup.en_passant && !is_explained(setup, rules, *setup.en_passant)) {
        errors.push_back({PositionFault::en_passant_unexplained, setup.en_passant, {}});
    }
    return errors;
}

std::string message(const PositionError& error) {
    const std::string square = error.square ? to_string(*error.square) : "";
    const std::string side = error.color == Color::white ? "White" : "Black";
    switch (error.fault) {
        case PositionFault::same_square_on_both_boards:
            return square + " is occupied on both boards";
        case PositionFault::more_than_one_king: return side + " has more than one king";
        case PositionFault::pawn_on_end_rank: return "pawn on an end rank: " + square;
        case PositionFault::side_not_to_move_in_check:
            return side + " is in check, but it is not " + side + "'s turn";
        case PositionFault::castling_without_king_and_rook:
            return side + " cannot castle with a rook on " + square +
                   ": king and rook do not stand at home as the rules require";
        case PositionFault::en_passant_unexplained:
            return "no double step over the en passant square " + square + " was possible";
        case PositionFault::man_on_board_b:
            return "man on board B (" + square + ") under rules without a second board";
    }
    return {};
}

std::string message(const std::vector<PositionError>& errors) {
    std::string text;
    for (const PositionError& error : errors) {
        text += (text.empty() ? "" : "; ") + message(error);
    }
    return text;
}

}  // namespace alicemate
