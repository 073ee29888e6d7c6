// What Popeye 4.104 prints with -regression for the same inputs; where it finds several things
// their order is ours.

#include "tests/problems/popeye_answer.h"

#include <gtest/gtest.h>

namespace alicemate {
namespace {

constexpr const char* direct_mate_answer = R"(
             Per Example
            Petra Muster
          The Example, 2026
                Tries

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   S  -K   .   8
|                                   |
7   .   .   .   .  -P   .   .   .   7
|                                   |
6   .   .   .   .   .   .   .   .   6
|                                   |
5   .   .   P   R   S   K   B   .   5
|                                   |
4   .   .   .   .   .   .   .   R   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #2                          7 + 2
      AliceA f8 e7 c5 d5 e5 g5
           AliceB g8 f5 h4
             AliceChess


   1.Rd5-d8B + !
      1...Kg8-g7A
          2.Rh4-h7A #

   1.Kf5-g6A ! threat:
          2.Rd5-d8B #

   1.Rd5-d7B ? zugzwang.
    but
      1...e7-e6B + !

   1.Kf5-e6A ? zugzwang.
    but
      1...Kg8-g7A !

   1.Bg5*e7B ? zugzwang.
    but
      1...Kg8-g7A !

   1.Bg5-f6B ? threat:
          2.Rd5-d8B #
    but
      1...e7-e6B + !

   1.Rh4-h7A ? threat:
          2.Rd5-d8B #
    but
      1...e7-e6B + !


solution finished.


)";

TEST(PopeyeReport, DirectMateWithTriesThreatsAndZugzwang) {
    EXPECT_EQ(popeye_text_of("Author Per Example\n"
                             "Author Petra Muster\n"
                             "Origin The Example, 2026\n"
                             "Title Tries\n"
                             "Pieces\n"
                             "  White AliceA Sf8e5 Pc5 Rd5 Bg5\n"
                             "  Black AliceA Pe7\n"
                             "  Black AliceB Kg8\n"
                             "  White AliceB Kf5 Rh4\n"
                             "Condition AliceChess\n"
                             "Stipulation #2\n"
                             "Option Try SetPlay Variation"),
              direct_mate_answer);
}

TEST(PopeyeReport, SelfmateWithSetPlayAndTries) {
    EXPECT_EQ(popeye_text_of("Remark compelled\n"
                             "Pieces\n"
                             "  Black AliceA Sc8 Re8 Qd7\n"
                             "  White AliceA Qa6a4d2 Ra2 Kc1\n"
                             "  Black AliceB Bd8 Kb1 Rg1\n"
                             "  White AliceB Pb2 Qe2\n"
                             "Stipulation s#2\n"
                             "Option Try SetPlay Variation NoBoard"),
              R"(compelled

      1...Qd7*a4B
          2.Qd2-d1B +
              2...Qa4*d1A #
              2...Rg1*d1A #
      1...Qd7*d2B
          2.Qa4-d1B +
              2...Qd2*d1A #
              2...Rg1*d1A #

   1.Qa4-e4B + !
      1...Qd7-d3B
          2.Qd2-d1B +
              2...Rg1*d1A #

   1.Qa4-d1B + ?
    but
      1...Rg1*d1A + !

   1.Qd2-d1B + ?
    but
      1...Rg1*d1A + !


solution finished.


)");
}

TEST(PopeyeReport, HelpmateWithTwins) {
    EXPECT_EQ(popeye_text_of("Pieces\n"
                             "  White AliceA Kh1 Rg2 Pe6g6g3\n"
                             "  Black AliceA Re7d2 Bg7d5 Pg4d3\n"
                             "  White AliceB Bf7\n"
                             "  Black AliceB Kf8\n"
                             "Stipulation h#2\n"
                             "Option NoBoard\n"
                             "Twin Move h1 h2"),
              R"(
a) 

  1.Bd5-b7B Rg2-e2B   2.Re7-a7B e6-e7B #

b) wKh1-->h2  

  1.Rd2-b2B Rg2-g1B   2.Bg7-a1B g6-g7B #

solution finished.


)");
}

TEST(PopeyeReport, SetLinesShortLinesAndContinuedTwins) {
    EXPECT_EQ(popeye_text_of("Pieces White Kb6 Pg7 Black Ka8\n"
                             "Stipulation h#1.5\n"
                             "Option SetPlay NoBoard\n"
                             "Twin Move a8 b8\n"
                             "Twin Continued Move g7 h7 Move b8 a8"),
              R"(
a) 

  1...  ...  2.Ka8-b8 g7-g8=Q #
  1...  ...  2.Ka8-b8 g7-g8=R #

  1...g7-g8=Q #
  1...g7-g8=R #

b) bKa8-->b8  

  1...  ...  2.Kb8-a8 g7-g8=Q #
  1...  ...  2.Kb8-a8 g7-g8=R #

  1...g7-g8=Q #
  1...g7-g8=R #
  1...Kb6-a6   2.Kb8-a8 g7-g8=Q #
  1...Kb6-a6   2.Kb8-a8 g7-g8=R #
  1...Kb6-c6   2.Kb8-c8 g7-g8=Q #
  1...Kb6-c6   2.Kb8-c8 g7-g8=R #

+c) wPg7-->h7  bKb8-->a8  

  1...  ...  2.Ka8-b8 h7-h8=Q #
  1...  ...  2.Ka8-b8 h7-h8=R #

  1...h7-h8=Q #
  1...h7-h8=R #

solution finished.


)");
}

TEST(PopeyeReport, ATwinTellsWhatItTakesOff) {
    EXPECT_EQ(popeye_text_of("Pieces White Kc6 Qb4 Ra1 Black Kc8\n"
                             "Stipulation #1\n"
                             "Option NoBoard\n"
                             "Twin Move b4 a1"),
              R"(
a) 

   1.Ra1-a8 # !

   1.Qb4-f8 # !


b) -wRa1  wQb4-->a1  

   1.Qa1-a8 # !

   1.Qa1-h8 # !


solution finished.


)");
}

TEST(PopeyeReport, SeriesHelpmate) {
    EXPECT_EQ(popeye_text_of("Pieces\n"
                             "  White AliceA Ka7 Sb6 Rd6\n"
                             "  Black AliceA Kc7 Bf5 Ph3\n"
                             "  Black AliceB Qg7\n"
                             "  White AliceB Bc6 Re2\n"
                             "Stipulation ser-h#2\n"
                             "Option NoBoard SetPlay"),
              R"(

  1.Qg7-d7A   2.Kc7-d8B + Rd6*d7B #

solution finished.


)");
    EXPECT_EQ(popeye_text_of("Pieces White Kc6 Qb3 Black Kc8\n"
                             "Stipulation ser-h#2\n"
                             "Option NoBoard SetPlay"),
              R"(
  1...Qb3-g8 #

  1.Kc8-d8   2.Kd8-c8 Qb3-g8 #

solution finished.


)");
}

TEST(PopeyeReport, NothingFound) {
    EXPECT_EQ(popeye_text_of("Pieces White Ka1 Qb3 Black Kc8\n"
                             "Stipulation #2\n"
                             "Option NoBoard SetPlay"),
              "\n\n\nsolution finished.\n\n\n");
    EXPECT_EQ(popeye_text_of("Pieces White Ka1 Qb3 Black Kc8\n"
                             "Stipulation h#2\n"
                             "Option NoBoard"),
              "\n\nsolution finished.\n\n\n");
    // No set play where the side to move is in check.
    EXPECT_EQ(popeye_text_of("Pieces White Kc6 Qb8 Ra1 Black Kc8\n"
                             "Stipulation h#1\n"
                             "Option NoBoard SetPlay"),
              "\n\nsolution finished.\n\n\n");
}

TEST(PopeyeReport, TheOtherSideThanUsualIsHalfDuplex) {
    auto [problem, posed] = pose_text("2k5/8/2K5/8/8/1Q6/8/8 w - -", "h#2", Rules::orthodox());
    const std::string text = popeye_heading(problem, {});
    EXPECT_EQ(text.substr(text.rfind("---+") + 5),
              "  h#2                         2 + 1\n"
              "             HalfDuplex\n");
}

TEST(PopeyeReport, EmptyBoardsAndLongLines) {
    auto [problem, posed] = pose_text("2k5/8/2K5/8/8/1Q6/8/8 w - -", "#12", Rules::popeye());
    problem.title = std::string(38, 'x');
    const std::string text = popeye_heading(problem, {});
    EXPECT_EQ(text.substr(0, 45), "\n" + problem.title + "\n\n+---");
    EXPECT_EQ(text.substr(text.rfind("---+") + 5),
              "  #12                         2 + 1\n"
              "           AliceA c8 c6 b3\n"
              "               AliceB\n"
              "             AliceChess\n");
}

TEST(PopeyeReport, Endings) {
    EXPECT_EQ(popeye_ending(Outcome::solved, 0.0071), "\nsolution finished. Time = 0.007 s\n\n\n");
    EXPECT_EQ(popeye_ending(Outcome::unknown, std::nullopt), "Partial solution\n\n\n");
    EXPECT_EQ(popeye_ending(Outcome::unknown, 62.5), "Partial solution Time = 1:02.500 m:s\n\n\n");
}

}  // namespace
}  // namespace alicemate
