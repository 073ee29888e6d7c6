#include "problems/help_text.h"

#include "tests/problems/solution_values.h"

#include <gtest/gtest.h>

namespace alicemate {
namespace {

using Moves = std::vector<std::string>;

TEST(HelpNumbers, CountFromTheHalfMoveThatBegins) {
    EXPECT_EQ(number_help_moves({"a", "b", "c", "d"}, 0), "1.a b 2.c d");
    EXPECT_EQ(number_help_moves({"a", "b", "c"}, 1), "1...a 2.b c");
    EXPECT_EQ(number_help_moves({"a", "b"}, 2), "2.a b");
    EXPECT_EQ(number_help_moves({"a"}, 0), "1.a");
    EXPECT_EQ(number_help_moves({"a"}, 1), "1...a");
    EXPECT_EQ(number_help_moves({}, 0), "");
}

/// Caillaud's helpmate of Andernach 2025, 5th place.
Position caillaud() {
    return position_of("8/8/8/2Q5/8/8/8/K7|8/8/8/4k3/8/2R5/3p4/8 b - -");
}

TEST(HelpLines, AreWrittenAsProblemistsDo) {
    const Position position = caillaud();
    EXPECT_EQ(
        help_line_text(position, *read_stipulation("h#2"),
                       line_of(position, {"e5f4", "c5f5", "d2d1n", "c3f3"}), LineKind::actual),
        "1.Kf4/A Qf5 2.d1=N/A Rf3/A#");
}

TEST(HelpLines, OfHalfAMoveMoreBeginWithTheOtherSide) {
    const Position array =
        position_of("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR|8/8/8/8/8/8/8/8 w KQkq -");
    EXPECT_EQ(
        help_line_text(array, *read_stipulation("h#2.5"),
                       line_of(array, {"e2e4", "d7d5", "f1e2", "d5e4", "e2b5"}), LineKind::actual),
        "1...e4 2.d5 Be2 3.dxe4/A Bb5/A#");
}

TEST(HelpLines, OfSetPlayAreNumberedAsInTheStipulation) {
    const Position position = caillaud();
    const Line line = line_of(position.with_turn_passed(), {"c5c1", "e5e6", "c3c4"});
    EXPECT_EQ(help_line_text(position, *read_stipulation("h#2"), line, LineKind::set_play),
              "1...Qc1 2.Ke6/A Rc4/A");
    EXPECT_EQ(help_line_text(position, *read_stipulation("h#2.5"), line, LineKind::set_play),
              "2.Qc1 Ke6/A 3.Rc4/A");
}

TEST(HelpLines, OfSeries) {
    const Position position = position_of("k7/8/1K6/8/8/8/7p/8 b - -", Rules::orthodox());
    const Line line = line_of(position, {"h2h1r", "h1h8", "b6c7"}, 2);
    EXPECT_EQ(help_line_text(position, *read_stipulation("ser-h#2"), line, LineKind::actual),
              "1.h1=R 2.Rh8 Kc7");
    const Position white = position_of("7k/8/5K2/8/8/8/8/6Q1 w - -", Rules::orthodox());
    EXPECT_EQ(help_line_text(white, *read_stipulation("ser-#2"),
                             line_of(white, {"g1g2", "g2g7"}, 2), LineKind::actual),
              "1.Qg2 2.Qg7#");
    EXPECT_EQ(help_line_text(position, *read_stipulation("ser-h#2"),
                             line_of(position.with_turn_passed(), {"b6c7"}), LineKind::set_play),
              "1...Kc7");
}

TEST(HelpLines, MarkStalemate) {
    const Position position = position_of("7k/8/6K1/8/8/8/8/5Q2 w - -", Rules::orthodox());
    EXPECT_EQ(help_line_text(position, *read_stipulation("h=0.5"), line_of(position, {"f1f7"}),
                             LineKind::actual),
              "1...Qf7=");
}

TEST(HelpText, PutsSetPlayAndShortSolutionsUnderHeadings) {
    const Position position = position_of("7k/8/5K2/8/8/8/8/6Q1 b - -", Rules::orthodox());
    HelpSolution solution;
    solution.lines = {line_of(position, {"h8h7", "g1g7"}), line_of(position, {"h8h7", "g1h1"})};
    solution.set_lines = {line_of(position.with_turn_passed(), {"g1g7"})};
    solution.short_lines = {solution.lines[0]};
    EXPECT_EQ(help_text(position, *read_stipulation("h#1"), solution, false),
              "Set play:\n"
              "    1...Qg7#\n"
              "\n"
              "1.Kh7 Qg7#\n"
              "1.Kh7 Qh1+\n"
              "\n"
              "Short solutions:\n"
              "    1.Kh7 Qg7#\n");
    EXPECT_EQ(help_text(position, *read_stipulation("h#1"), {}, false), "");
}

TEST(HelpText, GivesCountsAlone) {
    HelpSolution solution;
    solution.line_count = 3250;
    EXPECT_EQ(help_text(caillaud(), *read_stipulation("h#2"), solution, true), "Solutions: 3250\n");
    solution.short_count = 2;
    solution.set_count = 1;
    EXPECT_EQ(help_text(caillaud(), *read_stipulation("h#2"), solution, true),
              "Solutions: 3250\nShort solutions: 2\nSet play: 1\n");
}

}  // namespace
}  // namespace alicemate
