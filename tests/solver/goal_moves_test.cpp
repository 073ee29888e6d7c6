#include "solver/goal_moves.h"

#include "tests/solver/solving.h"

#include <gtest/gtest.h>

namespace alicemate::testing {
namespace {

std::vector<std::string> keys_of(const std::string& fen, const std::string& stipulation) {
    const Solution solution = solve_text(position_of(fen, Rules::orthodox()), stipulation);
    return first_moves(std::get<BattleSolution>(solution.play).keys);
}

// Popeye 4.104 prints `1.0-0 !# !`: the king castles into a double check without a flight.
TEST(GoalMoves, CastlingMayMateTheMover) {
    EXPECT_EQ(keys_of("3k2r1/1b6/1b6/8/8/8/7P/4K2R w K -", "!#1"),
              std::vector<std::string>{"e1g1"});
}

TEST(GoalMoves, OtherGoalsAreReachedByLegalMovesOnly) {
    EXPECT_TRUE(keys_of("3k2r1/1b6/1b6/8/8/8/7P/4K2R w K -", "001").empty());
    EXPECT_EQ(keys_of("3k4/8/8/8/8/8/7P/4K2R w K -", "001"), std::vector<std::string>{"e1g1"});
}

}  // namespace
}  // namespace alicemate::testing
