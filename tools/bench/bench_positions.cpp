#include "tools/bench/bench_positions.h"

#include "core/position_text.h"

#include <stdexcept>

namespace alicemate::bench {

const std::vector<NamedPosition>& named_positions() {
    static const std::vector<NamedPosition> positions{
        {"alice-game-array", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR|8/8/8/8/8/8/8/8 w KQkq -",
         Rules::alice()},
        {"alice-direct-mate",
         "1k6/4p3/4P3/3nK3/3p4/3P4/b1P5/8|N7/b2Q4/1p4p1/1P6/r3pP1B/2P1P3/8/8 w - -",
         Rules::popeye()},
        {"alice-help-mate", "8/4r1b1/4P1P1/3b4/6p1/3p2P1/3r2R1/7K|5k2/5B2/8/8/8/8/8/8 b - -",
         Rules::popeye()},
        {"alice-few-men", "8/8/8/2Q5/8/8/8/K7|8/8/8/4k3/8/2R5/3p4/8 w - -", Rules::popeye()},
        {"alice-in-check", "rnbqkbn1/ppppppp1/8/7B/4r3/8/PPPP1PPP/RNBQK1NR|8/8/8/8/8/8/8/8 w KQq -",
         Rules::alice()},
        {"orthodox-game-array", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -",
         Rules::orthodox()},
        {"orthodox-middle-game", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -",
         Rules::orthodox()}};
    return positions;
}

Position position_of(benchmark::State& state) {
    const NamedPosition& named = named_positions().at(static_cast<std::size_t>(state.range(0)));
    state.SetLabel(named.name);
    const auto setup = read_position(named.fen);
    if (!setup) {
        throw std::invalid_argument(named.fen);
    }
    auto position = Position::from(*setup, named.rules);
    if (!position) {
        throw std::invalid_argument(named.fen);
    }
    return *position;
}

void on_all_positions(benchmark::internal::Benchmark* benchmark) {
    benchmark->DenseRange(0, static_cast<std::int64_t>(named_positions().size()) - 1);
}

}  // namespace alicemate::bench
