#include "core/setup.h"

#include "core/position_text.h"
#include "tests/core/test_support.h"

#include <gtest/gtest.h>

namespace alicemate {
namespace {

using test_support::empty_board;
using test_support::fen_of;
using test_support::game_array_fen;
using test_support::setup_of;

/// The castling field of the rights that a rule assumes.
std::string assumed(std::string_view board_a, std::string_view board_b, CastlingRule rule) {
    auto setup = setup_of(fen_of(board_a, board_b));
    setup.castling = assumed_castling_rights(setup, rule);
    const std::string fen = write_two_board(setup);
    const std::size_t begin = fen.find(' ') + 3;
    return fen.substr(begin, fen.find(' ', begin) - begin);
}

constexpr std::string_view at_home = "r3k2r/8/8/8/8/8/8/R3K2R";

TEST(Setup, GameArray) {
    EXPECT_EQ(write_two_board(game_array()), game_array_fen);
    EXPECT_FALSE(game_array().counters);
}

TEST(Setup, RightsAreAssumedWhereKingAndRookStandAtHome) {
    EXPECT_EQ(assumed(at_home, empty_board, CastlingRule::board_a), "KQkq");
    EXPECT_EQ(assumed(at_home, empty_board, CastlingRule::same_board), "KQkq");
    EXPECT_EQ(assumed("4k2r/8/8/8/8/8/8/R3K3", empty_board, CastlingRule::board_a), "Qk");
    EXPECT_EQ(assumed("r2k3r/8/8/8/8/8/8/R4K1R", empty_board, CastlingRule::same_board), "-");
    EXPECT_EQ(assumed(empty_board, empty_board, CastlingRule::same_board), "-");
}

TEST(Setup, OnBoardBTheyAreAssumedOnlyByTheOption) {
    EXPECT_EQ(assumed(empty_board, at_home, CastlingRule::board_a), "-");
    EXPECT_EQ(assumed(empty_board, at_home, CastlingRule::same_board), "KQkq");
}

TEST(Setup, KingAndRookOnDifferentBoardsNeverCastle) {
    for (const CastlingRule rule : {CastlingRule::board_a, CastlingRule::same_board}) {
        EXPECT_EQ(assumed("4k3/8/8/8/8/8/8/4K3", "r6r/8/8/8/8/8/8/R6R", rule), "-");
        EXPECT_EQ(assumed("r6r/8/8/8/8/8/8/R6R", "4k3/8/8/8/8/8/8/4K3", rule), "-");
    }
    EXPECT_EQ(assumed("4k3/8/8/8/8/8/8/4K2R", "8/8/8/8/8/8/8/R7", CastlingRule::same_board), "K");
    EXPECT_EQ(assumed("4k3/8/8/8/8/8/8/7R", "8/8/8/8/8/8/8/R3K3", CastlingRule::same_board), "Q");
}

TEST(Setup, OnlyOwnMenCount) {
    EXPECT_EQ(assumed("R3k2R/8/8/8/8/8/8/r3K2r", empty_board, CastlingRule::board_a), "-");
    EXPECT_EQ(assumed("r3q2r/8/8/8/8/8/8/N3K2B", empty_board, CastlingRule::board_a), "-");
}

}  // namespace
}  // namespace alicemate
