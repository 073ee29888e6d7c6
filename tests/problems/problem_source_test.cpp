#include "problems/problem_source.h"

#include "tests/problems/reading.h"

#include <gtest/gtest.h>
#include <sstream>

namespace alicemate {
namespace {

Readings read_any(const std::string& text) {
    std::istringstream input(text);
    return read_all(*read_problems(input, "t", {}));
}

const std::string epd = "4k3/8/8/8/8/8/8/4K3 w - - stip #1;\n";
const std::string popeye = "BeginProblem\nPieces White Ke1 Black Ke8 Stip #1\nEndProblem\n";

TEST(ReadProblems, TellsTheFormatsApartByTheFirstWord) {
    EXPECT_EQ(only_problem(read_any(epd)).rules, Rules::alice());
    EXPECT_EQ(only_problem(read_any(popeye)).rules, Rules::orthodox());
    EXPECT_EQ(only_problem(read_any("\n  \n# x\n" + epd)).place.line, 4U);
    const Problem problem = only_problem(read_any("\xEF\xBB\xBF\r\n  " + popeye));
    EXPECT_EQ(problem.rules, Rules::orthodox());
    EXPECT_EQ(problem.place.line, 3U);
    EXPECT_EQ(only_problem(read_any("\xEF\xBB\xBF" + epd)).place.column, 1U);
}

TEST(ReadProblems, YamlIsToldByNameOrByItsBeginning) {
    const std::string entry = "algebraic: {white: [Ke1], black: [Ke8]}\nstipulation: h#1\n";
    for (const std::string& text : std::vector<std::string>{
             entry, "---\n" + entry, "# x\n\n%YAML 1.1\n---\n" + entry, "---   # x\n" + entry,
             "- algebraic: {white: [Ke1], black: [Ke8]}\n  stipulation: h#1\n",
             "{algebraic: {white: [Ke1], black: [Ke8]}, stipulation: h#1}"}) {
        EXPECT_EQ(only_problem(read_any(text)).stipulation.half_moves, 2U) << text;
    }
    std::istringstream odd("\"stipulation\" : h#1\nalgebraic: {white: [Ke1], black: [Ke8]}\n");
    EXPECT_EQ(only_problem(read_all(*read_problems(odd, "t.olv", {}))).stipulation.half_moves, 2U);
}

TEST(ReadProblems, EmptyInputHasNoProblems) {
    EXPECT_TRUE(read_any("").empty());
    EXPECT_TRUE(read_any("\n# nothing\n").empty());
}

TEST(ReadProblems, PopeyeHasThreeLanguages) {
    for (const std::string& text : std::vector<std::string>{
             "AnfangProblem\nSteine Weiss Ke1 Schwarz Ke8 Forderung #1\nEndeProblem\n",
             "DebutProbleme\nPieces Blanc Re1 Noir Re8 Enonce #1\nFinProbleme\n"}) {
        EXPECT_EQ(only_problem(read_any(text)).setup, only_problem(read_any(popeye)).setup);
    }
}

TEST(ReadProblems, AnythingElseIsReadAsEpd) {
    EXPECT_EQ(only_error(read_any("hello world")).rfind("t:1:1: found 'h', expected", 0), 0U);
}

}  // namespace
}  // namespace alicemate
