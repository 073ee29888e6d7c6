#pragma once

#include "core/bitboard.h"

#include <array>
#include <cstdint>

namespace alicemate {

/// The wing a king castles to.
enum class Wing : std::uint8_t { king_side, queen_side };

/// The squares of one castling.
struct CastlingSquares {
    Square king_from;
    Square king_to;
    Square rook_from;
    Square rook_to;  ///< also the square the king passes over
};

/// The squares on which `color` castles to `wing`.
constexpr CastlingSquares castling_squares(Color color, Wing wing) {
    const unsigned rank = color == Color::white ? 0 : 7;
    const bool king_side = wing == Wing::king_side;
    return {make_square(4, rank), make_square(king_side ? 6 : 2, rank),
            make_square(king_side ? 7 : 0, rank), make_square(king_side ? 5 : 3, rank)};
}

/// Which castlings the history of the game still allows: a set of up to four.
class CastlingRights {
public:
    constexpr CastlingRights() = default;

    [[nodiscard]] constexpr bool has(Color color, Wing wing) const {
        return (bits_ & mask(color, wing)) != 0;
    }
    constexpr void add(Color color, Wing wing) { bits_ |= mask(color, wing); }
    constexpr void remove(Color color, Wing wing) {
        bits_ = static_cast<std::uint8_t>(bits_ & ~mask(color, wing));
    }
    /// Takes away what a move from or to any of the squares ends.
    constexpr void touch(Bitboard squares) {
        for (const Color color : {Color::white, Color::black}) {
            for (const Wing wing : {Wing::king_side, Wing::queen_side}) {
                const CastlingSquares home = castling_squares(color, wing);
                if ((squares & (bit(home.king_from) | bit(home.rook_from))) != 0) {
                    remove(color, wing);
                }
            }
        }
    }
    [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
    [[nodiscard]] constexpr bool any(Color color) const {
        return has(color, Wing::king_side) || has(color, Wing::queen_side);
    }
    /// 0 to 15: an index into tables by set of rights.
    [[nodiscard]] constexpr unsigned bits() const { return bits_; }

    friend constexpr bool operator==(CastlingRights, CastlingRights) = default;

private:
    static constexpr std::uint8_t mask(Color color, Wing wing) {
        return static_cast<std::uint8_t>(1U << (2 * index(color) + static_cast<unsigned>(wing)));
    }

    std::uint8_t bits_ = 0;
};

}  // namespace alicemate
