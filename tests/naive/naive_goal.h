// The goals of problems, each tested by its literal meaning.
#pragma once

#include "tests/naive/naive_game.h"

#include <vector>

namespace alicemate::naive {

/// What a move may have to bring about. The mover's side is asked as if it were to move again.
enum class GoalKind {
    mate,               ///< `#`   the opponent is mated
    stalemate,          ///< `=`   the opponent is stalemated
    mate_or_stalemate,  ///< `#=`  the opponent has no legal move
    double_stalemate,   ///< `==`  neither side has a legal move, neither is in check
    auto_mate,          ///< `!#`  the mover's own king is left in check, without a legal move
    auto_stalemate,     ///< `!=`  the mover has no legal move, neither side is in check
    double_mate,        ///< `##`  both are in check without a legal move, the mover had one before
    counter_double_mate,  ///< `##!` as `##`, but the mover was mated before
    check,                ///< `+`   the opponent is in check
    capture,              ///< `x`   the move captures, en passant or otherwise
    target,               ///< `za1` the man that moves arrives there, on whichever board
    any_move,             ///< `~`   nothing
    castling,             ///< `00`  the move castles, on either wing
    en_passant,           ///< `ep`  the move captures en passant
};

/// What is to be reached.
struct Goal {
    GoalKind kind = GoalKind::mate;
    Square target = {};  ///< for `GoalKind::target` only

    friend bool operator==(const Goal&, const Goal&) = default;
};

/// Whether the move from `before` reaches the goal. It may be one of `moves_into_check`.
bool is_reached(const State& before, const Successor& move, Goal goal);

/// The moves that reach the goal at once, sorted. All are legal, except that the mover's own king
/// is left in check by those that reach `!#`, `##` and `##!`.
std::vector<Successor> reaching_moves(const State& state, Goal goal);

/// Whether a move of the side to move reaches the goal at once.
bool can_reach_at_once(const State& state, Goal goal);

/// Whether the side to move cannot help reaching the goal: it has a move that does, and no legal
/// move that does not.
bool must_reach_at_once(const State& state, Goal goal);

/// Whether the goal is reached by leaving the own king in check: `!#`, `##` and `##!`.
bool reaches_into_check(Goal goal);

/// Whether the goal leaves the opponent without a legal move.
bool immobilises(Goal goal);

}  // namespace alicemate::naive
