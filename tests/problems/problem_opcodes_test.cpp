#include "problems/problem_opcodes.h"

#include "problems/epd_writer.h"
#include "tests/problems/reading.h"

#include <gtest/gtest.h>

namespace alicemate {
namespace {

using Texts = std::vector<std::string>;

TEST(KeptTexts, AreTheOperandsWithoutQuotes) {
    const Problem problem = only_problem(
        read_epd_text(R"(7k/8/8/8/8/8/8/K7 w - - stip #1; c0 "a \"b\" \\" word; c1; c2 "";)"));
    EXPECT_EQ(kept_texts(problem, "c0"), (Texts{"a \"b\" \\", "word"}));
    EXPECT_EQ(kept_texts(problem, "c1"), Texts{});
    EXPECT_EQ(kept_texts(problem, "c2"), Texts{""});
    EXPECT_EQ(kept_texts(problem, "c3"), Texts{});
}

TEST(KeepTexts, GivesWhatKeptTextsReads) {
    Problem problem;
    const Texts texts{"a;b \"c\"", "\\", ""};
    keep_texts(problem, "x", texts);
    EXPECT_EQ(kept_texts(problem, "x"), texts);
    problem.stipulation = read_stipulation("#1").value();
    EXPECT_EQ(kept_texts(only_problem(read_epd_text(write_epd(problem))), "x"), texts);
}

}  // namespace
}  // namespace alicemate
