// Brute force for every stipulation, over the naive rules: no hash table, no pruning, no haste.
#pragma once

#include "tests/naive/naive_game.h"

#include <string>
#include <vector>

namespace alicemate::naive {

/// What a move must bring about for the side that is to move after it.
enum class Goal { mate, stalemate };

/// A first move that does not solve.
struct FailingMove {
    std::string move;
    /// The defender's replies after which the attacker no longer succeeds, sorted. With one move
    /// left to the attacker every reply is one.
    std::vector<std::string> refutations;
    /// The defender has no reply, and the goal is not reached: the move is no try at all.
    bool leaves_no_reply = false;

    friend bool operator==(const FailingMove&, const FailingMove&) = default;
};

/// All first moves of a battle, sorted by their text: those that solve, and the others.
struct BattleResult {
    std::vector<std::string> keys;
    std::vector<FailingMove> failing;

    friend bool operator==(const BattleResult&, const BattleResult&) = default;
};

using Line = std::vector<std::string>;

/// All solutions of a help or series problem, in the order of the moves' texts.
struct LineResult {
    std::vector<Line> lines;        ///< of exactly the stipulated length
    std::vector<Line> short_lines;  ///< the same side reaches the goal sooner

    friend bool operator==(const LineResult&, const LineResult&) = default;
};

/// Whether the side to move is mated, or stalemated.
bool is_reached(const State& state, Goal goal);

/// `#n`, `=n`: the side to move forces the goal within `moves` (at least 1) of its own moves.
BattleResult solve_direct(const State& state, Goal goal, int moves);

/// `s#n`, `s=n`: the side to move forces its opponent to reach the goal against it with a reply to
/// one of its first `moves` (at least 1) moves. An opponent without a legal move is a failure.
BattleResult solve_self(const State& state, Goal goal, int moves);

/// `r#n`, and `semi-r#n` if not both are obliged: as `s#n`, but the opponent must reach the goal
/// with any move that can, and so must the side to move, which has failed then.
BattleResult solve_reflex(const State& state, Goal goal, int moves, bool both_obliged);

/// `h#n`, `h=n`: both sides together, `half_moves` (at least 1) in all, the side to move begins,
/// the side that makes the last one reaches the goal. `h#2` is 4 half-moves, `h#2.5` is 5.
/// Half-moves of the other side are never looked at for the goal.
LineResult solve_help(const State& state, Goal goal, int half_moves);

/// `hs#n`: both sides together, `half_moves` (at least 2) in all, until after a move of the side
/// that is to be mated every legal move of the other, one at least, reaches the goal.
LineResult solve_help_self(const State& state, Goal goal, int half_moves);

/// `hr#n`: both sides together, `half_moves` (at least 1) in all, but whoever can reach the goal at
/// once must do so. The side that makes the last half-move is to.
LineResult solve_help_reflex(const State& state, Goal goal, int half_moves);

/// `ser-s#n`: as `ser-h#n`, but the other side must have no move that does not reach the goal.
LineResult solve_series_self(const State& state, Goal goal, int moves);

/// `ser-#n`, `ser-=n`: the side to move plays `moves` (at least 1) moves in a row, the last of
/// which reaches the goal. Only that one may give check. A line may pass through a position that is
/// itself a short solution of a stalemate problem: nobody was to move there.
LineResult solve_series_direct(const State& state, Goal goal, int moves);

/// `ser-h#n`, `ser-h=n`: the side to move plays `moves` (at least 1) moves in a row, of which only
/// the last may give check, then the other side reaches the goal with one move.
/// Short lines have fewer moves in the series, but at least one.
LineResult solve_series_help(const State& state, Goal goal, int moves);

}  // namespace alicemate::naive
