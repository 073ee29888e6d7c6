#include "problems/problem_opcodes.h"
#include "tests/problems/reading.h"

#include <gtest/gtest.h>

namespace alicemate {
namespace {

/// An entry with nothing but what is required, and more lines.
std::string entry(const std::string& more = "", const std::string& stipulation = "\"#2\"") {
    return "---\nalgebraic:\n  white: [Kb2, Qe5]\n  black: [Kh8]\nstipulation: " + stipulation +
           "\n" + more;
}

Problem read_entry(const std::string& more, const std::string& stipulation = "\"#2\"") {
    return only_problem(read_yaml_text(entry(more, stipulation)));
}

std::string error_of(const std::string& more, const std::string& stipulation = "\"#2\"") {
    return only_error(read_yaml_text(entry(more, stipulation)));
}

TEST(YamlReader, ReadsPositionAndStipulation) {
    const Problem problem = read_entry("");
    EXPECT_EQ(problem.setup, setup_of("7k/8/8/4Q3/8/8/1K6/8 w - -"));
    EXPECT_EQ(problem.stipulation, read_stipulation("#2"));
    EXPECT_EQ(problem.rules, Rules::orthodox());
    EXPECT_EQ(problem.id, "1");
    EXPECT_EQ(problem.place, (SourcePlace{"t.yaml", 2, 1}));
    EXPECT_TRUE(problem.other_opcodes.empty());
}

TEST(YamlReader, BlackBeginsHelpPlay) {
    EXPECT_EQ(read_entry("", "h#2").setup.to_move, Color::black);
    EXPECT_EQ(read_entry("", "h#2.5").setup.to_move, Color::white);
    EXPECT_EQ(read_entry("options: [HalfDuplex]", "h#2").setup.to_move, Color::white);
}

TEST(YamlReader, AliceIsAConditionOrAMan) {
    for (const char* const text :
         {"options: [Alice]", "options:\n- SetPlay\n- AliceChess", "conditions: [Alice chess]",
          "conditions: [alice]", "options: [\"Alice Chess\"]"}) {
        EXPECT_EQ(read_entry(text).rules, Rules::popeye()) << text;
    }
    const Problem problem = only_problem(read_yaml_text(
        "algebraic:\n  white:\n  - Kb2\n  - AliceB Qe5\n  black: [AliceA Kh8, \"AliceB Pa2\"]\n"
        "stipulation: '#2'\n"));
    EXPECT_EQ(problem.rules, Rules::popeye());
    EXPECT_EQ(problem.setup, setup_of("7k/8/8/8/8/8/1K6/8|8/8/8/4Q3/8/8/p7/8 w - -"));
    const ReadingDefaults defaults{Rules::alice()};
    EXPECT_EQ(only_problem(read_yaml_text(entry("options: [Alice]"), defaults)).rules,
              Rules::alice());
}

TEST(YamlReader, ReadsOptionsAndTwins) {
    const Problem problem = read_entry(
        "options: [SetPlay, Defence 2, Variation]\n"
        "twins:\n  c: Continued Exchange b2 h8\n  b: Move b2 a1\n");
    EXPECT_TRUE(problem.options.set_play);
    EXPECT_EQ(problem.options.try_refutations, 2U);
    EXPECT_TRUE(problem.options.variations);
    EXPECT_FALSE(problem.zero_position);
    const Square b2 = make_square(1, 1);
    ASSERT_EQ(problem.twins.size(), 2U);
    EXPECT_EQ(problem.twins[0], (Twin{false, {{TwinMove{b2, make_square(0, 0)}, {}}}}));
    EXPECT_EQ(problem.twins[1], (Twin{true, {{TwinExchange{b2, make_square(7, 7)}, {}}}}));
    EXPECT_EQ(problem.twins[0].changes[0].place, (SourcePlace{"t.yaml", 9, 11}));
}

TEST(YamlReader, TwinAIsAZeroPosition) {
    const Problem problem = read_entry("twins: {a: Move b2 a1, b: Move b2 c1}");
    EXPECT_TRUE(problem.zero_position);
    EXPECT_EQ(problem.twins.size(), 2U);
}

TEST(YamlReader, ReadsTextsAndClaim) {
    const Problem problem = read_entry(
        "id: 12\nauthors: [\"Ugren, Ljubomir\", \"Abdurahmanović, Fadil\"]\ntitle: T\n"
        "source: {name: feenschach}\naward: {distinction: 1st Prize}\ncomments: [a, \"b, c\"]\n"
        "intended-solutions: 2\n",
        "h#2");
    EXPECT_EQ(problem.id, "12");
    EXPECT_EQ(problem.author, "Ugren, Ljubomir; Abdurahmanović, Fadil");
    EXPECT_EQ(problem.title, "T");
    EXPECT_EQ(problem.origin, "feenschach");
    EXPECT_EQ(problem.claim.solutions, 2U);
    EXPECT_EQ(kept_texts(problem, "award"), std::vector<std::string>{"1st Prize"});
    EXPECT_EQ(kept_texts(problem, "remark"), (std::vector<std::string>{"a", "b, c"}));
    EXPECT_TRUE(kept_texts(problem, "yaml").empty());
}

TEST(YamlReader, OneSolutionIsClaimedUnlessItSaysOtherwise) {
    EXPECT_EQ(read_entry("", "h#2").claim.solutions, 1U);
    EXPECT_EQ(read_entry("intended-solutions:", "h#2").claim.solutions, 1U);
    EXPECT_EQ(read_entry("intended-solutions: '1.2.1...'", "h#2").claim.solutions, 2U);
}

TEST(YamlReader, KeepsWhatMeansNothingToIt) {
    const Problem problem = read_entry(
        "solution: |\n  1.a ! \"x\"\n    2.b\nkeywords: [Zilahi, 3, '3']\n"
        "authors: [\"two\\nlines\"]\ncomments:\n- |\n  two\n  lines\n"
        "source: {name: S, volume: 2}\nnothing:\n");
    EXPECT_EQ(problem.origin, "S");
    EXPECT_EQ(kept_texts(problem, "yaml"),
              std::vector<std::string>{R"({solution: "1.a ! \"x\"\n  2.b\n", )"
                                       R"(keywords: [Zilahi, 3, "3"], authors: ["two\nlines"], )"
                                       R"(comments: ["two\nlines\n"], )"
                                       R"(source: {name: S, volume: 2}, nothing: null})"});
}

TEST(YamlReader, ReadsDocumentsListsAndBothFlavours) {
    const std::string flow = "{algebraic: {white: [Ka1], black: [Kc1]}, stipulation: \"#1\"}";
    EXPECT_EQ(read_yaml_text(entry() + entry() + "---\n").size(), 2U);
    EXPECT_EQ(read_yaml_text("[" + flow + ", " + flow + "]").size(), 2U);
    const auto list =
        read_yaml_text("- stipulation: '#1'\n  algebraic: {white: [Ka1], black: [Kc1]}\n- " + flow +
                       "\n- x: [\n- " + flow + "\n");
    ASSERT_EQ(list.size(), 4U);
    EXPECT_EQ(list[1]->place, (SourcePlace{"t.yaml", 3, 3}));
    ASSERT_FALSE(list[2]);
    EXPECT_EQ(list[2].error().id, "3");
    EXPECT_EQ(list[2].error().place.line, 5U);
    EXPECT_EQ(list[3]->id, "4");
}

TEST(YamlReader, OldOliveFilesAreReadToo) {
    const Problem problem = only_problem(read_yaml_text(
        "---\nalgebraic:\n  black: [Ka5, Sb6]\n  white: [Kd2, Pd7]\n"
        "authors: [!!python/unicode 'Lind, Carl']\ndate: '1938'\ndistinction: Prize\n"
        "intended-solutions: '2'\nsource: !!python/unicode 'Svenska'\nstipulation: h#2\n"));
    EXPECT_EQ(problem.author, "Lind, Carl");
    EXPECT_EQ(problem.origin, "Svenska, 1938");
    EXPECT_EQ(problem.claim.solutions, 2U);
    EXPECT_EQ(kept_texts(problem, "yaml"),
              std::vector<std::string>{R"({date: "1938", distinction: Prize, source: Svenska})"});
}

TEST(YamlReader, TellsWhatIsNotSupportedWithItsPlace) {
    EXPECT_EQ(error_of("options: [SetPlay, Circe]\n"),
              "t.yaml:6:20: found unsupported condition \"Circe\", expected AliceChess");
    EXPECT_EQ(error_of("options:\n- Quodlibet\n")
                  .rfind("t.yaml:7:3: found unsupported option \"Quodlibet\"", 0),
              0U);
    EXPECT_EQ(error_of("", "h#x").rfind("t.yaml:5:", 0), 0U);
    EXPECT_EQ(error_of("", "\"#%2\"").rfind("t.yaml:5:1", 0), 0U);
    EXPECT_EQ(only_error(read_yaml_text(
                  "algebraic: {white: [Ka1, Nb2], neutral: [Pc3]}\nstipulation: h#1\n")),
              "t.yaml:1:26: found unsupported man \"N\" (Popeye's nightrider; its knight is S), "
              "expected K, Q, R, B, S or P; at 1:42 found unsupported colour \"Neutral\", expected "
              "White or Black");
}

TEST(YamlReader, TellsWhatIsOfAnotherForm) {
    const std::string men = "algebraic: {white: [Ka1], black: [Kc1]}\n";
    const std::vector<std::pair<std::string, std::string>> cases{
        {"x\n", "t.yaml:1:1: found \"x\", expected a mapping of fields"},
        {men, "t.yaml:1:1: found an entry without stipulation"},
        {men + "stipulation: #1\n", "t.yaml:1:1: found an entry without stipulation"},
        {men + "stipulation: [h#1]\n", "t.yaml:2:14: found a list, expected a stipulation"},
        {men + "stipulation: h#1 Twin\n",
         "t.yaml:2:14: found \"h#1 Twin\", expected a stipulation"},
        {"stipulation: h#1\n", "t.yaml:1:1: found an entry without algebraic"},
        {"stipulation: h#1\nalgebraic: [Ka1]\n", "t.yaml:2:12: found a list, expected a mapping"},
        {"stipulation: h#1\nalgebraic: {}\n", "t.yaml:2:12: found a position without men"},
        {"stipulation: h#1\nalgebraic: {white: [], black:}\n",
         "t.yaml:2:12: found a position without men"},
        {"stipulation: h#1\nalgebraic: {green: [Ka1]}\n", "t.yaml:2:13: found \"green\", expected"},
        {"stipulation: h#1\nalgebraic: {white: Ka1}\n",
         "t.yaml:2:20: found \"Ka1\", expected a list"},
        {"stipulation: h#1\nalgebraic: {white: [Black Ka1]}\n", "t.yaml:2:21: found \"Black Ka1\""},
        {"stipulation: h#1\nalgebraic: {white: [EndProblem]}\n",
         "t.yaml:2:21: found \"EndProblem\", expected a man"},
        {men + "stipulation: h#1\noptions: [EndProblem]\n",
         "t.yaml:3:11: found \"EndProblem\", expected an option"},
        {men + "stipulation: h#1\noptions: [Hokuspokus]\n",
         "t.yaml:3:11: found \"Hokuspokus\", expected an option"},
        {men + "stipulation: h#1\noptions: SetPlay\n", "t.yaml:3:10: found \"SetPlay\", expected"},
        {men + "stipulation: h#1\ntwins: {c: Move a1 b1}\n", "t.yaml:3:8: found twins without b"},
        {men + "stipulation: h#1\ntwins: {b: Move a1 b1 T Move a1 b1}\n",
         "t.yaml:3:12: found \"T\", expected the changes of a twin"},
        {men + "stipulation: h#1\ntwins: {b: [x]}\n", "t.yaml:3:12: found a list, expected"},
        {men + "stipulation: h#1\nintended-solutions: two\n",
         "t.yaml:3:21: found \"two\", expected a number"},
        {men + "stipulation: h#1\nstipulation: h#1\n",
         "t.yaml:3:1: found a second field \"stipulation\""},
        {"a: [\n", "t.yaml:2:1: this is no YAML: "},
    };
    for (const auto& [text, expected] : cases) {
        const std::string error = only_error(read_yaml_text(text));
        EXPECT_EQ(error.rfind(expected, 0), 0U) << text << error;
    }
}

TEST(YamlReader, GoesOnBehindAFaultyEntry) {
    const auto readings =
        read_yaml_text(entry("options: [Circe]\nid: bad\n") + "---\na: [\n" + entry());
    ASSERT_EQ(readings.size(), 3U);
    ASSERT_FALSE(readings[0]);
    EXPECT_EQ(readings[0].error().id, "bad");
    EXPECT_FALSE(readings[1]);
    ASSERT_TRUE(readings[2]);
    EXPECT_EQ(readings[2]->id, "3");
    EXPECT_EQ(readings[2]->place.line, 11U);
}

}  // namespace
}  // namespace alicemate
