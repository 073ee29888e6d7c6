#include "tools/batch/round.h"

#include <gtest/gtest.h>

namespace alicemate {
namespace {

TEST(Round, TheLastOneIsAloneWithTheLimitsThemselves) {
    Limits limits;
    limits.time = std::chrono::duration<double>(9);
    const auto rounds = plan_rounds(limits, {100, 10'000});
    ASSERT_EQ(rounds.size(), 3U);
    EXPECT_EQ(rounds[0].limits.nodes, 100U);
    EXPECT_EQ(rounds[1].limits.nodes, 10'000U);
    EXPECT_FALSE(rounds[1].alone);
    EXPECT_EQ(rounds[2].limits.nodes, std::nullopt);
    EXPECT_TRUE(rounds[2].alone);
    for (const Round& round : rounds) {
        EXPECT_EQ(round.limits.time, limits.time);
    }
}

TEST(Round, ThereIsNoneBeyondTheLimitOfNodes) {
    const auto rounds = plan_rounds({.nodes = 5000}, {100, 10'000, 1'000'000});
    ASSERT_EQ(rounds.size(), 2U);
    EXPECT_EQ(rounds[0].limits.nodes, 100U);
    EXPECT_EQ(rounds[1].limits.nodes, 5000U);
    EXPECT_FALSE(rounds[1].alone) << "it is short enough for one thread";
}

TEST(Round, WithoutRoundsAllIsDoneAlone) {
    const auto rounds = plan_rounds({}, {});
    ASSERT_EQ(rounds.size(), 1U);
    EXPECT_TRUE(rounds.front().alone);
}

}  // namespace
}  // namespace alicemate
