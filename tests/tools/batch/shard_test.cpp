#include "tools/batch/shard.h"

#include <gtest/gtest.h>
#include <string>

namespace alicemate {
namespace {

TEST(Shard, EveryTextBelongsToExactlyOne) {
    for (int i = 0; i < 100; ++i) {
        int found = 0;
        for (std::uint64_t number = 1; number <= 8; ++number) {
            found += Shard{number, 8}.contains("problem " + std::to_string(i)) ? 1 : 0;
        }
        EXPECT_EQ(found, 1) << i;
    }
}

TEST(Shard, AllAreOfUse) {
    for (std::uint64_t number = 1; number <= 8; ++number) {
        int found = 0;
        for (int i = 0; i < 800; ++i) {
            found += Shard{number, 8}.contains("problem " + std::to_string(i)) ? 1 : 0;
        }
        EXPECT_GT(found, 50) << number;
    }
}

// Results of months ago must still fit: FNV-1a of "a" is 0xaf63dc4c8601ec8c.
TEST(Shard, IsTheSameForEver) {
    EXPECT_TRUE((Shard{0xaf63dc4c8601ec8c % 8 + 1, 8}.contains("a")));
    EXPECT_TRUE((Shard{0xaf63dc4c8601ec8c % 1000 + 1, 1000}.contains("a")));
}

TEST(Shard, TheWholeHoldsEverything) {
    EXPECT_TRUE(Shard{}.contains("anything"));
}

}  // namespace
}  // namespace alicemate
