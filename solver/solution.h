#pragma once

#include "core/move.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

namespace alicemate {

/// Whether a search came to its end.
enum class Outcome : std::uint8_t { solved, unknown };

/// Why a search stopped before its end.
enum class StopReason : std::uint8_t { none, time, nodes, solutions, interrupted };

/// "time", "nodes", "solutions", "interrupted"; empty for none.
constexpr std::string_view to_string(StopReason reason) {
    switch (reason) {
        case StopReason::none: return "";
        case StopReason::time: return "time";
        case StopReason::nodes: return "nodes";
        case StopReason::solutions: return "solutions";
        case StopReason::interrupted: return "interrupted";
    }
    return "";
}

struct Defence;

/// A move of the side that has to force the goal, and what it does.
struct Attack {
    Move move;
    bool gives_check = false;
    bool reaches_goal = false;  ///< the goal of direct play: nothing follows
    /// What would follow if the defender could pass; empty after checks, and when nothing would. In
    /// parry series, where it does pass: what follows.
    std::vector<Attack> threats;
    /// The defences that meet the threats, all of them when there is none; in move order.
    std::vector<Defence> defences;

    /// No check and nothing threatened: every defence is one because there is no passing.
    /// (Not said of the last move of self play, to which the reply is compelled.)
    [[nodiscard]] bool is_zugzwang() const;
};

/// A move of the defender with everything that succeeds against it within the length that is left.
struct Defence {
    Move move;
    bool gives_check = false;
    bool reaches_goal = false;    ///< the goal of self play: the defender had to do it
    std::vector<Attack> answers;  ///< empty if the defence refutes, or reaches the goal
};

inline bool Attack::is_zugzwang() const {
    const bool is_last = !defences.empty() && defences.front().reaches_goal;
    return !reaches_goal && !gives_check && threats.empty() && !is_last;
}

/// A first move that solves, or (tries) one that fails to few replies only.
struct FirstMove {
    Attack attack;
    std::vector<Move> refutations;  ///< none for a key; in move order
    /// In how many moves it succeeds at the latest (keys); 0 for tries.
    unsigned moves = 0;
};

/// The answer to a battle stipulation. Lists are in move order (see comes_before).
struct BattleSolution {
    std::vector<FirstMove> keys;
    std::vector<FirstMove> tries;  ///< only when asked for
    /// Only when asked for: the defender's moves that have an answer.
    std::vector<Defence> set_play;
    unsigned shortest = 0;  ///< moves of the shortest key; 0 without keys
    /// Only when asked for, and then instead of all the others: the play after a first move that
    /// was made already and stands as no move in it; refutations, if it does not solve.
    std::optional<FirstMove> post_key;
};

using Line = std::vector<Move>;

/// The answer to a help or series stipulation. Lines are in the order of their moves.
struct HelpSolution {
    /// Of exactly the stated length; in reciprocal play also those that end a half-move before.
    std::vector<Line> lines;
    /// That reach the goal sooner, with the same side; shorter first.
    std::vector<Line> short_lines;
    /// Only when asked for: the other side begins, a half-move less.
    std::vector<Line> set_lines;
    std::uint64_t line_count = 0;  ///< exact even where the lists were not asked for
    std::uint64_t short_count = 0;
    std::uint64_t set_count = 0;
};

/// What a search cost.
struct SearchStats {
    std::uint64_t nodes = 0;  ///< positions made
    double seconds = 0;
    unsigned threads = 1;
    std::size_t hash_bytes = 0;
};

/// The result of solving one position for one stipulation; a value without any text.
struct Solution {
    Outcome outcome = Outcome::solved;
    StopReason reason = StopReason::none;  ///< never none when the outcome is unknown
    std::variant<BattleSolution, HelpSolution> play;
    SearchStats stats;
};

}  // namespace alicemate
