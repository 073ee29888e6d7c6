#include "core/square.h"

#include "core/board.h"
#include "core/piece.h"

#include <gtest/gtest.h>

namespace alicemate {
namespace {

TEST(Square, NamesAndNumbers) {
    EXPECT_EQ(index(*parse_square("a1")), 0U);
    EXPECT_EQ(index(*parse_square("b1")), 1U);
    EXPECT_EQ(index(*parse_square("a2")), 8U);
    EXPECT_EQ(index(*parse_square("h8")), 63U);
    for (unsigned i = 0; i < square_count; ++i) {
        const auto square = static_cast<Square>(i);
        EXPECT_EQ(parse_square(to_string(square)), square);
        EXPECT_EQ(make_square(file_of(square), rank_of(square)), square);
    }
}

TEST(Square, NothingElseIsASquare) {
    for (const std::string_view text :
         {"", "a", "1", "a0", "a9", "i1", "A1", "1a", "a1 ", " a1", "aa", "11"}) {
        EXPECT_FALSE(parse_square(text)) << text;
    }
}

TEST(Square, AsEachSideSeesIt) {
    const Square e2 = *parse_square("e2");
    EXPECT_EQ(relative_rank(Color::white, e2), 1U);
    EXPECT_EQ(relative_rank(Color::black, e2), 6U);
    EXPECT_EQ(step_ahead(Color::white, e2), *parse_square("e3"));
    EXPECT_EQ(step_ahead(Color::black, e2), *parse_square("e1"));
}

TEST(Piece, LettersAreThoseOfFen) {
    const std::string_view letters = "PNBRQKpnbrqk";
    for (const char fen_letter : letters) {
        const auto piece = piece_of(fen_letter);
        ASSERT_TRUE(piece) << fen_letter;
        EXPECT_EQ(letter(*piece), fen_letter);
    }
    EXPECT_EQ(piece_of('n'), (Piece{Color::black, PieceType::knight}));
    EXPECT_EQ(piece_of('Q'), (Piece{Color::white, PieceType::queen}));
    for (const char other : std::string_view("SsXx1|/ \0@[`{", 13)) {
        EXPECT_FALSE(piece_of(other)) << other;
    }
}

TEST(Board, TheOther) {
    EXPECT_EQ(~Board::a, Board::b);
    EXPECT_EQ(~Board::b, Board::a);
    EXPECT_EQ(~Color::white, Color::black);
    EXPECT_EQ(~Color::black, Color::white);
}

}  // namespace
}  // namespace alicemate
