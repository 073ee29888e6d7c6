#pragma once

#include "core/position.h"

#include <benchmark/benchmark.h>
#include <vector>

namespace alicemate::bench {

/// A position that is measured, with a name for the listing.
struct NamedPosition {
    const char* name;
    const char* fen;
    Rules rules;
};

/// Positions of every kind that matters to speed: many men and few, check, either law of the game.
const std::vector<NamedPosition>& named_positions();

/// The position that the benchmark's argument says, by its place in named_positions(); labels the
/// benchmark with its name.
Position position_of(benchmark::State& state);

/// Lets a benchmark run on every one of the named positions.
void on_all_positions(benchmark::internal::Benchmark* benchmark);

}  // namespace alicemate::bench
