#include "core/move_text.h"

#include "core/check_probe.h"
#include "core/legal_moves.h"
#include "tests/core/test_support.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <map>

namespace alicemate {
namespace {

using namespace test_support;
using Kind = MoveTextError::Kind;

constexpr std::string_view empty = empty_board;

/// A move in algebraic notation, from its coordinates.
std::string algebraic(const std::string& fen, std::string_view coordinates,
                      const Rules& rules = Rules::alice()) {
    const Position position = position_of(fen, rules);
    return write_algebraic(position, move_of(position, coordinates));
}

std::string popeye(const std::string& fen, std::string_view coordinates,
                   const Rules& rules = Rules::popeye()) {
    const Position position = position_of(fen, rules);
    return write_popeye(position, move_of(position, coordinates));
}

/// A move read from its text, in coordinates; or what is wrong with the text.
std::string read(const std::string& fen, std::string_view text,
                 const Rules& rules = Rules::alice()) {
    const auto move = read_move(position_of(fen, rules), text);
    return move ? write_coordinate(*move) : message(move.error());
}

MoveTextError error_of(const std::string& fen, std::string_view text,
                       const Rules& rules = Rules::alice()) {
    const auto move = read_move(position_of(fen, rules), text);
    EXPECT_FALSE(move) << text;
    return move ? MoveTextError{Kind::syntax, {0, "", ""}} : move.error();
}

const std::string array_fen(game_array_fen);

// ---- coordinates

TEST(Coordinates, AreWrittenAndRead) {
    const Position start = position_of(array_fen);
    EXPECT_EQ(write_coordinate(move_of(start, "g1f3")), "g1f3");
    EXPECT_EQ(read(array_fen, "e2e4"), "e2e4");
    const std::string promotion = fen_of("8/P7/8/8/8/8/8/8", empty);
    for (const std::string move : {"a7a8q", "a7a8r", "a7a8b", "a7a8n"}) {
        EXPECT_EQ(read(promotion, move), move);
    }
    const std::string castling = fen_of("8/8/8/8/8/8/8/R3K2R", empty, "w KQ -");
    EXPECT_EQ(read(castling, "e1g1"), "e1g1");
    EXPECT_EQ(read(castling, "e1c1"), "e1c1");
}

TEST(Coordinates, Errors) {
    EXPECT_EQ(error_of(array_fen, "e2e5").kind, Kind::illegal);
    EXPECT_EQ(error_of(array_fen, "e7e5").kind, Kind::illegal);
    EXPECT_EQ(error_of(array_fen, "e2e4q").kind, Kind::illegal);
    const std::string promotion = fen_of("8/P7/8/8/8/8/8/8", empty);
    EXPECT_EQ(error_of(promotion, "a7a8").kind, Kind::illegal);
    EXPECT_EQ(error_of(promotion, "a7a8k").kind, Kind::syntax);
    EXPECT_EQ(error_of(promotion, "a7a8k").text.column, 5U);
    EXPECT_EQ(error_of(promotion, "a7a8k").text.found, "'k'");
}

// ---- algebraic notation, written

TEST(Algebraic, BoardOfArrival) {
    EXPECT_EQ(algebraic(array_fen, "g1f3"), "Nf3");
    EXPECT_EQ(algebraic(array_fen, "e2e4"), "e4");
    EXPECT_EQ(algebraic(fen_of(empty, "8/8/8/8/8/3P4/8/8"), "d3d4"), "d4/A");
    EXPECT_EQ(algebraic(fen_of(empty, "8/8/8/8/3r4/8/4N3/8"), "e2d4"), "Nxd4/A");
    EXPECT_EQ(algebraic(fen_of("8/8/8/8/3r4/8/4N3/8", empty), "e2d4"), "Nxd4");
    EXPECT_EQ(algebraic(fen_of(empty, "8/8/8/8/3r4/4P3/8/8"), "e3d4"), "exd4/A");
    EXPECT_EQ(algebraic(array_fen, "g1f3", Rules::orthodox()), "Nf3");
}

TEST(Algebraic, DisambiguationByFileRankOrBoth) {
    const std::string knights = fen_of("8/8/8/8/8/8/8/1N3N2", empty);
    EXPECT_EQ(algebraic(knights, "b1d2"), "Nbd2");
    EXPECT_EQ(algebraic(knights, "f1d2"), "Nfd2");
    EXPECT_EQ(algebraic(knights, "b1c3"), "Nc3");
    const std::string rooks = fen_of(empty, "8/8/8/R7/8/8/8/R7");
    EXPECT_EQ(algebraic(rooks, "a1a3"), "R1a3/A");
    EXPECT_EQ(algebraic(rooks, "a5a3"), "R5a3/A");
    const std::string queens = fen_of("8/8/8/8/4Q2Q/8/8/7Q", empty);
    EXPECT_EQ(algebraic(queens, "h4e1"), "Qh4e1");
    EXPECT_EQ(algebraic(queens, "e4e1"), "Qee1");
    EXPECT_EQ(algebraic(queens, "h1e1"), "Q1e1");
    EXPECT_EQ(algebraic(fen_of("8/8/8/3r4/8/8/8/8", empty, "b - -"), "d5d1"), "Rd1");
}

TEST(Algebraic, MenOfDifferentBoardsNeedNoDisambiguation) {
    const std::string fen = fen_of("8/8/8/8/8/8/8/1N6", "8/8/8/8/8/8/8/5N2");
    EXPECT_EQ(algebraic(fen, "b1d2"), "Nd2");
    EXPECT_EQ(algebraic(fen, "f1d2"), "Nd2/A");
    EXPECT_EQ(read(fen, "Nd2"), "b1d2");
    EXPECT_EQ(read(fen, "Nd2/A"), "f1d2");
}

TEST(Algebraic, MenThatCannotLegallyMoveNeedNoDisambiguation) {
    // The knight on e4 shields its king and may only capture the rook.
    const std::string shielded = fen_of("4r3/8/8/8/N3N3/8/8/4K3", empty);
    EXPECT_EQ(algebraic(shielded, "a4c3"), "Nc3");
    EXPECT_EQ(algebraic(shielded, "a4c5"), "Nc5");
    const std::string orthodox = fen_of("4r3/8/8/8/N3N3/8/8/4K3", empty);
    EXPECT_EQ(algebraic(orthodox, "a4c3", Rules::orthodox()), "Nc3");
    const std::string free = fen_of("8/8/8/8/N3N3/8/8/4K3", empty);
    EXPECT_EQ(algebraic(free, "a4c3"), "Nac3");
}

TEST(Algebraic, Promotions) {
    const std::string on_a = fen_of("1r6/P7/8/8/8/8/8/8", empty);
    EXPECT_EQ(algebraic(on_a, "a7a8q"), "a8=Q");
    EXPECT_EQ(algebraic(on_a, "a7b8n"), "axb8=N");
    const std::string on_b = fen_of(empty, "8/8/8/8/8/8/p7/1R6", "b - -");
    EXPECT_EQ(algebraic(on_b, "a2a1b"), "a1=B/A");
    EXPECT_EQ(algebraic(on_b, "a2b1r"), "axb1=R/A");
    const std::string check = fen_of("8/8/8/8/8/7k/8/8", "8/P7/8/8/8/8/8/8");
    EXPECT_EQ(algebraic(check, "a7a8b"), "a8=B/A");
    const std::string rook_check = fen_of("7k/8/8/8/8/8/8/8", "8/P7/8/8/8/8/8/8");
    EXPECT_EQ(algebraic(rook_check, "a7a8r"), "a8=R/A+");
}

TEST(Algebraic, Castling) {
    const std::string home = fen_of("8/8/8/8/8/8/8/R3K2R", empty, "w KQ -");
    EXPECT_EQ(algebraic(home, "e1g1"), "O-O");
    EXPECT_EQ(algebraic(home, "e1c1"), "O-O-O");
    const std::string on_b = fen_of(empty, "r3k2r/8/8/8/8/8/8/8", "b kq -");
    EXPECT_EQ(algebraic(on_b, "e8g8", Rules::popeye()), "O-O/A");
    EXPECT_EQ(algebraic(on_b, "e8c8", Rules::popeye()), "O-O-O/A");
    // The rook arrives on d1 of B and checks there.
    const std::string checking = fen_of("8/8/8/8/8/8/8/R3K3", "3k4/8/8/8/8/8/8/8", "w Q -");
    EXPECT_EQ(algebraic(checking, "e1c1"), "O-O-O+");
}

TEST(Algebraic, CaptureInPassing) {
    const std::string fen = fen_of("8/8/8/3P4/8/8/8/8", "8/8/8/4pP2/8/8/8/8", "w - e6");
    EXPECT_EQ(algebraic(fen, "d5e6", Rules::vchess()), "dxe6");
    EXPECT_EQ(algebraic(fen, "f5e6", Rules::vchess()), "fxe6/A");
    EXPECT_EQ(read(fen, "dxe6", Rules::vchess()), "d5e6");
    EXPECT_EQ(read(fen, "fxe6/A", Rules::vchess()), "f5e6");
}

TEST(Algebraic, CheckAndMate) {
    const Position before = played(position_of(array_fen), {"e2e4", "d7d5", "f1e2", "d5e4"});
    EXPECT_EQ(write_algebraic(before, move_of(before, "e2b5")), "Bb5/A#");
    const std::string discovered = fen_of("4k3/8/8/4n3/8/3N4/8/4R3", empty);
    EXPECT_EQ(algebraic(discovered, "d3e5"), "Nxe5+");
    EXPECT_EQ(algebraic(discovered, "d3e5", Rules::orthodox()), "Nxe5");
}

// ---- algebraic notation, read

TEST(ReadMove, WhatMayBeLeftOutOrAdded) {
    const std::string castling = fen_of("8/8/8/8/8/8/8/R3K2R", empty, "w KQ -");
    EXPECT_EQ(read(castling, "O-O"), "e1g1");
    EXPECT_EQ(read(castling, "0-0"), "e1g1");
    EXPECT_EQ(read(castling, "O-O-O"), "e1c1");
    EXPECT_EQ(read(castling, "0-0-0"), "e1c1");
    EXPECT_EQ(read(array_fen, "Nf3/B"), "g1f3");
    EXPECT_EQ(read(array_fen, "Nf3!"), "g1f3");
    EXPECT_EQ(read(array_fen, "e4?!"), "e2e4");
    EXPECT_EQ(read(array_fen, "Nf3+"), "g1f3");
    EXPECT_EQ(read(array_fen, "Ng1f3"), "g1f3");
    EXPECT_EQ(read(array_fen, "Pe4"), "e2e4");
    const std::string promotion = fen_of("8/P7/8/8/8/8/8/8", empty);
    EXPECT_EQ(read(promotion, "a8=N"), "a7a8n");
    EXPECT_EQ(read(promotion, "a8N"), "a7a8n");
    const std::string to_a = fen_of(empty, "8/P7/8/8/8/8/8/8");
    EXPECT_EQ(read(to_a, "a8=Q/A"), "a7a8q");
    EXPECT_EQ(read(to_a, "a8/A=Q"), "a7a8q");
}

TEST(ReadMove, MarksOfCheckMayBeMissing) {
    const Position before = played(position_of(array_fen), {"e2e4", "d7d5", "f1e2", "d5e4"});
    for (const std::string_view text : {"Bb5/A#", "Bb5/A+", "Bb5/A", "Bb5/A#!"}) {
        const auto move = read_move(before, text);
        ASSERT_TRUE(move) << text;
        EXPECT_EQ(write_coordinate(*move), "e2b5");
    }
}

TEST(ReadMove, SyntaxErrors) {
    struct Example {
        std::string_view text;
        std::size_t column;
        std::string_view found;
    };
    for (const Example& example : std::vector<Example>{
             {"", 1, "end of text"},
             {"?", 1, "'?'"},
             {"N", 2, "end of text"},
             {"Nf", 2, "'f'"},
             {"Nf9", 2, "'f'"},
             {"Nxz4", 3, "'z'"},
             {"e4 e5", 3, "' '"},
             {"e4/C", 3, "'/'"},
             {"Nf3=Q", 4, "'='"},
             {"O-O-", 4, "'-'"},
             {"O-O=Q", 4, "'='"},
             {"Nf3/A/A", 6, "'/'"},
             {" Nf3", 1, "' '"},
             {"Nf3 ", 4, "' '"},
             {"e8=K", 3, "'='"},
             {"--", 1, "'-'"},
         }) {
        const MoveTextError error = error_of(array_fen, example.text);
        EXPECT_EQ(error.kind, Kind::syntax) << example.text;
        EXPECT_EQ(error.text.column, example.column) << example.text;
        EXPECT_EQ(error.text.found, example.found) << example.text;
        EXPECT_FALSE(error.text.expected.empty()) << example.text;
        EXPECT_FALSE(message(error).empty());
    }
}

TEST(ReadMove, OneBoardKnowsNoMarksOfBoards) {
    const Position array = position_of(game_array_fen, Rules::orthodox());
    EXPECT_TRUE(read_move(array, "Nf3").has_value());
    const auto marked = read_move(array, "Nf3/A");
    ASSERT_FALSE(marked.has_value());
    EXPECT_EQ(marked.error().kind, Kind::syntax);
    EXPECT_EQ(marked.error().text.column, 4U);
}

TEST(ReadMove, IllegalMoves) {
    for (const std::string_view text :
         {"Nd5", "e5", "O-O", "Qxd7", "e4/A", "Nf3/A", "exd5", "Nbf3", "N2f3", "e8=Q"}) {
        const MoveTextError error = error_of(array_fen, text);
        EXPECT_EQ(error.kind, Kind::illegal) << text;
        EXPECT_NE(message(error).find(text), std::string::npos);
    }
    // A pawn's capture is not written as its step, nor a promotion without the new man.
    EXPECT_EQ(error_of(fen_of("8/8/8/3p4/4P3/8/8/8", empty), "d5").kind, Kind::illegal);
    EXPECT_EQ(error_of(fen_of("8/P7/8/8/8/8/8/8", empty), "a8").kind, Kind::illegal);
}

TEST(ReadMove, AMoveToTheOtherBoardIsHinted) {
    const MoveTextError error = error_of(fen_of(empty, "8/8/8/8/8/8/8/6N1"), "Nf3");
    EXPECT_EQ(error.kind, Kind::illegal);
    EXPECT_NE(message(error).find("Nf3/A"), std::string::npos) << message(error);
}

TEST(ReadMove, AmbiguousMoves) {
    const MoveTextError knights = error_of(fen_of("8/8/8/8/8/8/8/1N3N2", empty), "Nd2");
    EXPECT_EQ(knights.kind, Kind::ambiguous);
    EXPECT_NE(message(knights).find("Nbd2"), std::string::npos);
    EXPECT_NE(message(knights).find("Nfd2"), std::string::npos);
    const std::string queens = fen_of("8/8/8/8/4Q2Q/8/8/7Q", empty);
    EXPECT_EQ(error_of(queens, "Qhe1").kind, Kind::ambiguous);
    EXPECT_EQ(error_of(queens, "Q4e1").kind, Kind::ambiguous);
    EXPECT_EQ(read(queens, "Qh4e1"), "h4e1");
    EXPECT_EQ(read(queens, "Qee1"), "e4e1");
    EXPECT_EQ(read(queens, "Q1e1"), "h1e1");
}

/// Whatever the text, an answer comes, and an error says something.
TEST(ReadMove, MutilatedTexts) {
    std::mt19937_64 random(17);
    const std::string_view alphabet("NKQRBPabeh1238xO0-=/AB+#!?q \0\xff", 30);
    const Position position = position_of(fen_of("4k3/P7/8/8/8/8/4p3/R3K2R", empty, "w KQ -"));
    for (unsigned i = 0; i < sample(5000); ++i) {
        std::string text;
        for (auto length = random() % 9; length > 0; --length) {
            text += alphabet[random() % alphabet.size()];
        }
        const auto move = read_move(position, text);
        if (move) {
            EXPECT_TRUE(is_legal(position, *move)) << text;
        } else {
            EXPECT_LE(move.error().text.column, text.size() + 1) << text;
            EXPECT_FALSE(message(move.error()).empty());
        }
    }
    EXPECT_LT(message(read_move(position, std::string(1000000, 'N')).error()).size(), 300U);
}

// ---- round trips

TEST(MoveText, EveryLegalMoveIsReadBack) {
    std::mt19937_64 random(4);
    for (const Rules& rules : rules_to_test()) {
        for (unsigned i = 0; i < sample(40); ++i) {
            const Position position = position_of(any_random_position(random, rules), rules);
            std::map<std::string, Move> texts;
            for (const Move move : sorted_legal_moves(position)) {
                const std::string text = write_algebraic(position, move);
                const auto read_back = read_move(position, text);
                ASSERT_TRUE(read_back)
                    << text << " in " << fen_of(position) << ": " << message(read_back.error());
                EXPECT_EQ(*read_back, move) << text << " in " << fen_of(position);
                EXPECT_TRUE(texts.emplace(text, move).second) << text << " twice";
                const auto by_squares = read_move(position, write_coordinate(move));
                ASSERT_TRUE(by_squares) << write_coordinate(move);
                EXPECT_EQ(*by_squares, move);
            }
        }
    }
}

/// The sign behind a move tells what the naive rules say of the position it leads to.
TEST(MoveText, SignsOfCheckAndMate) {
    std::mt19937_64 random(8);
    for (const Rules& rules : {Rules::alice(), Rules::popeye(), Rules::orthodox()}) {
        for (unsigned i = 0; i < sample(20); ++i) {
            const Position position = position_of(any_random_position(random, rules), rules);
            for (const auto& next : naive::successors(naive_state(position))) {
                const std::string text = write_algebraic(position, move_of(position, next.move));
                const State state = naive_state_of(next.state);
                const char last = text.back();
                EXPECT_EQ(last == '#', state == State::mate) << text;
                EXPECT_EQ(last == '+', state == State::check) << text;
            }
        }
    }
}

// ---- Popeye's notation

TEST(Popeye, ExamplesOfTheRules) {
    EXPECT_EQ(popeye(fen_of("8/8/8/4K3/3r4/8/8/8", empty), "e5d4"), "Ke5*d4B");
    EXPECT_EQ(popeye(fen_of("8/P7/8/8/8/8/8/8", empty), "a7a8r"), "a7-a8=RB");
}

TEST(Popeye, LettersAndBoards) {
    EXPECT_EQ(popeye(fen_of(empty, "8/8/8/8/8/8/8/1N6"), "b1c3"), "Sb1-c3A");
    EXPECT_EQ(popeye(fen_of("8/8/8/8/8/8/8/1N6", empty), "b1c3"), "Sb1-c3B");
    EXPECT_EQ(popeye(fen_of(empty, "8/8/8/8/8/8/p7/1R6", "b - -"), "a2b1n"), "a2*b1=SA");
    EXPECT_EQ(popeye(array_fen, "e2e4"), "e2-e4B");
    EXPECT_EQ(popeye(array_fen, "g1f3", Rules::orthodox()), "Sg1-f3");
}

TEST(Popeye, CastlingAndCaptureInPassing) {
    const std::string home = fen_of("8/8/8/8/8/8/8/R3K2R", empty, "w KQ -");
    EXPECT_EQ(popeye(home, "e1g1", Rules::orthodox()), "0-0");
    EXPECT_EQ(popeye(home, "e1c1", Rules::orthodox()), "0-0-0");
    const std::string fen = fen_of("8/8/8/8/8/8/8/8", "8/8/8/4pP2/8/8/8/8", "w - e6");
    EXPECT_EQ(popeye(fen, "f5e6"), "f5*e6 ep.A");
    EXPECT_EQ(popeye(fen_of("8/8/8/4pP2/8/8/8/8", empty, "w - e6"), "f5e6", Rules::orthodox()),
              "f5*e6 ep.");
}

}  // namespace
}  // namespace alicemate
