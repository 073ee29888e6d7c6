#pragma once

#include <optional>

namespace alicemate {

/// Battle play with less freedom for the attacker than the stipulation gives; Popeye's options
/// MaxFlightsquares, Threat and NonTrivial.
struct BattleRestrictions {
    /// Every move of the attacker, but the last, leaves the defender's king at most so many moves.
    std::optional<unsigned> max_flights;
    /// Every move of the attacker that does not check threatens to win within so many moves, as
    /// long as so many are left.
    std::optional<unsigned> max_threat;

    /// A defence is trivial if it can be met by a win in `trivial_moves`; in direct play, one move
    /// more. As long as there are more moves left, one defence in each position may be other than
    /// trivial, and `extra` more in a whole line of play, for which each position without any
    /// counts as another one more.
    struct NonTrivial {
        unsigned extra = 0;
        unsigned trivial_moves = 0;
        friend bool operator==(const NonTrivial&, const NonTrivial&) = default;
    };
    std::optional<NonTrivial> non_trivial;

    [[nodiscard]] bool any() const { return max_flights || max_threat || non_trivial; }
    friend bool operator==(const BattleRestrictions&, const BattleRestrictions&) = default;
};

}  // namespace alicemate
