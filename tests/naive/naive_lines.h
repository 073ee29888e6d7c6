// What the solvers of lines share.
#pragma once

#include "tests/naive/naive_solver.h"

#include <cstddef>

namespace alicemate::naive {

/// Sorts a line that has reached the goal into the exact or the short ones.
void record(const Line& line, std::size_t full_length, LineResult& result);

/// Records the line once for each move that reaches the goal at once, that move at its end.
void record_last_moves(const State& state, Goal goal, std::size_t full_length, Line& line,
                       LineResult& result);

/// A short line may have been found after a longer one that begins with the same moves.
void sort_lines(LineResult& result);

/// All lines that a search records, sorted: `search` gets an empty line and the result.
template <typename Search>
LineResult sorted_lines(Search search) {
    LineResult result;
    Line line;
    search(line, result);
    sort_lines(result);
    return result;
}

}  // namespace alicemate::naive
