#include "tests/tools/positions.h"
#include "tests/tools/run_program.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace alicemate::test {
namespace {

using nlohmann::json;

bool contains(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

TEST(ShowCommand, ShowsBothBoards) {
    const ProgramRun run = run_program({"show"});
    EXPECT_EQ(run.status, 0);
    EXPECT_EQ(run.err, "");
    EXPECT_GE(run.lines().size(), 8U);
    EXPECT_TRUE(contains(run.out, "A")) << run.out;
    EXPECT_TRUE(contains(run.out, "B")) << run.out;
    EXPECT_NE(run_program({"show", "--fen", marks_fen}).out, run.out);
}

TEST(ShowCommand, ShowsEveryPositionOfStandardInput) {
    const ProgramRun both = run_program({"show", "--fen", "-"}, array_fen + "\n" + marks_fen);
    EXPECT_EQ(both.status, 0);
    EXPECT_EQ(both.out,
              run_program({"show"}).out + "\n" + run_program({"show", "--fen", marks_fen}).out);
}

TEST(ShowCommand, ShowsProblemsWithHeadingAndStipulation) {
    const TemporaryFile file(marks_fen + " stip \"#2\"; id \"Marks 1999\";\n" + caillaud_fen +
                             " stip \"h#2\"; id \"Caillaud\";\n");
    const ProgramRun run = run_program({"show", file.path()});
    EXPECT_EQ(run.status, 0) << run.err;
    EXPECT_TRUE(contains(run.out, "Marks 1999"));
    EXPECT_TRUE(contains(run.out, "#2\n"));
    EXPECT_TRUE(contains(run.out, "Caillaud"));
    EXPECT_TRUE(contains(run.out, "h#2\n"));
    EXPECT_TRUE(contains(run.out, run_program({"show", "--fen", marks_fen}).out)) << run.out;
}

TEST(ShowCommand, ShowsTwins) {
    const std::string input =
        "BeginProblem\nAuthor Somebody\nCondition Alice\nStipulation h#2\nPieces\n"
        "White Kh1\nWhite AliceB Qa1\nBlack Ke8\nTwin Move h1 h2\nEndProblem\n";
    const ProgramRun run = run_program({"show", "-", "--format", "json"}, input);
    EXPECT_EQ(run.status, 0) << run.err;
    ASSERT_EQ(run.lines().size(), 2U);
    EXPECT_EQ(json::parse(run.lines()[0]).at("twin"), "a");
    EXPECT_EQ(json::parse(run.lines()[1]).at("twin"), "b");
    EXPECT_TRUE(contains(json::parse(run.lines()[1]).at("fen").get<std::string>(), "7K"));
}

}  // namespace
}  // namespace alicemate::test
