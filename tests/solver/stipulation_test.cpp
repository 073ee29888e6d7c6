#include "solver/stipulation.h"

#include <gtest/gtest.h>

namespace alicemate {
namespace {

struct Case {
    const char* text;
    Play play;
    Goal goal;
    unsigned half_moves;
};

constexpr Case cases[] = {
    {"#1", Play::direct, Goal::mate, 1},
    {"#3", Play::direct, Goal::mate, 5},
    {"=2", Play::direct, Goal::stalemate, 3},
    {"s#4", Play::self, Goal::mate, 8},
    {"s=2", Play::self, Goal::stalemate, 4},
    {"h#2", Play::help, Goal::mate, 4},
    {"h#2.5", Play::help, Goal::mate, 5},
    {"h#0.5", Play::help, Goal::mate, 1},
    {"r#3", Play::reflex, Goal::mate, 6},
    {"r=1", Play::reflex, Goal::stalemate, 2},
    {"semi-r#2", Play::semi_reflex, Goal::mate, 4},
    {"h=3", Play::help, Goal::stalemate, 6},
    {"ser-#7", Play::series, Goal::mate, 7},
    {"ser-=14", Play::series, Goal::stalemate, 14},
    {"ser-h#7", Play::series_help, Goal::mate, 8},
    {"ser-h=1", Play::series_help, Goal::stalemate, 2},
    {"hs#2.5", Play::help_self, Goal::mate, 5},
    {"hr=3", Play::help_reflex, Goal::stalemate, 6},
    {"ser-s#4", Play::series_self, Goal::mate, 5},
    {"#120", Play::direct, Goal::mate, 239},
};

TEST(Stipulation, ReadsWhatProblemistsWrite) {
    for (const Case& expected : cases) {
        SCOPED_TRACE(expected.text);
        const auto read = read_stipulation(expected.text);
        ASSERT_TRUE(read.has_value());
        EXPECT_EQ(*read, (Stipulation{expected.play, expected.goal, expected.half_moves}));
    }
}

TEST(Stipulation, PrintsWhatItReads) {
    for (const Case& expected : cases) {
        EXPECT_EQ(to_string(Stipulation{expected.play, expected.goal, expected.half_moves}),
                  expected.text);
    }
}

TEST(Stipulation, CapitalLettersCountAsSmall) {
    EXPECT_EQ(read_stipulation("SER-H#3"), read_stipulation("ser-h#3"));
    EXPECT_EQ(read_stipulation("H#2"), read_stipulation("h#2"));
}

TEST(Stipulation, WhatIsNoneIsRefusedWithItsPlace) {
    const struct {
        const char* text;
        std::size_t column;
    } faults[] = {{"", 1},
                  {"2", 1},
                  {"#", 2},
                  {"#0", 2},
                  {"#x", 2},
                  {"#2.5", 3},
                  {"s#2.5", 4},
                  {"h#2.4", 4},
                  {"h#2.5x", 4},
                  {"h#0", 3},
                  {"#2 ", 3},
                  {"x#2", 1},
                  {"ser-x#2", 5},
                  {"ser-#0", 6},
                  {"#-1", 2},
                  {"#125", 2},
                  {"#99999999999", 2},
                  {"hx#2", 2},
                  {"rh#2", 2},
                  {"ser-#2.5", 7}};
    for (const auto& fault : faults) {
        SCOPED_TRACE(fault.text);
        const auto read = read_stipulation(fault.text);
        ASSERT_FALSE(read.has_value());
        EXPECT_EQ(read.error().column, fault.column);
        EXPECT_FALSE(read.error().found.empty());
        EXPECT_FALSE(read.error().expected.empty());
    }
}

}  // namespace
}  // namespace alicemate
