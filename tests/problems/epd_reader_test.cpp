#include "tests/problems/reading.h"

#include <gtest/gtest.h>
#include <ostream>

namespace alicemate {
namespace {

const std::string kings = "4k3/8/8/8/8/8/8/4K3|8/8/8/8/8/8/8/8 w - -";

TEST(EpdReader, ReadsEveryOpcode) {
    const Problem problem = only_problem(read_epd_text(
        "8/8/8/2Q5/8/8/8/K7|8/8/8/4k3/8/2R5/3p4/8 b - - stip \"#3\"; id \"P \\\"5\\\"\"; sols 2; "
        "bm Kf4/A e5e4; dm 2; rules \"popeye\"; author \"M; C\"; origin \"Andernach\"; "
        "title T; set; tries 2; variations; c0 \"kept; as is\" 7; x y z; twins \"e5e6\" \"+c5c6 "
        "a1a2\"; twin-castling Kq;\n"));
    EXPECT_EQ(problem.setup, setup_of("8/8/8/2Q5/8/8/8/K7|8/8/8/4k3/8/2R5/3p4/8 b - -"));
    EXPECT_EQ(problem.stipulation, read_stipulation("#3"));
    EXPECT_EQ(problem.id, "P \"5\"");
    EXPECT_EQ(problem.claim.solutions, 2U);
    EXPECT_EQ(problem.claim.keys, (std::vector<std::string>{"Kf4/A", "e5e4"}));
    EXPECT_EQ(problem.claim.moves, 2U);
    EXPECT_EQ(problem.rules, Rules::popeye());
    EXPECT_EQ(problem.author, "M; C");
    EXPECT_EQ(problem.origin, "Andernach");
    EXPECT_EQ(problem.title, "T");
    EXPECT_EQ(problem.options, (ProblemOptions{true, 2, true}));
    const std::vector<std::pair<std::string, std::string>> others{{"c0", "\"kept; as is\" 7"},
                                                                  {"x", "y z"}};
    EXPECT_EQ(problem.other_opcodes, others);
    EXPECT_EQ(problem.place, (SourcePlace{"t.epd", 1, 1}));
    ASSERT_EQ(problem.twins.size(), 2U);
    EXPECT_FALSE(problem.twins[0].continued);
    EXPECT_TRUE(problem.twins[1].continued);
    ASSERT_EQ(problem.twins[1].changes.size(), 2U);
    EXPECT_EQ(problem.twins[1].changes[1].what,
              decltype(TwinChange::what)(TwinMove{*parse_square("a1"), *parse_square("a2")}));
    ASSERT_TRUE(problem.twin_castling_denied);
    EXPECT_TRUE(problem.twin_castling_denied->has(Color::white, Wing::king_side));
    EXPECT_TRUE(problem.twin_castling_denied->has(Color::black, Wing::queen_side));
    EXPECT_FALSE(problem.twin_castling_denied->has(Color::white, Wing::queen_side));
}

TEST(EpdReader, OptionsOfSolving) {
    const Problem problem = only_problem(read_epd_text(
        kings +
        " stip #3; no-threat; no-short-variations; post-key; duplex; max-flights 3; "
        "max-threat 1; non-trivial 0 2; first-moves 4 9; max-solutions 5; max-time 10;"));
    ProblemOptions options;
    options.no_threat = true;
    options.no_short_variations = true;
    options.post_key_play = true;
    options.duplex = true;
    options.restrictions = {3, 1, {{0, 2}}};
    options.first_moves = {4, 9};
    options.max_solutions = 5;
    options.max_time = 10;
    EXPECT_EQ(problem.options, options);
    const Problem from = only_problem(read_epd_text(kings + " stip #3; first-moves 4;"));
    EXPECT_EQ(from.options.first_moves, (FirstMoveRange{4, FirstMoveRange::no_end}));
}

TEST(EpdReader, DefaultsOfOpcodes) {
    const Problem problem = only_problem(read_epd_text(kings + " stip h#2; tries;"));
    EXPECT_EQ(problem.id, "1");
    EXPECT_EQ(problem.rules, Rules::alice());
    EXPECT_TRUE(problem.claim.empty());
    EXPECT_EQ(problem.options.try_refutations, 1U);
    EXPECT_FALSE(problem.options.set_play);
    EXPECT_TRUE(problem.twins.empty());
    EXPECT_FALSE(problem.twin_castling_denied);
}

TEST(EpdReader, RulesAndTheirParts) {
    const auto rules = [](const std::string& opcodes, const ReadingDefaults& defaults = {}) {
        return only_problem(read_epd_text(kings + " stip #1; " + opcodes, defaults)).rules;
    };
    EXPECT_EQ(rules("rules orthodox;"), Rules::orthodox());
    EXPECT_EQ(rules("en-passant \"landing\";"),
              (Rules{true, EnPassant::landing, CastlingRule::board_a}));
    EXPECT_EQ(rules("castling same-board; en-passant either; rules popeye;"),
              (Rules{true, EnPassant::either, CastlingRule::same_board}));
    const ReadingDefaults vchess{Rules::vchess()};
    EXPECT_EQ(rules("", vchess), Rules::vchess());
    EXPECT_EQ(rules("rules popeye;", vchess), Rules::popeye());
    EXPECT_EQ(rules("castling same-board;", vchess),
              (Rules{true, EnPassant::either, CastlingRule::same_board}));
}

TEST(EpdReader, NumbersProblemsThatHaveNoId) {
    const auto readings = read_epd_text("# comment\n\n" + kings + " stip #1;\n  \t\nbad\n" + kings +
                                        " stip #1;\r\n" + kings + " stip #1; id own;");
    ASSERT_EQ(readings.size(), 4U);
    EXPECT_EQ(readings[0]->id, "1");
    EXPECT_EQ(readings[0]->place.line, 3U);
    EXPECT_FALSE(readings[1]);
    EXPECT_EQ(readings[2]->id, "3");
    EXPECT_EQ(readings[2]->place.line, 6U);
    EXPECT_EQ(readings[3]->id, "own");
}

TEST(EpdReader, ReadsAllNotationsOfPositionsAndKeepsCounters) {
    const Problem plain = only_problem(read_epd_text("4k3/8/8/8/8/8/8/4K3 w - - 3 7 stip #1;"));
    ASSERT_TRUE(plain.setup.counters);
    EXPECT_EQ(plain.setup.counters->half_moves, 3U);
    EXPECT_EQ(plain.setup.counters->full_moves, 7U);
    const Problem barred = only_problem(read_epd_text("  4k3/8/8/8/8/8/8/3|QK3 w - - stip #1;"));
    EXPECT_EQ(barred.place.column, 3U);
    EXPECT_EQ(barred.setup.at(Board::b, *parse_square("d1")),
              (Piece{Color::white, PieceType::queen}));
    const Problem mirrored = only_problem(read_epd_text("4k3/8/8/8/8/8/8/3TK3 w - - stip #1;"));
    EXPECT_EQ(mirrored.setup.boards, barred.setup.boards);
}

struct BadLine {
    std::string opcodes;
    std::string error;  ///< behind "t.epd:1:"
};

// For GoogleTest, which would print the bytes, padding and pointers included.
void PrintTo(const BadLine& value, std::ostream* out) {
    *out << value.opcodes;
}

class BadEpdOpcodes : public testing::TestWithParam<BadLine> {};

TEST_P(BadEpdOpcodes, AreNamedWithTheirColumn) {
    // The position has 41 characters, so the opcodes begin in column 43.
    ASSERT_EQ(kings.size(), 41U);
    EXPECT_EQ(only_error(read_epd_text(kings + " " + GetParam().opcodes)),
              "t.epd:1:" + GetParam().error);
}

INSTANTIATE_TEST_SUITE_P(
    All, BadEpdOpcodes,
    testing::Values(
        BadLine{"id x;", "48: found end of line, expected opcode \"stip\""},
        BadLine{"stip;", "43: found opcode \"stip\" without operand, expected one operand"},
        BadLine{"stip #1 #2;", "51: found \"#2\", expected ';'"},
        BadLine{"stip #1; sols x;", "57: found \"x\", expected a whole number, 0 to 4000000000"},
        BadLine{"stip #1; sols -1;", "57: found \"-1\", expected a whole number, 0 to 4000000000"},
        BadLine{"stip #1; sols 99999999999;",
                "57: found \"99999999999\", expected a whole number, 0 to 4000000000"},
        BadLine{"stip #1; dm 0;", "55: found \"0\", expected a whole number, 1 to 4000000000"},
        BadLine{"stip #1; bm;", "52: found opcode \"bm\" without operand, expected one operand"},
        BadLine{"stip #1; set 1;", "56: found \"1\", expected ';'"},
        BadLine{"stip #1; rules chess;",
                "58: found \"chess\", expected alice, popeye, vchess, orthodox"},
        BadLine{"stip #1; en-passant \"x\";",
                "64: found \"x\", expected none, departure, landing, either"},
        BadLine{"stip #1; castling x;", "61: found \"x\", expected board-a, same-board"},
        BadLine{"stip #1; id \"\";", "56: found an empty string, expected a name"},
        BadLine{"stip #1; twins \"h1\";",
                "59: found \"h1\", expected moves of men such as \"h1h2\", or changes in Popeye's "
                "words"},
        BadLine{"stip #1; twins \"h1h2\" \"Rotate 45\";",
                "73: found \"45\", expected 90, 180 or 270 after Rotate"},
        BadLine{"stip #1; twins \"Condition x\";",
                "69: found \"x\", expected alice, popeye, vchess or orthodox behind Condition"},
        BadLine{"stip #1; zero-position;",
                "66: found end of line, expected opcode \"twins\", since there is "
                "\"zero-position\""},
        BadLine{"stip #1; non-trivial 1;",
                "52: found opcode \"non-trivial\" with one operand, expected two operands"},
        BadLine{"stip #1; non-trivial 1 2 3;", "68: found \"3\", expected ';'"},
        BadLine{"stip #1; first-moves 0;",
                "64: found \"0\", expected a whole number, 1 to 4000000000"},
        BadLine{"stip #1; twin-castling K1;", "66: found \"K1\", expected '-' or letters of KQkq"},
        BadLine{"stip h#1; dm 1;",
                "53: found opcode \"dm\", expected it with direct and self play only; \"sols\" "
                "counts the lines of help and series play"}));

TEST(EpdReader, NamesAnUnknownStipulationAtItsCharacter) {
    const std::string error = only_error(read_epd_text(kings + " id x; stip \"z#3\";"));
    EXPECT_EQ(error.substr(0, 50), "t.epd:1:56: found '#' in stipulation \"z#3\", expect");
}

TEST(EpdReader, ErrorsKnowTheIdAsFarAsTheyCan) {
    EXPECT_EQ(read_epd_text(kings + " sols x; id \"P7\"; stip #1;").front().error().id, "P7");
    EXPECT_EQ(read_epd_text("9/8 w - - stip #1;id \"P 8\";").front().error().id, "P 8");
    EXPECT_EQ(read_epd_text("9/8 w - - stip #1;").front().error().id, "1");
}

}  // namespace
}  // namespace alicemate
