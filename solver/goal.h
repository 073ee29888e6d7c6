#pragma once

#include "core/square.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace alicemate {

/// What a move is to bring about.
struct Goal {
    enum Kind : std::uint8_t {
        mate,               ///< `#`: the other side is mated
        stalemate,          ///< `=`: the other side is stalemated
        mate_or_stalemate,  ///< `#=`: the other side has no move
        double_stalemate,   ///< `==`: neither side is in check, neither has a move
        double_mate,        ///< `##`: both sides are mated, by a side that had a legal move
        counter_mate,       ///< `##!`: both sides are mated, by a side that was mated before
        auto_mate,          ///< `!#`: the mover itself is mated
        auto_stalemate,     ///< `!=`: the mover itself is stalemated, the other side not in check
        check,              ///< `+`: the other side is in check
        capture,            ///< `x`: the move captures, en passant or not
        target,             ///< `z<square>`: the man moved arrives on the square, on any board
        any_move,           ///< `~`: a move was made
        castling,           ///< `00`: the move castles, on either wing
        en_passant,         ///< `ep`: the move captures en passant
    };

    Kind kind = mate;
    Square target_square{};  ///< of `target` only

    constexpr Goal() = default;
    constexpr Goal(Kind a_kind) : kind(a_kind) {}  // NOLINT(google-explicit-constructor)
    constexpr Goal(Kind a_kind, Square square) : kind(a_kind), target_square(square) {}

    friend constexpr bool operator==(const Goal&, const Goal&) = default;
};

/// Whether the other side is left without a move. A series may pass through such a goal, while play
/// ends with a goal of the other kind.
constexpr bool immobilises(Goal goal) {
    return goal.kind <= Goal::counter_mate;
}

/// Whether the goal shows by the position alone that the other side finds: it cannot move, and is
/// or is not in check.
constexpr bool is_immobility(Goal goal) {
    return goal.kind <= Goal::mate_or_stalemate;
}

/// Whether the mover's own king is to be mated, so that the move that reaches the goal leaves it
/// in check, which no legal move does.
constexpr bool mates_mover(Goal goal) {
    return goal.kind >= Goal::double_mate && goal.kind <= Goal::auto_mate;
}

/// "#", "==", "zd4", ... as it stands in a stipulation.
std::string to_string(Goal goal);

}  // namespace alicemate
