#include "solver/stipulation.h"

#include <gtest/gtest.h>

namespace alicemate {
namespace {

struct Case {
    const char* text;
    Play play;
    Goal goal;
    unsigned half_moves;
    bool exact = false;
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
    {"reci-h#2", Play::help_reciprocal, Goal::mate, 4},
    {"reci-h=1.5", Play::help_reciprocal, Goal::stalemate, 3},
    {"ser-r#4", Play::series_reflex, Goal::mate, 5},
    {"pser-#3", Play::parry_series, Goal::mate, 5},
    {"pser-h#3", Play::parry_series_help, Goal::mate, 4},
    {"exact-#2", Play::direct, Goal::mate, 3, true},
    {"exact-ser-h=2", Play::series_help, Goal::stalemate, 3, true},
    {"#=2", Play::direct, Goal::mate_or_stalemate, 3},
    {"s==2", Play::self, Goal::double_stalemate, 4},
    {"h##3", Play::help, Goal::double_mate, 6},
    {"h##!2.5", Play::help, Goal::counter_mate, 5},
    {"ser-!#3", Play::series, Goal::auto_mate, 3},
    {"ser-!=7", Play::series, Goal::auto_stalemate, 7},
    {"+2", Play::direct, Goal::check, 3},
    {"hx1.5", Play::help, Goal::capture, 3},
    {"za11", Play::direct, {Goal::target, make_square(0, 0)}, 1},
    {"hzg74", Play::help, {Goal::target, make_square(6, 6)}, 8},
    {"h~1", Play::help, Goal::any_move, 2},
    {"001", Play::direct, Goal::castling, 1},
    {"h003.5", Play::help, Goal::castling, 7},
    {"ep2", Play::direct, Goal::en_passant, 3},
};

TEST(Stipulation, ReadsWhatProblemistsWrite) {
    for (const Case& expected : cases) {
        SCOPED_TRACE(expected.text);
        const auto read = read_stipulation(expected.text);
        ASSERT_TRUE(read.has_value());
        EXPECT_EQ(*read,
                  (Stipulation{expected.play, expected.goal, expected.half_moves, expected.exact}));
    }
}

TEST(Stipulation, PrintsWhatItReads) {
    for (const Case& expected : cases) {
        EXPECT_EQ(to_string(Stipulation{expected.play, expected.goal, expected.half_moves,
                                        expected.exact}),
                  expected.text);
    }
}

TEST(Stipulation, CapitalLettersCountAsSmall) {
    EXPECT_EQ(read_stipulation("SER-H#3"), read_stipulation("ser-h#3"));
    EXPECT_EQ(read_stipulation("H#2"), read_stipulation("h#2"));
    EXPECT_EQ(read_stipulation("EXACT-ZA11"), read_stipulation("exact-za11"));
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
                  {"x#2", 2},
                  {"ser-x#2", 6},
                  {"ser-#0", 6},
                  {"#-1", 2},
                  {"#125", 2},
                  {"#99999999999", 2},
                  {"hx#2", 3},
                  {"reci-h#0.5", 8},
                  {"ser-exact-#2", 5},
                  {"zi91", 2},
                  {"z1", 2},
                  {"hr~", 4},
                  {"ser-semi-r#2", 6},
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
