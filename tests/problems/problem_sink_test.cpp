#include "problems/problem_sink.h"

#include "problems/line_reader.h"
#include "tests/problems/reading.h"

#include <gtest/gtest.h>

namespace alicemate {
namespace {

const std::string line = "7k/8/8/8/8/8/1K6/8|8/8/8/8/8/8/8/8 w - - stip \"#1\"; id \"1\"; ";

std::string write_all(ProblemFormat format, const std::string& lines) {
    ProblemSink sink(format);
    std::string text;
    for (const auto& problem : read_epd_text(lines)) {
        text += sink.add(*problem).value_or(WrittenProblem()).text;
    }
    return text + sink.finish();
}

TEST(ProblemFormat, IsToldByNameOrEnding) {
    EXPECT_EQ(problem_format_of("epd"), ProblemFormat::epd);
    EXPECT_EQ(problem_format_of("popeye"), ProblemFormat::popeye);
    EXPECT_EQ(problem_format_of("yaml"), ProblemFormat::yaml);
    EXPECT_FALSE(problem_format_of("Epd"));
    EXPECT_EQ(problem_format_of_file("a/b.epd"), ProblemFormat::epd);
    EXPECT_EQ(problem_format_of_file("b.inp"), ProblemFormat::popeye);
    EXPECT_EQ(problem_format_of_file("b.yaml"), ProblemFormat::yaml);
    EXPECT_EQ(problem_format_of_file("b.yml"), ProblemFormat::yaml);
    EXPECT_EQ(problem_format_of_file("b.olv"), ProblemFormat::yaml);
    for (const char* const name : {"", "-", ".epd", "b", "b.epd.txt", "epd"}) {
        EXPECT_FALSE(problem_format_of_file(name)) << name;
    }
}

TEST(ProblemSink, FramesTheProblems) {
    const std::string two = line + "rules alice;\n" + line + "rules alice;\n";
    EXPECT_EQ(write_all(ProblemFormat::epd, two),
              line + "rules \"alice\";\n" + line + "rules \"alice\";\n");
    EXPECT_EQ(write_all(ProblemFormat::popeye, two),
              "BeginProblem\nPieces\n  White AliceA Kb2\n  Black AliceA Kh8\nCondition AliceChess\n"
              "Stipulation #1\nNextProblem\nRemark id: 1\nPieces\n  White AliceA Kb2\n"
              "  Black AliceA Kh8\nCondition AliceChess\nStipulation #1\nEndProblem\n");
    EXPECT_EQ(write_all(ProblemFormat::yaml, two).substr(0, 14), "---\nalgebraic:");
}

TEST(ProblemSink, NothingIsWrittenOfNoProblems) {
    EXPECT_EQ(ProblemSink(ProblemFormat::popeye).finish(), "");
    const std::string unsayable = "8/8/8/8/8/8/8/8 w - - stip #1;\n";
    EXPECT_EQ(write_all(ProblemFormat::popeye, unsayable), "");
    EXPECT_EQ(write_all(ProblemFormat::popeye, unsayable + line + "\n").substr(0, 20),
              "BeginProblem\nPieces\n");
}

TEST(ProblemSink, EpdLinesAreNoLongerThanCanBeRead) {
    Problem problem = only_problem(read_epd_text(line));
    problem.title = std::string(LineReader::longest - 200, 'x');
    ProblemSink sink(ProblemFormat::epd);
    EXPECT_TRUE(sink.add(problem));
    problem.title += std::string(200, 'x');
    EXPECT_FALSE(sink.add(problem));
}

TEST(ProblemSink, EpdHasNoPlaceForPopeyesOutput) {
    Problem problem = only_problem(read_epd_text(line));
    problem.options.no_board = true;
    problem.options.intelligent = true;
    EXPECT_EQ(ProblemSink(ProblemFormat::epd).add(problem)->left_out,
              (std::vector<std::string>{"option NoBoard", "option Intelligent"}));
}

}  // namespace
}  // namespace alicemate
