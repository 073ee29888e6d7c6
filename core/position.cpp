#include "core/position.h"

#include "core/attacks.h"
#include "core/check.h"
#include "core/en_passant.h"
#include "core/setup_faults.h"

#include <algorithm>

namespace alicemate {
namespace {

/// What stays of castling rights, by the square a move touches; 64 small sets looked up per move.
constexpr std::array<std::uint8_t, square_count> make_castling_squares() {
    std::array<std::uint8_t, square_count> table{};
    for (const Color color : {Color::white, Color::black}) {
        for (const Wing wing : {Wing::king_side, Wing::queen_side}) {
            const CastlingSquares home = castling_squares(color, wing);
            table[index(home.king_from)] = 1;
            table[index(home.rook_from)] = 1;
        }
    }
    return table;
}

constexpr auto is_castling_square = make_castling_squares();

}  // namespace

std::optional<Piece> Position::man_on(Square square) const {
    if (!contains(men(), square)) {
        return std::nullopt;
    }
    const Color color = contains(men(Color::white), square) ? Color::white : Color::black;
    return Piece{color, type_on(square)};
}

PieceType Position::type_on(Square square) const {
    for (const PieceType type : all_piece_types) {
        if (contains(men(type), square)) {
            return type;
        }
    }
    return PieceType::king;
}

Setup Position::to_setup() const {
    Setup setup;
    for (Bitboard rest = men(); rest != 0;) {
        const Square square = pop_first(rest);
        setup.at(board_of(square), square) = man_on(square);
    }
    setup.to_move = to_move_;
    setup.castling = castling_;
    setup.en_passant = en_passant();
    return setup;
}

Key Position::recomputed_key() const {
    Key key = detail::zobrist_table.castling[castling_.bits()];
    for (Bitboard rest = men(); rest != 0;) {
        const Square square = pop_first(rest);
        key ^= key_of(*man_on(square), board_of(square), square);
    }
    if (can_capture_in_passing()) {
        key ^= detail::zobrist_table.en_passant_file[file_of(en_passant_)];
    }
    if (to_move_ == Color::black) {
        key ^= detail::zobrist_table.black_to_move;
    }
    return key;
}

void Position::put(Piece piece, Board board, Square square) {
    by_color_[index(piece.color)] |= bit(square);
    by_type_[index(piece.type)] |= bit(square);
    on_b_ |= Bitboard{index(board)} << index(square);
    key_ ^= key_of(piece, board, square);
}

void Position::take(Piece piece, Square square) {
    key_ ^= key_of(piece, board_of(square), square);
    by_color_[index(piece.color)] &= ~bit(square);
    by_type_[index(piece.type)] &= ~bit(square);
    on_b_ &= ~bit(square);
}

void Position::change_castling(CastlingRights rights) {
    key_ ^= detail::zobrist_table.castling[castling_.bits() ^ rights.bits()];
    castling_ = rights;
}

void Position::clear_en_passant() {
    if (en_passant_matters_) {
        key_ ^= detail::zobrist_table.en_passant_file[file_of(en_passant_)];
    }
    has_en_passant_ = false;
    en_passant_matters_ = false;
}

void Position::note_double_step(Square passed_over) {
    en_passant_ = passed_over;
    has_en_passant_ = true;
    en_passant_matters_ = en_passant_capturers(*this, passed_over) != 0;
    if (en_passant_matters_) {
        key_ ^= detail::zobrist_table.en_passant_file[file_of(passed_over)];
    }
}

void Position::transfer_castling_rook(Square king_to) {
    const Wing wing = file_of(king_to) == 6 ? Wing::king_side : Wing::queen_side;
    const CastlingSquares squares = castling_squares(to_move_, wing);
    const Piece rook{to_move_, PieceType::rook};
    const Board from_board = board_of(squares.rook_from);
    take(rook, squares.rook_from);
    put(rook, rules_.transfer ? ~from_board : from_board, squares.rook_to);
}

template <bool transfer>
void Position::play(Move move) {
    const Color us = to_move_;
    const Board from_board = transfer ? board_of(move.from()) : Board::a;
    const Board to_board = transfer ? ~from_board : Board::a;
    if (has_en_passant_) {
        clear_en_passant();
    }
    if (move.is_capture()) {
        const Square victim =
            move.kind() == MoveKind::en_passant ? step_ahead(~us, move.to()) : move.to();
        take({~us, move.captured()}, victim);
    }
    take({us, move.piece()}, move.from());
    put({us, move.arriving()}, to_board, move.to());
    if (move.kind() == MoveKind::castling) {
        transfer_castling_rook(move.to());
    }
    if (!castling_.empty() &&
        (is_castling_square[index(move.from())] | is_castling_square[index(move.to())]) != 0) {
        CastlingRights rights = castling_;
        rights.touch(bit(move.from()) | bit(move.to()));
        change_castling(rights);
    }
    to_move_ = ~us;
    key_ ^= detail::zobrist_table.black_to_move;
    if (move.kind() == MoveKind::double_step) {
        note_double_step(step_ahead(us, move.from()));
    }
}

Position Position::after(Move move) const {
    Position next = *this;
    if (rules_.transfer) {
        next.play<true>(move);
    } else {
        next.play<false>(move);
    }
    return next;
}

Position Position::with_turn_passed() const {
    Position next = *this;
    next.clear_en_passant();
    next.to_move_ = ~to_move_;
    next.key_ ^= detail::zobrist_table.black_to_move;
    return next;
}

bool operator==(const Position& left, const Position& right) {
    const bool same_passing = left.en_passant_matters_ == right.en_passant_matters_ &&
                              (!left.en_passant_matters_ || left.en_passant_ == right.en_passant_);
    return left.by_color_ == right.by_color_ && left.by_type_ == right.by_type_ &&
           left.on_b_ == right.on_b_ && left.to_move_ == right.to_move_ &&
           left.castling_ == right.castling_ && left.rules_ == right.rules_ && same_passing;
}

tl::expected<Position, std::vector<PositionError>> Position::from(const Setup& setup,
                                                                  const Rules& rules) {
    std::vector<PositionError> errors = faults_of(setup, rules);
    Position position;
    position.rules_ = rules;
    position.to_move_ = setup.to_move;
    for (const Board board : {Board::a, Board::b}) {
        for (unsigned i = 0; i < square_count; ++i) {
            const auto square = static_cast<Square>(i);
            if (const auto& man = setup.at(board, square)) {
                position.put(*man, board, square);
            }
        }
    }
    // Where two men share a square, or a side has two kings, there is no saying who checks whom.
    const bool clear = std::none_of(errors.begin(), errors.end(), [](const PositionError& error) {
        return error.fault == PositionFault::same_square_on_both_boards ||
               error.fault == PositionFault::more_than_one_king;
    });
    if (clear && is_attacked_king(position, ~setup.to_move)) {
        errors.push_back({PositionFault::side_not_to_move_in_check, position.king(~setup.to_move),
                          ~setup.to_move});
    }
    if (!errors.empty()) {
        return tl::unexpected(std::move(errors));
    }
    position.change_castling(setup.castling);
    if (setup.en_passant) {
        position.note_double_step(*setup.en_passant);
    }
    position.key_ = position.recomputed_key();
    return position;
}

}  // namespace alicemate
