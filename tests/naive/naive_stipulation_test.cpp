// Tests of the rarer stipulations. The answers are Popeye's.

#include "tests/naive/naive_solver.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace alicemate::naive {
namespace {

using Moves = std::vector<std::string>;
using Lines = std::vector<Line>;

constexpr Goal mate{GoalKind::mate};
constexpr Goal capture{GoalKind::capture};

State orthodox(const std::string& fen) {
    Options options;
    options.transfer = false;
    options.en_passant = Options::EnPassant::landing;
    return parse(fen, options);
}

/// Black is able to mate with b3-b2, and in the second position has nothing else.
State mate_allowed() {
    return orthodox("8/8/8/8/8/kp5P/p7/K7 w - -");
}

State mate_forced() {
    return orthodox("8/8/8/8/pp6/kp5P/p7/K7 w - -");
}

/// White may capture with a2xb3, Black with either man.
State captures_all_round(bool white_to_move) {
    return orthodox(std::string("8/8/8/8/p7/1p6/P7/1k1K4 ") + (white_to_move ? "w" : "b") + " - -");
}

// ---- exact play

TEST(NaiveExact, TheKeyMayNotMateAtOnce) {
    // From Popeye's own test suite.
    const State state = orthodox("B7/8/6R1/4k2p/3N3P/4K3/8/8 w - -");
    EXPECT_EQ(solve_direct(state, mate, 1, {.exact = true}).keys, Moves{"g6e6"});
    EXPECT_EQ(solve_direct(state, mate, 2, {.exact = true}).keys, Moves{"d4f3"});
    EXPECT_EQ(solve_direct(state, mate, 2).keys, (Moves{"d4f3", "g6e6"}));
}

TEST(NaiveExact, ADefenderWhoIsTooEarlyRefutes) {
    EXPECT_EQ(solve_self(mate_forced(), mate, 2).keys, Moves{"h3h4"});
    const BattleResult exact = solve_self(mate_forced(), mate, 2, {.exact = true});
    EXPECT_TRUE(exact.keys.empty());
    ASSERT_EQ(exact.failing.size(), 1u);
    EXPECT_EQ(exact.failing[0].refutations, Moves{"b3b2"});
}

TEST(NaiveExact, AnObligedDefenderIsObligedInTimeOnly) {
    EXPECT_EQ(solve_reflex(mate_allowed(), mate, 2, false).keys, Moves{"h3h4"});
    EXPECT_TRUE(solve_reflex(mate_allowed(), mate, 2, false, {.exact = true}).keys.empty());
    // Whatever Black plays at move 1, he has a move at move 2.
    const State state = orthodox("8/8/k7/8/8/8/b7/6K1 w - -");
    const Goal any{GoalKind::any_move};
    EXPECT_EQ(solve_reflex(state, any, 2, false, {.exact = true}).keys,
              (Moves{"g1f1", "g1f2", "g1g2", "g1h1", "g1h2"}));
}

TEST(NaiveQuodlibet, TheAttackerMayReachTheGoalItself) {
    const State state = orthodox("7k/8/5K2/8/8/8/8/R7 w - -");
    EXPECT_TRUE(solve_self(state, mate, 2).keys.empty());
    EXPECT_EQ(solve_self(state, mate, 2, {.quodlibet = true}).keys, (Moves{"f6f7", "f6g6"}));
}

// ---- lines end with the goal

TEST(NaiveLines, EndWithAGoalThatLeavesMoves) {
    const LineResult series = solve_series_direct(captures_all_round(true), capture, 2);
    EXPECT_EQ(series.short_lines, (Lines{{"a2b3"}}));
    // Not 1.a2xb3 2.b3xa4.
    EXPECT_EQ(series.lines, (Lines{{"d1d2", "a2b3"}, {"d1e1", "a2b3"}, {"d1e2", "a2b3"}}));
    const LineResult help = solve_help(captures_all_round(true), capture, 3);
    EXPECT_EQ(help.short_lines, (Lines{{"a2b3"}}));
    EXPECT_EQ(help.lines.size(), 13u);
}

TEST(NaiveLines, EndWhereTheLastMoveIsForced) {
    EXPECT_EQ(solve_series_self(mate_forced(), mate, 2), (LineResult{{}, {{"h3h4", "b3b2"}}}));
    EXPECT_EQ(solve_help_self(mate_forced(), mate, 4), (LineResult{{}, {{"h3h4", "b3b2"}}}));
    // hs#1.5 may be over in the diagram.
    EXPECT_EQ(solve_help_self(pass_turn(mate_forced()), mate, 3), (LineResult{{}, {{"b3b2"}}}));
}

TEST(NaiveSeriesReflex, EndsAsSoonAsTheGoalCanBeReached) {
    const LineResult expected{{}, {{"h3h4", "b3b2"}}};
    EXPECT_EQ(solve_series_reflex(mate_allowed(), mate, 2, true), expected);
    EXPECT_EQ(solve_series_reflex(mate_allowed(), mate, 0, true), (LineResult{{{"b3b2"}}, {}}));
    // White could capture at once.
    EXPECT_EQ(solve_series_reflex(captures_all_round(true), capture, 2, true), LineResult{});
    EXPECT_NE(solve_series_reflex(captures_all_round(true), capture, 2, false), LineResult{});
}

// ---- reciprocal help play

TEST(NaiveReciprocal, BothEndingsAreThere) {
    const ReciprocalResult result =
        solve_reciprocal(captures_all_round(false), capture, capture, 2);
    EXPECT_EQ(result.helped.lines, (Lines{{"a4a3", "a2b3"}, {"b1a1", "a2b3"}, {"b1b2", "a2b3"}}));
    EXPECT_EQ(result.own.lines, (Lines{{"b1a2"}, {"b3a2"}}));
    // Black cannot castle.
    EXPECT_EQ(solve_reciprocal(captures_all_round(false), capture, {GoalKind::castling}, 2),
              ReciprocalResult{});
}

// ---- parry series

TEST(NaiveParrySeries, DirectOverAllParries) {
    // Dan Meinking, StrateGems 2009.
    const State state = orthodox("6n1/6n1/B4p2/2ppk3/4p3/p3p3/8/4Q1K1 w - -");
    EXPECT_EQ(solve_parry_direct(state, mate, 3, false), (Lines{{"e1g3", "e5d4", "g3e1", "e1a1"},
                                                                {"e1g3", "e5e6", "g3c7", "a6c8"},
                                                                {"e1g3", "e5f5", "a6f1", "f1h3"}}));
}

TEST(NaiveParrySeries, FirstMovesOfAnyLength) {
    const State state = orthodox("7k/8/5K2/8/8/8/8/R7 w - -");
    EXPECT_EQ(solve_parry_direct(state, mate, 2, false),
              (Lines{{"f6f7", "a1h1"}, {"f6g6", "a1a8"}}));
    const Lines in_three = solve_parry_direct(state, mate, 3, false);
    const Lines exact = solve_parry_direct(state, mate, 3, true);
    EXPECT_NE(in_three, exact);
    for (const Line& line : exact)
        EXPECT_GE(line.size(), 3u);
}

TEST(NaiveParrySeries, SelfAndReflex) {
    EXPECT_EQ(solve_parry_self(mate_forced(), mate, 2, false), (Lines{{"h3h4", "b3b2"}}));
    // Nobody looks at Black's mate before it is time.
    EXPECT_EQ(solve_parry_self(mate_forced(), mate, 2, true), (Lines{{"h3h4", "h4h5", "b3b2"}}));
    EXPECT_EQ(solve_parry_reflex(mate_allowed(), mate, 2, false), (Lines{{"h3h4", "b3b2"}}));
    EXPECT_EQ(solve_parry_reflex(mate_allowed(), mate, 2, true), (Lines{{"h3h4", "h4h5", "b3b2"}}));
}

TEST(NaiveParrySeries, HelpWithParries) {
    // The end of a problem by Dan Meinking, StrateGems 2009 (pser-h#6).
    const State state = orthodox("8/8/2q1N2K/8/8/6pp/6pk/8 b - -");
    const LineResult result = solve_parry_help(state, mate, 2);
    EXPECT_TRUE(
        std::count(result.lines.begin(), result.lines.end(), Line{"c6c1", "e6g5", "c1h1", "g5f3"}));
}

TEST(NaiveParrySeries, AShorterHelpIsShort) {
    const LineResult result = solve_parry_help(captures_all_round(false), capture, 2);
    EXPECT_EQ(result.short_lines, (Lines{{"a4a3", "a2b3"}, {"b1a1", "a2b3"}, {"b1b2", "a2b3"}}));
    EXPECT_EQ(result.lines.size(), 10u);
}

}  // namespace
}  // namespace alicemate::naive
