#include "core/position.h"

#include "core/check.h"
#include "core/position_text.h"
#include "tests/core/test_support.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <map>
#include <set>

namespace alicemate {
namespace {

using namespace test_support;
using Faults = std::vector<PositionFault>;

Square at(std::string_view name) {
    return *parse_square(name);
}

/// The errors of a setup; none if it is sound.
std::vector<PositionError> errors_of(const std::string& fen, const Rules& rules = Rules::alice()) {
    auto position = Position::from(setup_of(fen), rules);
    return position ? std::vector<PositionError>{} : position.error();
}

Faults faults_in(const std::string& fen, const Rules& rules = Rules::alice()) {
    Faults faults;
    for (const PositionError& error : errors_of(fen, rules)) {
        faults.push_back(error.fault);
        EXPECT_FALSE(message(error).empty());
    }
    return faults;
}

constexpr std::string_view empty = empty_board;

// ---- faults

TEST(PositionFaults, SameSquareOnBothBoards) {
    const auto errors = errors_of(fen_of("8/8/8/3N4/8/8/8/K7", "8/8/8/3r4/8/8/8/8"));
    ASSERT_EQ(errors.size(), 1U);
    EXPECT_EQ(errors[0].fault, PositionFault::same_square_on_both_boards);
    EXPECT_EQ(errors[0].square, at("d5"));
    EXPECT_NE(message(errors).find("d5"), std::string::npos);
    EXPECT_EQ(faults_in(fen_of("8/8/8/3NN3/8/8/8/K7", "8/8/8/3rR3/8/8/8/8")),
              Faults(2, PositionFault::same_square_on_both_boards));
}

TEST(PositionFaults, MoreThanOneKing) {
    const Faults one{PositionFault::more_than_one_king};
    EXPECT_EQ(faults_in(fen_of("8/8/8/8/8/8/8/K6K", empty)), one);
    EXPECT_EQ(faults_in(fen_of("8/8/8/8/8/8/8/K7", "7K/8/8/8/8/8/8/8")), one);
    EXPECT_EQ(faults_in(fen_of("k6k/8/8/8/8/8/8/K7", empty)), one);
    const auto errors = errors_of(fen_of("k6k/8/8/8/8/8/8/K6K", empty));
    ASSERT_EQ(errors.size(), 2U);
    EXPECT_EQ(errors[0].color, Color::white);
    EXPECT_EQ(errors[1].color, Color::black);
    EXPECT_NE(message(errors).find("White"), std::string::npos);
    EXPECT_NE(message(errors).find("Black"), std::string::npos);
    EXPECT_NE(message(errors).find("; "), std::string::npos);
}

TEST(PositionFaults, PawnOnEndRank) {
    for (const std::string_view board :
         {"P7/8/8/8/8/8/8/8", "8/8/8/8/8/8/8/P7", "p7/8/8/8/8/8/8/8", "8/8/8/8/8/8/8/p7"}) {
        const Faults one{PositionFault::pawn_on_end_rank};
        EXPECT_EQ(faults_in(fen_of(board, empty)), one) << board;
        EXPECT_EQ(faults_in(fen_of(empty, board)), one) << board;
    }
    const auto errors = errors_of(fen_of(empty, "6p1/8/8/8/8/8/8/8"));
    ASSERT_EQ(errors.size(), 1U);
    EXPECT_EQ(errors[0].square, at("g8"));
    EXPECT_EQ(errors[0].color, Color::black);
}

TEST(PositionFaults, SideNotToMoveInCheck) {
    const auto errors = errors_of(fen_of("k6R/8/8/8/8/8/8/K7", empty));
    ASSERT_EQ(errors.size(), 1U);
    EXPECT_EQ(errors[0].fault, PositionFault::side_not_to_move_in_check);
    EXPECT_EQ(errors[0].square, at("a8"));
    EXPECT_EQ(errors[0].color, Color::black);
    EXPECT_EQ(faults_in(fen_of("k6R/8/8/8/8/8/8/K7", empty, "b - -")), Faults());
    EXPECT_EQ(faults_in(fen_of("k7/8/8/8/8/8/8/K7", "7R/8/8/8/8/8/8/8")), Faults());
    EXPECT_EQ(faults_in(fen_of(empty, "k6R/8/8/8/8/8/8/K7")),
              Faults{PositionFault::side_not_to_move_in_check});
    EXPECT_EQ(faults_in(fen_of("8/8/8/8/8/8/k7/K7", empty)),
              Faults{PositionFault::side_not_to_move_in_check});
}

TEST(PositionFaults, CastlingWithoutKingAndRook) {
    const Faults one{PositionFault::castling_without_king_and_rook};
    EXPECT_EQ(faults_in(fen_of("8/8/8/8/8/8/8/4K3", empty, "w K -")), one);
    EXPECT_EQ(faults_in(fen_of("8/8/8/8/8/8/8/4K2R", empty, "w Q -")), one);
    EXPECT_EQ(faults_in(fen_of("8/8/8/8/8/8/8/5K1R", empty, "w K -")), one);
    EXPECT_EQ(faults_in(fen_of("8/8/8/8/8/8/8/4K2R", empty, "w k -")), one);
    EXPECT_EQ(faults_in(fen_of("8/8/8/8/8/8/8/4K2r", empty, "w K -")),
              (Faults{PositionFault::castling_without_king_and_rook}));
    EXPECT_EQ(faults_in(fen_of("8/8/8/8/8/8/8/4K3", "8/8/8/8/8/8/8/7R", "w K -")), one);
    const auto errors = errors_of(fen_of("4k3/8/8/8/8/8/8/4K3", empty, "w KQkq -"));
    ASSERT_EQ(errors.size(), 4U);
    std::set<std::string> rooks;
    for (const PositionError& error : errors) {
        rooks.insert(to_string(*error.square));
    }
    EXPECT_EQ(rooks, (std::set<std::string>{"a1", "h1", "a8", "h8"}));
}

TEST(PositionFaults, CastlingOnBoardBIsAnOption) {
    const std::string on_b = fen_of(empty, "r3k2r/8/8/8/8/8/8/R3K2R", "w KQkq -");
    const std::string divided = fen_of("8/8/8/8/8/8/8/4K3", "8/8/8/8/8/8/8/7R", "w K -");
    EXPECT_EQ(faults_in(on_b), Faults(4, PositionFault::castling_without_king_and_rook));
    EXPECT_EQ(faults_in(on_b, Rules::popeye()), Faults());
    EXPECT_EQ(faults_in(divided, Rules::popeye()),
              Faults{PositionFault::castling_without_king_and_rook});
}

TEST(PositionFaults, EnPassantUnexplained) {
    const Faults one{PositionFault::en_passant_unexplained};
    const auto faults = [](std::string_view a, std::string_view b, std::string_view fields) {
        return faults_in(fen_of(a, b, fields));
    };
    EXPECT_EQ(faults("8/8/8/8/4P3/8/8/8", empty, "b - e3"), Faults());
    EXPECT_EQ(faults(empty, "8/8/8/8/4P3/8/8/8", "b - e3"), Faults());
    EXPECT_EQ(faults(empty, "8/8/8/4p3/8/8/8/8", "w - e6"), Faults());
    EXPECT_EQ(faults("8/8/8/8/4P3/8/8/8", empty, "b - d3"), one);  // no pawn before it
    EXPECT_EQ(faults("8/8/8/8/4p3/8/8/8", empty, "b - e3"), one);  // a pawn of the wrong side
    EXPECT_EQ(faults("8/8/8/8/4N3/8/8/8", empty, "b - e3"), one);  // no pawn at all
    EXPECT_EQ(faults("8/8/8/8/4P3/8/8/8", empty, "w - e3"), one);  // the wrong side to move
    EXPECT_EQ(faults("8/8/8/4p3/8/8/8/8", empty, "b - e6"), one);
    EXPECT_EQ(faults("8/8/8/8/4P3/8/4P3/8", empty, "b - e3"), one);  // the origin is occupied
    EXPECT_EQ(faults("8/8/8/8/4P3/8/8/8", "8/8/8/8/8/8/4n3/8", "b - e3"), one);
    // The pawn stands on A, so it was on B that nothing stood on e3.
    EXPECT_EQ(faults("8/8/8/8/4P3/8/8/8", "8/8/8/8/8/4n3/8/8", "b - e3"), one);
    EXPECT_EQ(faults("8/8/8/8/4P3/4n3/8/8", empty, "b - e3"), Faults());
    const auto errors = errors_of(fen_of(empty, empty, "b - e3"));
    ASSERT_EQ(errors.size(), 1U);
    EXPECT_EQ(errors[0].square, at("e3"));
}

TEST(PositionFaults, EnPassantUnderOrthodoxRules) {
    const std::string plain = fen_of("8/8/8/8/4P3/8/8/8", empty, "b - e3");
    EXPECT_EQ(faults_in(plain, Rules::orthodox()), Faults());
    EXPECT_EQ(faults_in(fen_of("8/8/8/8/4P3/4n3/8/8", empty, "b - e3"), Rules::orthodox()),
              Faults{PositionFault::en_passant_unexplained});
}

TEST(PositionFaults, ManOnBoardBUnderOrthodoxRules) {
    const auto errors =
        errors_of(fen_of("8/8/8/8/8/8/8/K7", "8/8/8/3r4/8/8/8/8"), Rules::orthodox());
    ASSERT_EQ(errors.size(), 1U);
    EXPECT_EQ(errors[0].fault, PositionFault::man_on_board_b);
    EXPECT_EQ(errors[0].square, at("d5"));
    EXPECT_EQ(errors[0].color, Color::black);
}

TEST(PositionFaults, AreReportedTogether) {
    const auto faults = faults_in(
        fen_of("P6k/8/8/3N4/8/8/8/K6K", "p7/8/8/3n4/8/8/8/k7", "w KQkq e6"), Rules::alice());
    std::map<PositionFault, int> counts;
    for (const PositionFault fault : faults) {
        ++counts[fault];
    }
    EXPECT_EQ(counts[PositionFault::same_square_on_both_boards], 3);  // a8, d5, a1
    EXPECT_EQ(counts[PositionFault::pawn_on_end_rank], 2);
    EXPECT_EQ(counts[PositionFault::more_than_one_king], 2);
    EXPECT_EQ(counts[PositionFault::castling_without_king_and_rook], 4);
    EXPECT_EQ(counts[PositionFault::en_passant_unexplained], 1);
    EXPECT_EQ(counts[PositionFault::man_on_board_b], 0);
    const auto again =
        faults_in(fen_of("P6k/8/8/8/8/8/8/K6K", "8/8/8/3n4/8/8/8/8", "w - e6"), Rules::orthodox());
    EXPECT_EQ(again,
              (Faults{PositionFault::man_on_board_b, PositionFault::pawn_on_end_rank,
                      PositionFault::more_than_one_king, PositionFault::en_passant_unexplained}));
}

/// DESIGN.md: all violated conditions are reported together, a check to the wrong side among them.
TEST(PositionFaults, CheckIsReportedWithTheOthers) {
    EXPECT_EQ(faults_in(fen_of("k6R/8/8/8/8/8/8/KP6", empty)),
              (Faults{PositionFault::pawn_on_end_rank, PositionFault::side_not_to_move_in_check}));
}

// ---- sound positions

TEST(Position, AcceptsWhatProblemsUse) {
    for (const std::string& fen : {
             std::string(game_array_fen),
             fen_of(empty, empty),                              // nobody at all
             fen_of("8/8/8/8/8/2P5/8/8", "3k4/8/8/8/8/8/8/8"),  // one king missing
             fen_of("QQQQQQQ1/QQ6/8/8/8/8/8/K6k", "8/8/8/8/NNNN4/8/8/8", "b - -"),  // promoted men
             fen_of("8/PPPPPPPP/PPPPPPPP/8/8/8/8/K6k", empty),                      // too many men
             fen_of("K6k/8/8/8/8/8/8/8", "8/p7/8/8/8/8/P7/8"),  // pawns of B on their second rank
             fen_of("K7/8/8/8/8/8/8/8", "8/k7/8/8/8/8/8/8"),    // kings face on different boards
             fen_of("BB5k/8/8/8/8/8/8/K7", "2B5/8/8/8/8/8/8/8"),
         }) {
        EXPECT_EQ(faults_in(fen), Faults()) << fen;
        EXPECT_EQ(fen_of(position_of(fen)), fen);
    }
}

TEST(Position, TellsWhoStandsWhere) {
    const Position position =
        position_of(fen_of("4k3/8/8/8/3N4/8/8/8", "8/8/8/2q5/8/8/8/4K3", "b - -"));
    EXPECT_EQ(position.to_move(), Color::black);
    EXPECT_EQ(position.man_on(at("d4")), (Piece{Color::white, PieceType::knight}));
    EXPECT_EQ(position.man_on(at("c5")), (Piece{Color::black, PieceType::queen}));
    EXPECT_FALSE(position.man_on(at("d5")));
    EXPECT_EQ(position.type_on(at("e1")), PieceType::king);
    EXPECT_EQ(position.board_of(at("d4")), Board::a);
    EXPECT_EQ(position.board_of(at("c5")), Board::b);
    EXPECT_EQ(position.board_of(at("h8")), Board::a);
    EXPECT_EQ(position.king(Color::white), at("e1"));
    EXPECT_EQ(position.king(Color::black), at("e8"));
    EXPECT_EQ(count(position.men()), 4U);
    EXPECT_EQ(position.men(Color::black, PieceType::queen), bit(at("c5")));
    EXPECT_FALSE(position_of(fen_of(empty, empty)).king(Color::white));
}

TEST(Position, SetupRoundTrip) {
    std::mt19937_64 random(31);
    for (const Rules& rules : rules_to_test()) {
        for (unsigned i = 0; i < sample(150); ++i) {
            const std::string fen = any_random_position(random, rules);
            const auto setup = setup_of(fen);
            const auto position = Position::from(setup, rules);
            ASSERT_TRUE(position) << fen << ": " << message(position.error());
            EXPECT_EQ(position->to_setup(), setup) << fen;
            EXPECT_EQ(position->rules(), rules);
            EXPECT_EQ(position->key(), position->recomputed_key()) << fen;
        }
    }
}

// ---- moves

/// What the position becomes by a move.
std::string after(const std::string& fen, std::string_view move,
                  const Rules& rules = Rules::alice()) {
    const Position position = position_of(fen, rules);
    return fen_of(position.after(move_of(position, move)));
}

TEST(PositionAfter, ManPassesToTheOtherBoard) {
    EXPECT_EQ(
        after(std::string(game_array_fen), "g1f3"),
        fen_of("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKB1R", "8/8/8/8/8/5N2/8/8", "b KQkq -"));
    EXPECT_EQ(after(fen_of(empty, "8/8/8/8/8/5N2/8/8", "w - -"), "f3g5"),
              fen_of("8/8/8/6N1/8/8/8/8", empty, "b - -"));
    EXPECT_EQ(after(std::string(game_array_fen), "g1f3", Rules::orthodox()),
              fen_of("rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R", empty, "b KQkq -"));
}

TEST(PositionAfter, CaptureEmptiesTheSquareOnTheFirstBoard) {
    EXPECT_EQ(after(fen_of("8/8/3r4/8/3Q4/8/8/8", empty), "d4d6"),
              fen_of(empty, "8/8/3Q4/8/8/8/8/8", "b - -"));
    EXPECT_EQ(after(fen_of(empty, "8/8/3r4/8/3Q4/8/8/8"), "d4d6"),
              fen_of("8/8/3Q4/8/8/8/8/8", empty, "b - -"));
}

TEST(PositionAfter, DoubleStepIsRememberedUntilTheNextMove) {
    const std::string stepped = after(fen_of("8/p7/8/8/8/8/4P3/8", empty), "e2e4");
    EXPECT_EQ(stepped, fen_of("8/p7/8/8/8/8/8/8", "8/8/8/8/4P3/8/8/8", "b - e3"));
    EXPECT_EQ(after(stepped, "a7a5"), fen_of(empty, "8/8/8/p7/4P3/8/8/8", "w - a6"));
    EXPECT_EQ(after(stepped, "a7a6"), fen_of(empty, "8/8/p7/8/4P3/8/8/8", "w - -"));
    EXPECT_EQ(after(fen_of(empty, "8/8/8/8/8/8/4P3/8"), "e2e4"),
              fen_of("8/8/8/8/4P3/8/8/8", empty, "b - e3"));
}

TEST(PositionAfter, CaptureInPassing) {
    const std::string both = fen_of("8/8/8/3P4/8/8/8/8", "8/8/8/4pP2/8/8/8/8", "w - e6");
    const Rules either = Rules::vchess();
    EXPECT_EQ(after(both, "f5e6", either), fen_of("8/8/4P3/3P4/8/8/8/8", empty, "b - -"));
    EXPECT_EQ(after(both, "d5e6", either), fen_of(empty, "8/8/4P3/5P2/8/8/8/8", "b - -"));
    EXPECT_EQ(after(fen_of("8/8/8/3Pp3/8/8/8/8", empty, "w - e6"), "d5e6", Rules::orthodox()),
              fen_of("8/8/4P3/8/8/8/8/8", empty, "b - -"));
}

TEST(PositionAfter, Promotion) {
    const std::string on_a = fen_of("1r6/P7/8/8/8/8/8/8", empty);
    EXPECT_EQ(after(on_a, "a7a8n"), fen_of("1r6/8/8/8/8/8/8/8", "N7/8/8/8/8/8/8/8", "b - -"));
    EXPECT_EQ(after(on_a, "a7b8q"), fen_of(empty, "1Q6/8/8/8/8/8/8/8", "b - -"));
    EXPECT_EQ(after(fen_of(empty, "8/8/8/8/8/8/p7/8", "b - -"), "a2a1r"),
              fen_of("8/8/8/8/8/8/8/r7", empty, "w - -"));
}

TEST(PositionAfter, Castling) {
    const std::string home = fen_of("r3k2r/8/8/8/8/8/8/R3K2R", empty, "w KQkq -");
    EXPECT_EQ(after(home, "e1g1"), fen_of("r3k2r/8/8/8/8/8/8/R7", "8/8/8/8/8/8/8/5RK1", "b kq -"));
    EXPECT_EQ(after(home, "e1c1"), fen_of("r3k2r/8/8/8/8/8/8/7R", "8/8/8/8/8/8/8/2KR4", "b kq -"));
    EXPECT_EQ(after(home, "e1c1", Rules::orthodox()),
              fen_of("r3k2r/8/8/8/8/8/8/2KR3R", empty, "b kq -"));
    const std::string black_home = fen_of(empty, "r3k2r/8/8/8/8/8/8/R3K2R", "b KQkq -");
    EXPECT_EQ(after(black_home, "e8g8", Rules::popeye()),
              fen_of("5rk1/8/8/8/8/8/8/8", "r7/8/8/8/8/8/8/R3K2R", "w KQ -"));
    EXPECT_EQ(after(black_home, "e8c8", Rules::popeye()),
              fen_of("2kr4/8/8/8/8/8/8/8", "7r/8/8/8/8/8/8/R3K2R", "w KQ -"));
}

TEST(PositionAfter, RightsEndWithMovesAndCaptures) {
    const std::string home = fen_of("r3k2r/8/8/8/8/8/8/R3K2R", empty, "w KQkq -");
    const auto rights = [](const std::string& fen) {
        const std::size_t begin = fen.find(' ') + 3;
        return fen.substr(begin, fen.find(' ', begin) - begin);
    };
    EXPECT_EQ(rights(after(home, "e1e2")), "kq");
    EXPECT_EQ(rights(after(home, "a1a2")), "Kkq");
    EXPECT_EQ(rights(after(home, "h1g1")), "Qkq");
    EXPECT_EQ(rights(after(home, "h1h8")), "Qq");
    EXPECT_EQ(rights(after(home, "a1a8")), "Kk");
    EXPECT_EQ(rights(after(after(home, "e1e2"), "e8d8")), "-");
    const std::string far = fen_of("r3k2r/8/8/8/8/8/5n2/R3K2R", empty, "b KQkq -");
    EXPECT_EQ(rights(after(far, "f2h1")), "Qkq");
    EXPECT_EQ(rights(after(far, "f2g4")), "KQkq");
    // A man of B that passes over the corner of B touches no right; it could not arrive on A.
    const std::string behind = fen_of("r3k2r/8/8/8/8/8/8/R3K2R", "8/8/8/8/8/6N1/8/8", "w KQkq -");
    EXPECT_EQ(rights(after(behind, "g3f1")), "KQkq");
    EXPECT_FALSE(has_move(position_of(behind), "g3h1"));
}

TEST(Position, TurnPassed) {
    const Position start = position_of(std::string(game_array_fen));
    const Position passed = start.with_turn_passed();
    EXPECT_EQ(passed.to_move(), Color::black);
    EXPECT_EQ(fen_of(passed),
              fen_of("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", empty, "b KQkq -"));
    EXPECT_EQ(passed.key(), passed.recomputed_key());
    EXPECT_NE(passed.key(), start.key());
    EXPECT_EQ(passed.with_turn_passed(), start);
    EXPECT_EQ(passed.with_turn_passed().key(), start.key());
}

TEST(Position, EnPassantLapsesWhenTheTurnIsPassed) {
    const Position position =
        position_of(fen_of("8/8/8/8/8/8/8/8", "8/8/8/8/3pP3/8/8/8", "b - e3"), Rules::popeye());
    EXPECT_TRUE(position.can_capture_in_passing());
    const Position passed = position.with_turn_passed();
    EXPECT_FALSE(passed.en_passant());
    EXPECT_FALSE(passed.can_capture_in_passing());
    EXPECT_EQ(passed.key(), passed.recomputed_key());
    EXPECT_FALSE(has_move(passed.with_turn_passed(), "d4e3"));
}

// ---- keys and equality

/// Whether the double step shown in the en passant field changes the key.
bool double_step_matters(std::string_view a, std::string_view b, const Rules& rules) {
    const Position with = position_of(fen_of(a, b, "b - e3"), rules);
    const Position without = position_of(fen_of(a, b, "b - -"), rules);
    const bool matters = with.key() != without.key();
    EXPECT_EQ(with.can_capture_in_passing(), matters);
    EXPECT_EQ(with == without, !matters);
    EXPECT_EQ(with.key().verify_part != without.key().verify_part, matters);
    EXPECT_EQ(with.en_passant(), at("e3"));
    return matters;
}

TEST(PositionKey, HoldsADoubleStepOnlyIfItCanBeAnswered) {
    const std::string_view stepped = "8/8/8/8/4P3/8/8/8";
    const std::string_view with_pawn = "8/8/8/8/3pP3/8/8/8";
    const std::string_view pawn = "8/8/8/8/5p2/8/8/8";
    // The stepped pawn stands on A, so it came from B.
    for (const Rules& rules : {Rules::alice(), alice_with(EnPassant::departure),
                               alice_with(EnPassant::landing), Rules::vchess(), Rules::popeye()}) {
        const bool on_landing =
            rules.en_passant == EnPassant::landing || rules.en_passant == EnPassant::either;
        const bool on_departure =
            rules.en_passant == EnPassant::departure || rules.en_passant == EnPassant::either;
        EXPECT_FALSE(double_step_matters(stepped, empty, rules));
        EXPECT_EQ(double_step_matters(with_pawn, empty, rules), on_landing);
        EXPECT_EQ(double_step_matters(stepped, pawn, rules), on_departure);
        EXPECT_FALSE(double_step_matters("8/8/8/8/3nP3/8/8/8", "8/8/8/8/5r2/8/8/8", rules));
        EXPECT_FALSE(double_step_matters("8/8/8/8/3PP3/8/8/8", "8/8/8/4p3/8/6p1/8/8", rules));
        // e3 is occupied on the board the pawn came to.
        EXPECT_FALSE(double_step_matters("8/8/8/8/3pP3/4n3/8/8", pawn, rules));
    }
    EXPECT_TRUE(double_step_matters(with_pawn, empty, Rules::orthodox()));
    EXPECT_FALSE(double_step_matters(stepped, empty, Rules::orthodox()));
}

TEST(PositionKey, DiffersWithEverythingThatMatters) {
    const std::vector<std::string> fens{
        fen_of("4k3/8/8/8/8/8/8/R3K2R", empty, "w KQ -"),
        fen_of("4k3/8/8/8/8/8/8/R3K2R", empty, "w K -"),
        fen_of("4k3/8/8/8/8/8/8/R3K2R", empty, "w Q -"),
        fen_of("4k3/8/8/8/8/8/8/R3K2R", empty, "w - -"),
        fen_of("4k3/8/8/8/8/8/8/R3K2R", empty, "b KQ -"),
        fen_of("4k3/8/8/8/8/8/8/4K2R", "8/8/8/8/8/8/8/R7", "w K -"),
        fen_of("4k3/8/8/8/8/8/8/4K2R", "8/8/8/8/8/8/8/R7", "w - -"),
        fen_of("8/8/8/8/8/8/8/R3K2R", "4k3/8/8/8/8/8/8/8", "w KQ -"),
        fen_of("4k3/8/8/8/8/8/8/N3K2R", empty, "w - -"),
        fen_of("4k3/8/8/8/8/8/8/r3K2R", empty, "w - -"),
        fen_of("4k3/8/8/8/8/8/8/1R2K2R", empty, "w - -"),
    };
    std::set<std::uint64_t> index_parts;
    std::set<std::uint64_t> verify_parts;
    for (const std::string& fen : fens) {
        const Position position = position_of(fen);
        index_parts.insert(position.key().index_part);
        verify_parts.insert(position.key().verify_part);
        for (const std::string& other : fens) {
            EXPECT_EQ(position == position_of(other), fen == other) << fen << " and " << other;
        }
    }
    EXPECT_EQ(index_parts.size(), fens.size());
    EXPECT_EQ(verify_parts.size(), fens.size());
}

TEST(PositionKey, OfTheEnPassantFile) {
    std::set<std::uint64_t> keys;
    const std::string a = "8/8/8/8/8/8/8/8";
    const std::string b = "8/8/8/8/pPpPpPpP/8/8/8";
    for (const std::string_view square : {"b3", "d3", "f3", "h3"}) {
        keys.insert(position_of(fen_of(a, b, "b - " + std::string(square)), Rules::popeye())
                        .key()
                        .index_part);
    }
    EXPECT_EQ(keys.size(), 4U);
}

TEST(Position, EqualityLooksAtTheRules) {
    const std::string fen(game_array_fen);
    EXPECT_EQ(position_of(fen), position_of(fen));
    EXPECT_FALSE(position_of(fen) == position_of(fen, Rules::orthodox()));
    EXPECT_FALSE(position_of(fen) == position_of(fen, Rules::vchess()));
    EXPECT_FALSE(position_of(fen) == position_of(fen, Rules::popeye()));
}

void collect_keys(const Position& position, unsigned depth,
                  std::map<std::string, std::uint64_t>& keys) {
    EXPECT_EQ(position.key(), position.recomputed_key());
    auto setup = position.to_setup();
    if (!position.can_capture_in_passing()) {
        setup.en_passant.reset();
    }
    const auto [entry, is_new] = keys.emplace(write_two_board(setup), position.key().index_part);
    EXPECT_EQ(entry->second, position.key().index_part) << entry->first;
    if (depth > 0) {
        for (const Move move : sorted_legal_moves(position)) {
            collect_keys(position.after(move), depth - 1, keys);
        }
    }
}

TEST(PositionKey, OneKeyForOnePosition) {
    for (const Rules& rules : {Rules::vchess(), Rules::orthodox()}) {
        std::map<std::string, std::uint64_t> keys;
        collect_keys(position_of(std::string(game_array_fen), rules), thrift == 1 ? 3 : 2, keys);
        std::set<std::uint64_t> distinct;
        for (const auto& [fen, key] : keys) {
            distinct.insert(key);
        }
        EXPECT_EQ(distinct.size(), keys.size());
    }
}

}  // namespace
}  // namespace alicemate
