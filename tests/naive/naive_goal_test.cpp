// Tests of the goals. What is right comes from Popeye.

#include "tests/naive/naive_goal.h"

#include <gtest/gtest.h>
#include <ostream>

namespace alicemate::naive {
namespace {

Options orthodox() {
    Options options;
    options.transfer = false;
    options.en_passant = Options::EnPassant::landing;
    return options;
}

struct Case {
    const char* name;
    GoalKind kind;
    const char* fen;
    std::vector<std::string> moves;  ///< those that reach the goal
};

void PrintTo(const Case& value, std::ostream* out) {
    *out << value.name;
}

class NaiveGoal : public ::testing::TestWithParam<Case> {};

TEST_P(NaiveGoal, IsReachedByTheseMoves) {
    const State state = parse(GetParam().fen, orthodox());
    std::vector<std::string> moves;
    for (const Successor& move : reaching_moves(state, {GetParam().kind}))
        moves.push_back(move.move);
    EXPECT_EQ(moves, GetParam().moves);
    EXPECT_EQ(can_reach_at_once(state, {GetParam().kind}), !moves.empty());
}

const Case cases[] = {
    {"Mate", GoalKind::mate, "7k/8/6K1/8/8/8/Q7/8 w - -", {"a2a8"}},
    {"Stalemate", GoalKind::stalemate, "7k/8/8/8/8/8/8/K4Q2 w - -", {"f1f7"}},
    {"DoubleStalemate", GoalKind::double_stalemate, "8/8/8/8/p4p1p/5P1k/P4P1p/7K w - -", {"a2a3"}},
    {"AutoStalemateOnly", GoalKind::auto_stalemate, "2k5/8/p7/8/P7/8/5q2/7K w - -", {"a4a5"}},
    {"NoDoubleStalemate", GoalKind::double_stalemate, "2k5/8/p7/8/P7/8/5q2/7K w - -", {}},
    {"MateOrStalemate", GoalKind::mate_or_stalemate, "8/8/8/8/8/K1R5/8/k7 w - -", {"c3b3", "c3c1"}},
    {"DoubleMateWithSelfCheck", GoalKind::double_mate, "8/8/8/8/6pN/5KPk/4p1pq/7R w - -", {"f3g2"}},
    {"CounterMateByAMatedSide",
     GoalKind::counter_double_mate,
     "8/8/8/8/6r1/K1q5/8/kB6 w - -",
     {"a3a2"}},
    {"DoubleMateNotByAMatedSide", GoalKind::double_mate, "8/8/8/8/6r1/K1q5/8/kB6 w - -", {}},
    {"AutoMate", GoalKind::auto_mate, "k6r/8/8/2b5/5n2/6p1/7P/7K w - -", {"h2g3"}},
    {"NoAutoMateIfTheKingMayBeTaken", GoalKind::auto_mate, "3k4/2N5/1K6/8/8/8/8/8 b - -", {}},
    {"CheckAndMate", GoalKind::check, "7k/8/6K1/8/8/8/r7/1R6 w - -", {"b1b8", "b1h1"}},
    {"Capture", GoalKind::capture, "7k/7p/8/8/8/8/p7/K6R w - -", {"a1a2", "h1h7"}},
    {"CaptureEnPassant", GoalKind::capture, "3k4/8/8/K2pP3/8/8/8/6R1 w - d6", {"e5d6"}},
    {"EnPassant", GoalKind::en_passant, "3k4/8/8/K2pP3/4p3/3P4/8/8 w - d6", {"e5d6"}},
    {"Castling", GoalKind::castling, "4k3/8/8/8/2p5/1P6/8/R3K2R w KQ -", {"e1c1", "e1g1"}},
    {"AnyMove", GoalKind::any_move, "7k/8/8/8/8/p7/P7/K7 w - -", {"a1b1"}},
};

INSTANTIATE_TEST_SUITE_P(Goals, NaiveGoal, ::testing::ValuesIn(cases),
                         [](const auto& info) { return info.param.name; });

TEST(NaiveGoalTarget, CountsWhoeverArrives) {
    const State state = parse("3k4/8/8/K2pP3/8/8/8/6R1 w - d6", orthodox());
    const Goal passed_over{GoalKind::target, {3, 5}};
    ASSERT_EQ(reaching_moves(state, passed_over).size(), 1u);
    EXPECT_EQ(reaching_moves(state, passed_over)[0].move, "e5d6");
    EXPECT_FALSE(can_reach_at_once(state, {GoalKind::target, {3, 4}}));
}

TEST(NaiveGoalTarget, CastlingIsTheKingsArrival) {
    const State state = parse("6k1/8/8/8/8/8/8/4K2R w K -", orthodox());
    const auto moves = [&](Square target) {
        std::vector<std::string> texts;
        for (const Successor& move : reaching_moves(state, {GoalKind::target, target}))
            texts.push_back(move.move);
        return texts;
    };
    EXPECT_EQ(moves({6, 0}), (std::vector<std::string>{"e1g1", "h1g1"}));
    EXPECT_EQ(moves({5, 0}), (std::vector<std::string>{"e1f1", "h1f1"}));
}

TEST(NaiveGoal, AKingsMoveIsNeverAllowedToFailTheFirstTest) {
    // Under the rules of Alice chess g1 is attacked on A, where the king would move.
    const std::string black = "7r/8/8/8/8/8/6r1/k6";
    const State state = parse(black + "K|8/8/8/8/8/8/8/8 w - -", {});
    for (const Successor& move : moves_into_check(state))
        EXPECT_NE(move.move, "h1g1");
}

TEST(NaiveGoal, MustAndMayBeReached) {
    const State state = parse("8/8/8/8/pp6/kp5P/p7/K7 b - -", orthodox());
    EXPECT_TRUE(must_reach_at_once(state, {GoalKind::mate}));
    const State free = parse("8/8/8/8/8/kp5P/p7/K7 b - -", orthodox());
    EXPECT_TRUE(can_reach_at_once(free, {GoalKind::mate}));
    EXPECT_FALSE(must_reach_at_once(free, {GoalKind::mate}));
}

}  // namespace
}  // namespace alicemate::naive
