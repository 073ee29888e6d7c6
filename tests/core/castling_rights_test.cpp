#include "core/castling_rights.h"

#include <gtest/gtest.h>

namespace alicemate {
namespace {

constexpr Wing king_side = Wing::king_side;
constexpr Wing queen_side = Wing::queen_side;

CastlingRights all_rights() {
    CastlingRights rights;
    for (const Color color : {Color::white, Color::black}) {
        rights.add(color, king_side);
        rights.add(color, queen_side);
    }
    return rights;
}

Square at(std::string_view name) {
    return *parse_square(name);
}

TEST(CastlingRights, AreASet) {
    CastlingRights rights;
    EXPECT_TRUE(rights.empty());
    rights.add(Color::black, queen_side);
    EXPECT_TRUE(rights.has(Color::black, queen_side));
    EXPECT_FALSE(rights.has(Color::black, king_side));
    EXPECT_FALSE(rights.has(Color::white, queen_side));
    EXPECT_TRUE(rights.any(Color::black));
    EXPECT_FALSE(rights.any(Color::white));
    rights.remove(Color::black, queen_side);
    EXPECT_EQ(rights, CastlingRights());
    EXPECT_EQ(all_rights().bits(), 15U);
}

TEST(CastlingRights, EndWithAMoveFromOrToTheHomeSquares) {
    const auto left_after = [](std::string_view square) {
        CastlingRights rights = all_rights();
        rights.touch(bit(at(square)));
        return rights;
    };
    EXPECT_FALSE(left_after("e1").any(Color::white));
    EXPECT_TRUE(left_after("e1").has(Color::black, king_side));
    EXPECT_FALSE(left_after("e8").any(Color::black));
    EXPECT_FALSE(left_after("a1").has(Color::white, queen_side));
    EXPECT_TRUE(left_after("a1").has(Color::white, king_side));
    EXPECT_FALSE(left_after("h1").has(Color::white, king_side));
    EXPECT_FALSE(left_after("a8").has(Color::black, queen_side));
    EXPECT_FALSE(left_after("h8").has(Color::black, king_side));
    EXPECT_EQ(left_after("e2"), all_rights());
    EXPECT_EQ(left_after("d1"), all_rights());
}

TEST(CastlingRights, Squares) {
    const CastlingSquares white = castling_squares(Color::white, king_side);
    EXPECT_EQ(white.king_from, at("e1"));
    EXPECT_EQ(white.king_to, at("g1"));
    EXPECT_EQ(white.rook_from, at("h1"));
    EXPECT_EQ(white.rook_to, at("f1"));
    const CastlingSquares black = castling_squares(Color::black, queen_side);
    EXPECT_EQ(black.king_from, at("e8"));
    EXPECT_EQ(black.king_to, at("c8"));
    EXPECT_EQ(black.rook_from, at("a8"));
    EXPECT_EQ(black.rook_to, at("d8"));
}

}  // namespace
}  // namespace alicemate
