#include "solver/transposition_table.h"

#include <benchmark/benchmark.h>
#include <vector>

namespace alicemate::bench {
namespace {

constexpr std::size_t key_count = std::size_t{1} << 20U;

std::vector<Key> some_keys() {
    std::vector<Key> keys(key_count);
    for (std::size_t i = 0; i < keys.size(); ++i) {
        keys[i] = detail::random_key(i);
    }
    return keys;
}

/// The argument is the size of the table in MiB: in the cache, and far greater than it.
void store_entries(benchmark::State& state) {
    TranspositionTable table(static_cast<std::size_t>(state.range(0)) << 20U);
    const std::vector<Key> keys = some_keys();
    std::size_t i = 0;
    for (auto _ : state) {
        table.store(keys[i % key_count], (i << 8U) | 1U);
        ++i;
    }
    state.SetItemsProcessed(state.iterations());
}
BENCHMARK(store_entries)->Arg(1)->Arg(256);

/// Half of the keys are in the table.
void probe_entries(benchmark::State& state) {
    TranspositionTable table(static_cast<std::size_t>(state.range(0)) << 20U);
    const std::vector<Key> keys = some_keys();
    for (std::size_t i = 0; i < key_count; i += 2) {
        table.store(keys[i], (i << 8U) | 1U);
    }
    std::size_t i = 0;
    for (auto _ : state) {
        benchmark::DoNotOptimize(table.probe(keys[i % key_count]));
        ++i;
    }
    state.SetItemsProcessed(state.iterations());
}
BENCHMARK(probe_entries)->Arg(1)->Arg(256);

}  // namespace
}  // namespace alicemate::bench
