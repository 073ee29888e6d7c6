#include "tools/report/line_steps.h"

#include "tests/problems/reading.h"

#include <gtest/gtest.h>

namespace alicemate::test {
namespace {

/// A line without threats and signs, the last move of which may reach the goal.
LinePath path_of(const std::vector<std::string>& moves, PlayPart part = PlayPart::solution,
                 bool reaches_goal = false) {
    LinePath path{part, {}};
    for (const std::string& move : moves) {
        path.moves.push_back({move, false, false, {}});
    }
    path.moves.back().reaches_goal = reaches_goal;
    return path;
}

/// "w 1.Rxe5 e1--e5RB": who moves, the text, the changes.
std::vector<std::string> texts_of(const SteppedLine& line) {
    std::vector<std::string> texts;
    for (const LineStep& step : line.steps) {
        const std::string mover = step.mover == Color::white ? "w " : "b ";
        texts.push_back(mover + step.text + " " + step.changes);
    }
    return texts;
}

std::vector<std::string> play(const std::string& position, const std::string& stipulation,
                              const LinePath& path, const Rules& rules = Rules::alice()) {
    const PosedFixture fixture = pose_text(position, stipulation, rules);
    return texts_of(line_steps(fixture.posed, {path}).at(0));
}

using Texts = std::vector<std::string>;

TEST(LineSteps, TheMenOfASetup) {
    EXPECT_EQ(men_text(setup_of("8/8/8/2Q5/8/8/8/K7|8/8/8/4k3/8/2R5/3p4/8 b - -")),
              "a1KAc5QAd2pBc3RBe5kB");
}

TEST(LineSteps, ACaptureArrivesOnTheOtherBoard) {
    EXPECT_EQ(play("7k/8/8/4p3/8/8/8/K3R3|8/8/8/8/8/8/8/8 w - -", "#2",
                   path_of({"e1e5", "h8h7", "e5e1"})),
              (Texts{"w 1.Rxe5 e1--e5RB", "b Kh7 h7kBh8--", "w 2.Re1/A e1RAe5--"}));
}

TEST(LineSteps, InOrthodoxChessEverythingStaysOnA) {
    EXPECT_EQ(play("7k/8/8/4p3/8/8/8/K3R3|8/8/8/8/8/8/8/8 w - -", "#2", path_of({"e1e5"}),
                   Rules::orthodox()),
              (Texts{"w 1.Rxe5 e1--e5RA"}));
}

TEST(LineSteps, CastlingMovesTwoMen) {
    EXPECT_EQ(play("8/8/8/8/8/8/k7/4K2R|8/8/8/8/8/8/8/8 w K -", "#2", path_of({"e1g1"})),
              (Texts{"w 1.O-O e1--f1RBg1KBh1--"}));
}

TEST(LineSteps, EnPassantVacatesAThirdSquare) {
    const std::string position = "7k/3p4/8/4P3/8/8/8/K7|8/8/8/8/8/8/8/8 b - -";
    EXPECT_EQ(play(position, "h#2", path_of({"d7d5", "e5d6"}), Rules::orthodox()),
              (Texts{"b 1.d5 d5pAd7--", "w exd6 d5--e5--d6PA"}));
    EXPECT_EQ(play(position, "h#2", path_of({"d7d5", "e5d6"}), Rules::vchess()),
              (Texts{"b 1.d5 d5pBd7--", "w exd6 d5--e5--d6PB"}));
}

TEST(LineSteps, APromotedManArrives) {
    EXPECT_EQ(play("8/8/8/2Q5/8/8/8/K7|8/8/8/4k3/8/2R5/3p4/8 b - -", "h#2",
                   path_of({"e5f4", "c5f5", "d2d1n", "c3f3"}, PlayPart::solution, true)),
              (Texts{"b 1.Kf4/A f4kAe5--", "w Qf5 c5--f5QB", "b 2.d1=N/A d1nAd2--",
                     "w Rf3/A# c3--f3RA"}));
}

TEST(LineSteps, BeforeAThreatTheDefenderPasses) {
    LinePath path = path_of({"a1a2", "g2g7"});
    path.moves[0].sign = "!";
    path.moves[1].is_threat = true;
    EXPECT_EQ(play("7k/p7/5K2/8/8/8/6Q1/R7|8/8/8/8/8/8/8/8 w - -", "#2", path, Rules::orthodox()),
              (Texts{"w 1.Ra2! a1--a2RA", "w threat: 2.Qg7# g2--g7QA"}));
}

TEST(LineSteps, SetPlayBeginsWithTheOtherSide) {
    const std::string position = "7k/p7/5K2/8/8/8/6Q1/R7|8/8/8/8/8/8/8/8 w - -";
    EXPECT_EQ(
        play(position, "#2", path_of({"h8h7", "g2g7"}, PlayPart::set_play), Rules::orthodox()),
        (Texts{"b 1...Kh7 h7kAh8--", "w 2.Qg7# g2--g7QA"}));
    const std::string black_begins = "7k/p7/5K2/8/8/8/6Q1/R7|8/8/8/8/8/8/8/8 b - -";
    EXPECT_EQ(
        play(black_begins, "h#2", path_of({"a1a2", "a7a6"}, PlayPart::set_play), Rules::orthodox()),
        (Texts{"w 1...Ra2 a1--a2RA", "b 2.a6 a6pAa7--"}));
}

TEST(LineSteps, HalfAMoveMoreBeginsInTheMiddle) {
    EXPECT_EQ(play("7k/p7/5K2/8/8/8/6Q1/R7|8/8/8/8/8/8/8/8 w - -", "h#1.5",
                   path_of({"a1a2", "a7a6"}), Rules::orthodox()),
              (Texts{"w 1...Ra2 a1--a2RA", "b 2.a6 a6pAa7--"}));
}

TEST(LineSteps, InSeriesPlayOneSideMovesOnAndOn) {
    EXPECT_EQ(play("7k/p7/5K2/8/8/8/6Q1/R7|8/8/8/8/8/8/8/8 b - -", "ser-h#2",
                   path_of({"a7a6", "a6a5", "g2g7"}, PlayPart::solution, true), Rules::orthodox()),
              (Texts{"b 1.a6 a6pAa7--", "b 2.a5 a5pAa6--", "w Qg7# g2--g7QA"}));
}

TEST(LineSteps, LinesThatBeginAlikeAreToldInFull) {
    const PosedFixture fixture =
        pose_text("7k/8/8/4p3/8/8/8/K3R3|8/8/8/8/8/8/8/8 w - -", "#2", Rules::alice());
    const auto lines = line_steps(
        fixture.posed, {path_of({"e1e5", "h8h7"}), path_of({"e1e5", "h8g8"}), path_of({"e1e4"})});
    ASSERT_EQ(lines.size(), 3U);
    EXPECT_EQ(texts_of(lines[1]), (Texts{"w 1.Rxe5 e1--e5RB", "b Kg8 g8kBh8--"}));
    EXPECT_EQ(texts_of(lines[2]), (Texts{"w 1.Re4 e1--e4RB"}));
}

TEST(LineSteps, RefusesMovesOfAnotherPosition) {
    const std::string position = "7k/8/8/4p3/8/8/8/K3R3|8/8/8/8/8/8/8/8 w - -";
    for (const std::string wrong : {"a8a7", "e1f7", "", "x", "e1", "e1e9"}) {
        EXPECT_THROW(play(position, "#2", path_of({wrong})), LineError) << wrong;
    }
    EXPECT_THROW(play("K6k/8/8/8/8/8/8/7R|8/8/8/8/8/8/8/8 b - -", "h#2", path_of({"a8a7"}),
                      Rules::orthodox()),
                 LineError)
        << "Black is in check and cannot pass";
}

}  // namespace
}  // namespace alicemate::test
