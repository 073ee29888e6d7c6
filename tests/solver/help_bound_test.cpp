// What help search leaves out as hopeless must be hopeless: answers with and without it, and games
// played at random to their end, of which no position may be called hopeless.

#include "solver/help_bound.h"

#include "core/check.h"
#include "core/legal_moves.h"
#include "solver/stalemating_moves.h"
#include "tests/solver/random_cases.h"
#include "tests/solver/solving.h"

#include <gtest/gtest.h>
#include <ostream>

namespace alicemate::testing {
namespace {

struct Family {
    const char* stipulation;
    int max_men;
    unsigned samples;
};

void PrintTo(const Family& value, std::ostream* out) {
    *out << value.stipulation;
}

std::vector<Rules> all_rules() {
    return {Rules::alice(), Rules::popeye(), Rules::vchess(), Rules::orthodox()};
}

class Pruning : public ::testing::TestWithParam<Family> {};

HelpSolution help_solution(const Position& position, const Stipulation& stipulation, bool prune,
                           std::uint64_t& nodes) {
    SolveOptions options;
    options.prune = prune;
    options.set_play = true;
    options.hash_bytes = std::size_t{1} << 25U;
    const Solution solution = solve(position, stipulation, options, SearchControl{});
    nodes += solution.stats.nodes;
    return std::get<HelpSolution>(solution.play);
}

TEST_P(Pruning, ChangesNoAnswer) {
    const Family family = GetParam();
    const Stipulation stipulation = stipulation_of(family.stipulation);
    std::mt19937_64 random(std::hash<std::string>{}(family.stipulation));
    std::uint64_t pruned_nodes = 0;
    std::uint64_t all_nodes = 0;
    unsigned solvable = 0;
    for (unsigned i = 0; i < sample(family.samples); ++i) {
        for (const Rules& rules : all_rules()) {
            const std::string fen = random_case(random, rules, family.max_men);
            SCOPED_TRACE(to_string(rules) + ' ' + fen);
            const Position position = position_of(fen, rules);
            const HelpSolution pruned = help_solution(position, stipulation, true, pruned_nodes);
            const HelpSolution plain = help_solution(position, stipulation, false, all_nodes);
            ASSERT_EQ(coordinates(pruned.lines), coordinates(plain.lines));
            ASSERT_EQ(coordinates(pruned.short_lines), coordinates(plain.short_lines));
            ASSERT_EQ(coordinates(pruned.set_lines), coordinates(plain.set_lines));
            solvable += plain.line_count + plain.short_count > 0 ? 1 : 0;
        }
    }
    RecordProperty("solvable", static_cast<int>(solvable));
    RecordProperty("percent_of_nodes", static_cast<int>(100 * pruned_nodes / (all_nodes + 1)));
}

INSTANTIATE_TEST_SUITE_P(
    Families, Pruning,
    ::testing::Values(Family{"h#2.5", 5, 40}, Family{"h#3", 4, 12}, Family{"h=2", 7, 40},
                      Family{"h=2.5", 5, 16}, Family{"h=3", 4, 6}, Family{"ser-#5", 5, 10},
                      Family{"ser-=4", 6, 20}, Family{"ser-h#4", 6, 20}, Family{"ser-h=4", 6, 20},
                      Family{"hs#2.5", 5, 16}, Family{"hs=2.5", 5, 16}, Family{"hr#2.5", 5, 16},
                      Family{"ser-s#4", 6, 16}, Family{"reci-h#2.5", 5, 30},
                      Family{"reci-h=2.5", 5, 16}, Family{"exact-h#2.5", 5, 16},
                      Family{"exact-ser-h#4", 6, 12}, Family{"ser-r#4", 6, 12}));

/// Plays at random, to a goal whenever one is at hand, and returns all positions in turn; empty
/// when no goal is reached in `most` half-moves.
std::vector<Position> random_game(Position position, Goal goal, unsigned most,
                                  std::mt19937_64& random) {
    std::vector<Position> game{position};
    while (game.size() <= most) {
        const MoveList moves = sorted_legal_moves(position);
        if (moves.empty()) {
            return {};
        }
        Position next = position.after(moves[static_cast<unsigned>(random() % moves.size())]);
        for (const Move move : moves) {
            const Position after = position.after(move);
            if (!has_legal_move(after) && in_check(after) == (goal == Goal::mate)) {
                EXPECT_TRUE(goal == Goal::mate || StalematingMoves(position).may_stalemate(move));
                game.push_back(after);
                return game;
            }
        }
        position = next;
        game.push_back(position);
    }
    return {};
}

TEST(HelpBound, CallsNoPositionOfAFinishedGameHopeless) {
    constexpr unsigned longest_play = 14;
    unsigned finished = 0;
    std::mt19937_64 random(31);
    for (const Rules& rules : all_rules()) {
        for (unsigned i = 0; i < sample(4000); ++i) {
            const Goal goal = i % 2 == 0 ? Goal::mate : Goal::stalemate;
            const std::string fen = random_case(random, rules, i % 3 == 0 ? 24 : 9);
            const std::vector<Position> game =
                random_game(position_of(fen, rules), goal, 60, random);
            finished += game.empty() ? 0 : 1;
            for (unsigned left = 2; left <= longest_play && left < game.size(); ++left) {
                const Stipulation stipulation{Play::help, goal, longest_play};
                const Position& position = game[game.size() - 1 - left];
                const HelpBound bound(stipulation, rules);
                ASSERT_TRUE(bound.may_reach_at_sight(position, left) &&
                            bound.may_reach(position, left))
                    << to_string(rules) << ' ' << fen << ": "
                    << write_two_board(position.to_setup()) << " in " << left;
            }
        }
    }
    RecordProperty("finished", static_cast<int>(finished));
}

}  // namespace
}  // namespace alicemate::testing
