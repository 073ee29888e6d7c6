#include "core/legal_moves.h"
#include "tools/bench/bench_positions.h"

namespace alicemate::bench {
namespace {

void generate_all(benchmark::State& state) {
    const Position position = position_of(state);
    for (auto _ : state) {
        MoveList moves;
        generate_legal(position, moves);
        benchmark::DoNotOptimize(moves.size());
        benchmark::ClobberMemory();
    }
    state.counters["moves"] = count_legal(position);
}
BENCHMARK(generate_all)->Apply(on_all_positions);

void generate_checks(benchmark::State& state) {
    const Position position = position_of(state);
    for (auto _ : state) {
        MoveList moves;
        generate_checking(position, moves);
        benchmark::DoNotOptimize(moves.size());
        benchmark::ClobberMemory();
    }
}
BENCHMARK(generate_checks)->Apply(on_all_positions);

void count_moves(benchmark::State& state) {
    const Position position = position_of(state);
    for (auto _ : state) {
        benchmark::DoNotOptimize(count_legal(position));
        benchmark::ClobberMemory();
    }
}
BENCHMARK(count_moves)->Apply(on_all_positions);

void has_any_move(benchmark::State& state) {
    const Position position = position_of(state);
    for (auto _ : state) {
        benchmark::DoNotOptimize(has_legal_move(position));
        benchmark::ClobberMemory();
    }
}
BENCHMARK(has_any_move)->Apply(on_all_positions);

/// All legal moves of the position, one after the other.
void make_moves(benchmark::State& state) {
    const Position position = position_of(state);
    const MoveList moves = sorted_legal_moves(position);
    for (auto _ : state) {
        for (const Move move : moves) {
            benchmark::DoNotOptimize(position.after(move));
        }
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(moves.size()));
}
BENCHMARK(make_moves)->Apply(on_all_positions);

}  // namespace
}  // namespace alicemate::bench
