#pragma once

#include "core/position.h"
#include "core/text_error.h"

#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace alicemate {

/// Coordinates: `e2e4`, `e7e8q`; castling as the king's move.
std::string write_coordinate(Move move);

/// Short algebraic notation of a legal move: `Nf3`, `exd5`, `O-O`, `e8=Q`, with `/A` when the man
/// arrives on board A (under rules with transfer), then `+` or `#`. Disambiguated among like men
/// of the same board that can legally reach the square.
std::string write_algebraic(const Position& position, Move move);

/// Popeye's notation without the sign of check: `Ke5*d4B`, `a7-a8=SB`, `0-0BB`, `e5*d6 ep.B`; the
/// board letters only under rules with transfer.
std::string write_popeye(const Position& position, Move move);

/// Why a text is no move of a position.
struct MoveTextError {
    enum class Kind : std::uint8_t { syntax, illegal, ambiguous };

    Kind kind;
    TextError text;  ///< for illegal and ambiguous: the whole move, what is wrong in `expected`

    friend bool operator==(const MoveTextError&, const MoveTextError&) = default;
};

/// A sentence for each kind, without full stop.
std::string message(const MoveTextError& error);

/// Reads one legal move in coordinates or short algebraic notation. Accepted besides: `0-0`, `/B`,
/// a promotion without `=`, marks of check left out, `!` and `?` behind. A move without `/A` is one
/// that lands on B.
tl::expected<Move, MoveTextError> read_move(const Position& position, std::string_view text);

}  // namespace alicemate
