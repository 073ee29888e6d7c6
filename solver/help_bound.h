#pragma once

#include "core/position.h"
#include "solver/flight_cover.h"
#include "solver/stipulation.h"

namespace alicemate {

/// Proofs that a position of help or series play leads nowhere, cheaper than to search it.
class HelpBound {
public:
    /// For searches of this stipulation under these rules.
    HelpBound(const Stipulation& stipulation, const Rules& rules);

    /// Whether the goal may still be reached from the position in so many half-moves (from 1) or,
    /// early, sooner. False is a proof that it cannot; true says little. Costs less than to look
    /// the position up in a table.
    [[nodiscard]] bool may_reach_at_sight(const Position& position, unsigned half_moves) const;
    /// The same (from 2 half-moves) with more effort, worth the making of some dozens of moves.
    [[nodiscard]] bool may_reach(const Position& position, unsigned half_moves) const;

private:
    Play play_;
    Goal goal_;
    bool looks_;                          ///< whether may_reach_at_sight() has anything to say
    const FlightCover* cover_ = nullptr;  ///< nothing where it would not pay
};

}  // namespace alicemate
