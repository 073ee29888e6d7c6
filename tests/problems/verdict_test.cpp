#include "problems/verdict.h"

#include "tests/problems/reading.h"

#include <gtest/gtest.h>
#include <ostream>

namespace alicemate {
namespace {

const std::string array = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR|8/8/8/8/8/8/8/8 w KQkq -";

/// A solution of battle play with the keys, each with its length.
Solution battle(const std::vector<std::pair<std::string, unsigned>>& keys) {
    const Position position = position_of(array);
    BattleSolution play;
    for (const auto& [text, moves] : keys) {
        FirstMove key;
        key.attack.move = move_of(position, text);
        key.moves = moves;
        play.keys.push_back(key);
        play.shortest = play.shortest == 0 ? moves : std::min(play.shortest, moves);
    }
    Solution solution;
    solution.play = play;
    return solution;
}

Solution help(std::uint64_t lines, std::uint64_t short_lines) {
    HelpSolution play;
    play.line_count = lines;
    play.short_count = short_lines;
    Solution solution;
    solution.play = play;
    return solution;
}

Claim claim(std::optional<unsigned> solutions, std::vector<std::string> keys = {},
            std::optional<unsigned> moves = {}) {
    return {solutions, std::move(keys), {}, moves};
}

Verdict verdict_on(const std::string& stipulation, const Claim& claimed, const Solution& solution) {
    PosedFixture fixture = pose_text(array, stipulation);
    fixture.problem.claim = claimed;
    return judge(fixture.problem, fixture.posed, solution);
}

struct BattleCase {
    Claim claimed;
    std::vector<std::pair<std::string, unsigned>> keys;
    Verdict verdict;
};

// For GoogleTest, which would print the bytes, padding and pointers included.
void PrintTo(const BattleCase& value, std::ostream* out) {
    *out << value.keys.size() << " keys, " << to_string(value.verdict);
}

class BattleVerdicts : public testing::TestWithParam<BattleCase> {};

TEST_P(BattleVerdicts, FollowClaimAndCustom) {
    EXPECT_EQ(verdict_on("#3", GetParam().claimed, battle(GetParam().keys)), GetParam().verdict);
}

INSTANTIATE_TEST_SUITE_P(
    All, BattleVerdicts,
    testing::Values(
        // without claim: one key of the stated length
        BattleCase{{}, {}, Verdict::no_solution}, BattleCase{{}, {{"e2e4", 3}}, Verdict::sound},
        BattleCase{{}, {{"d2d4", 3}, {"e2e4", 3}}, Verdict::cooked},
        BattleCase{{}, {{"e2e4", 2}}, Verdict::is_short},
        BattleCase{{}, {{"d2d4", 3}, {"e2e4", 2}}, Verdict::is_short},
        // sols
        BattleCase{claim(0), {}, Verdict::sound},
        BattleCase{claim(0), {{"e2e4", 3}}, Verdict::cooked},
        BattleCase{claim(2), {{"d2d4", 3}, {"e2e4", 3}}, Verdict::sound},
        BattleCase{claim(2), {{"e2e4", 3}}, Verdict::wrong_count},
        BattleCase{claim(2), {}, Verdict::no_solution},
        BattleCase{claim(1), {{"d2d4", 3}, {"e2e4", 3}}, Verdict::cooked},
        BattleCase{claim(1), {{"e2e4", 2}}, Verdict::is_short},
        // bm, in both notations
        BattleCase{claim({}, {"e4"}), {{"e2e4", 3}}, Verdict::sound},
        BattleCase{claim({}, {"e2e4", "d4"}), {{"d2d4", 3}, {"e2e4", 3}}, Verdict::sound},
        BattleCase{claim({}, {"e4"}), {{"d2d4", 3}}, Verdict::cooked},
        BattleCase{claim({}, {"e4"}), {{"d2d4", 3}, {"e2e4", 3}}, Verdict::cooked},
        BattleCase{claim({}, {"e4", "d4"}), {{"e2e4", 3}}, Verdict::wrong_count},
        BattleCase{claim({}, {"e4"}), {}, Verdict::no_solution},
        BattleCase{claim(2, {"e4"}), {{"e2e4", 3}}, Verdict::wrong_count},
        // dm
        BattleCase{claim({}, {}, 2), {{"e2e4", 2}}, Verdict::sound},
        BattleCase{claim({}, {}, 2), {{"e2e4", 1}}, Verdict::is_short},
        BattleCase{claim({}, {}, 2), {{"e2e4", 3}}, Verdict::wrong_count},
        BattleCase{claim({}, {}, 2), {{"d2d4", 3}, {"e2e4", 2}}, Verdict::cooked},
        BattleCase{claim({}, {}, 2), {}, Verdict::no_solution},
        BattleCase{claim({}, {"d4", "e4"}, 2), {{"d2d4", 3}, {"e2e4", 2}}, Verdict::sound}));

struct HelpCase {
    std::optional<unsigned> claimed;
    std::uint64_t lines;
    std::uint64_t short_lines;
    Verdict verdict;
};

// For GoogleTest, which would print the bytes, padding and pointers included.
void PrintTo(const HelpCase& value, std::ostream* out) {
    *out << value.lines << " lines, " << value.short_lines << " short, "
         << to_string(value.verdict);
}

class HelpVerdicts : public testing::TestWithParam<HelpCase> {};

TEST_P(HelpVerdicts, FollowClaimAndCustom) {
    EXPECT_EQ(verdict_on("h#2.5", claim(GetParam().claimed),
                         help(GetParam().lines, GetParam().short_lines)),
              GetParam().verdict);
}

INSTANTIATE_TEST_SUITE_P(
    All, HelpVerdicts,
    testing::Values(HelpCase{{}, 0, 0, Verdict::no_solution}, HelpCase{{}, 2, 0, Verdict::unjudged},
                    HelpCase{{}, 2, 1, Verdict::is_short}, HelpCase{{}, 0, 1, Verdict::is_short},
                    HelpCase{0, 0, 0, Verdict::sound}, HelpCase{2, 2, 0, Verdict::sound},
                    HelpCase{2, 2, 5, Verdict::is_short}, HelpCase{2, 3, 0, Verdict::cooked},
                    HelpCase{2, 1, 0, Verdict::wrong_count},
                    HelpCase{2, 0, 0, Verdict::no_solution}, HelpCase{2, 0, 1, Verdict::is_short}));

TEST(Verdicts, WhatIsUndecidedIsCookedAtMost) {
    Solution solution = battle({});
    solution.outcome = Outcome::unknown;
    solution.reason = StopReason::time;
    EXPECT_EQ(verdict_on("#3", claim(1), solution), Verdict::unjudged);
    Solution lines = help(2, 0);
    lines.outcome = Outcome::unknown;
    EXPECT_EQ(verdict_on("h#2", claim(3), lines), Verdict::unjudged);
    EXPECT_EQ(verdict_on("h#2", claim(2), lines), Verdict::unjudged);
    EXPECT_EQ(verdict_on("h#2", claim(1), lines), Verdict::cooked);
}

TEST(Verdicts, SelfPlayHasAsManyMovesAsStated) {
    EXPECT_EQ(verdict_on("s#2", {}, battle({{"e2e4", 2}})), Verdict::sound);
    EXPECT_EQ(verdict_on("s#2", {}, battle({{"e2e4", 1}})), Verdict::is_short);
}

TEST(Verdicts, AClaimedKeyThatIsNoMoveIsAnError) {
    for (const std::string key : {"e2e5", "Kd3", "#3", ""}) {
        PosedFixture fixture = pose_text(array, "#3");
        fixture.problem.claim.keys = {key};
        fixture.problem.claim.keys_place = {"t.epd", 1, 77};
        const auto fault = fault_of_claim(fixture.problem, fixture.posed);
        ASSERT_TRUE(fault) << key;
        EXPECT_EQ(fault->place, (SourcePlace{"t.epd", 1, 77}));
        EXPECT_EQ(fault->id, "1");
        EXPECT_EQ(fault->message.rfind("claimed key \"" + key + "\": ", 0), 0U);
    }
}

TEST(Verdicts, Words) {
    EXPECT_EQ(to_string(Verdict::sound), "sound");
    EXPECT_EQ(to_string(Verdict::cooked), "cooked");
    EXPECT_EQ(to_string(Verdict::is_short), "short");
    EXPECT_EQ(to_string(Verdict::no_solution), "no-solution");
    EXPECT_EQ(to_string(Verdict::wrong_count), "wrong-count");
    EXPECT_EQ(to_string(Verdict::unjudged), "unjudged");
    EXPECT_TRUE(is_as_expected(Verdict::sound));
    EXPECT_TRUE(is_as_expected(Verdict::unjudged));
    EXPECT_FALSE(is_as_expected(Verdict::is_short));
}

}  // namespace
}  // namespace alicemate
