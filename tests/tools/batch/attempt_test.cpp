#include "tools/batch/attempt.h"

#include <gtest/gtest.h>

namespace alicemate {
namespace {

using std::chrono::duration;

constexpr std::uint64_t some = 1000;

Limits time_limit(double seconds) {
    Limits limits;
    limits.time = duration<double>(seconds);
    return limits;
}

Attempt cut_off(StopReason reason, const Limits& limits) {
    return {Outcome::unknown, reason, limits, 1, false};
}

TEST(Attempt, WhatWasNotTriedIsOpen) {
    EXPECT_FALSE(is_settled({}, {}, 1, false));
}

TEST(Attempt, WhatIsDecidedIsSettledUnlessItsLinesAreWanted) {
    Attempt decided{Outcome::solved, StopReason::none, {}, 1, false};
    EXPECT_TRUE(is_settled(decided, {}, 8, false));
    EXPECT_TRUE(is_settled(decided, {}, 8, true));
    decided.counted_only = true;
    EXPECT_TRUE(is_settled(decided, {}, 8, true));
    EXPECT_FALSE(is_settled(decided, {}, 8, false));
}

TEST(Attempt, ALargerLimitOpensWhatASmallerOneCutOff) {
    const Attempt attempt = cut_off(StopReason::nodes, {.nodes = some});
    EXPECT_TRUE(is_settled(attempt, {.nodes = some - 1}, 1, false));
    EXPECT_TRUE(is_settled(attempt, {.nodes = some}, 1, false));
    EXPECT_FALSE(is_settled(attempt, {.nodes = some + 1}, 1, false));
    EXPECT_FALSE(is_settled(attempt, {}, 1, false)) << "no limit is larger than any";
}

TEST(Attempt, OnlyTheLimitThatCutOffCounts) {
    Limits both = time_limit(1);
    both.nodes = some;
    Limits wanted = time_limit(100);
    wanted.nodes = some;
    EXPECT_TRUE(is_settled(cut_off(StopReason::nodes, both), wanted, 1, false));
    EXPECT_FALSE(is_settled(cut_off(StopReason::time, both), wanted, 1, false));
}

TEST(Attempt, TheSameTimeWithMoreThreadsIsMore) {
    const Attempt attempt = cut_off(StopReason::time, time_limit(1));
    EXPECT_TRUE(is_settled(attempt, time_limit(1), 1, false));
    EXPECT_FALSE(is_settled(attempt, time_limit(1), 2, false));
}

TEST(Attempt, ALimitOfSolutionsOfTheFileItselfIsFinal) {
    const Attempt attempt = cut_off(StopReason::solutions, {.solutions = 5});
    EXPECT_TRUE(is_settled(attempt, {.solutions = 5}, 1, false));
    EXPECT_FALSE(is_settled(attempt, {.solutions = 6}, 1, false));
}

TEST(Attempt, WhatWasInterruptedIsOpen) {
    EXPECT_FALSE(is_settled(cut_off(StopReason::interrupted, {}), {.nodes = 1}, 1, false));
}

}  // namespace
}  // namespace alicemate
