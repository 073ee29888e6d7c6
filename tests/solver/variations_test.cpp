// What of a tree is told, on small positions; the orthodox suite of Popeye holds many more.

#include "tests/solver/popeye_lines.h"
#include "tests/solver/solving.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace alicemate::testing {
namespace {

using Texts = std::vector<std::string>;

BattleSolution battle_of(const Position& position, const std::string& stipulation,
                         unsigned refutations = 0) {
    SolveOptions options;
    options.set_play = true;
    options.variations = true;
    options.try_refutations = refutations;
    return std::get<BattleSolution>(solve_text(position, stipulation, options).play);
}

TEST(Variations, TheTreeOfAPublishedTwomover) {
    const Position position = position_of(
        "4r3/1p6/3n4/2n1k1rb/8/2b1p1p1/8/8|8/8/4R3/5R2/1P1NpB2/Q7/K7/8 w - -", Rules::popeye());
    const BattleSolution solution = battle_of(position, "#2", 1);
    const Texts tree = popeye_tree(position, stipulation_of("#2"), solution);
    const auto holds = [&](const std::string& path) {
        return std::find(tree.begin(), tree.end(), path) != tree.end();
    };
    // From Popeye's own output on U. Marks, The Problemist 1999.
    EXPECT_TRUE(holds("1.Ka2-b1A ! zugzwang."));
    EXPECT_TRUE(holds("1.Ka2-b1A ! zugzwang. / 1...Bc3-a1B"));
    EXPECT_TRUE(holds("1.Ka2-b1A ! zugzwang. / 1...Bc3-a1B / 2.Qa3*a1A #"));
    EXPECT_TRUE(holds("1...Bc3-b2B / 2.Qa3*b2A #"));
    EXPECT_TRUE(holds("1.Qa3-f3A ? threat: / 2.Rf5-d5A #"));
    EXPECT_TRUE(holds("1.Qa3-f3A ? threat: / 1...Bh5*f3B / 2.Sd4*f3A #"));
    EXPECT_TRUE(holds("1.Qa3-f3A ? threat: / but 1...Re8-a8B + !"));
    EXPECT_TRUE(holds("1.Sd4-f3A + ?"));
    EXPECT_TRUE(holds("1.Sd4-f3A + ? / but 1...Bh5*f3B !"));
    EXPECT_EQ(solution.keys.size(), 1U);
    EXPECT_EQ(solution.tries.size(), 8U);
}

// From Popeye's own output: every defence of the last move is told, and all replies that mate.
TEST(Variations, SelfmateToldToTheLastMove) {
    const Position position = position_of(
        "2n1r3/3q4/Q7/8/Q7/8/R2Q4/2K5|3b4/8/8/8/8/8/1P2Q3/1k4r1 w - -", Rules::popeye());
    const BattleSolution solution = battle_of(position, "s#2", 1);
    const Texts tree = popeye_tree(position, stipulation_of("s#2"), solution);
    const Texts expected{"1...Qd7*a4B",
                         "1...Qd7*a4B / 2.Qd2-d1B +",
                         "1...Qd7*a4B / 2.Qd2-d1B + / 2...Qa4*d1A #",
                         "1...Qd7*a4B / 2.Qd2-d1B + / 2...Rg1*d1A #",
                         "1...Qd7*d2B",
                         "1...Qd7*d2B / 2.Qa4-d1B +",
                         "1...Qd7*d2B / 2.Qa4-d1B + / 2...Qd2*d1A #",
                         "1...Qd7*d2B / 2.Qa4-d1B + / 2...Rg1*d1A #",
                         "1.Qa4-d1B + ?",
                         "1.Qa4-d1B + ? / but 1...Rg1*d1A + !",
                         "1.Qa4-e4B + !",
                         "1.Qa4-e4B + ! / 1...Qd7-d3B",
                         "1.Qa4-e4B + ! / 1...Qd7-d3B / 2.Qd2-d1B +",
                         "1.Qa4-e4B + ! / 1...Qd7-d3B / 2.Qd2-d1B + / 2...Rg1*d1A #",
                         "1.Qd2-d1B + ?",
                         "1.Qd2-d1B + ? / but 1...Rg1*d1A + !"};
    EXPECT_EQ(tree, expected);
}

// The set play of a selfmate in one is told only if every move of the defender mates.
TEST(Variations, SetPlayOfASelfmateInOne) {
    const Position forced =
        position_of("8/8/8/2p5/2R5/kp5P/p7/K7|8/8/8/8/8/8/8/8 w - -", Rules::orthodox());
    const BattleSolution solution = battle_of(forced, "s#1");
    ASSERT_EQ(solution.set_play.size(), 1U);
    EXPECT_EQ(write_coordinate(solution.set_play[0].move), "b3b2");
    const Position free =
        position_of("8/8/8/2p5/8/kp4RP/p7/K7|8/8/8/8/8/8/8/8 w - -", Rules::orthodox());
    EXPECT_TRUE(battle_of(free, "s#1").set_play.empty());
}

// A threat that captures what came into its way still works, so that was no defence.
TEST(Variations, AThreatThatCapturesIsStillTheThreat) {
    const Position position =
        position_of("2Q1b2K/2p3B1/1R6/4N1pp/2rk4/1pNp2P1/2pp2P1/8 w - -", Rules::orthodox());
    const BattleSolution solution = battle_of(position, "#2");
    ASSERT_EQ(solution.keys.size(), 1U);
    const Attack& key = solution.keys[0].attack;
    ASSERT_EQ(key.threats.size(), 1U);
    EXPECT_EQ(write_coordinate(key.threats[0].move), "e5d7");
    Texts defences;
    for (const Defence& defence : key.defences) {
        defences.push_back(write_coordinate(defence.move));
    }
    EXPECT_EQ(defences, (Texts{"c4c5", "d4c3", "d4c5", "d4e3"}));
}

}  // namespace
}  // namespace alicemate::testing
