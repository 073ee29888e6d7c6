#pragma once

#include "core/position.h"

#include <cstdint>

namespace alicemate {

/// What perft counts of the positions after exactly `depth` half-moves.
struct PerftTally {
    std::uint64_t nodes = 0;
    std::uint64_t checks = 0;  ///< mates included
    std::uint64_t mates = 0;
    std::uint64_t stalemates = 0;

    PerftTally& operator+=(const PerftTally& other) {
        nodes += other.nodes;
        checks += other.checks;
        mates += other.mates;
        stalemates += other.stalemates;
        return *this;
    }
    friend bool operator==(const PerftTally&, const PerftTally&) = default;
};

/// The number of games of exactly `depth` half-moves from the position; the last half-move is
/// counted without being made.
std::uint64_t perft(const Position& position, unsigned depth);

/// The same with checks, mates and stalemates at the end of those games; several times as dear.
PerftTally perft_tally(const Position& position, unsigned depth);

}  // namespace alicemate
