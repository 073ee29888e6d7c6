#include "core/bitboard.h"

#include <gtest/gtest.h>

namespace alicemate {
namespace {

Square at(std::string_view name) {
    return *parse_square(name);
}

TEST(Bitboard, MembersAndCounts) {
    const Bitboard set = bit(at("a1")) | bit(at("c5")) | bit(at("h8"));
    EXPECT_EQ(count(set), 3U);
    EXPECT_TRUE(contains(set, at("c5")));
    EXPECT_FALSE(contains(set, at("c6")));
    EXPECT_TRUE(more_than_one(set));
    EXPECT_FALSE(more_than_one(bit(at("h8"))));
    EXPECT_FALSE(more_than_one(0));
}

TEST(Bitboard, TakesSquaresOutInOrder) {
    Bitboard set = bit(at("h8")) | bit(at("b1")) | bit(at("a2"));
    EXPECT_EQ(first(set), at("b1"));
    EXPECT_EQ(pop_first(set), at("b1"));
    EXPECT_EQ(pop_first(set), at("a2"));
    EXPECT_EQ(pop_first(set), at("h8"));
    EXPECT_EQ(set, 0U);
}

TEST(Bitboard, RanksAsEachSideSeesThem) {
    EXPECT_TRUE(contains(relative_rank_set(Color::white, 1), at("e2")));
    EXPECT_TRUE(contains(relative_rank_set(Color::black, 1), at("e7")));
    EXPECT_EQ(relative_rank_set(Color::white, 7), relative_rank_set(Color::black, 0));
    EXPECT_EQ(end_ranks, relative_rank_set(Color::white, 0) | relative_rank_set(Color::white, 7));
}

TEST(Bitboard, ShiftsStayOnTheBoard) {
    EXPECT_EQ(shift_ahead(Color::white, bit(at("e4"))), bit(at("e5")));
    EXPECT_EQ(shift_ahead(Color::black, bit(at("e4"))), bit(at("e3")));
    EXPECT_EQ(shift_ahead_to_a(Color::white, bit(at("e4"))), bit(at("d5")));
    EXPECT_EQ(shift_ahead_to_h(Color::white, bit(at("e4"))), bit(at("f5")));
    EXPECT_EQ(shift_ahead_to_a(Color::black, bit(at("e4"))), bit(at("d3")));
    EXPECT_EQ(shift_ahead_to_h(Color::black, bit(at("e4"))), bit(at("f3")));
    for (const Color color : {Color::white, Color::black}) {
        EXPECT_EQ(shift_ahead_to_a(color, bit(at("a4"))), 0U);
        EXPECT_EQ(shift_ahead_to_h(color, bit(at("h4"))), 0U);
    }
}

}  // namespace
}  // namespace alicemate
