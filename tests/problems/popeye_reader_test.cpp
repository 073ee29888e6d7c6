#include "tests/problems/reading.h"

#include <gtest/gtest.h>
#include <ostream>

namespace alicemate {
namespace {

/// A problem of the given lines, framed, with a stipulation and kings.
std::string framed(const std::string& lines) {
    return "BeginProblem\n" + lines + "\nEndProblem\n";
}

const std::string kings = "Pieces White Ke1 Black Ke8\n";

TEST(PopeyeReader, ReadsAProblemOfTheAndernachTourney) {
    const Problem problem = only_problem(read_popeye_text(
        "BeginProblem\nAuthor Michel Caillaud\nOrigin Andernach 2025, 5th place\n"
        "Title Mirror\nCondition AliceChess\nStipulation h#2\nPieces\n  White AliceA Ka1 Qc5\n"
        "  White AliceB Rc3\n  Black AliceB Ke5 Pd2\nEndProblem\n"));
    EXPECT_EQ(problem.id, "1");
    EXPECT_EQ(problem.author, "Michel Caillaud");
    EXPECT_EQ(problem.origin, "Andernach 2025, 5th place");
    EXPECT_EQ(problem.title, "Mirror");
    EXPECT_EQ(problem.rules, Rules::popeye());
    EXPECT_EQ(problem.stipulation, read_stipulation("h#2"));
    EXPECT_EQ(problem.setup, setup_of("8/8/8/2Q5/8/8/8/K7|8/8/8/4k3/8/2R5/3p4/8 b - -"));
    EXPECT_EQ(problem.options, ProblemOptions{});
    EXPECT_TRUE(problem.twins.empty());
    EXPECT_FALSE(problem.twin_castling_denied);
}

TEST(PopeyeReader, AbbreviationsCasesAndFreeOrder) {
    const Problem problem = only_problem(read_popeye_text(
        "begin PIE wh kE1 qa1B2 bl KE8 opt TRY vari setp stip #2 cond alice rem x\nend"));
    EXPECT_EQ(problem.setup, setup_of("4k3/8/8/8/8/8/1Q6/Q3K3 w - -"));
    EXPECT_EQ(problem.options, (ProblemOptions{true, 1, true}));
    EXPECT_EQ(problem.rules, Rules::popeye());
}

TEST(PopeyeReader, MenAndTheirSquaresMayStandApart) {
    const Problem problem =
        only_problem(read_popeye_text(framed("Stip #2 Pieces White K e1 S b1c1, P a2 Black Ke8")));
    EXPECT_EQ(problem.setup, setup_of("4k3/8/8/8/8/8/P7/1NN1K3 w - -"));
}

TEST(PopeyeReader, RulesComeFromConditionAttributesAndDefaults) {
    const auto rules = [](const std::string& lines, const ReadingDefaults& defaults = {}) {
        return only_problem(read_popeye_text(framed("Stip #1\n" + lines), defaults)).rules;
    };
    EXPECT_EQ(rules(kings), Rules::orthodox());
    EXPECT_EQ(rules(kings + "Condition Alice"), Rules::popeye());
    // As in Popeye, naming a board is to set the condition.
    EXPECT_EQ(rules("Pieces White AliceB Ke1 Black Ke8"), Rules::popeye());
    EXPECT_EQ(rules("Pieces White AliceA Ke1 Black Ke8"), Rules::popeye());
    const ReadingDefaults alice{Rules::alice()};
    EXPECT_EQ(rules(kings, alice), Rules::alice());
    EXPECT_EQ(rules(kings + "Condition Alice", alice), Rules::alice());
    // The file says that there are two boards; that is stronger.
    const ReadingDefaults orthodox{Rules::orthodox()};
    EXPECT_EQ(rules(kings, orthodox), Rules::orthodox());
    EXPECT_EQ(rules(kings + "Condition Alice", orthodox), Rules::popeye());
}

TEST(PopeyeReader, TheSideThatBegins) {
    const auto side = [](const std::string& stipulation) {
        return only_problem(read_popeye_text(framed(kings + "Stip " + stipulation))).setup.to_move;
    };
    for (const std::string white :
         {"#2", "=2", "s#3", "s=2", "ser-#4", "ser-=4", "h#2.5", "h=0.5", "h# 1.5"}) {
        EXPECT_EQ(side(white), Color::white) << white;
    }
    for (const std::string black : {"h#2", "H#1", "h=3", "ser-h#7", "SER-H=2", "h# 2"}) {
        EXPECT_EQ(side(black), Color::black) << black;
    }
}

TEST(PopeyeReader, ForsythAndPiecesOverIt) {
    const Problem problem = only_problem(read_popeye_text(
        framed("Forsyth 4k3/16/8/8/8/8/sS2K2R\nPieces White AliceB Rh1\nStip #1")));
    EXPECT_EQ(problem.setup.at(Board::a, *parse_square("a1")),
              (Piece{Color::black, PieceType::knight}));
    EXPECT_EQ(problem.setup.at(Board::a, *parse_square("b1")),
              (Piece{Color::white, PieceType::knight}));
    EXPECT_FALSE(problem.setup.at(Board::a, *parse_square("h1")));
    EXPECT_EQ(problem.setup.at(Board::b, *parse_square("h1")),
              (Piece{Color::white, PieceType::rook}));
    // Ranks need no marks, and squares at the end may be left out.
    const Problem bare = only_problem(read_popeye_text(framed("Forsyth 4k27K Stip #1")));
    EXPECT_EQ(bare.setup, setup_of("4k3/8/8/8/K7/8/8/8 w - -"));
}

TEST(PopeyeReader, InitialGameArray) {
    const Problem problem =
        only_problem(read_popeye_text(framed("InitialGameArray Condition Alice Stip h#2.5")));
    EXPECT_EQ(problem.setup, game_array());
}

TEST(PopeyeReader, CastlingRightsAreAssumedSaveThoseDenied) {
    const auto castling = [](const std::string& lines) {
        return only_problem(read_popeye_text(framed("Stip #1\n" + lines))).setup.castling;
    };
    const std::string men = "Pieces White Ke1 Ra1h1 Black Ke8 Ra8h8\n";
    EXPECT_EQ(castling(men), setup_of("r3k2r/8/8/8/8/8/8/R3K2R w KQkq -").castling);
    EXPECT_EQ(castling(men + "Option NoCastling h1e8"),
              setup_of("r3k2r/8/8/8/8/8/8/R3K2R w Q -").castling);
    // Popeye's rules: king and rook on one board, whichever.
    EXPECT_EQ(castling("Pieces White AliceB Ke1 Ra1 White Rh1 Black Ke8 Rh8"),
              setup_of("4k2r/8/8/8/8/8/8/4K2R w Qk -").castling);
}

TEST(PopeyeReader, EnPassantOption) {
    const Problem problem = only_problem(
        read_popeye_text(framed("Pieces White Ke1 Pd5 Black Ke8 Pe5 Stip #2 Opt EnPas e7e6e5")));
    EXPECT_EQ(problem.setup.en_passant, parse_square("e6"));
}

TEST(PopeyeReader, OptionsThatChangeNoAnswerArePassedOver) {
    const Problem problem = only_problem(read_popeye_text(
        framed(kings + "Stip #2 Option MoveNumbers Intelligent NoBoard Defence 3 Variations")));
    ProblemOptions options;
    options.try_refutations = 3;
    options.variations = true;
    options.intelligent = true;
    options.no_board = true;
    EXPECT_EQ(problem.options, options);
}

TEST(PopeyeReader, Twins) {
    const Problem problem = only_problem(read_popeye_text(
        framed("Pieces White Ke1 Rh2 Black Ke8 Stip h#2\nTwin Move h2 h1\nRemark of twins\n"
               "Twin Continued Move e1e2 Move e8 e7\nTwin")));
    ASSERT_EQ(problem.twins.size(), 3U);
    EXPECT_FALSE(problem.twins[0].continued);
    ASSERT_EQ(problem.twins[0].changes.size(), 1U);
    EXPECT_EQ(problem.twins[0].changes[0].what,
              decltype(TwinChange::what)(TwinMove{*parse_square("h2"), *parse_square("h1")}));
    EXPECT_EQ(problem.twins[0].changes[0].place, (SourcePlace{"t.inp", 3, 11}));
    EXPECT_TRUE(problem.twins[1].continued);
    EXPECT_EQ(problem.twins[1].changes.size(), 2U);
    EXPECT_TRUE(problem.twins[2].changes.empty());
    ASSERT_TRUE(problem.twin_castling_denied);
    EXPECT_TRUE(problem.twin_castling_denied->empty());
}

TEST(PopeyeReader, TextsAreTheRestOfTheLine) {
    const Problem problem = only_problem(read_popeye_text(
        framed("Author Ren\xE9; EndProblem\nAuthor\nAuthor  NextProblem, too\nTitle \"Twin\"\n"
               "Award 2. Prize\nAward 1. Prize\nRemark Pieces\nRemark \"x\"\n" +
               kings + "Stip #1 Remark Stip")));
    EXPECT_EQ(problem.author, "Ren\xE9; EndProblem, NextProblem, too");
    EXPECT_EQ(problem.title, "\"Twin\"");
    const std::vector<std::pair<std::string, std::string>> others{
        {"award", "\"1. Prize\""}, {"remark", R"("Pieces" "\"x\"" "Stip")"}};
    EXPECT_EQ(problem.other_opcodes, others);
}

TEST(PopeyeReader, SeveralProblemsAndFilesInOne) {
    const auto readings = read_popeye_text(
        "BeginProblem\n" + kings + "Stip #1\nNextProblem\n" + kings +
        "Stip #2\nEndProblem\nwhat stands here is passed over, begin\n\nBeginProblem\n" + kings +
        "Stip #3\nNextProblem BeginProblem\n" + kings + "Stip #4 EndProblem rest");
    ASSERT_EQ(readings.size(), 4U);
    for (std::size_t i = 0; i < readings.size(); ++i) {
        ASSERT_TRUE(readings[i]) << to_string(readings[i].error());
        EXPECT_EQ(readings[i]->id, std::to_string(i + 1));
        EXPECT_EQ(readings[i]->stipulation.half_moves, 2 * i + 1);
    }
}

struct BadProblem {
    std::string lines;  ///< from line 2 on
    std::string error;  ///< behind "t.inp:"
};

// For GoogleTest, which would print the bytes, padding and pointers included.
void PrintTo(const BadProblem& value, std::ostream* out) {
    *out << value.lines;
}

class BadPopeyeProblems : public testing::TestWithParam<BadProblem> {};

TEST_P(BadPopeyeProblems, AreNamedAndDropped) {
    const auto readings = read_popeye_text("BeginProblem\n" + GetParam().lines + "\nNextProblem\n" +
                                           kings + "Stip #1\nEndProblem\n");
    ASSERT_EQ(readings.size(), 2U);
    ASSERT_FALSE(readings[0]);
    EXPECT_EQ(to_string(readings[0].error()), "t.inp:" + GetParam().error);
    EXPECT_EQ(readings[0].error().id, "1");
    ASSERT_TRUE(readings[1]) << to_string(readings[1].error());
    EXPECT_EQ(readings[1]->id, "2");
}

const std::string wanted_command =
    "expected a command such as Pieces, Stipulation, Twin, NextProblem or EndProblem";
const std::string without = "expected the problem without it";

INSTANTIATE_TEST_SUITE_P(
    Unsupported, BadPopeyeProblems,
    testing::Values(
        BadProblem{kings + "Stip #1 Cond Circe Rexincl",
                   "3:14: found unsupported condition \"Circe\", expected AliceChess"},
        BadProblem{kings + "Stip #1\nCondition GridChess GridLine Ha24 Vc61\nOption Quodlibet",
                   "4:11: found unsupported condition \"GridChess\", expected AliceChess; at 5:8 "
                   "found unsupported option \"Quodlibet\", " +
                       without},
        BadProblem{kings + "Stip #1 Option KeepMat Try CastlingMut a1h8 MatesIn1",
                   "3:16: found unsupported option \"KeepMatingPiece\", " + without +
                       "; at 3:28 found unsupported option \"CastlingMutuallyExclusive\", " +
                       without + "; at 3:45 found unsupported option \"MatesIn1\", " + without},
        BadProblem{kings + "Stip #1 Option Intelligent 3",
                   "3:16: found unsupported option \"Intelligent\" with a number, expected it "
                   "without number"},
        BadProblem{kings + "Stip #1 Option GoalIsEnd NullMoves",
                   "3:16: found unsupported option \"GoalIsEnd\", " + without +
                       "; at 3:26 found unsupported option \"NullMoves\", " + without},
        BadProblem{kings + "Stip ser-h#2 Option WhiteToPlay",
                   "3:21: found unsupported option \"WhiteToPlay\" with ser-h#2, expected it with "
                   "help play"},
        BadProblem{"Protocol x.out\nLaTeX y.tex\n" + kings + "Stip #1",
                   "2:1: found unsupported command \"Protocol\", expected the problem without it; "
                   "at 3:1 found unsupported command \"LaTeX\", expected the problem without it"},
        BadProblem{kings + "SStip white 5s[#]",
                   "3:1: found unsupported command \"SStipulation\", expected the problem without "
                   "it"},
        BadProblem{
            kings + "Stip #1\nTwin SStip white 5s[#] Move e1 e2\nTwin Cond Circe",
            "4:6: found unsupported change of a twin \"SStipulation\", expected the twin "
            "without it; at 5:11 found unsupported condition \"Circe\", expected AliceChess"},
        BadProblem{kings + "Stip #1\nZero Add Neutral Qa1",
                   "4:10: found unsupported colour \"Neutral\", expected White or Black"},
        BadProblem{kings + "Stip #1\nTwin Add White AliceB Qa1",
                   "4:23: found a man on a named board, expected Condition AliceChess, in the "
                   "diagram or the twin"},
        BadProblem{"Pieces White Ke1 Na1 Ga2 grb3 Black Ke8 Stip #1",
                   "2:18: found unsupported man \"N\" (Popeye's nightrider; its knight is S), "
                   "expected K, Q, R, B, S or P; at 2:22 found unsupported man \"G\", expected K, "
                   "Q, R, B, S or P; at 2:26 found unsupported man \"gr\", expected K, Q, R, B, S "
                   "or P"},
        BadProblem{"Pieces White Royal Ke1 Neutral Qa1 Black Ke8 Stip #1",
                   "2:14: found unsupported attribute \"Royal\", expected AliceA or AliceB; at "
                   "2:24 found unsupported colour \"Neutral\", expected White or Black"}));

INSTANTIATE_TEST_SUITE_P(
    Wrong, BadPopeyeProblems,
    testing::Values(
        BadProblem{kings + "Foo\nStip #1", "3:1: found \"Foo\", " + wanted_command},
        BadProblem{kings + "Stip #1\n\"_*", "4:1: found \"\"_*\", " + wanted_command},
        BadProblem{kings + "o", "3:1: found \"o\", expected more letters of an ambiguous command"},
        BadProblem{kings, "4:1: found \"NextProblem\", expected the command Stipulation before it"},
        BadProblem{"Pieces Ke1", "2:8: found \"Ke1\", expected White or Black and their men"},
        BadProblem{"Pieces White Black Ke8",
                   "2:14: found \"Black\", expected a man with its squares such as Ka1"},
        BadProblem{"Pieces White Ke1e9",
                   "2:15: found \"e1e9\", expected the squares of 'K' such as a1b2"},
        BadProblem{"Pieces White Ke1 Q x9",
                   "2:20: found \"x9\", expected the squares of \"Q\" such as a1b2"},
        BadProblem{"Pieces White AliceA Kc6 AliceB Rh1",
                   "2:25: found \"AliceB\", expected White or Black before it"},
        BadProblem{"Pieces White AliceA AliceB Kc6 Stip #1",
                   "2:21: found \"AliceB\" after the other board, expected one of AliceA and "
                   "AliceB"},
        BadProblem{"Pieces White Alice Kc6 Stip #1",
                   "2:14: found ambiguous attribute \"Alice\", expected AliceA or AliceB"},
        BadProblem{"Pieces White Ke1 Qd1e1 Stip #1",
                   "2:21: found a second man on e1, expected at most one man on a square of both "
                   "boards together"},
        BadProblem{"Pieces White AliceA Ke1 Black AliceB Qe1 Stip #1",
                   "2:39: found a second man on e1, now on the other board, expected at most one "
                   "man on a square of both boards together"},
        BadProblem{"Forsyth 4k3/7/8/8/8/8/8/4K3 Stip #1",
                   "2:14: found '/' after 7 squares of rank 7, expected 8 squares"},
        BadProblem{"Forsyth 4n3/8",
                   "2:10: found unsupported man \"n\" (Popeye's nightrider; its knight is S), "
                   "expected K, Q, R, B, S, P, a number or '/'"},
        BadProblem{"Forsyth 60K8",
                   "2:12: found \"8\", expected no more squares than are left on "
                   "the board"},
        BadProblem{"Forsyth 64K", "2:11: found 'K', expected the end of the placement"},
        BadProblem{kings + "Option Vari Foo Stip #1", "3:13: found \"Foo\", " + wanted_command},
        BadProblem{kings + "Option nob Stip #1",
                   "3:8: found ambiguous option \"nob\", expected more letters of it"},
        BadProblem{kings + "Option Stip #1", "3:8: found \"Stip\", expected the name of an option"},
        BadProblem{kings + "Condition Stipulation #1",
                   "3:11: found \"Stipulation\", expected the name of a condition"},
        BadProblem{kings + "Stip #1 Option Defence x",
                   "3:24: found \"x\", expected a whole number from 0 behind \"Defence\""},
        BadProblem{kings + "Stip #1 Option MaxTime 0",
                   "3:24: found \"0\", expected a whole number from 1 behind \"MaxTime\""},
        BadProblem{kings + "Stip #1 Option NonTrivial 1 Try",
                   "3:29: found \"Try\", expected a whole number from 0 behind \"NonTrivial\""},
        BadProblem{kings + "Stip #1 Option Duplex HalfDuplex",
                   "3:23: found both options \"Duplex\" and \"HalfDuplex\", expected one of them"},
        BadProblem{kings + "Stip #1 Option NoCastling a2",
                   "3:27: found \"a2\", expected squares of a1, e1, h1, a8, e8, h8"},
        BadProblem{kings + "Stip #1 Option EnPassant e6",
                   "3:26: found \"e6\", expected the squares of a double step such as e2e3e4 "
                   "after EnPassant"},
        BadProblem{kings + "Stip #1\nTwin Move h1",
                   "4:11: found \"h1\", expected two squares after Move, such as h1 h2"},
        BadProblem{kings + "Stip #1\nTwin Rotate 45",
                   "4:13: found \"45\", expected 90, 180 or 270 after Rotate"},
        BadProblem{kings + "Stip #1\nTwin Mirror a1<-->h",
                   "4:13: found \"a1<-->h\", expected a1<-->h1, a1<-->a8, a1<-->h8 or a8<-->h1 "
                   "after Mirror"},
        BadProblem{kings + "Stip #1\nTwin Substitute Q N",
                   "4:19: found \"N\", expected two of K, Q, R, B, S, P after Substitute"},
        BadProblem{kings + "Stip #1\nTwin Remove x",
                   "4:13: found \"x\", expected squares after Remove, such as a1b2"},
        BadProblem{kings + "Stip #1\nTwin Move e1 e2 Continued",
                   "4:17: found \"Continued\" behind a change, expected it before the changes of "
                   "the twin"},
        BadProblem{kings + "Stip #1\nTwin Title x",
                   "4:6: found \"Title\", expected a change of the twin such as Move, or Twin, "
                   "NextProblem or EndProblem"}));

TEST(PopeyeReader, AnUnknownStipulationIsNamedAtItsCharacter) {
    for (const std::string stipulation : {"phser-#2", "h%3", "dia10.5", "#0", "foo"}) {
        const std::string error =
            only_error(read_popeye_text(framed(kings + "Stip " + stipulation)));
        EXPECT_EQ(error.rfind("t.inp:3:", 0), 0U) << error;
        EXPECT_NE(error.find(" in stipulation \"" + stipulation + "\""), std::string::npos)
            << error;
    }
}

TEST(PopeyeReader, ATruncatedFileIsAnErrorOfItsLastProblem) {
    const auto readings =
        read_popeye_text("BeginProblem\n" + kings + "Stip #1\nNextProblem\n" + kings + "Stip #2\n");
    ASSERT_EQ(readings.size(), 2U);
    EXPECT_TRUE(readings[0]);
    ASSERT_FALSE(readings[1]);
    EXPECT_EQ(to_string(readings[1].error()),
              "t.inp:6:8: found end of file, expected NextProblem or EndProblem");
}

TEST(PopeyeReader, AnotherBeginningEndsAProblemThatHasNoEnd) {
    const auto readings = read_popeye_text("BeginProblem\n" + kings + "Stip #1\nBeginProblem\n" +
                                           kings + "Stip #2\nEndProblem\n");
    ASSERT_EQ(readings.size(), 2U);
    ASSERT_FALSE(readings[0]);
    EXPECT_EQ(to_string(readings[0].error()),
              "t.inp:4:1: found \"BeginProblem\", expected NextProblem or EndProblem");
    EXPECT_TRUE(readings[1]);
}

TEST(PopeyeReader, InputThatDoesNotBeginAsItShould) {
    EXPECT_EQ(only_error(read_popeye_text("Pieces White Ke1\n")),
              "t.inp:1:1: found \"Pieces\", expected BeginProblem, AnfangProblem or DebutProbleme");
    EXPECT_EQ(only_error(read_popeye_text("AnfangProblem\nEndeProblem\n")),
              "t.inp:2:1: found \"EndeProblem\", expected the command Stipulation before it");
    EXPECT_TRUE(read_popeye_text("").empty());
}

TEST(PopeyeReader, WordsOfTextsDoNotEndAProblemThatCannotBeRead) {
    const auto readings = read_popeye_text(
        "BeginProblem\nFoo\nAuthor EndProblem\nRemark Next\n"
        "NextProblem\n" +
        kings + "Stip #1\nEndProblem\n");
    ASSERT_EQ(readings.size(), 2U);
    EXPECT_FALSE(readings[0]);
    EXPECT_TRUE(readings[1]);
}

}  // namespace
}  // namespace alicemate
