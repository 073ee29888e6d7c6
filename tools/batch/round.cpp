#include "tools/batch/round.h"

namespace alicemate {

std::vector<Round> plan_rounds(const Limits& limits, const std::vector<std::uint64_t>& nodes) {
    std::vector<Round> rounds;
    for (const std::uint64_t most : nodes) {
        if (limits.nodes && *limits.nodes <= most) {
            rounds.push_back({limits, false});
            return rounds;
        }
        rounds.push_back({stricter(limits, {.nodes = most}), false});
    }
    rounds.push_back({limits, true});
    return rounds;
}

}  // namespace alicemate
