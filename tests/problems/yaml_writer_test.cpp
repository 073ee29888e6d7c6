#include "problems/yaml_writer.h"

#include "problems/epd_writer.h"
#include "problems/problem_opcodes.h"
#include "tests/problems/reading.h"

#include <gtest/gtest.h>

namespace alicemate {
namespace {

std::string write(const Problem& problem) {
    const auto written = write_yaml(problem, 1);
    return written ? written->text : "error: " + written.error();
}

Problem read_line(const std::string& line) {
    return only_problem(read_epd_text(line));
}

TEST(YamlWriter, WritesAsOliveDoes) {
    const Problem problem = read_line(
        "7k/8/8/8/8/1PP5/1K6/8|8/p7/8/4Q3/8/8/8/8 b - - stip \"h#2\"; id \"P 4\"; rules "
        "\"popeye\"; "
        "author \"A, B; C\"; origin \"O\"; title \"T\"; award \"1st Prize\"; remark \"x\" \"y\"; "
        "set; tries 2; sols 2; variations; twins \"b2a1\" \"Continued Exchange a1 h8\";");
    EXPECT_EQ(write(problem),
              "---\nid: P 4\nauthors:\n  - \"A, B\"\n  - C\nsource:\n  name: O\naward:\n"
              "  distinction: \"1st Prize\"\ntitle: T\nalgebraic:\n"
              "  white: [Kb2, Pb3, Pc3, AliceB Qe5]\n  black: [Kh8, AliceB Pa7]\n"
              "stipulation: h#2\noptions:\n  - Alice\n  - SetPlay\n  - Defence 2\n  - Variation\n"
              "twins:\n  b: Move b2 a1\n  c: Continued Exchange a1 h8\nintended-solutions: 2\n"
              "comments:\n  - x\n  - \"y\"\n");
    EXPECT_TRUE(write_yaml(problem, 1)->left_out.empty());
}

TEST(YamlWriter, EntriesSurviveARoundTrip) {
    for (const char* const more :
         {"", "id: a\nintended-solutions: 3\ncomments: [x]\n",
          "solution: |+2\n     1.a ! \"x\"\n   2.b\n\n\nkeywords: [a, 3]\nsource: {name: S, issue: "
          "1}\n",
          "intended-solutions: 1.2...\naward: {tourney: ditto, distinction: 2nd HM}\n",
          "source: S\ndate: '1938'\ndistinction: Prize\nauthors: [\"A, B\", C]\n",
          "options: [SetPlay, HalfDuplex]\ntwins: {a: Move a1 b1, b: PolishType}\n",
          "options: [EnPassant e2e3e4, NoBoard]\ncomments: [\"x\\ny\"]\n\"w e: ird\": {~: "
          "[x]}\n"}) {
        const Problem problem = only_problem(read_yaml_text(
            "algebraic: {white: [AliceB Ka1, Pe4], black: [Kc1, Pd5]}\nstipulation: h#2\n" +
            std::string(more)));
        const std::string written = write(problem);
        const Problem again = only_problem(read_yaml_text(written));
        expect_same_problem(problem, again);
        EXPECT_EQ(write(again), written);
        // The fields go through EPD as well.
        const Problem from_epd = read_line(write_epd(problem));
        EXPECT_EQ(from_epd.other_opcodes, problem.other_opcodes);
        EXPECT_TRUE(write_yaml(problem, 1)->left_out.empty()) << more;
    }
}

TEST(YamlWriter, ATextChangedSinceIsStrongerThanTheFieldItCameFrom) {
    Problem problem = only_problem(read_yaml_text(
        "algebraic: {white: [Ka1], black: [Kc1]}\nstipulation: h#2\nsource: {name: S, issue: 1}\n"
        "intended-solutions: 1.2...\naward: {tourney: ditto, distinction: 2nd HM}\n"));
    problem.origin = "T";
    problem.claim.solutions = 3;
    std::erase_if(problem.other_opcodes,
                  [](const auto& opcode) { return opcode.first == "award"; });
    EXPECT_EQ(write(problem),
              "---\nsource:\n  name: T\nalgebraic:\n  white: [Ka1]\n  black: [Kc1]\n"
              "stipulation: h#2\nintended-solutions: 3\n");
}

TEST(YamlWriter, TellsWhatItLeavesOut) {
    EXPECT_EQ(write_yaml(read_line("7k/8/8/8/8/8/1K6/8 w - - 3 7 stip #1; sols 2; bm a1a2; dm 1; "
                                   "c0 \"x\"; yaml \"[\";"),
                         1)
                  ->left_out,
              (std::vector<std::string>{"opcode yaml", "keys", "length of the solution",
                                        "move counters", "opcode c0"}));
}

TEST(YamlWriter, TellsWhatThereAreNoWordsFor) {
    EXPECT_EQ(write(read_line("8/8/8/8/8/8/8/K7|8/8/8/8/8/8/8/k7 w - - stip #1;")),
              "error: a man on a1 of either board");
}

}  // namespace
}  // namespace alicemate
