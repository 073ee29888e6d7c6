#include "core/check.h"
#include "core/check_probe.h"
#include "core/legal_moves.h"
#include "tools/bench/bench_positions.h"

namespace alicemate::bench {
namespace {

void side_to_move_in_check(benchmark::State& state) {
    const Position position = position_of(state);
    for (auto _ : state) {
        benchmark::DoNotOptimize(in_check(position));
        benchmark::ClobberMemory();
    }
}
BENCHMARK(side_to_move_in_check)->Apply(on_all_positions);

/// A probe made once for the position, and asked of each of its moves.
void which_moves_give_check(benchmark::State& state) {
    const Position position = position_of(state);
    const MoveList moves = sorted_legal_moves(position);
    for (auto _ : state) {
        const CheckProbe probe(position);
        for (const Move move : moves) {
            benchmark::DoNotOptimize(probe.gives_check(move));
        }
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(moves.size()));
}
BENCHMARK(which_moves_give_check)->Apply(on_all_positions);

}  // namespace
}  // namespace alicemate::bench
