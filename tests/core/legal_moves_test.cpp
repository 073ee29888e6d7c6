// The rules, each with a position small enough to be judged by eye. Every expectation is put to the
// generator and to the naive reference.

#include "core/legal_moves.h"

#include "core/check.h"
#include "core/check_probe.h"
#include "core/en_passant.h"
#include "tests/core/test_support.h"

#include <gtest/gtest.h>

namespace alicemate {
namespace {

using namespace test_support;

constexpr std::string_view empty = empty_board;

/// The position, once the naive rules have agreed on its moves and its state.
Position agreed(const std::string& fen, const Rules& rules = Rules::alice()) {
    const Position position = position_of(fen, rules);
    const naive::State reference = naive_state(position);
    EXPECT_EQ(moves_of(position), naive::legal_moves(reference)) << fen;
    EXPECT_EQ(state_of(position), naive_state_of(reference)) << fen;
    return position;
}

void expect_legal(const std::string& fen, const Words& moves, const Rules& rules = Rules::alice()) {
    const Position position = agreed(fen, rules);
    for (const std::string& move : moves) {
        EXPECT_TRUE(has_move(position, move)) << move << " in " << fen;
    }
}

void expect_illegal(const std::string& fen, const Words& moves,
                    const Rules& rules = Rules::alice()) {
    const Position position = agreed(fen, rules);
    for (const std::string& move : moves) {
        EXPECT_FALSE(has_move(position, move)) << move << " in " << fen;
    }
}

bool checks(const std::string& fen, std::string_view move, const Rules& rules = Rules::alice()) {
    const Position position = agreed(fen, rules);
    const Move found = move_of(position, move);
    const bool answer = gives_check(position, found);
    EXPECT_EQ(answer, naive::gives_check(naive_state(position), std::string(move)));
    EXPECT_EQ(answer, in_check(position.after(found)));
    return answer;
}

// ---- the two boards

TEST(TwoBoards, ArrivalMustBeVacantOnTheOtherBoard) {
    // The rook of A runs through c1 and past the men of B, but cannot arrive where they stand.
    const std::string fen = fen_of("8/8/8/8/8/8/8/R7", "8/8/8/8/n7/8/8/2N5");
    EXPECT_EQ(moves_from(agreed(fen), "a1"),
              (Words{"a1a2", "a1a3", "a1a5", "a1a6", "a1a7", "a1a8", "a1b1", "a1d1", "a1e1", "a1f1",
                     "a1g1", "a1h1"}));
}

TEST(TwoBoards, MenSeeOnlyTheirOwnBoard) {
    // Enemy and own man of its board stop the rook, and the enemy may be taken.
    const std::string fen = fen_of("8/8/8/8/n7/8/8/R1N5", empty);
    EXPECT_EQ(moves_from(agreed(fen), "a1"), (Words{"a1a2", "a1a3", "a1a4", "a1b1"}));
}

TEST(TwoBoards, CapturesOnTheOwnBoardOnly) {
    expect_legal(fen_of("8/8/8/3n4/4P3/8/8/8", empty), {"e4d5", "e4e5"});
    expect_illegal(fen_of("8/8/8/8/4P3/8/8/8", "8/8/8/3n4/8/8/8/8"), {"e4d5"});
    expect_illegal(fen_of("8/8/8/8/4N3/8/8/8", "8/8/3n4/8/8/8/8/8"), {"e4d6"});
}

TEST(TwoBoards, ChecksOnTheOwnBoardOnly) {
    EXPECT_EQ(state_of(agreed(fen_of("r6K/8/8/8/8/8/8/8", empty))), State::check);
    EXPECT_EQ(state_of(agreed(fen_of("r7/8/8/8/8/8/8/8", "7K/8/8/8/8/8/8/8"))), State::normal);
}

TEST(TwoBoards, GuardsOnTheOwnBoardOnly) {
    // The bishop on g2 is guarded by the rook of its own board, not by one of the other.
    expect_illegal(fen_of("6r1/8/8/8/8/8/6b1/7K", empty), {"h1g2"});
    expect_legal(fen_of("8/8/8/8/8/8/6b1/7K", "8/8/8/r7/8/8/8/8"), {"h1g2"});
}

// ---- first test: before the transfer

TEST(BeforeTheTransfer, KingMayNotFleeFromAnAttackedSquare) {
    // b2 is safe on B, yet attacked on A; b1 and a2 are safe on both.
    EXPECT_EQ(moves_of(agreed(fen_of("8/8/8/8/8/p7/8/K7", empty))), (Words{"a1a2", "a1b1"}));
    // Along the line of the checking rook, behind the king itself.
    expect_illegal(fen_of("4r3/8/8/8/4K3/8/8/8", empty), {"e4e3", "e4e5"});
    expect_legal(fen_of("4r3/8/8/8/4K3/8/8/8", empty), {"e4d3", "e4f5"});
}

TEST(BeforeTheTransfer, CaptureByTheKingMustBeSafeOnTheFirstBoard) {
    expect_illegal(fen_of("8/8/8/8/8/5p2/6q1/7K", empty), {"h1g2"});
    expect_legal(fen_of("8/8/8/8/8/8/6q1/7K", "8/8/8/8/8/8/8/8"), {"h1g2"});
}

TEST(BeforeTheTransfer, AKingOnTheOtherBoardMayStillBeInCheck) {
    // The decisive reading: while the queen is on e3 of B, her king on A is in check still.
    expect_legal(fen_of("4r3/8/8/8/8/8/8/4K3", "8/8/8/8/8/2Q5/8/8"), {"c3e3", "c3e5"});
}

// ---- second test: after the transfer

TEST(AfterTheTransfer, KingMustBeSafeOnTheSecondBoard) {
    const std::string fen = fen_of("8/8/8/8/8/8/8/4K3", "3r4/8/8/8/8/8/8/8");
    expect_illegal(fen, {"e1d1", "e1d2"});
    expect_legal(fen, {"e1e2", "e1f1", "e1f2"});
    // The man the king captures on A is not on B: the line through d2 of B is open all the same.
    expect_illegal(fen_of("8/8/8/8/8/8/3n4/4K3", "3r4/8/8/8/8/8/8/8"), {"e1d2"});
}

TEST(AfterTheTransfer, ManOfTheKingsBoardNeverInterposes) {
    const std::string fen = fen_of("4r3/8/8/8/8/3Q4/8/4K3", empty);
    expect_illegal(fen, {"d3e3", "d3e2", "d3e4"});
    expect_legal(fen_of("4r3/8/8/8/8/3Q4/8/4K3", empty), {"d3e2", "d3e3"}, Rules::orthodox());
    expect_legal(fen_of("4r3/8/8/8/8/8/8/4K3", "8/8/8/8/8/3Q4/8/8"), {"d3e2", "d3e3", "d3e4"});
    // It may capture, though.
    expect_legal(fen_of("4r3/8/8/8/8/1Q6/8/4K3", empty), {"b3e6"}, Rules::orthodox());
    expect_legal(fen_of("4r3/8/8/1Q6/8/8/8/4K3", empty), {"b5e8"});
    expect_illegal(fen_of("4r3/8/8/1Q6/8/8/8/4K3", empty), {"b5e5", "b5e2"});
}

TEST(AfterTheTransfer, ManBetweenKingAndSliderMayOnlyCaptureTheSlider) {
    EXPECT_EQ(moves_from(agreed(fen_of("4r3/8/8/8/8/8/4R3/4K3", empty)), "e2"), Words{"e2e8"});
    EXPECT_EQ(moves_from(agreed(fen_of("8/8/8/7b/8/8/4B3/3K4", empty)), "e2"), Words{"e2h5"});
    EXPECT_EQ(moves_from(agreed(fen_of("4r3/8/8/8/8/8/4N3/4K3", empty)), "e2"), Words());
    EXPECT_EQ(moves_from(agreed(fen_of("8/8/8/8/8/5b2/4P3/3K4", empty)), "e2"), Words{"e2f3"});
    EXPECT_EQ(moves_from(agreed(fen_of("8/8/8/8/6b1/8/4P3/3K4", empty)), "e2"), Words());
    // A man of the other board on the line is no shield, and moves as it likes.
    EXPECT_EQ(moves_from(agreed(fen_of("4r3/8/8/8/8/8/8/3K4", "8/8/8/8/8/8/4N3/8")), "e2").size(),
              6U);
    // Orthodox: it may also stay on the line.
    EXPECT_EQ(
        moves_from(agreed(fen_of("4r3/8/8/8/8/8/4R3/4K3", empty), Rules::orthodox()), "e2").size(),
        6U);
}

TEST(AfterTheTransfer, CaptureOfAnEnemyShieldOpensTheLine) {
    // The knight would take the bishop, and both leave the line of the rook.
    const std::string fen = fen_of("4r3/8/8/4b3/8/3N4/8/4K3", empty);
    expect_illegal(fen, {"d3e5"});
    expect_legal(fen, {"d3f4", "d3b2"});
    expect_legal(fen, {"d3e5"}, Rules::orthodox());
    // A man of the other board captures nothing here, and the shield stands.
    expect_illegal(fen_of("4r3/8/8/4b3/8/8/8/4K3", "8/8/8/8/8/3N4/8/8"), {"d3e5"});
}

TEST(AfterTheTransfer, ShieldedByOneOwnAndOneEnemyMan) {
    // Either of the two shields the king while the other goes, but the rook must not take the
    // knight.
    const std::string fen = fen_of("4r3/8/8/4n3/8/4R3/8/4K3", empty);
    expect_illegal(fen, {"e3e5"});
    expect_legal(fen, {"e3e4", "e3e2", "e3a3", "e3h3"});
    expect_legal(fen, {"e3e5"}, Rules::orthodox());
    // With a second enemy man on the line it may.
    expect_legal(fen_of("4r3/4p3/8/4n3/8/4R3/8/4K3", empty), {"e3e5"});
    // A pawn likewise.
    const std::string pawn = fen_of("8/8/7b/6n1/5P2/8/8/2K5", empty);
    expect_illegal(pawn, {"f4g5"});
    expect_legal(pawn, {"f4f5"});
}

TEST(AfterTheTransfer, CapturingTheCheckerMayOpenALineBehindIt) {
    // The rook on e5 checks, and the queen on e8 would check through its square.
    const std::string fen = fen_of("4q3/8/8/4r3/8/3N4/8/4K3", empty);
    EXPECT_EQ(state_of(agreed(fen)), State::check);
    expect_illegal(fen, {"d3e5"});
    expect_legal(fen, {"d3e5"}, Rules::orthodox());
    // On its own board the king moves away.
    expect_legal(fen, {"e1d1", "e1f1"});
}

TEST(AfterTheTransfer, CapturingAPawnThatChecksMayOpenALine) {
    // The pawn on c2 checks, and the bishop on e4 would check through its square.
    const std::string fen = fen_of("8/2R5/8/8/4b3/8/2p5/1K6", empty);
    EXPECT_EQ(state_of(agreed(fen)), State::check);
    expect_illegal(fen, {"c7c2", "b1c2"});
    expect_legal(fen, {"c7c2"}, Rules::orthodox());
    expect_legal(fen_of("8/2R5/8/8/8/8/2p5/1K6", "8/8/8/8/4b3/8/8/8"), {"c7c2"});
}

TEST(AfterTheTransfer, TwoChecksCannotBothBeMet) {
    // By rook and bishop at once: neither the capture of one nor a man between is enough.
    const Position position = agreed(fen_of("4r3/8/8/8/7b/8/8/3QK3", "8/8/8/8/8/3R4/8/8"));
    EXPECT_EQ(count(checkers(position, Color::white)), 2U);
    EXPECT_TRUE(has_legal_move(position));
    for (const std::string& move : moves_of(position)) {
        EXPECT_EQ(move.substr(0, 2), "e1");
    }
}

TEST(AfterTheTransfer, KingsMayStandSideBySideOnDifferentBoards) {
    const Position position = agreed(fen_of("8/8/8/8/3K4/8/8/8", "8/8/8/3k4/8/8/8/8"));
    EXPECT_EQ(state_of(position), State::normal);
    // But a king that steps to a square next to the other arrives next to it.
    expect_illegal(fen_of("8/8/8/8/3K4/8/8/8", "8/8/3k4/8/8/8/8/8"), {"d4d5", "d4c5", "d4e5"});
    // And on the board it leaves it may not touch the other king.
    expect_illegal(fen_of("8/8/3k4/8/3K4/8/8/8", empty), {"d4d5", "d4c5", "d4e5"});
}

// ---- checks

TEST(Checks, DiscoveredByACaptureOfAnEnemyShield) {
    const std::string fen = fen_of("4k3/8/8/4n3/8/3N4/8/4R3", empty);
    EXPECT_TRUE(checks(fen, "d3e5"));
    EXPECT_FALSE(checks(fen, "d3e5", Rules::orthodox()));
    EXPECT_FALSE(checks(fen, "d3f4"));
    EXPECT_FALSE(checks(fen, "e1e5"));  // the rook leaves the board
    EXPECT_TRUE(checks(fen, "e1e5", Rules::orthodox()));
}

TEST(Checks, DiscoveredThroughOwnAndEnemyMan) {
    const std::string fen = fen_of("4k3/8/8/4n3/8/4R3/8/4Q3", empty);
    EXPECT_TRUE(checks(fen, "e3e5"));
    EXPECT_FALSE(checks(fen, "e3e4"));
    EXPECT_FALSE(checks(fen, "e3a3"));
}

TEST(Checks, ByArrivalOnTheKingsBoard) {
    EXPECT_TRUE(checks(fen_of("4k3/8/8/8/8/8/8/8", "8/8/8/8/8/8/8/R7"), "a1a8"));
    EXPECT_TRUE(checks(fen_of("4k3/8/8/8/8/8/8/8", "8/8/8/8/8/8/8/R7"), "a1e1"));
    EXPECT_FALSE(checks(fen_of("4k3/8/8/8/8/8/8/R7", empty), "a1a8"));
    // A man of A stands between.
    EXPECT_FALSE(checks(fen_of("2n1k3/8/8/8/8/8/8/8", "8/8/8/8/8/8/8/R7"), "a1a8"));
    // A man of B does not.
    EXPECT_TRUE(checks(fen_of("4k3/8/8/8/8/8/8/8", "2n5/8/8/8/8/8/8/R7"), "a1a8"));
}

TEST(Checks, ByAKingThatLeavesTheLine) {
    EXPECT_TRUE(checks(fen_of("4k3/8/8/8/4K3/8/8/4R3", empty), "e4d4"));
    EXPECT_TRUE(checks(fen_of("4k3/8/8/8/4K3/8/8/4R3", empty), "e4e5"));
}

TEST(Checks, ByPromotionAndCastling) {
    EXPECT_TRUE(checks(fen_of("7k/8/8/8/8/8/8/8", "8/P7/8/8/8/8/8/8"), "a7a8r"));
    EXPECT_FALSE(checks(fen_of("7k/8/8/8/8/8/8/8", "8/P7/8/8/8/8/8/8"), "a7a8n"));
    EXPECT_FALSE(checks(fen_of("7k/P7/8/8/8/8/8/8", empty), "a7a8r"));
    const std::string castling = fen_of("8/8/8/8/8/8/8/R3K3", "3k4/8/8/8/8/8/8/8", "w Q -");
    EXPECT_TRUE(checks(castling, "e1c1"));
    // The king and the rook that leave A uncover nothing; a rook on a1 would check along the rank.
    EXPECT_FALSE(checks(fen_of("3k4/8/8/8/8/8/8/R3K3", empty, "w Q -"), "e1c1"));
}

TEST(Checks, ByCaptureInPassing) {
    // The stepped pawn shielded its king on B from the rook; the capture removes it.
    const std::string fen = fen_of("8/8/8/5P2/8/8/8/8", "8/8/8/R3p2k/8/8/8/8", "w - e6");
    EXPECT_TRUE(checks(fen, "f5e6", alice_with(EnPassant::departure)));
    EXPECT_FALSE(checks(fen, "f5f6", alice_with(EnPassant::departure)));
    const std::string same = fen_of(empty, "8/8/8/R3pP1k/8/8/8/8", "w - e6");
    EXPECT_TRUE(checks(same, "f5e6", alice_with(EnPassant::landing)));
    // The capturer arrives on the king's board with a check of its own.
    const std::string direct = fen_of("8/8/8/5P2/8/8/8/8", "8/5k2/8/4p3/8/8/8/8", "w - e6");
    EXPECT_TRUE(checks(direct, "f5e6", alice_with(EnPassant::departure)));
}

TEST(Checks, NoneIfThereIsNoKing) {
    const Position position = agreed(fen_of("8/8/8/8/8/8/8/R7", "8/8/8/3q4/8/8/8/8"));
    MoveList checking;
    generate_checking(position, checking);
    EXPECT_TRUE(checking.empty());
}

// ---- castling

constexpr std::string_view home = "8/8/8/8/8/8/8/R3K2R";

TEST(Castling, BothArrivalSquaresMustBeVacantOnB) {
    const auto with_b = [](std::string_view board_b) { return fen_of(home, board_b, "w KQ -"); };
    expect_legal(with_b(empty), {"e1g1", "e1c1"});
    for (const std::string_view board :
         {"8/8/8/8/8/8/8/5n2", "8/8/8/8/8/8/8/6n1", "8/8/8/8/8/8/8/5B2", "8/8/8/8/8/8/8/6N1"}) {
        expect_illegal(with_b(board), {"e1g1"});
        expect_legal(with_b(board), {"e1c1"});
    }
    for (const std::string_view board :
         {"8/8/8/8/8/8/8/2n5", "8/8/8/8/8/8/8/3n4", "8/8/8/8/8/8/8/2B5", "8/8/8/8/8/8/8/3N4"}) {
        expect_illegal(with_b(board), {"e1c1"});
        expect_legal(with_b(board), {"e1g1"});
    }
}

TEST(Castling, SquaresMerelyPassedOverOnBDoNotMatter) {
    expect_legal(fen_of(home, "8/8/8/8/8/8/8/1n6", "w KQ -"), {"e1c1", "e1g1"});
    // d1 and e1 of B may be attacked.
    expect_legal(fen_of(home, "3r4/8/8/8/8/8/8/8", "w KQ -"), {"e1c1", "e1g1"});
    expect_legal(fen_of(home, "4r3/8/8/8/8/8/8/8", "w KQ -"), {"e1c1", "e1g1"});
}

TEST(Castling, KingMustBeSafeOnBAfterwards) {
    expect_illegal(fen_of(home, "2r5/8/8/8/8/8/8/8", "w KQ -"), {"e1c1"});
    expect_illegal(fen_of(home, "6r1/8/8/8/8/8/8/8", "w KQ -"), {"e1g1"});
    // The rook stands there already and may shield the king.
    expect_legal(fen_of("8/8/8/8/8/8/8/R3K3", "8/8/8/8/8/8/8/7r", "w Q -"), {"e1c1"});
    expect_legal(fen_of("8/8/8/8/8/8/8/4K2R", "8/8/8/8/8/8/8/r7", "w K -"), {"e1g1"});
    // From the other side it does not.
    expect_illegal(fen_of("8/8/8/8/8/8/8/R3K3", "8/8/8/8/8/8/8/1r6", "w Q -"), {"e1c1"});
}

TEST(Castling, SquaresBetweenMustBeEmptyOnA) {
    for (const std::string_view board :
         {"8/8/8/8/8/8/8/RN2K2R", "8/8/8/8/8/8/8/R1n1K2R", "8/8/8/8/8/8/8/R2QK2R"}) {
        expect_illegal(fen_of(board, empty, "w KQ -"), {"e1c1"});
    }
    for (const std::string_view board : {"8/8/8/8/8/8/8/R3KB1R", "8/8/8/8/8/8/8/R3K1NR"}) {
        expect_illegal(fen_of(board, empty, "w KQ -"), {"e1g1"});
        expect_legal(fen_of(board, empty, "w KQ -"), {"e1c1"});
    }
}

TEST(Castling, KingsWayMustBeSafeOnA) {
    const auto attacked_on = [](char file) {
        std::string rank = "8";
        rank = std::to_string(file - 'a') + "r" + std::to_string('h' - file);
        std::erase(rank, '0');
        return fen_of(rank + "/8/8/8/8/8/8/R3K2R", empty, "w KQ -");
    };
    for (const char file : {'c', 'd', 'e'}) {
        expect_illegal(attacked_on(file), {"e1c1"});
    }
    for (const char file : {'e', 'f', 'g'}) {
        expect_illegal(attacked_on(file), {"e1g1"});
    }
    expect_legal(attacked_on('b'), {"e1c1", "e1g1"});
    expect_legal(attacked_on('a'), {"e1c1", "e1g1"});
    expect_legal(attacked_on('h'), {"e1c1", "e1g1"});
}

TEST(Castling, NeedsTheRight) {
    expect_illegal(fen_of(home, empty, "w - -"), {"e1g1", "e1c1"});
    expect_illegal(fen_of(home, empty, "w K -"), {"e1c1"});
    expect_illegal(fen_of(home, empty, "w Q -"), {"e1g1"});
}

TEST(Castling, OfBlack) {
    const std::string fen = fen_of("r3k2r/8/8/8/8/8/8/8", empty, "b kq -");
    expect_legal(fen, {"e8g8", "e8c8"});
    EXPECT_EQ(fen_of(played(position_of(fen), {"e8c8"})),
              fen_of("7r/8/8/8/8/8/8/8", "2kr4/8/8/8/8/8/8/8", "w - -"));
    expect_illegal(fen_of("r3k2r/8/8/8/8/8/8/8", "3n1n2/8/8/8/8/8/8/8", "b kq -"),
                   {"e8g8", "e8c8"});
}

TEST(Castling, OnBoardBIsAnOption) {
    const Rules popeye = Rules::popeye();
    expect_legal(fen_of(empty, home, "w KQ -"), {"e1g1", "e1c1"}, popeye);
    expect_legal(fen_of(home, empty, "w KQ -"), {"e1g1", "e1c1"}, popeye);
    expect_illegal(fen_of("8/8/8/8/8/8/8/5n2", home, "w KQ -"), {"e1g1"}, popeye);
    expect_illegal(fen_of("2r5/8/8/8/8/8/8/8", home, "w KQ -"), {"e1c1"}, popeye);
    expect_illegal(fen_of(empty, "3r4/8/8/8/8/8/8/R3K2R", "w KQ -"), {"e1c1"}, popeye);
    expect_legal(fen_of("3r4/8/8/8/8/8/8/8", home, "w KQ -"), {"e1c1"}, popeye);
}

TEST(Castling, Orthodox) {
    const Rules rules = Rules::orthodox();
    expect_legal(fen_of(home, empty, "w KQ -"), {"e1g1", "e1c1"}, rules);
    expect_illegal(fen_of("3r4/8/8/8/8/8/8/R3K2R", empty, "w KQ -"), {"e1c1"}, rules);
    expect_legal(fen_of("1r6/8/8/8/8/8/8/R3K2R", empty, "w KQ -"), {"e1c1"}, rules);
}

// ---- pawns

TEST(Pawns, DoubleStepOnEitherBoard) {
    EXPECT_EQ(moves_of(agreed(fen_of("8/8/8/8/8/8/4P3/8", empty))), (Words{"e2e3", "e2e4"}));
    EXPECT_EQ(moves_of(agreed(fen_of(empty, "8/8/8/8/8/8/4P3/8"))), (Words{"e2e3", "e2e4"}));
    EXPECT_EQ(moves_of(agreed(fen_of(empty, "8/3p4/8/8/8/8/8/8", "b - -"))),
              (Words{"d7d5", "d7d6"}));
    EXPECT_EQ(moves_of(agreed(fen_of("8/8/8/8/8/4P3/8/8", empty))), Words{"e3e4"});
}

TEST(Pawns, OnlyTheOwnBoardStopsADoubleStepOnTheWay) {
    // e3 of B is occupied: the pawn of A cannot arrive there, but may pass over.
    EXPECT_EQ(moves_from(agreed(fen_of("8/8/8/8/8/8/4P3/8", "8/8/8/8/8/4n3/8/8")), "e2"),
              Words{"e2e4"});
    EXPECT_EQ(moves_from(agreed(fen_of("8/8/8/8/8/8/4P3/8", "8/8/8/8/8/4N3/8/8")), "e2"),
              Words{"e2e4"});
    EXPECT_EQ(moves_from(agreed(fen_of("8/8/8/8/8/8/4P3/8", "8/8/8/8/4n3/8/8/8")), "e2"),
              Words{"e2e3"});
    EXPECT_EQ(moves_from(agreed(fen_of("8/8/8/8/8/4n3/4P3/8", empty)), "e2"), Words());
    EXPECT_EQ(moves_from(agreed(fen_of("8/8/8/8/4n3/8/4P3/8", empty)), "e2"), Words{"e2e3"});
}

TEST(Pawns, PromoteToFourMenOnTheOtherBoard) {
    const Position position = agreed(fen_of("1n6/P7/8/8/8/8/8/8", empty));
    EXPECT_EQ(moves_of(position),
              (Words{"a7a8b", "a7a8n", "a7a8q", "a7a8r", "a7b8b", "a7b8n", "a7b8q", "a7b8r"}));
    EXPECT_EQ(count_legal(position), 8U);
    EXPECT_EQ(played(position, {"a7a8n"}).board_of(*parse_square("a8")), Board::b);
    EXPECT_EQ(moves_of(agreed(fen_of("8/P7/8/8/8/8/8/8", "r7/8/8/8/8/8/8/8"))), Words());
    EXPECT_EQ(moves_of(agreed(fen_of(empty, "8/8/8/8/8/8/p7/8", "b - -"))).size(), 4U);
}

// ---- en passant

/// Which of the moves are legal under a reading.
Words allowed(const std::string& fen, EnPassant reading, const Words& moves) {
    const Position position = agreed(fen, alice_with(reading));
    Words found;
    for (const std::string& move : moves) {
        if (has_move(position, move)) {
            found.push_back(move);
        }
    }
    return found;
}

TEST(EnPassant, FourReadings) {
    // The pawn stepped on A, over e6, and stands on e5 of B.
    const std::string on_b = fen_of("8/8/8/3P4/8/8/8/8", "8/8/8/4pP2/8/8/8/8", "w - e6");
    const Words moves{"d5e6", "f5e6"};
    EXPECT_EQ(allowed(on_b, EnPassant::none, moves), Words());
    EXPECT_EQ(allowed(on_b, EnPassant::departure, moves), Words{"d5e6"});
    EXPECT_EQ(allowed(on_b, EnPassant::landing, moves), Words{"f5e6"});
    EXPECT_EQ(allowed(on_b, EnPassant::either, moves), moves);
    // And the other way round, for Black.
    const std::string on_a = fen_of("8/8/8/8/3pP3/8/8/8", "8/8/8/8/5p2/8/8/8", "b - e3");
    const Words black_moves{"d4e3", "f4e3"};
    EXPECT_EQ(allowed(on_a, EnPassant::none, black_moves), Words());
    EXPECT_EQ(allowed(on_a, EnPassant::departure, black_moves), Words{"f4e3"});
    EXPECT_EQ(allowed(on_a, EnPassant::landing, black_moves), Words{"d4e3"});
    EXPECT_EQ(allowed(on_a, EnPassant::either, black_moves), black_moves);
}

TEST(EnPassant, SquarePassedOverMustBeVacantOnBothBoards) {
    // A knight of B stands on e6: it did not hinder the step on A.
    const std::string fen = fen_of("8/8/8/3P4/8/8/8/8", "8/8/4n3/4pP2/8/8/8/8", "w - e6");
    for (const EnPassant reading : {EnPassant::departure, EnPassant::landing, EnPassant::either}) {
        // The pawn of B may capture the knight, which is an ordinary capture.
        EXPECT_EQ(allowed(fen, reading, {"d5e6"}), Words());
    }
    const Position position = agreed(fen, Rules::vchess());
    EXPECT_EQ(move_of(position, "f5e6").kind(), MoveKind::ordinary);
    EXPECT_EQ(move_of(position, "f5e6").captured(), PieceType::knight);
    const std::string own = fen_of("8/8/8/3P4/8/8/8/8", "8/8/4N3/4pP2/8/8/8/8", "w - e6");
    EXPECT_EQ(allowed(own, EnPassant::either, {"d5e6", "f5e6"}), Words());
}

TEST(EnPassant, OnlyRightAfterTheStep) {
    const std::string fen = fen_of("8/8/8/3P4/8/8/8/8", "8/8/8/4pP2/8/8/8/8", "w - -");
    EXPECT_EQ(allowed(fen, EnPassant::either, {"d5e6", "f5e6"}), Words());
}

TEST(EnPassant, MustNotExposeTheKing) {
    // On rank 5 of B: king, pawns, rook. The capture from B removes two of them, that from A one.
    const std::string fen = fen_of("8/8/8/3P4/8/8/8/8", "8/8/8/K3pP1r/8/8/8/8", "w - e6");
    EXPECT_EQ(allowed(fen, EnPassant::landing, {"f5e6"}), Words());
    EXPECT_EQ(allowed(fen, EnPassant::departure, {"d5e6"}), Words{"d5e6"});
    const std::string one = fen_of("8/8/8/3P4/8/8/8/8", "8/8/8/K3p2r/8/8/8/8", "w - e6");
    EXPECT_EQ(allowed(one, EnPassant::departure, {"d5e6"}), Words());
    // The capturer's own departure opens a line on A.
    const std::string shield = fen_of("8/8/8/K2P3r/8/8/8/8", "8/8/8/4pP2/8/8/8/8", "w - e6");
    EXPECT_EQ(allowed(shield, EnPassant::either, {"d5e6", "f5e6"}), Words{"f5e6"});
}

TEST(EnPassant, MayParryACheck) {
    // The stepped pawn checks the king on B; either capture removes it.
    const std::string fen = fen_of("8/8/8/3P4/8/8/8/8", "8/8/8/4pP2/3K4/8/8/8", "w - e6");
    EXPECT_EQ(state_of(agreed(fen)), State::check);
    EXPECT_EQ(allowed(fen, EnPassant::either, {"d5e6", "f5e6"}), (Words{"d5e6", "f5e6"}));
}

TEST(EnPassant, ArrivalMayInterpose) {
    // King a6, rook h6 of B: the pawn that captures from A arrives on e6 of B and closes the rank.
    const std::string fen = fen_of("8/8/8/3P4/8/8/8/8", "8/8/K6r/4pP2/8/8/8/8", "w - e6");
    EXPECT_EQ(allowed(fen, EnPassant::either, {"d5e6", "f5e6"}), Words{"d5e6"});
}

TEST(EnPassant, Orthodox) {
    const Rules rules = Rules::orthodox();
    const std::string fen = fen_of("8/8/8/3PpP2/8/8/8/8", empty, "w - e6");
    expect_legal(fen, {"d5e6", "f5e6"}, rules);
    expect_illegal(fen_of("8/8/8/K3pP1r/8/8/8/8", empty, "w - e6"), {"f5e6"}, rules);
    Rules without = rules;
    without.en_passant = EnPassant::none;
    expect_illegal(fen, {"d5e6", "f5e6"}, without);
}

// ---- a side without king, ends of games

TEST(MissingKing, IsNeverInCheckAndNeverMated) {
    const Position position = agreed(fen_of("8/8/8/8/8/8/8/r7", "8/8/8/8/8/8/8/7r"));
    EXPECT_FALSE(in_check(position));
    EXPECT_EQ(state_of(position), State::stalemate);
    // The men of a side without king move freely, past each other's lines.
    EXPECT_EQ(moves_from(agreed(fen_of("4r3/8/8/8/8/8/4N3/8", empty)), "e2").size(), 6U);
}

TEST(State, OfEveryKind) {
    EXPECT_EQ(state_of(agreed(std::string(game_array_fen))), State::normal);
    EXPECT_EQ(state_of(agreed(fen_of("8/8/8/8/8/8/8/K6r", empty))), State::check);
    // The pawn's two squares are occupied on the board it would pass to.
    EXPECT_EQ(state_of(agreed(fen_of("8/8/8/8/8/8/P7/8", "8/8/8/8/n7/n7/8/8"))), State::stalemate);
    EXPECT_EQ(state_of(agreed(fen_of("7k/5Q2/6K1/8/8/8/8/8", empty, "b - -"), Rules::orthodox())),
              State::stalemate);
    EXPECT_EQ(state_of(agreed(fen_of("7k/6Q1/6K1/8/8/8/8/8", empty, "b - -"), Rules::orthodox())),
              State::mate);
    // Unguarded on her board, the queen only checks.
    EXPECT_EQ(state_of(agreed(fen_of("7k/6Q1/8/8/8/8/8/8", empty, "b - -"))), State::check);
}

TEST(LegalMoves, SortedListIsInTheOrderOfTheTexts) {
    const MoveList moves = sorted_legal_moves(position_of(game_array_fen));
    ASSERT_EQ(moves.size(), 20U);
    for (std::size_t i = 1; i < moves.size(); ++i) {
        EXPECT_TRUE(comes_before(moves[i - 1], moves[i]));
    }
}

TEST(LegalMoves, AreAppended) {
    const Position position = position_of(game_array_fen);
    MoveList moves;
    generate_legal(position, moves);
    generate_legal(position, moves);
    EXPECT_EQ(moves.size(), 40U);
}

TEST(LegalMoves, NothingElseIsLegal) {
    const Position position = position_of(game_array_fen);
    EXPECT_TRUE(is_legal(position, move_of(position, "e2e4")));
    EXPECT_FALSE(is_legal(position, Move()));
    EXPECT_FALSE(is_legal(position, Move(*parse_square("e2"), *parse_square("e4"),
                                         PieceType::pawn)));  // a double step is of its own kind
    EXPECT_FALSE(is_legal(position, Move(*parse_square("e7"), *parse_square("e5"), PieceType::pawn,
                                         {}, {}, MoveKind::double_step)));
}

TEST(LegalMoves, OfCrowdedBoards) {
    // The best known position of orthodox chess; the same with more queens on two boards.
    const std::string petrovic = fen_of("R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1", empty);
    EXPECT_EQ(count_legal(agreed(petrovic, Rules::orthodox())), 218U);
    const std::string two_boards =
        fen_of("R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/3Q4/5KB1", "3R4/1Q4Q1/4Q3/2Q4Q/Q4Q2/3Q4/1Q4Q1/4R3");
    EXPECT_GT(count_legal(agreed(two_boards)), 300U);
}

// ---- small questions the generator is built on

TEST(EnPassantCapturers, FollowTheReading) {
    const std::string fen = fen_of("8/8/8/3P4/8/8/8/8", "8/8/8/4pP2/8/8/8/8", "w - e6");
    const auto capturers = [&](const Rules& rules) {
        return en_passant_capturers(position_of(fen, rules), *parse_square("e6"));
    };
    EXPECT_EQ(capturers(Rules::alice()), 0U);
    EXPECT_EQ(capturers(alice_with(EnPassant::departure)), bit(*parse_square("d5")));
    EXPECT_EQ(capturers(alice_with(EnPassant::landing)), bit(*parse_square("f5")));
    EXPECT_EQ(capturers(Rules::vchess()), bit(*parse_square("d5")) | bit(*parse_square("f5")));
}

TEST(Checkers, AreTheMenThatGiveCheck) {
    const Position position = position_of(fen_of("4r3/8/8/8/7b/3n4/8/4K3", "8/8/8/8/8/8/r7/8"));
    EXPECT_EQ(checkers(position, Color::white),
              bit(*parse_square("e8")) | bit(*parse_square("h4")) | bit(*parse_square("d3")));
    EXPECT_EQ(checkers(position, Color::black), 0U);
    EXPECT_TRUE(in_check(position));
}

}  // namespace
}  // namespace alicemate
