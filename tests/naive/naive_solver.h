// Brute force for every stipulation, over the naive rules: no hash table, no pruning, no haste.
//
// The meanings are Popeye's. Numbers of moves and half-moves are those of the stipulation, the side
// to move of the position begins.
#pragma once

#include "tests/naive/naive_game.h"
#include "tests/naive/naive_goal.h"

#include <string>
#include <vector>

namespace alicemate::naive {

// ---- battle play

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

/// All first moves of a battle, sorted by their text: those that solve, and the other legal ones.
struct BattleResult {
    std::vector<std::string> keys;
    std::vector<FailingMove> failing;

    friend bool operator==(const BattleResult&, const BattleResult&) = default;
};

/// What may be asked of a battle besides the goal.
struct BattleOptions {
    /// `exact-`: the goal must be reached with the last move. What reaches it sooner does not count
    /// as reaching it, but for a defender in self play, who refutes by it. In reflex play the
    /// defender is obliged at the last move only, the attacker always.
    bool exact = false;
    /// `Option Quodlibet`, for self and reflex play: the attacker may also reach the goal itself.
    bool quodlibet = false;
};

/// `#n`, `x n`, and so on: the side to move forces the goal within `moves` (at least 1) of its own
/// moves.
BattleResult solve_direct(const State& state, Goal goal, int moves, BattleOptions options = {});

/// `s#n`: the side to move forces its opponent to reach the goal with a reply to one of its first
/// `moves` (at least 1) moves. An opponent without a move is a failure.
BattleResult solve_self(const State& state, Goal goal, int moves, BattleOptions options = {});

/// `r#n`, and `semi-r#n` if not both are obliged: as `s#n`, but the opponent must reach the goal
/// with any move that can, and so must the side to move, which has failed then.
BattleResult solve_reflex(const State& state, Goal goal, int moves, bool both_obliged,
                          BattleOptions options = {});

// ---- lines

using Line = std::vector<std::string>;

/// All solutions of a help or series problem, in the order of the moves' texts. With `exact-` they
/// are those of the stipulated length only.
struct LineResult {
    std::vector<Line> lines;        ///< of exactly the stipulated length
    std::vector<Line> short_lines;  ///< the same side reaches the goal sooner

    friend bool operator==(const LineResult&, const LineResult&) = default;
};

/// `h#n`, `h=n`: both sides together, `half_moves` (at least 1) in all, the side to move begins,
/// the side that makes the last one reaches the goal. `h#2` is 4 half-moves, `h#2.5` is 5.
/// Half-moves of the other side are never looked at for the goal. No line goes on once it is
/// reached.
LineResult solve_help(const State& state, Goal goal, int half_moves);

/// `hs#n`: both sides together, `half_moves` (at least 1) in all, until the side that makes the
/// last one has no choice but to reach the goal. No line goes on from there; with an odd number
/// that may be so in the diagram.
LineResult solve_help_self(const State& state, Goal goal, int half_moves);

/// `hr#n`: both sides together, `half_moves` (at least 1) in all, but whoever can reach the goal at
/// once must do so. The side that makes the last half-move is to.
LineResult solve_help_reflex(const State& state, Goal goal, int half_moves);

/// The two endings of a reciprocal help problem.
struct ReciprocalResult {
    LineResult helped;  ///< the side that makes the last half-move reaches the goal
    LineResult own;     ///< the other side does, one half-move sooner

    friend bool operator==(const ReciprocalResult&, const ReciprocalResult&) = default;
};

/// `reci-h#n`, `reci-h(=)#n`: both sides together, until two half-moves remain of `half_moves` (at
/// least 2). There the side to move must be able both to reach `own` with the next half-move, and
/// to let the other side reach `helped` with the last. The lines of `own` count as of full length
/// when those of `helped` are.
ReciprocalResult solve_reciprocal(const State& state, Goal helped, Goal own, int half_moves);

/// `ser-#n`, `ser-=n`: the side to move plays `moves` (at least 1) moves in a row, the last of
/// which reaches the goal. Only that one may give check. A line goes on once the goal is reached if
/// that immobilises the other side, who is not to move (`=`), else it does not (`x`).
LineResult solve_series_direct(const State& state, Goal goal, int moves);

/// `ser-h#n`, `ser-h=n`: the side to move plays `moves` moves in a row, of which only the last may
/// give check, then the other side reaches the goal with one move.
/// Short lines have fewer moves in the series, but at least one. No moves at all ask for the set
/// play: the other side's last move.
LineResult solve_series_help(const State& state, Goal goal, int moves);

/// `ser-s#n`: as `ser-h#n`, but the other side must have no choice but to reach the goal. No line
/// goes on once it has none.
LineResult solve_series_self(const State& state, Goal goal, int moves);

/// `ser-r#n`, and `ser-semi-r#n` (which Popeye does not know) if not both are obliged: as
/// `ser-h#n`, but the other side reaches the goal as soon as it can, and the side to move of the
/// series, if obliged, must never be able to.
LineResult solve_series_reflex(const State& state, Goal goal, int moves, bool both_obliged);

// ---- parry series: one side moves, but the other must parry a check

/// `pser-#n`: all lines of a battle over all parries that is won within `moves` (at least 1) moves;
/// first moves of any length, then only the shortest continuations. `exact` asks for the goal with
/// the last move, not sooner.
std::vector<Line> solve_parry_direct(const State& state, Goal goal, int moves, bool exact);

/// `pser-s#n`: the parry series goes on until the other side has no choice but to reach the goal,
/// be it in check or not; a parry may reach it sooner.
std::vector<Line> solve_parry_self(const State& state, Goal goal, int moves, bool exact);

/// `pser-r#n`: whoever can reach the goal must do so, and it must not be the side of the series.
std::vector<Line> solve_parry_reflex(const State& state, Goal goal, int moves, bool exact);

/// `pser-h#n`: the side to move plays up to `moves` (at least 1) moves; after one that checks the
/// other side parries, and helps. In the end the other side reaches the goal with one move. A move
/// of the line that is passed is not written.
LineResult solve_parry_help(const State& state, Goal goal, int moves);

}  // namespace alicemate::naive
