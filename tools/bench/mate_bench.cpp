#include "core/legal_moves.h"
#include "tools/bench/bench_positions.h"

namespace alicemate::bench {
namespace {

/// Every mate in one, the way a search tests for them: moves that check, then a reply sought.
void mates_in_one(benchmark::State& state) {
    const Position position = position_of(state);
    for (auto _ : state) {
        MoveList moves;
        generate_checking(position, moves);
        unsigned mates = 0;
        for (const Move move : moves) {
            mates += has_legal_move(position.after(move)) ? 0U : 1U;
        }
        benchmark::DoNotOptimize(mates);
        benchmark::ClobberMemory();
    }
}
BENCHMARK(mates_in_one)->Apply(on_all_positions);

}  // namespace
}  // namespace alicemate::bench
