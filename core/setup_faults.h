#pragma once

#include "core/setup.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace alicemate {

/// A condition of a sound position that a setup breaks.
enum class PositionFault : std::uint8_t {
    same_square_on_both_boards,
    more_than_one_king,
    pawn_on_end_rank,
    side_not_to_move_in_check,
    castling_without_king_and_rook,
    en_passant_unexplained,
    man_on_board_b,  ///< under rules without transfer
};

/// One fault with the place it concerns.
struct PositionError {
    PositionFault fault{};
    std::optional<Square> square;
    std::optional<Color> color;

    friend bool operator==(const PositionError&, const PositionError&) = default;
};

/// What is wrong, in a sentence without full stop.
std::string message(const PositionError& error);
/// All sentences, joined by "; ".
std::string message(const std::vector<PositionError>& errors);

/// Every fault that a look at the men finds, in a fixed order: all but a check to the side that is
/// not to move, which Position::from() adds.
std::vector<PositionError> faults_of(const Setup& setup, const Rules& rules);

}  // namespace alicemate
