#include "tests/naive/naive_lines.h"

#include <algorithm>

namespace alicemate::naive {

void record(const Line& line, std::size_t full_length, LineResult& result) {
    (line.size() == full_length ? result.lines : result.short_lines).push_back(line);
}

void record_last_moves(const State& state, Goal goal, std::size_t full_length, Line& line,
                       LineResult& result) {
    for (const Successor& last : reaching_moves(state, goal)) {
        line.push_back(last.move);
        record(line, full_length, result);
        line.pop_back();
    }
}

void sort_lines(LineResult& result) {
    std::sort(result.lines.begin(), result.lines.end());
    std::sort(result.short_lines.begin(), result.short_lines.end());
}

}  // namespace alicemate::naive
