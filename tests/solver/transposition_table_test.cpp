#include "solver/transposition_table.h"

#include <gtest/gtest.h>
#include <thread>
#include <vector>

namespace alicemate {
namespace {

Key key_number(std::uint64_t n) {
    return detail::random_key(n + 100000);
}

TEST(TranspositionTable, FindsWhatWasStored) {
    TranspositionTable table(1U << 20U);
    EXPECT_FALSE(table.probe(key_number(1)).has_value());
    table.store(key_number(1), 0x123405U);
    EXPECT_EQ(table.probe(key_number(1)), 0x123405U);
    EXPECT_FALSE(table.probe(key_number(2)).has_value());
    table.store(key_number(1), 0x567806U);
    EXPECT_EQ(table.probe(key_number(1)), 0x567806U);
}

TEST(TranspositionTable, TellsKeysApartThatShareABucket) {
    TranspositionTable table(64);
    const Key one{0, 17};
    const Key other{0, 18};
    table.store(one, 0x101U);
    EXPECT_FALSE(table.probe(other).has_value());
    table.store(other, 0x201U);
    EXPECT_EQ(table.probe(one), 0x101U);
    EXPECT_EQ(table.probe(other), 0x201U);
}

TEST(TranspositionTable, TheLeastWorthGivesWay) {
    TranspositionTable table(64);
    for (std::uint64_t worth = 2; worth < 6; ++worth) {
        table.store({0, worth}, worth << 8U | worth);
    }
    table.store({0, 77}, 0x7703U);
    EXPECT_EQ(table.probe({0, 77}), 0x7703U);
    EXPECT_FALSE(table.probe({0, 2}).has_value());
    EXPECT_TRUE(table.probe({0, 3}).has_value());
    EXPECT_TRUE(table.probe({0, 5}).has_value());
}

// It grows before it is full: most of what fits in half of it is still found, what was lost with
// the doublings notwithstanding.
TEST(TranspositionTable, GrowsInTime) {
    TranspositionTable table(std::size_t{1} << 20U);
    constexpr std::uint64_t stored = 30000;  // of 65536 that it can hold
    for (std::uint64_t n = 0; n < stored; ++n) {
        table.store(key_number(n), n << 8U | 1U);
    }
    std::uint64_t found = 0;
    for (std::uint64_t n = 0; n < stored; ++n) {
        found += table.probe(key_number(n)).has_value() ? 1 : 0;
    }
    EXPECT_GT(found, stored / 2);
}

TEST(TranspositionTable, TakesNoMoreThanItMay) {
    EXPECT_EQ(TranspositionTable(1000).bytes(), 512U);
    EXPECT_EQ(TranspositionTable(1U << 20U).bytes(), 1U << 20U);
    EXPECT_EQ(TranspositionTable((1U << 21U) - 1).bytes(), 1U << 20U);
}

TEST(TranspositionTable, WithoutRoomHoldsNothing) {
    TranspositionTable table(63);
    EXPECT_EQ(table.bytes(), 0U);
    table.store(key_number(1), 0x101U);
    EXPECT_FALSE(table.probe(key_number(1)).has_value());
}

// Threads write different payloads under the same few keys; whatever is found must have been
// stored whole under its own key.
TEST(TranspositionTable, TornEntriesDoNotVerify) {
    TranspositionTable table(128);
    constexpr std::uint64_t keys = 16;
    constexpr std::uint64_t rounds = 20000;
    const auto work = [&](std::uint64_t seed) {
        for (std::uint64_t i = 0; i < rounds; ++i) {
            const std::uint64_t n = (i * 7 + seed) % keys;
            table.store(key_number(n), (n * 1000 + i % 1000) << 8U | 1U);
            if (const auto found = table.probe(key_number(n))) {
                ASSERT_EQ((*found >> 8U) / 1000, n);
            }
        }
    };
    std::vector<std::thread> threads;
    for (std::uint64_t seed = 0; seed < 4; ++seed) {
        threads.emplace_back(work, seed);
    }
    for (std::thread& thread : threads) {
        thread.join();
    }
}

}  // namespace
}  // namespace alicemate
