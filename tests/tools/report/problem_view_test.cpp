#include "tools/report/problem_view.h"

#include "tests/tools/report/sample_rows.h"

#include <gtest/gtest.h>

namespace alicemate::test {
namespace {

constexpr std::size_t many = 300;

TEST(ProblemView, ShowsAHelpMate) {
    const auto view = problem_view(help_row(), many);
    EXPECT_EQ(view.at("men"), "a1KAc5QAd2pBc3RBe5kB");
    EXPECT_EQ(view.at("side"), "b");
    EXPECT_EQ(view.at("boards"), 2);
    EXPECT_EQ(view.at("claim"), "2 solutions");
    ASSERT_EQ(view.at("lines").size(), 2U);
    EXPECT_EQ(view.at("lines")[0].at("part"), "solution");
    EXPECT_EQ(view.at("lines")[0].at("moves")[0].dump(), R"(["1.Ke4/A","e4kAe5--","b"])");
    EXPECT_EQ(view.at("lines")[0].at("moves")[3].at(0), "Re3/A#");
    EXPECT_FALSE(view.contains("left_out"));
    EXPECT_FALSE(view.contains("error"));
}

TEST(ProblemView, ShowsThreatsVariationsSetPlayAndTries) {
    const auto view = problem_view(battle_row(), many);
    EXPECT_EQ(view.at("boards"), 1);
    std::string parts;
    std::string texts;
    for (const auto& line : view.at("lines")) {
        parts += line.at("part").get<std::string>() + " ";
        for (const auto& move : line.at("moves")) {
            texts += move.at(0).get<std::string>() + " ";
        }
    }
    for (const std::string part : {"solution", "set", "try"}) {
        EXPECT_NE(parts.find(part), std::string::npos) << part;
    }
    for (const std::string part : {"threat: 2.Qg7#", "1.Ra2!", "1...Kh7 2.Rh1#", "1.Qg8+? Kxg8!"}) {
        EXPECT_NE(texts.find(part), std::string::npos) << part << " is not in " << texts;
    }
}

TEST(ProblemView, SaysHowManyLinesAreLeftOut) {
    const auto view = problem_view(help_row(), 1);
    EXPECT_EQ(view.at("lines").size(), 1U);
    EXPECT_EQ(view.at("left_out"), 1);
}

TEST(ProblemView, TellsTheWholeClaim) {
    const auto view =
        problem_view(solved_row("P",
                                "7k/p7/5K2/8/8/8/6Q1/R7|8/8/8/8/8/8/8/8 w - - stip \"#2\"; "
                                "rules \"orthodox\"; sols 2; bm a1a2 Rb1; dm 1;"),
                     many);
    EXPECT_EQ(view.at("claim"), "2 solutions, keys a1a2 Rb1, in 1 move");
}

TEST(ProblemView, WithoutAPositionThereAreNoMen) {
    const auto view = problem_view(error_row(), many);
    EXPECT_FALSE(view.contains("men"));
    EXPECT_FALSE(view.contains("lines"));
    EXPECT_EQ(view.at("error"), error_row().error);
    EXPECT_EQ(view.at("column"), 7);
}

TEST(ProblemView, WhatCannotBeReadIsShownWithoutLines) {
    std::vector<ResultRow> rows(5, help_row());
    rows[0].solution = "{\"lines\":";
    rows[1].solution = R"({"lines":[["e5e6","e5e7"]]})";
    rows[2].solution = R"({"lines":[[1]]})";
    rows[3].solution = "[]";
    rows[4].content = "no EPD";
    for (const ResultRow& row : rows) {
        const auto view = problem_view(row, many);
        EXPECT_FALSE(view.contains("lines")) << view.dump();
        EXPECT_EQ(view.at("men"), "a1KAc5QAd2pBc3RBe5kB");
        EXPECT_EQ(view.at("text"), row.text);
    }
}

}  // namespace
}  // namespace alicemate::test
