#include "core/move.h"

#include "core/move_list.h"
#include "core/move_text.h"

#include <gtest/gtest.h>
#include <random>

namespace alicemate {
namespace {

Square at(std::string_view name) {
    return *parse_square(name);
}

TEST(Move, KeepsItsParts) {
    const Move plain(at("g1"), at("f3"), PieceType::knight);
    EXPECT_EQ(plain.from(), at("g1"));
    EXPECT_EQ(plain.to(), at("f3"));
    EXPECT_EQ(plain.piece(), PieceType::knight);
    EXPECT_EQ(plain.arriving(), PieceType::knight);
    EXPECT_FALSE(plain.is_capture());
    EXPECT_FALSE(plain.is_promotion());
    EXPECT_EQ(plain.kind(), MoveKind::ordinary);

    const Move rich(at("h7"), at("g8"), PieceType::pawn, PieceType::queen, PieceType::rook);
    EXPECT_TRUE(rich.is_capture());
    EXPECT_EQ(rich.captured(), PieceType::queen);
    EXPECT_TRUE(rich.is_promotion());
    EXPECT_EQ(rich.promotion(), PieceType::rook);
    EXPECT_EQ(rich.arriving(), PieceType::rook);
    EXPECT_EQ(rich.piece(), PieceType::pawn);
    EXPECT_NE(rich, Move(at("h7"), at("g8"), PieceType::pawn, PieceType::queen, PieceType::queen));
    EXPECT_NE(rich, Move(at("h7"), at("g8"), PieceType::pawn, PieceType::pawn, PieceType::rook));
}

TEST(Move, EveryKindIsKept) {
    for (const MoveKind kind :
         {MoveKind::ordinary, MoveKind::double_step, MoveKind::en_passant, MoveKind::castling}) {
        EXPECT_EQ(Move(at("e2"), at("e4"), PieceType::pawn, {}, {}, kind).kind(), kind);
    }
}

TEST(Move, NoMoveIsUnequalToEveryMove) {
    EXPECT_FALSE(Move());
    EXPECT_EQ(Move().bits(), 0U);
    const Move smallest(at("a1"), at("a1"), PieceType::pawn);
    EXPECT_TRUE(static_cast<bool>(smallest));
    EXPECT_NE(smallest, Move());
}

TEST(Move, OrderIsThatOfTheText) {
    std::mt19937_64 random(5);
    std::vector<Move> moves;
    for (int i = 0; i < 60; ++i) {
        const auto from = static_cast<Square>(random() % 4 * 8 + random() % 3);
        const auto to = static_cast<Square>(random() % 3 * 8 + random() % 3);
        moves.emplace_back(from, to, PieceType::queen);
        for (const PieceType promotion : promotion_types) {
            moves.emplace_back(from, to, PieceType::pawn, std::nullopt, promotion);
        }
    }
    for (const Move left : moves) {
        EXPECT_FALSE(comes_before(left, left));
        for (const Move right : moves) {
            EXPECT_EQ(comes_before(left, right), write_coordinate(left) < write_coordinate(right))
                << write_coordinate(left) << ' ' << write_coordinate(right);
        }
    }
}

TEST(MoveList, SortsAndGivesBack) {
    MoveList list;
    EXPECT_TRUE(list.empty());
    list.push_back(Move(at("b1"), at("c3"), PieceType::knight));
    list.push_back(Move(at("a2"), at("a4"), PieceType::pawn));
    list.push_back(Move(at("b1"), at("a3"), PieceType::knight));
    list.sort();
    ASSERT_EQ(list.size(), 3U);
    EXPECT_EQ(write_coordinate(list[0]), "a2a4");
    EXPECT_EQ(write_coordinate(list[1]), "b1a3");
    EXPECT_EQ(write_coordinate(list[2]), "b1c3");
}

}  // namespace
}  // namespace alicemate
