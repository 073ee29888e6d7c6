// What games reach is never called unreachable; what is, is called so for the right reason.

#include "problems/reachability.h"

#include "core/legal_moves.h"
#include "core/position_text.h"
#include "problems/pawn_origins.h"
#include "problems/retractions.h"
#include "tests/core/test_support.h"
#include "tests/problems/reading.h"

#include <gtest/gtest.h>

namespace alicemate {
namespace {

using test_support::any_random_position;
using test_support::rules_to_test;

std::string told(const Position& position) {
    std::string text;
    for (const Unreachability& proof : proofs_of_unreachability(position)) {
        text += (text.empty() ? "" : "; ") + std::string(to_string(proof.reason));
    }
    return text;
}

std::string told(const std::string& fen, const Rules& rules = Rules::alice()) {
    return told(position_of(fen, rules));
}

/// A move at random; players with a taste take what they like if there is any of it.
Move random_move(std::mt19937_64& random, const MoveList& moves, unsigned taste) {
    const Move move = moves[random() % moves.size()];
    for (unsigned tries = 0; tries < 8; ++tries) {
        const Move other = moves[random() % moves.size()];
        const bool liked = (taste == 1 && other.is_capture()) ||
                           (taste == 2 && other.piece() == PieceType::pawn) ||
                           (taste == 3 && (other.is_promotion() || other.is_capture()) &&
                            other.piece() == PieceType::pawn) ||
                           (taste == 4 && other.kind() == MoveKind::castling);
        if (liked) {
            return other;
        }
    }
    return move;
}

/// Plays from the array and looks at every position on the way; how many there were.
unsigned watch_game(std::mt19937_64& random, const Rules& rules, unsigned taste) {
    Position position = *Position::from(game_array(), rules);
    unsigned seen = 0;
    for (; seen < 300; ++seen) {
        EXPECT_EQ(told(position), "")
            << write_two_board(position.to_setup()) << ' ' << to_string(rules);
        MoveList moves;
        generate_legal(position, moves);
        if (moves.empty() || ::testing::Test::HasFailure()) {
            break;
        }
        position = position.after(random_move(random, moves, taste));
    }
    return seen;
}

TEST(Reachability, WhatGamesReachIsReachable) {
    std::mt19937_64 random(20261130);
    unsigned seen = 0;
    for (const Rules& rules : rules_to_test()) {
        for (unsigned game = 0; game < sample(120) && !HasFailure(); ++game) {
            seen += watch_game(random, rules, game % 5);
        }
    }
    RecordProperty("positions", static_cast<int>(seen));
}

void expect_all_reachable(const Position& position, unsigned depth) {
    EXPECT_EQ(told(position), "") << write_two_board(position.to_setup());
    MoveList moves;
    generate_legal(position, moves);
    for (std::size_t i = 0; depth > 0 && i < moves.size(); ++i) {
        expect_all_reachable(position.after(moves[i]), depth - 1);
    }
}

TEST(Reachability, AllPositionsOfThreeHalfMovesAreReachable) {
    for (const Rules& rules : {Rules::alice(), Rules::popeye(), Rules::orthodox()}) {
        expect_all_reachable(*Position::from(game_array(), rules), thrift > 1 ? 2 : 3);
    }
}

TEST(Reachability, CountsMen) {
    EXPECT_EQ(told("k7/8/8/8/8/8/8/8|8/8/8/8/8/8/8/8 w - -"), "no-king");
    EXPECT_EQ(told("4k3/pppppppp/p7/8/8/8/8/4K3 w - -", Rules::orthodox()), "too-many-men");
    EXPECT_EQ(told("4k3/8/8/8/QQQQQQQQ/QQQQQQQQ/8/4K3 b - -", Rules::orthodox()),
              "too-many-men; promoted-men");
}

TEST(Reachability, PawnsStandWhereTheirMovesTakeThem) {
    EXPECT_EQ(told("4k3/8/8/8/8/8/8/4K3|8/8/8/8/8/8/4P3/8 w - -"), "pawn-board");
    EXPECT_EQ(told("4k3/8/8/8/8/4P3/8/4K3|8/8/8/8/8/8/8/8 w - -"), "pawn-board");
    EXPECT_EQ(told("4k3/8/8/8/8/8/8/4K3|8/4p3/8/8/8/8/8/8 w - -"), "pawn-board");
    EXPECT_EQ(told("4k3/8/4p3/8/8/8/8/4K3|8/8/8/8/8/8/8/8 w - -"), "pawn-board");
    EXPECT_EQ(told("4k3/4p3/8/8/8/8/4P3/4K3|8/8/3p4/8/8/3P4/8/8 w - -"), "");
    EXPECT_EQ(told("4k3/8/8/8/8/4P3/8/4K3 w - -", Rules::orthodox()), "");
}

TEST(Reachability, PromotedMenNeedMissingPawns) {
    const std::string kings = "4k3/8/8/8/8/8/PPPPPPPP/4K3|8/8/8/";
    EXPECT_EQ(told(kings + "8/3Q4/1Q6/8/8 b - -"), "promoted-men");
    EXPECT_EQ(told(kings + "8/3Q4/8/8/8 b - -"), "");
    // c4 and e4 of B are of one class of knights, c4 and d4 are not.
    EXPECT_EQ(told(kings + "8/2N1N3/8/8/8 b - -"), "promoted-men");
    EXPECT_EQ(told(kings + "8/2NN4/8/8/8 b - -"), "");
    EXPECT_EQ(told("4k3/8/8/8/2N1N3/8/PPPPPPPP/4K3 b - -", Rules::orthodox()), "");
    EXPECT_EQ(told("4k3/8/8/8/2B1B3/8/PPPPPPPP/4K3 b - -", Rules::orthodox()), "promoted-men");
    // One bishop on a light square, but its way from f1 was never open.
    EXPECT_EQ(told("4k3/8/8/8/2B5/8/PPPPPPPP/4K3 b - -", Rules::orthodox()), "promoted-men");
    EXPECT_EQ(told("4k3/8/8/8/2B5/8/PPPPPP1P/4K3 b - -", Rules::orthodox()), "");
    EXPECT_EQ(told("4k3/8/8/8/2B5/6P1/PPPPPP1P/4K3 b - -", Rules::orthodox()), "");
}

std::optional<unsigned> white_captures(const std::string& fen,
                                       const Rules& rules = Rules::orthodox()) {
    return least_pawn_captures(position_of(fen, rules), Color::white);
}

TEST(PawnOrigins, CaptureOnceForEachFile) {
    EXPECT_EQ(white_captures("4k3/8/8/8/8/8/PPPPPPPP/4K3 w - -"), 0U);
    EXPECT_EQ(white_captures("4k3/8/P7/P7/P7/8/P7/4K3 w - -"), 6U);
    EXPECT_EQ(white_captures("4k3/8/8/8/P6P/P6P/P6P/4K3 w - -"), 6U);
    EXPECT_EQ(white_captures("4k3/8/8/8/8/P7/PP6/4K3 w - -"), std::nullopt);
    EXPECT_EQ(white_captures("4k3/8/8/8/8/PP6/1PP5/4K3 w - -"), std::nullopt);
}

TEST(PawnOrigins, DoubleStepsAreNoCaptures) {
    const auto alice = [](const std::string& fen) { return white_captures(fen, Rules::alice()); };
    // e4 of B: one move, from e2. e4 of A: two, from c2 to g2.
    EXPECT_EQ(alice("4k3/8/8/8/8/8/4P3/4K3|8/8/8/8/4P3/8/8/8 w - -"), std::nullopt);
    EXPECT_EQ(alice("4k3/8/8/8/4P3/8/4P3/4K3|8/8/8/8/8/8/8/8 w - -"), 1U);
    EXPECT_EQ(alice("4k3/8/8/8/4P3/8/3PPP2/4K3|8/8/8/8/8/8/8/8 w - -"), 2U);
    EXPECT_EQ(alice("4k3/8/8/8/4P3/8/2PPPPP1/4K3|8/8/8/8/8/8/8/8 w - -"), std::nullopt);
    // e5 of A: a double step and one step; of B: three steps.
    EXPECT_EQ(alice("4k3/8/8/4P3/8/8/3PPP2/4K3|8/8/8/8/8/8/8/8 w - -"), std::nullopt);
    EXPECT_EQ(alice("4k3/8/8/8/8/8/3PPP2/4K3|8/8/8/4P3/8/8/8/8 w - -"), 2U);
}

TEST(Reachability, PawnsCaptureNoMoreThanIsMissing) {
    EXPECT_EQ(told("rnbqkbnr/p7/P7/P7/P7/8/P7/4K3 w - -", Rules::orthodox()), "");
    EXPECT_EQ(told("rnbqkbnr/pppp4/P7/P7/P7/8/P7/4K3 w - -", Rules::orthodox()), "pawn-captures");
    EXPECT_EQ(told("4k3/8/8/8/8/P7/PP6/4K3 w - -", Rules::orthodox()), "pawn-origins");
    EXPECT_EQ(told("rnbqkbnr/pppppppp/8/8/4P3/8/PPPPP3/RNBQKBNR|8/8/8/8/8/8/8/8 w - -"),
              "pawn-captures");
    EXPECT_EQ(told("rnbqkbnr/pppppp2/8/8/4P3/8/PPPPP3/RNBQKBNR|8/8/8/8/8/8/8/8 w - -"), "");
    // Black lacks one man, the bishop of f8, which no pawn can have captured.
    const std::string walled = "/pppppppp/8/8/8/P7/P1PPPPPP/RNBQKBNR w - -";
    EXPECT_EQ(told("rnbqk1nr" + walled, Rules::orthodox()), "pawn-captures");
    EXPECT_EQ(told("rnbqkb1r" + walled, Rules::orthodox()), "");
}

TEST(Reachability, SomeMoveWasTheLast) {
    // The king came to c1 of B by way of c1 of A, which the queen guards.
    EXPECT_EQ(told("8/8/8/8/8/8/8/4Q3|8/7K/8/8/8/8/8/2k5 w - -"), "last-move");
    EXPECT_EQ(told("8/8/8/8/8/8/8/4Q3|8/7K/8/8/8/8/8/2k5 b - -"), "");
    // No knight discovers another one's check.
    EXPECT_EQ(told("4k3/8/3N1N2/8/8/8/8/4K3 b - -", Rules::orthodox()), "last-move");
    EXPECT_EQ(told("4k3/8/3N4/8/8/8/8/4K3 b - -", Rules::orthodox()), "");
    // The double step just made gave no check, nor did it leave one.
    EXPECT_EQ(told("4k3/8/8/3pP3/8/3n4/8/4K3 w - d6", Rules::orthodox()), "last-move");
    EXPECT_EQ(told("4k3/8/8/3pP3/8/8/8/4K3 w - d6", Rules::orthodox()), "");
}

TEST(Reachability, CastlingRightsAreDoubtedLast) {
    const std::string no_tempo = "4k3/8/8/8/8/8/8/4K2R b ";
    EXPECT_EQ(told(no_tempo + "K -", Rules::orthodox()), "castling-rights");
    EXPECT_EQ(told(no_tempo + "- -", Rules::orthodox()), "");
    const std::string on_b = "4k3/8/8/8/8/8/8/8|8/8/8/8/8/8/8/4K2R w ";
    EXPECT_EQ(told(on_b + "K -", Rules::popeye()), "castling-rights");
    EXPECT_EQ(told(on_b + "- -", Rules::popeye()), "");
}

TEST(Reachability, MenOnBTellWhoseTurnItIs) {
    const std::string array = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR|8/8/8/8/8/8/8/8 ";
    EXPECT_EQ(told(array + "w KQkq -"), "");
    EXPECT_EQ(told(array + "b KQkq -"), "castling-rights");
    EXPECT_EQ(told(array + "b - -"), "");
    EXPECT_EQ(told("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq -", Rules::orthodox()), "");
}

// Every legal move is taken back: from the position after it, the one before is among those found.
TEST(Retractions, FindThePositionBefore) {
    std::mt19937_64 random(5);
    for (const Rules& rules : rules_to_test()) {
        for (unsigned i = 0; i < sample(150); ++i) {
            const Position before = position_of(any_random_position(random, rules), rules);
            MoveList moves;
            generate_legal(before, moves);
            for (const Move move : moves) {
                const auto is_before = [&](const Position& found) {
                    return found.to_setup().boards == before.to_setup().boards;
                };
                EXPECT_TRUE(has_retraction(before.after(move), is_before))
                    << write_two_board(before.to_setup()) << ' ' << move.bits();
            }
        }
    }
}

}  // namespace
}  // namespace alicemate
