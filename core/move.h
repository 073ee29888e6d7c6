#pragma once

#include "core/piece.h"
#include "core/square.h"

#include <array>
#include <cstdint>
#include <optional>

namespace alicemate {

/// What is special about a move.
enum class MoveKind : std::uint8_t { ordinary, double_step, en_passant, castling };

/// A move with all that playing and printing it needs: squares, the man that moves, the man it
/// captures, what a pawn becomes. 32 bits; equal moves of one position have equal bits. Castling
/// is the king's move. The boards are not part of it: a square is occupied on one board at most.
class Move {
public:
    /// No move; compares unequal to every real one.
    constexpr Move() = default;

    constexpr Move(Square from, Square to, PieceType piece,
                   std::optional<PieceType> captured = std::nullopt,
                   std::optional<PieceType> promotion = std::nullopt,
                   MoveKind kind = MoveKind::ordinary)
        : bits_(index(from) | index(to) << 6U | index(piece) << 12U | code(captured) << 15U |
                code(promotion) << 18U | static_cast<unsigned>(kind) << 21U) {}

    [[nodiscard]] constexpr Square from() const { return static_cast<Square>(bits_ & 63U); }
    [[nodiscard]] constexpr Square to() const { return static_cast<Square>(bits_ >> 6U & 63U); }
    [[nodiscard]] constexpr PieceType piece() const {
        return static_cast<PieceType>(bits_ >> 12U & 7U);
    }
    [[nodiscard]] constexpr bool is_capture() const { return (bits_ >> 15U & 7U) != none; }
    [[nodiscard]] constexpr bool is_promotion() const { return (bits_ >> 18U & 7U) != none; }
    /// The captured man; to be asked only when is_capture().
    [[nodiscard]] constexpr PieceType captured() const {
        return static_cast<PieceType>(bits_ >> 15U & 7U);
    }
    /// What the pawn becomes; to be asked only when is_promotion().
    [[nodiscard]] constexpr PieceType promotion() const {
        return static_cast<PieceType>(bits_ >> 18U & 7U);
    }
    /// The man that arrives: the promoted one, or the one that moved.
    [[nodiscard]] constexpr PieceType arriving() const {
        return is_promotion() ? promotion() : piece();
    }
    [[nodiscard]] constexpr MoveKind kind() const {
        return static_cast<MoveKind>(bits_ >> 21U & 3U);
    }
    /// Whether this is a move at all.
    explicit constexpr operator bool() const { return bits_ != 0; }
    /// The 23 bits that determine the move, for storing; zero for no move.
    [[nodiscard]] constexpr std::uint32_t bits() const { return bits_; }
    /// The move whose bits() these are; undefined for others.
    static constexpr Move from_bits(std::uint32_t bits) {
        Move move;
        move.bits_ = bits;
        return move;
    }

    friend constexpr bool operator==(Move, Move) = default;

private:
    static constexpr unsigned none = piece_type_count;

    static constexpr unsigned code(std::optional<PieceType> type) {
        return type ? index(*type) : none;
    }

    std::uint32_t bits_ = 0;
};

/// Orders moves as their coordinate text sorts: by file then rank of departure, of arrival, then
/// by the letter of promotion (b, n, q, r). It is the order of everything the program lists.
constexpr bool comes_before(Move left, Move right) {
    const auto rank_in_text = [](Move move) {
        constexpr std::array<std::uint8_t, piece_type_count> letters{0, 2, 1, 4, 3, 0};
        const auto text_square = [](Square square) {
            return file_of(square) * 8 + rank_of(square);
        };
        const unsigned promotion = move.is_promotion() ? letters[index(move.promotion())] : 0U;
        return (text_square(move.from()) * 64 + text_square(move.to())) * 8 + promotion;
    };
    return rank_in_text(left) < rank_in_text(right);
}

}  // namespace alicemate
