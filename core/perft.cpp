#include "core/perft.h"

#include "core/check_probe.h"
#include "core/legal_moves.h"

namespace alicemate {
namespace {

PerftTally tally_of(const Position& position) {
    PerftTally tally;
    tally.nodes = 1;
    switch (state_of(position)) {
        case State::normal: break;
        case State::check: tally.checks = 1; break;
        case State::mate:
            tally.checks = 1;
            tally.mates = 1;
            break;
        case State::stalemate: tally.stalemates = 1; break;
    }
    return tally;
}

}  // namespace

std::uint64_t perft(const Position& position, unsigned depth) {
    if (depth == 0) {
        return 1;
    }
    if (depth == 1) {
        return count_legal(position);
    }
    MoveList moves;
    generate_legal(position, moves);
    std::uint64_t nodes = 0;
    for (const Move move : moves) {
        nodes += perft(position.after(move), depth - 1);
    }
    return nodes;
}

PerftTally perft_tally(const Position& position, unsigned depth) {
    if (depth == 0) {
        return tally_of(position);
    }
    MoveList moves;
    generate_legal(position, moves);
    PerftTally tally;
    for (const Move move : moves) {
        tally += perft_tally(position.after(move), depth - 1);
    }
    return tally;
}

}  // namespace alicemate
