#pragma once

#include "core/bitboard.h"
#include "core/move.h"
#include "core/setup.h"
#include "core/setup_faults.h"
#include "core/zobrist.h"

#include <array>
#include <optional>
#include <tl/expected.hpp>
#include <vector>

namespace alicemate {

/// A sound position under some rules; a small value, copied to make a move. A square is occupied
/// on one board at most, so the men are sets by colour and by type, and one set more tells which
/// of them stand on board B.
class Position {
public:
    /// Judges a setup. Either the position, or every fault of the setup, in a fixed order.
    static tl::expected<Position, std::vector<PositionError>> from(const Setup& setup,
                                                                   const Rules& rules);

    /// The setup that this position is; move counters are not part of a position.
    [[nodiscard]] Setup to_setup() const;

    [[nodiscard]] const Rules& rules() const { return rules_; }
    [[nodiscard]] Color to_move() const { return to_move_; }
    [[nodiscard]] CastlingRights castling() const { return castling_; }
    /// The square passed over by the double step just made, capture possible or not.
    [[nodiscard]] std::optional<Square> en_passant() const {
        return has_en_passant_ ? std::optional(en_passant_) : std::nullopt;
    }
    /// Whether some pawn of the side to move stands where the rules let it capture in passing
    /// (its move may still be illegal). Only then the double step is part of the key.
    [[nodiscard]] bool can_capture_in_passing() const { return en_passant_matters_; }

    [[nodiscard]] Bitboard men() const { return by_color_[0] | by_color_[1]; }
    [[nodiscard]] Bitboard men(Color color) const { return by_color_[index(color)]; }
    [[nodiscard]] Bitboard men(PieceType type) const { return by_type_[index(type)]; }
    [[nodiscard]] Bitboard men(Color color, PieceType type) const { return men(color) & men(type); }
    /// Bishops and queens.
    [[nodiscard]] Bitboard diagonal_men() const {
        return men(PieceType::bishop) | men(PieceType::queen);
    }
    /// Rooks and queens.
    [[nodiscard]] Bitboard straight_men() const {
        return men(PieceType::rook) | men(PieceType::queen);
    }
    /// The squares whose men stand on the board; a vacant square counts as standing on A.
    [[nodiscard]] Bitboard standing_on(Board board) const {
        return board == Board::a ? ~on_b_ : on_b_;
    }
    [[nodiscard]] Board board_of(Square square) const {
        return static_cast<Board>(on_b_ >> index(square) & 1U);
    }
    /// The king's square, if the side has a king.
    [[nodiscard]] std::optional<Square> king(Color color) const {
        const Bitboard kings = men(color, PieceType::king);
        return kings != 0 ? std::optional(first(kings)) : std::nullopt;
    }
    [[nodiscard]] std::optional<Piece> man_on(Square square) const;
    /// The type of the man on a square that is occupied.
    [[nodiscard]] PieceType type_on(Square square) const;

    /// The keys of men, boards, side to move, castling rights and possible en passant.
    [[nodiscard]] const Key& key() const { return key_; }
    /// The same, computed from nothing; for tests.
    [[nodiscard]] Key recomputed_key() const;

    /// The position after a legal move; undefined for others.
    [[nodiscard]] Position after(Move move) const;
    /// The same position with the other side to move and no en passant: for series and set play.
    /// The result is a sound position only if the side that was to move is not in check.
    [[nodiscard]] Position with_turn_passed() const;

    /// Equal in all that the key tells, the rules included.
    friend bool operator==(const Position& left, const Position& right);

private:
    Position() = default;

    void put(Piece piece, Board board, Square square);
    void take(Piece piece, Square square);
    void change_castling(CastlingRights rights);
    void clear_en_passant();
    void note_double_step(Square passed_over);
    void transfer_castling_rook(Square king_to);
    template <bool transfer>
    void play(Move move);

    std::array<Bitboard, 2> by_color_{};
    std::array<Bitboard, piece_type_count> by_type_{};
    Bitboard on_b_ = 0;
    Key key_;
    Color to_move_ = Color::white;
    CastlingRights castling_;
    Rules rules_;
    Square en_passant_{};
    bool has_en_passant_ = false;
    bool en_passant_matters_ = false;
};

}  // namespace alicemate
