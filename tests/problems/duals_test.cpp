#include "problems/duals.h"

#include "core/move_text.h"
#include "core/position_text.h"
#include "problems/battle_text.h"
#include "solver/solve.h"

#include <gtest/gtest.h>

namespace alicemate {
namespace {

constexpr Move key(Square(0), Square(8), PieceType::rook);
constexpr Move reply(Square(63), Square(62), PieceType::king);
constexpr Move other_reply(Square(63), Square(55), PieceType::king);

Attack attack_of(unsigned to, std::vector<Defence> defences = {}) {
    Attack attack;
    attack.move = Move(Square(1), static_cast<Square>(to), PieceType::queen);
    attack.defences = std::move(defences);
    return attack;
}

FirstMove key_of(unsigned moves, std::vector<Defence> defences) {
    FirstMove first;
    first.attack.move = key;
    first.attack.defences = std::move(defences);
    first.moves = moves;
    return first;
}

/// A key in three: one defence with two answers that mate at once, and one with an answer that lets
/// two moves mate at the end.
BattleSolution three_mover() {
    const Defence sooner{reply, false, false, {attack_of(2), attack_of(3)}};
    const Defence last{reply, false, false, {attack_of(4), attack_of(5)}};
    const Defence full{other_reply, false, false, {attack_of(6, {last})}};
    BattleSolution solution;
    solution.keys = {key_of(3, {sooner, full})};
    return solution;
}

TEST(Duals, MainOnesAreThoseOfFullLength) {
    const BattleSolution solution = three_mover();
    const auto duals = duals_of(solution, Duals::main);
    ASSERT_EQ(duals.size(), 1U);
    EXPECT_EQ(duals[0].path, (Line{key, other_reply, attack_of(6).move, reply}));
    EXPECT_EQ(duals[0].defence->answers.size(), 2U);
}

TEST(Duals, AllOfThemInTheOrderOfTheTree) {
    const BattleSolution solution = three_mover();
    const auto duals = duals_of(solution, Duals::all);
    ASSERT_EQ(duals.size(), 2U);
    EXPECT_EQ(duals[0].path, (Line{key, reply}));
    EXPECT_EQ(duals[1].path.size(), 4U);
}

TEST(Duals, NoneWhereNoneAreWanted) {
    EXPECT_TRUE(duals_of(three_mover(), Duals::none).empty());
}

TEST(Duals, TriesHaveNone) {
    BattleSolution solution = three_mover();
    std::swap(solution.keys, solution.tries);
    EXPECT_TRUE(duals_of(solution, Duals::all).empty());
}

TEST(Duals, BelowThreatsTheyCountAmongAllOnly) {
    BattleSolution solution;
    solution.keys = {key_of(3, {})};
    solution.keys[0].attack.threats = {
        attack_of(7, {{reply, false, false, {attack_of(2), attack_of(3)}}})};
    EXPECT_TRUE(duals_of(solution, Duals::main).empty());
    const auto duals = duals_of(solution, Duals::all);
    ASSERT_EQ(duals.size(), 1U);
    EXPECT_EQ(duals[0].path, (Line{key, Move(), attack_of(7).move, reply}));
}

// A four-mover of Popeye's suite (ep-010); that its last move has two answers is in Popeye's
// output.
TEST(Duals, OfAProblem) {
    const auto setup = read_position("1b3NrR/P1pp2pK/1p2p1RQ/5pP1/1P3pk1/1P6/2PPP2P/N7 w - f6 0 1");
    ASSERT_TRUE(setup);
    const auto position = Position::from(*setup, Rules::orthodox());
    ASSERT_TRUE(position);
    SolveOptions options;
    options.variations = true;
    const auto stipulation = *read_stipulation("#4");
    const Solution solution = solve(*position, stipulation, options, SearchControl{});
    const auto& battle = std::get<BattleSolution>(solution.play);
    const auto duals = duals_of(battle, Duals::main);
    ASSERT_EQ(duals.size(), 1U);
    std::vector<std::string> path;
    for (const Move move : duals[0].path) {
        path.push_back(write_coordinate(move));
    }
    EXPECT_EQ(path, (std::vector<std::string>{"g5f6", "g4f5", "g6g5", "f5e4", "h6g6", "e4d4"}));
    ASSERT_EQ(duals[0].defence->answers.size(), 2U);
    EXPECT_EQ(write_coordinate(duals[0].defence->answers[0].move), "c2c3");
    EXPECT_EQ(write_coordinate(duals[0].defence->answers[1].move), "g6d3");
    const std::string text = battle_text(*position, stipulation, battle, Duals::main);
    EXPECT_NE(text.find("4.c3#, 4.Qd3# (dual)"), std::string::npos) << text;
}

}  // namespace
}  // namespace alicemate
