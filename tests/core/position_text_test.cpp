#include "core/position_text.h"

#include "tests/core/test_support.h"
#include "tests/naive/shared_data.h"

#include <gtest/gtest.h>

namespace alicemate {
namespace {

using namespace test_support;

// ---- notations, told apart by form

TEST(PositionText, PlainFenStandsOnBoardA) {
    const auto setup = read_position("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    ASSERT_TRUE(setup);
    EXPECT_EQ(setup->counters, (MoveCounters{0, 1}));
    auto array = game_array();
    array.counters = MoveCounters{0, 1};
    EXPECT_EQ(*setup, array);
}

TEST(PositionText, TwoBoards) {
    const auto setup = setup_of("4k3/8/8/8/8/8/8/4K2R|8/8/2p5/8/8/8/8/Q7 b K -");
    EXPECT_EQ(setup.at(Board::a, *parse_square("e8")), (Piece{Color::black, PieceType::king}));
    EXPECT_EQ(setup.at(Board::b, *parse_square("c6")), (Piece{Color::black, PieceType::pawn}));
    EXPECT_EQ(setup.at(Board::b, *parse_square("a1")), (Piece{Color::white, PieceType::queen}));
    EXPECT_FALSE(setup.at(Board::a, *parse_square("a1")));
    EXPECT_EQ(setup.to_move, Color::black);
    EXPECT_TRUE(setup.castling.has(Color::white, Wing::king_side));
    EXPECT_FALSE(setup.castling.any(Color::black));
    EXPECT_FALSE(setup.en_passant);
    EXPECT_FALSE(setup.counters);
}

TEST(PositionText, BarPrefixed) {
    EXPECT_EQ(write_two_board(setup_of("r|n6/8/8/8/8/8/8/6|NR w - - 0 1")),
              "r7/8/8/8/8/8/8/7R|1n6/8/8/8/8/8/8/6N1 w - - 0 1");
    EXPECT_EQ(write_two_board(setup_of("|k7/8/8/8/8/8/8/8 w - -")),
              fen_of(empty_board, "k7/8/8/8/8/8/8/8"));
    EXPECT_EQ(write_two_board(setup_of("|k|k|k|k|k|k|k|k/8/8/8/8/8/8/8 w - -")),
              fen_of(empty_board, "kkkkkkkk/8/8/8/8/8/8/8"));
}

TEST(PositionText, BarPrefixedAsPychessWritesIt) {
    EXPECT_EQ(write_two_board(setup_of("r|q2k2r/1pp|bpp|b1/|P1|n|pP1|p1/2PP4/6n1/2|N1|B|N1p/"
                                       "1|p|Q2PPP/R3K|B1R b KQkq -")),
              "r3k2r/1pp1pp2/4P3/2PP4/6n1/7p/5PPP/R3K2R|"
              "1q6/3b2b1/P1np2p1/8/8/2N1BN2/1pQ5/5B2 b KQkq -");
}

TEST(PositionText, LookingGlassLetters) {
    EXPECT_EQ(write_two_board(setup_of("SUOCTL2/suoctl2/8/8/8/8/8/KPRNBQ2 w - -")),
              fen_of("8/8/8/8/8/8/8/KPRNBQ2", "PRNBQK2/prnbqk2/8/8/8/8/8/8"));
}

/// RULES.md: the position after 1.Nf3 d5 2.c4 dxc4 as vchess writes it (case T14).
TEST(PositionText, LookingGlassExampleOfVchess) {
    const Position position = played(position_of(game_array_fen), {"g1f3", "d7d5", "c2c4", "d5c4"});
    const std::string text = "rnbqkbnr/ppp1pppp/8/8/2p5/5O2/PP1PPPPP/RNBQKB1R w KQkq -";
    EXPECT_EQ(setup_of(text), position.to_setup());
    EXPECT_EQ(write_looking_glass(position.to_setup()), text);
}

TEST(PositionText, ExamplesOfTheRules) {
    for (const auto& row : naive::shared_json("rule_cases.jsonl")) {
        if (row["id"] != "T14") {
            continue;
        }
        EXPECT_EQ(setup_of(row["fen"].get<std::string>()),
                  played(position_of(game_array_fen), {"g1f3", "d7d5", "c2c4", "d5c4"}).to_setup());
        return;
    }
    GTEST_SKIP() << naive::no_shared_data;
}

TEST(PositionText, CountersAreKept) {
    for (const std::string_view counters : {" 0 1", " 12 345", " 100000 100000", " 0 0"}) {
        const std::string fen = std::string(game_array_fen) + std::string(counters);
        EXPECT_EQ(write_two_board(setup_of(fen)), fen);
        const std::string plain = "8/8/8/8/8/8/8/K7 w - -" + std::string(counters);
        EXPECT_EQ(write_plain(setup_of(plain)), plain);
    }
    EXPECT_EQ(setup_of("8/8/8/8/8/8/8/K7 w - - 7 31").counters, (MoveCounters{7, 31}));
}

TEST(PositionText, SpacesMayBeMore) {
    EXPECT_EQ(setup_of("8/8/8/8/8/8/8/K7  w   -  -   3  4  "),
              setup_of("8/8/8/8/8/8/8/K7 w - - 3 4"));
}

TEST(PositionText, EnPassantField) {
    EXPECT_EQ(setup_of("8/8/8/8/8/8/8/K7 w - c6").en_passant, parse_square("c6"));
    EXPECT_EQ(setup_of("8/8/8/8/8/8/8/K7 b - h3").en_passant, parse_square("h3"));
    EXPECT_EQ(write_two_board(setup_of("8/8/8/8/8/8/8/K7 b - h3 1 2")),
              fen_of("8/8/8/8/8/8/8/K7", empty_board, "b - h3 1 2"));
}

TEST(PositionText, UnsoundSetupsAreReadAllTheSame) {
    const std::string both = fen_of("P7/8/8/8/8/8/8/KK6", "p7/8/8/8/8/8/8/k7", "w KQ e6");
    EXPECT_EQ(write_two_board(setup_of(both)), both);
    EXPECT_TRUE(setup_of(both).at(Board::a, *parse_square("a8")));
    EXPECT_TRUE(setup_of(both).at(Board::b, *parse_square("a8")));
}

// ---- round trips

TEST(PositionText, EveryWriterIsReadBack) {
    std::mt19937_64 random(77);
    for (const Rules& rules : rules_to_test()) {
        for (unsigned i = 0; i < sample(150); ++i) {
            auto setup = setup_of(any_random_position(random, rules));
            if (random() % 2 == 0) {
                setup.counters = MoveCounters{static_cast<unsigned>(random() % 100),
                                              static_cast<unsigned>(random() % 300)};
            }
            EXPECT_EQ(setup_of(write_two_board(setup)), setup);
            EXPECT_EQ(setup_of(write_bar_prefixed(setup)), setup) << write_bar_prefixed(setup);
            EXPECT_EQ(setup_of(write_looking_glass(setup)), setup) << write_looking_glass(setup);
            const auto plain = write_plain(setup);
            EXPECT_TRUE(plain || rules.transfer);
            if (plain) {
                EXPECT_EQ(setup_of(*plain), setup) << *plain;
            }
        }
    }
}

TEST(PositionText, CanonicalTextIsThatOfTheNaiveRules) {
    std::mt19937_64 random(78);
    for (unsigned i = 0; i < sample(200); ++i) {
        const std::string fen = any_random_position(random, Rules::popeye());
        EXPECT_EQ(write_two_board(setup_of(fen)), fen);
    }
}

TEST(PositionText, PlainFenOnlyIfEveryManStandsOnA) {
    EXPECT_EQ(write_plain(game_array()), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -");
    EXPECT_FALSE(write_plain(setup_of(fen_of("8/8/8/8/8/8/8/K7", "8/8/8/8/8/8/8/7R"))));
}

// ---- positions at the beginning of a text

TEST(PositionText, PrefixLeavesTheRest) {
    const std::string position(game_array_fen);
    for (const std::string rest : {"", " ", " stip \"#2\"; id \"x 1\";", " bm e4", " ; D1 20"}) {
        std::size_t length = 0;
        const auto setup = read_position_prefix(position + rest, length);
        ASSERT_TRUE(setup) << rest;
        EXPECT_EQ(*setup, game_array());
        EXPECT_EQ(length, position.size()) << rest;
    }
}

TEST(PositionText, PrefixTakesTheCountersWithIt) {
    const std::string position = "8/8/8/8/8/8/8/K7 b - - 12 40";
    std::size_t length = 0;
    const auto setup = read_position_prefix(position + " stip \"#2\";", length);
    ASSERT_TRUE(setup);
    EXPECT_EQ(setup->counters, (MoveCounters{12, 40}));
    EXPECT_EQ(length, position.size());
}

TEST(PositionText, PrefixReportsErrorsAsWell) {
    std::size_t length = 0;
    const auto setup = read_position_prefix("8/8/8/8/8/8/8/8 x - - bm e4", length);
    ASSERT_FALSE(setup);
    EXPECT_EQ(setup.error().column, 17U);
}

// ---- malformed texts

/// A text with the column (from 1) and the finding that the error must name.
struct Malformed {
    std::string text;
    std::size_t column;
    std::string found;
};

void expect_error(const Malformed& example) {
    const auto setup = read_position(example.text);
    ASSERT_FALSE(setup) << example.text;
    EXPECT_EQ(setup.error().column, example.column) << example.text;
    EXPECT_EQ(setup.error().found, example.found) << example.text;
    EXPECT_FALSE(setup.error().expected.empty()) << example.text;
    EXPECT_NE(message(setup.error()).find(setup.error().expected), std::string::npos);
}

TEST(MalformedPosition, Placement) {
    const std::string rest = "/8/8/8/8/8/8/8 w - -";
    const std::string before = "8/8/8/8/8/8/8/";
    for (const Malformed& example : std::vector<Malformed>{
             {"", 1, "end of text"},
             {"hello", 1, "'h'"},
             {" " + before + "8 w - -", 1, "' '"},
             {"8/8/8/8/8/8/8", 14, "end of text"},
             {"8/8/8/8/8/8/8 w - -", 14, "' '"},
             {before + "8/8 w - -", 16, "'/'"},
             {before, 15, "end of text"},
             {"9" + rest, 1, "'9'"},
             {"7" + rest, 2, "'/'"},
             {"8p" + rest, 2, "'p'"},
             {"ppppppppp" + rest, 9, "'p'"},
             {"3p5" + rest, 3, "'5'"},
             {"44" + rest, 2, "'4'"},
             {before + "0K7 w - -", 15, "'0'"},
             {before + "X7 w - -", 15, "'X'"},
             {before + "K6 w - -", 17, "' '"},
             {before + "8\tw - -", 16, "'\\x09'"},
             {"\xE2\x99\x94"
              "7" +
                  rest,
              1, "'\\xe2'"},
             {std::string("8/8/8\0/8/8/8/8/8 w - -", 22), 6, "'\\x00'"},
         }) {
        expect_error(example);
    }
}

TEST(MalformedPosition, TwoBoards) {
    const std::string board = "8/8/8/8/8/8/8/8";
    for (const Malformed& example : std::vector<Malformed>{
             {"S7/8/8/8/8/8/8/8|" + board + " w - -", 1, "'S'"},
             {board + "|8/8/8/8/8/8/8/7T w - -", 32, "'T'"},
             {board + "|8/8/8/8/8/8/8 w - -", 30, "' '"},
             {"8/8/8/8/8/8/8|" + board + " w - -", 14, "'|'"},
             {board + "|" + board + "|" + board + " w - -", 16, "'|'"},
             {board + "|" + board + "/8 w - -", 32, "'/'"},
             {board + "|8/8/8/8/8/8/8/9 w - -", 31, "'9'"},
             {board + "|", 16, "'|'"},
             {"|8/8/8/8/8/8/8/8 w - -", 2, "'8'"},
             {"||K7/8/8/8/8/8/8/8 w - -", 2, "'|'"},
             {"|S7/8/8/8/8/8/8/8 w - -", 2, "'S'"},
             {"|/8/8/8/8/8/8/8 w - -", 2, "'/'"},
         }) {
        expect_error(example);
    }
}

TEST(MalformedPosition, OtherFields) {
    const std::string board = "8/8/8/8/8/8/8/8";
    for (const Malformed& example : std::vector<Malformed>{
             {board, 16, "end of text"},          {board + " ", 17, "end of text"},
             {board + " W - -", 17, "'W'"},       {board + " wb - -", 18, "'b'"},
             {board + " - - -", 17, "'-'"},       {board + " w", 18, "end of text"},
             {board + " w ", 19, "end of text"},  {board + " w x -", 19, "'x'"},
             {board + " w KK -", 20, "'K'"},      {board + " w KQkqK -", 23, "'K'"},
             {board + " w K- -", 20, "'-'"},      {board + " w -K -", 20, "'K'"},
             {board + " w -", 20, "end of text"}, {board + " w - ", 21, "end of text"},
             {board + " w - e9", 21, "'e'"},      {board + " w - e4", 21, "'e'"},
             {board + " w - i3", 21, "'i'"},      {board + " w - e", 21, "'e'"},
             {board + " w - e33", 23, "'3'"},     {board + " w - -e3", 22, "'e'"},
             {board + " w - -\n", 22, "'\\x0a'"},
         }) {
        expect_error(example);
    }
}

TEST(MalformedPosition, Counters) {
    const std::string position = "8/8/8/8/8/8/8/8 w - -";
    for (const Malformed& example : std::vector<Malformed>{
             {position + " 0", 24, "end of text"},
             {position + " 0 ", 25, "end of text"},
             {position + " 0 x", 25, "'x'"},
             {position + " 0 -1", 25, "'-'"},
             {position + " x", 23, "'x'"},
             {position + " -1 1", 23, "'-'"},
             {position + " 0 1x", 26, "'x'"},
             {position + " 0x 1", 24, "'x'"},
             {position + " 0 1 x", 27, "'x'"},
             {position + " 0 1 2", 27, "'2'"},
             {position + " 99999999999 1", 23, "'9'"},
             {position + " 100001 1", 23, "'1'"},
         }) {
        expect_error(example);
    }
}

/// Whatever the text, an answer comes; where it is an error, it points into the text or just
/// behind it and says something.
TEST(MalformedPosition, MutilatedTexts) {
    std::mt19937_64 random(99);
    const std::string_view alphabet("/|8 1wkKQqSab-e3\0\t\xff", 19);
    for (unsigned i = 0; i < sample(20000); ++i) {
        std::string text(game_array_fen);
        for (auto changes = 1 + random() % 3; changes > 0; --changes) {
            const std::size_t place = random() % text.size();
            switch (random() % 3) {
                case 0: text.erase(place, 1 + random() % 3); break;
                case 1: text.insert(place, 1, alphabet[random() % alphabet.size()]); break;
                default: text[place] = alphabet[random() % alphabet.size()];
            }
        }
        const auto setup = read_position(text);
        if (!setup) {
            EXPECT_GE(setup.error().column, 1U);
            EXPECT_LE(setup.error().column, text.size() + 1);
            EXPECT_FALSE(setup.error().found.empty());
            EXPECT_FALSE(setup.error().expected.empty());
        } else {
            EXPECT_EQ(setup_of(write_two_board(*setup)), *setup);
        }
    }
}

TEST(MalformedPosition, TenMegabytes) {
    const std::size_t length = thrift == 1 ? 10000000 : 1000000;
    for (const std::string& text : {std::string(length, 'k'), std::string(length, '/'),
                                    std::string(length, '|'), std::string(length, ' ')}) {
        const auto setup = read_position(text);
        ASSERT_FALSE(setup);
        EXPECT_LT(message(setup.error()).size(), 200U);
    }
}

}  // namespace
}  // namespace alicemate
