#include "problems/popeye_writer.h"

#include "tests/problems/reading.h"

#include <gtest/gtest.h>

namespace alicemate {
namespace {

Problem read_line(const std::string& line) {
    return only_problem(read_epd_text(line));
}

std::string write(const Problem& problem) {
    const auto written = write_popeye(problem, 1);
    return written ? written->text : "error: " + written.error();
}

/// The problem of a Popeye text, written and read again.
void expect_round_trip(const std::string& text) {
    const Problem problem = only_problem(read_popeye_text("BeginProblem " + text + "\nEndProblem"));
    const std::string written = write(problem);
    const Problem again =
        only_problem(read_popeye_text("BeginProblem\n" + written + "EndProblem\n"));
    expect_same_problem(problem, again);
    EXPECT_EQ(problem.rules, again.rules);
    EXPECT_EQ(write(again), written);
}

TEST(PopeyeWriter, WritesWhatIsThere) {
    const Problem problem = read_line(
        "7k/8/8/8/8/1PP5/1K6/8|8/p7/8/4Q3/8/8/8/8 b - - stip \"h#2\"; id \"P 4\"; rules "
        "\"popeye\"; "
        "author \"A, B\"; origin \"O\"; title \"T\"; award \"1st Prize\"; remark \"x\" \"y\"; set; "
        "tries 2; twins \"b2a1\" \"Continued Add White AliceB Rd1 PolishType\";");
    EXPECT_EQ(write(problem),
              "Remark id: P 4\nRemark x\nRemark y\nAuthor A, B\nOrigin O\nAward 1st Prize\n"
              "Title T\nPieces\n  White AliceA Kb2 Pb3c3\n  White AliceB Qe5\n  Black AliceA Kh8\n"
              "  Black AliceB Pa7\nCondition AliceChess\nStipulation h#2\n"
              "Option SetPlay Defence 2\nTwin Move b2 a1\n"
              "Twin Continued Add White AliceB Rd1 PolishType\n");
    EXPECT_TRUE(write_popeye(problem, 1)->left_out.empty());
}

TEST(PopeyeWriter, OneBoardHasNoNames) {
    EXPECT_EQ(write(read_line("7k/8/8/8/8/8/1K6/1N6 w - - stip #1; rules orthodox;")),
              "Pieces\n  White Kb2 Sb1\n  Black Kh8\nStipulation #1\n");
}

TEST(PopeyeWriter, ProblemsSurviveARoundTrip) {
    const std::string men = "Pieces White Ke1 Rh1a1 Qa4 Pb2 Black AliceB Kh8 Sg7 ";
    for (const char* const text :
         {"Stip #2", "Stip h#2.5 Title x; y Remark id: A-1\nRemark , z", "Stip hs#3 Opt HalfDuplex",
          "Stip exact-s=4 Option NoCastling a1 Variations NoThreat NoShortVariations",
          "Stip ser-h#5 Option Duplex MaxSol 5 MaxTime 7 Intelligent NoBoard",
          "Stip #3 Option MaxFl 2 Threat 1 NonTrivial 1 2 StartMove 3 UpTo 9 Try",
          "Stip h#2 ZeroPosition Move a1 b1 Twin Stip h=2 Twin Cont Shift a1 b1 Rotate 90",
          "Stip h#2 Option NoCastling e1 Twin Move a1 b1 Twin Remove a1 Mirror a1<-->h1 Subst S B",
          "Stip h#2 Option PostKeyPlay Twin Exchange a1 e1 Twin Add Black AliceB Pc7"}) {
        expect_round_trip(men + text);
    }
    expect_round_trip("Pieces White Ka1 Pe4 Black Ka8 Pd4 Stip #2 Option HalfD EnPassant e2e3e4");
    expect_round_trip("Pieces White Kh1 Pe5d5 Black Ka8 Stip h#1.5 Option EnPassant d7d6d5");
}

TEST(PopeyeWriter, TakesAwayTheCastlingsThatPopeyeWouldAssume) {
    const auto options = [](const std::string& line) {
        const std::string text = write(read_line(line + " stip #1; rules popeye;"));
        const std::size_t begin = text.find("Option ");
        return begin == std::string::npos ? "" : text.substr(begin, text.find('\n', begin) - begin);
    };
    const std::string empty = "|8/8/8/8/8/8/8/8";
    EXPECT_EQ(options("r3k2r/8/8/8/8/8/8/R3K2R" + empty + " w KQkq -"), "");
    EXPECT_EQ(options("r3k2r/8/8/8/8/8/8/R3K2R" + empty + " w Qk -"), "Option NoCastling h1a8");
    EXPECT_EQ(options("4k3/8/8/8/8/8/8/8|8/8/8/8/8/8/8/R3K3 w - -"), "Option NoCastling a1");
    // Popeye castles with king and rook on different boards.
    EXPECT_EQ(options("4k3/8/8/8/8/8/8/4K3|8/8/8/8/8/8/8/R7 w - -"), "Option NoCastling a1");
}

TEST(PopeyeWriter, CastlingInTwinsIsThatOfPopeye) {
    // Rights of the diagram hold in a twin as long as king and rook stand at home.
    const std::string diagram = "4k3/8/8/8/8/8/8/R3K3|8/8/8/8/8/8/8/8 w Q - stip #1; rules popeye;";
    EXPECT_EQ(write(read_line(diagram + "twins \"e8d8\" \"a1b1\";")).find("NoCastling"),
              std::string::npos);
    // The other rook that comes home in the twin has moved; to Popeye it has not.
    EXPECT_NE(write(read_line(diagram + "twins \"Add White Rh1\";")).find("Option NoCastling h1"),
              std::string::npos);
    EXPECT_EQ(write(read_line("4k3/8/8/8/8/8/8/R3K3|8/8/8/8/8/8/8/8 w - - stip #1; rules popeye; "
                              "zero-position; twin-castling -; twins \"e8d8\" \"a1b1\";"))
                  .find("NoCastling"),
              std::string::npos);
}

TEST(PopeyeWriter, OtherReadingsOfEnPassantMatterOnlyWherePawnsMeet) {
    EXPECT_EQ(write(read_line("7k/8/8/8/5p2/8/8/K7|8/8/8/8/8/8/4P3/8 w - - stip #1; rules alice;")),
              "error: en passant none, where it may matter (Popeye has landing)");
    EXPECT_EQ(write(read_line("7k/8/8/8/5p2/8/8/K7|8/8/8/8/4P3/8/8/8 w - - stip #1; rules alice;"))
                  .rfind("Pieces", 0),
              0U);
    EXPECT_EQ(write(read_line("7k/8/8/8/5p2/8/8/K7 w - - stip #1; rules alice; "
                              "twins \"Add White Pe2\";")),
              "error: en passant none, where it may matter (Popeye has landing)");
    EXPECT_EQ(write(read_line("7k/8/8/8/5p2/8/4P3/K7 w - - stip #1; rules orthodox; "
                              "en-passant either;"))
                  .rfind("Pieces", 0),
              0U);
}

TEST(PopeyeWriter, TellsWhatPopeyeHasNoWordsFor) {
    EXPECT_EQ(write(read_line("8/8/8/8/8/8/8/8 w - - stip #1;")), "error: a position without men");
    EXPECT_EQ(write(read_line("8/8/8/8/8/8/8/K7|8/8/8/8/8/8/8/k7 w - - stip #1;")),
              "error: a man on a1 of either board");
    EXPECT_EQ(write(read_line("7k/8/8/8/8/8/8/K7 w - - stip #1; twins \"Condition orthodox\";")),
              "error: a twin with the condition orthodox chess");
    EXPECT_EQ(write(read_line("7k/8/8/8/8/8/8/K7 b - - stip #1; duplex;")),
              "error: duplex that the other side than usual begins");
    EXPECT_EQ(write(read_line("4k3/8/8/8/8/8/8/R3K3 w - - stip #1; rules orthodox; "
                              "twin-castling -; twins \"Move e8 d8\";")),
              "error: castling that is allowed in one twin and not in another");
}

TEST(PopeyeWriter, TellsWhatItLeavesOut) {
    Problem problem = read_line(
        "7k/8/8/8/8/8/1K6/8 w - - 3 7 stip #1; sols 2; bm a1a2; dm 1; c0 \"x\"; "
        "yaml \"{solution: x, source: {name: y}}\"; award \"z\";");
    problem.title = std::string(300, 'x');
    EXPECT_EQ(write_popeye(problem, 1)->left_out,
              (std::vector<std::string>{"number of solutions", "keys", "length of the solution",
                                        "move counters", "opcode c0", "field solution",
                                        "title (of more than 250 characters)"}));
}

}  // namespace
}  // namespace alicemate
