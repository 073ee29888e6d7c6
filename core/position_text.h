#pragma once

#include "core/setup.h"
#include "core/text_error.h"

#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace alicemate {

/// Reads a position in any notation, told apart by form: two-board FEN (`<A>|<B> w - -`),
/// bar-prefixed FEN (`|` before each man on B), looking-glass letters (S U O C T L for P R N B Q K
/// on B), plain FEN. Placement, side to move, castling and en passant are required; the two move
/// counters may follow. Says nothing on whether the position is sound: see Position::from().
tl::expected<Setup, TextError> read_position(std::string_view text);

/// As read_position(), but the position is only the beginning of the text: four fields, and two
/// numbers if they follow. `length` receives how many characters belong to it. For EPD lines.
tl::expected<Setup, TextError> read_position_prefix(std::string_view text, std::size_t& length);

/// The canonical two-board FEN. Where two men stand on one square of the two boards both are kept.
std::string write_two_board(const Setup& setup);
/// As pychess writes it. No square may be occupied on both boards.
std::string write_bar_prefixed(const Setup& setup);
/// As vchess writes it. No square may be occupied on both boards.
std::string write_looking_glass(const Setup& setup);
/// A plain FEN, if every man stands on A.
std::optional<std::string> write_plain(const Setup& setup);

}  // namespace alicemate
