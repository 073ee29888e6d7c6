#include "problems/problem.h"

#include "core/position_text.h"
#include "tests/problems/reading.h"

#include <gtest/gtest.h>

namespace alicemate {
namespace {

/// The positions of a problem and its twins, or the errors.
std::vector<std::string> positions(const Problem& problem) {
    std::vector<std::string> texts;
    for (const auto& posed : pose(problem)) {
        texts.push_back(posed ? posed->twin + ": " + posed->description + ": " +
                                    write_two_board(posed->setup)
                              : "error: " + to_string(posed.error()));
    }
    return texts;
}

using Texts = std::vector<std::string>;

TEST(InputErrorText, LooksLikeThatOfACompiler) {
    const SourcePlace place{"a.epd", 3, 17};
    EXPECT_EQ(to_string(InputError{place, "found x, expected y", "7"}),
              "a.epd:3:17: found x, expected y");
    const SourcePlace whole{"a.epd", 0, 0};
    EXPECT_EQ(to_string(InputError{whole, "no such file", ""}), "a.epd: no such file");
}

TEST(TwinLetter, GoesOnBehindZ) {
    EXPECT_EQ(twin_letter(0), "a");
    EXPECT_EQ(twin_letter(25), "z");
    EXPECT_EQ(twin_letter(26), "z1");
}

TEST(Pose, AProblemWithoutTwinsHasNoLetter) {
    const Problem problem = only_problem(read_epd_text("4k3/8/8/8/8/8/8/4K3 w - - stip #1;"));
    EXPECT_EQ(positions(problem), Texts{": : 4k3/8/8/8/8/8/8/4K3|8/8/8/8/8/8/8/8 w - -"});
    EXPECT_EQ(pose(problem)[0]->position, position_of("4k3/8/8/8/8/8/8/4K3 w - -"));
}

TEST(Pose, TwinsBeginFromTheDiagramUnlessContinued) {
    const Problem problem =
        only_problem(read_epd_text("4k3/8/8/8/8/8/8/4K3|8/8/8/8/8/8/R7/8 w - - stip #1; "
                                   "twins \"a2a3\" \"+e1d1\" \"a2b2 e8d8\";"));
    EXPECT_EQ(positions(problem),
              (Texts{"a: : 4k3/8/8/8/8/8/8/4K3|8/8/8/8/8/8/R7/8 w - -",
                     "b: Ra2-a3: 4k3/8/8/8/8/8/8/4K3|8/8/8/8/8/R7/8/8 w - -",
                     "c: further Ke1-d1: 4k3/8/8/8/8/8/8/3K4|8/8/8/8/8/R7/8/8 w - -",
                     "d: Ra2-b2, Ke8-d8: 3k4/8/8/8/8/8/8/4K3|8/8/8/8/8/8/1R6/8 w - -"}));
}

TEST(Pose, AManOnTheArrivalSquareIsTakenOffOnEitherBoard) {
    const Problem problem = only_problem(read_epd_text(
        "4k3/8/8/8/8/8/8/N3K3|8/8/8/8/8/8/R7/8 w - - stip #1; twins \"a2a1\" \"a1a2\";"));
    EXPECT_EQ(positions(problem)[1],
              "b: -wNa1, Ra2-a1: 4k3/8/8/8/8/8/8/4K3|8/8/8/8/8/8/8/R7 w - -");
    EXPECT_EQ(positions(problem)[2],
              "c: -wRa2, Na1-a2: 4k3/8/8/8/8/8/N7/4K3|8/8/8/8/8/8/8/8 w - -");
}

TEST(Pose, ATwinThatCannotBeSetUpDoesNotStopTheOthers) {
    const Problem problem = only_problem(
        read_popeye_text("BeginProblem\nPieces White Ke1 Rh2 Black Ke8\nStip #1\nTwin Move c3 c4\n"
                         "Twin Move h2 e2\nTwin Move e1 e1\nTwin Move h2 h1\nEndProblem\n"));
    EXPECT_EQ(positions(problem),
              (Texts{"a: : 4k3/8/8/8/8/8/7R/4K3|8/8/8/8/8/8/8/8 w - -",
                     "error: t.inp:4:11: twin b: no man on c3 to move",
                     "error: t.inp:5:11: twin c: Black is in check, but it is not Black's turn",
                     "error: t.inp:6:11: twin d: the man on e1 moves nowhere",
                     "e: Rh2-h1: 4k3/8/8/8/8/8/8/4K2R|8/8/8/8/8/8/8/8 w K -"}));
    EXPECT_EQ(pose(problem)[1].error().id, "1");
}

TEST(Pose, WhatContinuesABrokenTwinIsBrokenToo) {
    const Problem problem = only_problem(read_epd_text(
        "4k3/8/8/8/8/8/8/4K3 w - - stip #1; twins \"h1h2\" \"+e1e2\" \"+e1d1\" \"e1f1\";"));
    const auto posed = pose(problem);
    ASSERT_EQ(posed.size(), 5U);
    for (const std::size_t i : {1U, 2U, 3U}) {
        ASSERT_FALSE(posed[i]) << i;
        EXPECT_EQ(posed[i].error().twin, twin_letter(i));
    }
    ASSERT_TRUE(posed[4]);
    EXPECT_EQ(write_two_board(posed[4]->setup), "4k3/8/8/8/8/8/8/5K2|8/8/8/8/8/8/8/8 w - -");
}

TEST(Pose, CastlingRightsOfTwins) {
    // Popeye's are assumed anew in every twin, but for those denied.
    const Problem assumed = only_problem(read_popeye_text(
        "BeginProblem\nPieces White Ke1 Ra1 Rh2 Black Ke8\nStip #1\nOption NoCastling a1\n"
        "Twin Move h2 h1\nTwin Continued Move e1 f1\nEndProblem\n"));
    EXPECT_EQ(positions(assumed),
              (Texts{"a: : 4k3/8/8/8/8/8/7R/R3K3|8/8/8/8/8/8/8/8 w - -",
                     "b: Rh2-h1: 4k3/8/8/8/8/8/8/R3K2R|8/8/8/8/8/8/8/8 w K -",
                     "c: further Ke1-f1: 4k3/8/8/8/8/8/8/R4K1R|8/8/8/8/8/8/8/8 w - -"}));
    // Where a position names its rights, a twin has no others.
    const Problem named = only_problem(
        read_epd_text("4k3/8/8/8/8/8/7R/R3K3 w Q - stip #1; twins \"h2h1\" \"a1a2\";"));
    EXPECT_EQ(positions(named), (Texts{"a: : 4k3/8/8/8/8/8/7R/R3K3|8/8/8/8/8/8/8/8 w Q -",
                                       "b: Rh2-h1: 4k3/8/8/8/8/8/8/R3K2R|8/8/8/8/8/8/8/8 w Q -",
                                       "c: Ra1-a2: 4k3/8/8/8/8/8/R6R/4K3|8/8/8/8/8/8/8/8 w - -"}));
}

TEST(Pose, ZeroPositionLeavesTheDiagramOut) {
    const Problem problem =
        only_problem(read_epd_text("4k3/8/8/8/8/8/8/4K3|8/8/8/8/8/8/R7/8 w - - stip #1; "
                                   "zero-position; twins \"a2a3\" \"+e1d1\";"));
    EXPECT_EQ(positions(problem),
              (Texts{"a: Ra2-a3: 4k3/8/8/8/8/8/8/4K3|8/8/8/8/8/R7/8/8 w - -",
                     "b: further Ke1-d1: 4k3/8/8/8/8/8/8/3K4|8/8/8/8/8/R7/8/8 w - -"}));
}

TEST(Pose, DuplexHasASecondPhaseWithTheOtherSideToMove) {
    const Problem problem = only_problem(read_epd_text(
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6 stip #1; rules orthodox; duplex; twins \"e1e2\";"));
    const auto posed = pose(problem);
    ASSERT_EQ(posed.size(), 4U);
    EXPECT_EQ(posed[1]->twin, "a");
    EXPECT_EQ(posed[1]->phase, Phase::duplex);
    EXPECT_EQ(write_two_board(posed[1]->setup), "4k3/8/8/3pP3/8/8/8/4K3|8/8/8/8/8/8/8/8 b - -");
    EXPECT_EQ(posed[2]->twin, "b");
    EXPECT_EQ(posed[2]->phase, Phase::normal);
    EXPECT_EQ(posed[3]->setup.to_move, Color::black);
}

/// "w #2", "b h#2", ...: who moves, and what for.
std::vector<std::string> parts(const Problem& problem) {
    std::vector<std::string> texts;
    for (const auto& posed : pose(problem)) {
        texts.push_back((posed->setup.to_move == Color::white ? "w " : "b ") +
                        to_string(posed->stipulation));
    }
    return texts;
}

TEST(Pose, ATwinsStipulationLeavesTheSidesTheirParts) {
    const std::string twins = "twins \"Stipulation #2\" \"Stipulation h#2.5\" \"\";";
    const std::string kings = "4k3/8/8/8/8/8/8/4K3 ";
    EXPECT_EQ(parts(only_problem(read_epd_text(kings + "b - - stip h#2; " + twins))),
              (Texts{"b h#2", "w #2", "w h#2.5", "b h#2"}));
    EXPECT_EQ(parts(only_problem(read_epd_text(kings + "w - - stip h#2; " + twins))),
              (Texts{"w h#2", "b #2", "b h#2.5", "w h#2"}));
    EXPECT_EQ(parts(only_problem(read_epd_text(kings + "b - - stip #2; post-key; " + twins))),
              (Texts{"b #2", "b #2", "w h#2.5", "b #2"}));
}

TEST(Pose, ATwinsConditionChangesTheRules) {
    const Problem problem = only_problem(read_epd_text(
        "4k3/8/8/8/8/8/8/4K2R w K - stip #1; rules orthodox; twins \"Condition popeye\" "
        "\"Continued Move h1 h2\" \"Condition alice castling=same-board en-passant=either\";"));
    const auto posed = pose(problem);
    ASSERT_EQ(posed.size(), 4U);
    EXPECT_EQ(posed[0]->position.rules(), Rules::orthodox());
    EXPECT_EQ(posed[1]->position.rules(), Rules::popeye());
    EXPECT_EQ(posed[1]->description, "rules: popeye");
    EXPECT_EQ(posed[2]->position.rules(), Rules::popeye());
    EXPECT_EQ(posed[3]->position.rules(),
              (Rules{true, EnPassant::either, CastlingRule::same_board}));
}

TEST(UsualBeginner, IsBlackInHelpPlayOfWholeMoves) {
    for (const std::string_view text : {"h#2", "reci-h#2", "ser-h#2", "pser-h#2", "hs#1.5"}) {
        EXPECT_EQ(usual_beginner(*read_stipulation(text)), Color::black) << text;
    }
    for (const std::string_view text :
         {"#2", "s#2", "r#2", "h#2.5", "hs#2", "hr#2", "ser-#2", "ser-s#2", "ser-r#2", "pser-#2"}) {
        EXPECT_EQ(usual_beginner(*read_stipulation(text)), Color::white) << text;
    }
}

}  // namespace
}  // namespace alicemate
