// The cases of rule_cases.jsonl, whose expectations are written in words there: each is put to the
// generator here, and to the naive reference.

#include "core/check_probe.h"
#include "core/legal_moves.h"
#include "core/move_text.h"
#include "tests/core/test_support.h"
#include "tests/naive/shared_data.h"

#include <gtest/gtest.h>
#include <map>

namespace alicemate {
namespace {

using namespace test_support;

class RuleCases : public testing::Test {
protected:
    void SetUp() override {
        for (const auto& row : naive::shared_json("rule_cases.jsonl")) {
            fens_[row["id"]] = row["fen"];
        }
        if (fens_.empty()) {
            GTEST_SKIP() << naive::no_shared_data;
        }
    }

    [[nodiscard]] Position position(const std::string& id,
                                    const Rules& rules = Rules::alice()) const {
        Position found = position_of(fens_.at(id), rules);
        EXPECT_EQ(moves_of(found), naive::legal_moves(naive_state(found))) << id;
        return found;
    }

    [[nodiscard]] bool checks(const Position& position, std::string_view move) const {
        return gives_check(position, move_of(position, move));
    }

    [[nodiscard]] std::size_t size() const { return fens_.size(); }

private:
    std::map<std::string, std::string> fens_;
};

TEST_F(RuleCases, AreThoseThatThisFileKnows) {
    EXPECT_EQ(size(), 13U) << "a case was added: give it a test here";
}

TEST_F(RuleCases, T1T2T3AreMates) {
    for (const std::string id : {"T1", "T2", "T3"}) {
        EXPECT_EQ(state_of(position(id)), State::mate) << id;
        EXPECT_FALSE(has_legal_move(position(id))) << id;
        EXPECT_EQ(count_legal(position(id)), 0U) << id;
    }
    EXPECT_EQ(position("T3").board_of(*parse_square("c7")), Board::b);
}

TEST_F(RuleCases, T4HasElevenMoves) {
    const Position t4 = position("T4");
    EXPECT_EQ(moves_of(t4), (Words{"d1c1", "d1c2", "d1d2", "d1e1", "d1e2", "f4f5", "f4g5", "h4d8",
                                   "h4e7", "h4f6", "h4g3"}));
    EXPECT_EQ(write_algebraic(t4, move_of(t4, "f4f5")), "f5/A");
    EXPECT_EQ(write_algebraic(t4, move_of(t4, "f4g5")), "fxg5/A");
    EXPECT_EQ(write_algebraic(t4, move_of(t4, "h4g3")), "Bxg3");
    EXPECT_EQ(write_algebraic(t4, move_of(t4, "d1e2")), "Ke2");
}

TEST_F(RuleCases, T5ChecksFromTheSameBoardOnly) {
    const Position t5 = position("T5");
    MoveList checking;
    generate_checking(t5, checking);
    ASSERT_EQ(checking.size(), 1U);
    EXPECT_EQ(write_coordinate(checking[0]), "e3e4");
    EXPECT_FALSE(checks(t5, "c3c4"));
}

TEST_F(RuleCases, T6KingMustBeSafeBeforeTheTransfer) {
    EXPECT_EQ(moves_of(position("T6")), (Words{"a1a2", "a1b1"}));
}

TEST_F(RuleCases, T7NoCheckOnTheWay) {
    EXPECT_FALSE(checks(position("T7"), "b6b7"));
    const Position twin = position_of("k7/8/8/8/8/8/8/8|8/8/1P6/8/8/8/8/8 w - -");
    EXPECT_TRUE(checks(twin, "b6b7"));
}

TEST_F(RuleCases, T8T9CastlingTransfersBoth) {
    const Position t8 = position("T8");
    EXPECT_EQ(fen_of(t8.after(move_of(t8, "e1c1"))),
              fen_of(empty_board, "8/8/8/8/8/8/8/2KR4", "b - -"));
    EXPECT_FALSE(has_move(position("T9"), "e1c1"));
}

TEST_F(RuleCases, T10EnPassantByTheFourReadings) {
    const auto captures = [&](EnPassant reading) {
        const Position stepped = played(position("T10", alice_with(reading)), {"e7e5"});
        Words both;
        for (const std::string move : {"f5e6", "d5e6"}) {
            if (has_move(stepped, move)) {
                both.push_back(move);
            }
        }
        return both;
    };
    EXPECT_EQ(captures(EnPassant::landing), Words{"f5e6"});
    EXPECT_EQ(captures(EnPassant::departure), Words{"d5e6"});
    EXPECT_EQ(captures(EnPassant::either), (Words{"f5e6", "d5e6"}));
    EXPECT_EQ(captures(EnPassant::none), Words());
}

TEST_F(RuleCases, T11BlackCastlesToBothSides) {
    const Position t11 = position("T11");
    const Position queen_side = played(t11, {"e8c8"});
    EXPECT_EQ(queen_side.man_on(*parse_square("c8")), (Piece{Color::black, PieceType::king}));
    EXPECT_EQ(queen_side.man_on(*parse_square("d8")), (Piece{Color::black, PieceType::rook}));
    EXPECT_EQ(queen_side.board_of(*parse_square("c8")), Board::b);
    EXPECT_EQ(queen_side.board_of(*parse_square("d8")), Board::b);
    const Position king_side = played(t11, {"e8g8"});
    EXPECT_EQ(king_side.man_on(*parse_square("g8")), (Piece{Color::black, PieceType::king}));
    EXPECT_EQ(king_side.man_on(*parse_square("f8")), (Piece{Color::black, PieceType::rook}));
    EXPECT_EQ(king_side.board_of(*parse_square("g8")), Board::b);
    EXPECT_EQ(king_side.board_of(*parse_square("f8")), Board::b);
}

TEST_F(RuleCases, T13AnswersToACheck) {
    const Position t13 = position("T13");
    EXPECT_TRUE(has_move(t13, "c5g1"));
    for (const std::string move : {"e8f7", "c5f2", "d8d4"}) {
        EXPECT_FALSE(has_move(t13, move)) << move;
    }
    const Position from_array =
        played(position_of(game_array_fen), {"g1f3", "e7e6", "f3e5", "f8c5", "e5f7"});
    EXPECT_EQ(from_array, t13);
}

TEST_F(RuleCases, T14LookingGlassLetters) {
    EXPECT_EQ(position("T14"),
              played(position_of(game_array_fen), {"g1f3", "d7d5", "c2c4", "d5c4"}));
}

}  // namespace
}  // namespace alicemate
