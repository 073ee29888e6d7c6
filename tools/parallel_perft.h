#pragma once

#include "core/perft.h"
#include "solver/search_control.h"
#include "solver/solution.h"

#include <vector>

namespace alicemate {

/// What to count.
struct PerftTask {
    unsigned depth = 0;
    bool tally = false;  ///< checks, mates and stalemates as well
    unsigned threads = 1;
};

/// The games that begin with one move.
struct PerftBranch {
    Move move;
    PerftTally tally;
    bool complete = false;
};

/// What was counted.
struct PerftCount {
    PerftTally total;                   ///< a lower bound if the reason is not none
    std::vector<PerftBranch> branches;  ///< by first move, in move order; none at depth 0
    StopReason reason = StopReason::none;
    double seconds = 0;
};

/// perft() or perft_tally() spread over threads; the counts do not depend on their number. It can
/// be stopped and limited (nodes, time) like a search: it is cut into portions of well under a
/// second, and looks up between them.
PerftCount parallel_perft(const Position& position, const PerftTask& task, const Limits& limits,
                          const SearchControl& control);

}  // namespace alicemate
