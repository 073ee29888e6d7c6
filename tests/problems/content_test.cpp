#include "problems/content.h"

#include "tests/problems/reading.h"

#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>

namespace alicemate {
namespace {

/// What a content is for: read back and posed, it is the same posed problem.
void expect_content_holds_all(const Problem& problem, const PosedProblem& posed) {
    const std::string text = content_text(problem, posed);
    SCOPED_TRACE(text);
    const Problem content = only_problem(read_epd_text(text));
    const auto again = pose(content);
    ASSERT_EQ(again.size(), 1U);
    ASSERT_TRUE(again.front()) << again.front().error().message;
    EXPECT_EQ(write_two_board(again.front()->setup), write_two_board(posed.setup));
    EXPECT_EQ(again.front()->position.rules(), posed.position.rules());
    EXPECT_EQ(again.front()->stipulation, posed.stipulation);
    EXPECT_EQ(content.options, content_of(problem, posed).options);
    EXPECT_EQ(content.claim, content_of(problem, posed).claim);
    // The reader gives an id; it is not the content's.
    EXPECT_EQ(content_text(content, *again.front()), text);
}

std::size_t expect_contents_hold_all(const std::filesystem::path& path) {
    std::ifstream file(path);
    const auto source = read_problems(file, path.string(), {});
    std::size_t count = 0;
    for (auto next = source->next(); next; next = source->next()) {
        if (!*next) {
            continue;
        }
        for (const auto& posed : pose(**next)) {
            if (posed) {
                expect_content_holds_all(**next, *posed);
                ++count;
            }
        }
    }
    return count;
}

TEST(Content, HoldsAllThatDecidesTheAnswer) {
    std::size_t count = 0;
    for (const auto& entry : std::filesystem::directory_iterator(ALICEMATE_COLLECTIONS)) {
        count += expect_contents_hold_all(entry.path());
    }
    EXPECT_GT(count, 300U);
}

TEST(Content, HoldsTheOptionsOfPopeyeInput) {
    EXPECT_GT(expect_contents_hold_all(ALICEMATE_POPEYE_ANSWERS "/elements.inp"), 10U);
}

Problem problem_of(const std::string& opcodes) {
    return only_problem(
        read_epd_text("4k3/8/8/8/8/8/8/R3K3|8/8/8/8/8/8/8/8 w Q - stip \"#2\"; " + opcodes));
}

std::string content(const std::string& opcodes, std::size_t which = 0) {
    const Problem problem = problem_of(opcodes);
    return content_text(problem, *pose(problem).at(which));
}

TEST(Content, NamesMakeNoDifference) {
    EXPECT_EQ(content("id \"x\"; author \"A\"; title \"T\"; origin \"O\"; c0 \"c\";"), content(""));
}

TEST(Content, WishesAndClaimsDo) {
    EXPECT_NE(content("variations;"), content(""));
    EXPECT_NE(content("sols 2;"), content(""));
    EXPECT_NE(content("rules \"popeye\";"), content(""));
    EXPECT_NE(content("max-solutions 3;"), content(""));
}

TEST(Content, ATwinIsTheProblemThatItIs) {
    EXPECT_EQ(content("twins \"a1b1\";", 0), content(""));
    EXPECT_NE(content("twins \"a1b1\";", 1), content(""));
    // A castling right that is lost by the change is lost in the content.
    EXPECT_NE(content("twins \"a1b1\";", 1).find(" w - -"), std::string::npos);
}

TEST(Content, TheSecondPhaseHasNoClaimedKeys) {
    EXPECT_NE(content("bm a1a2; duplex;", 0).find("bm"), std::string::npos);
    EXPECT_EQ(content("bm a1a2; duplex;", 1).find("bm"), std::string::npos);
}

}  // namespace
}  // namespace alicemate
