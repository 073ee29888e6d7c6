#include "tests/problems/reading.h"

#include <gtest/gtest.h>

namespace alicemate {
namespace {

Problem with_options(const std::string& options, const std::string& stipulation = "#3") {
    return only_problem(read_popeye_text("BeginProblem\nPieces White Ke1 Black Ke8\nStip " +
                                         stipulation + "\nOption " + options + "\nEndProblem\n"));
}

std::vector<std::string> notes_of(const Problem& problem) {
    std::vector<std::string> notes;
    for (const InputError& note : problem.notes) {
        notes.push_back(to_string(note));
    }
    return notes;
}

TEST(PopeyeOptions, WhatIsToldOfBattlePlay) {
    const ProblemOptions options = with_options("SetPlay Try Vari NoThreat NoShort").options;
    EXPECT_TRUE(options.set_play && options.variations);
    EXPECT_EQ(options.try_refutations, 1U);
    EXPECT_TRUE(options.no_threat && options.no_short_variations);
    EXPECT_FALSE(options.post_key_play || options.duplex);
}

TEST(PopeyeOptions, PostKeyPlayAsksForVariationsAndTheDefenderMoves) {
    const Problem problem = with_options("PostKey");
    EXPECT_TRUE(problem.options.post_key_play && problem.options.variations);
    EXPECT_EQ(problem.setup.to_move, Color::black);
    EXPECT_FALSE(is_half_duplex(problem));
}

TEST(PopeyeOptions, DuplexAndHalfDuplex) {
    EXPECT_TRUE(with_options("Duplex").options.duplex);
    EXPECT_EQ(with_options("Duplex").setup.to_move, Color::white);
    EXPECT_EQ(with_options("HalfDuplex").setup.to_move, Color::black);
    EXPECT_TRUE(is_half_duplex(with_options("HalfDuplex")));
    EXPECT_EQ(with_options("Half", "h#2").setup.to_move, Color::white);
    EXPECT_EQ(with_options("Half Post").setup.to_move, Color::white);
}

TEST(PopeyeOptions, NumbersAndRestrictions) {
    const ProblemOptions options =
        with_options("MaxSol 5 MaxTime 10 MaxFlight 3 Threat 1 NonTrivial 0 2 Start 4 UpTo 9")
            .options;
    EXPECT_EQ(options.max_solutions, 5U);
    EXPECT_EQ(options.max_time, 10U);
    EXPECT_EQ(options.restrictions.max_flights, 3U);
    EXPECT_EQ(options.restrictions.max_threat, 1U);
    EXPECT_EQ(options.restrictions.non_trivial, (BattleRestrictions::NonTrivial{0, 2}));
    EXPECT_EQ(options.first_moves, (FirstMoveRange{4, 9}));
}

TEST(PopeyeOptions, WhiteToPlayIsHelpPlayWithoutItsFirstHalfMove) {
    EXPECT_EQ(with_options("WhiteToPlay", "h#2").stipulation, read_stipulation("h#1.5"));
    EXPECT_EQ(with_options("WhiteToPlay", "h#2").setup.to_move, Color::white);
    EXPECT_EQ(with_options("WhiteToPlay", "hs#2").stipulation, read_stipulation("hs#1.5"));
    EXPECT_EQ(with_options("White HalfDuplex", "h#2").setup.to_move, Color::black);
    const Problem not_applicable = with_options("WhiteToPlay", "h#2.5");
    EXPECT_EQ(not_applicable.stipulation, read_stipulation("h#2.5"));
    EXPECT_EQ(notes_of(not_applicable),
              std::vector<std::string>{
                  "t.inp:4:8: option \"WhiteToPlay\" is passed over: it does not apply to h#2.5"});
}

TEST(PopeyeOptions, ThoseWithoutEffectAreNoted) {
    const Problem intelligent = with_options("Intelligent", "h#2");
    EXPECT_TRUE(intelligent.options.intelligent);
    EXPECT_EQ(notes_of(intelligent),
              std::vector<std::string>{
                  "t.inp:4:8: option \"Intelligent\" is passed over: all solutions are found"});
    EXPECT_EQ(notes_of(with_options("PostKeyPlay", "h#2")),
              std::vector<std::string>{
                  "t.inp:4:8: option \"PostKeyPlay\" is passed over: it does not apply to h#2"});
    EXPECT_TRUE(notes_of(with_options("Beep 3 MoveNum NoWk NoBk Beep NoBoard")).empty());
}

}  // namespace
}  // namespace alicemate
