// The published Alice problems: keys, tries with refutations, lines; and the shortest games.

#include "tests/naive/shared_data.h"
#include "tests/solver/random_cases.h"
#include "tests/solver/solving.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <map>
#include <nlohmann/json.hpp>

namespace alicemate::testing {
namespace {

using Texts = std::vector<std::string>;

void check_battle(const nlohmann::json& row, const BattleSolution& solution) {
    EXPECT_EQ(first_moves(solution.keys), row.at("keys").get<Texts>());
    if (!row.contains("tries")) {
        return;
    }
    std::map<std::string, std::string> tries;
    for (const FirstMove& first_move : solution.tries) {
        ASSERT_EQ(first_move.refutations.size(), 1U);
        tries[write_coordinate(first_move.attack.move)] =
            write_coordinate(first_move.refutations[0]);
    }
    EXPECT_EQ(tries, (row.at("tries").get<std::map<std::string, std::string>>()));
}

void check_help(const nlohmann::json& row, const HelpSolution& solution) {
    auto lines = coordinates(solution.lines);
    EXPECT_TRUE(solution.short_lines.empty());
    if (row.contains("lines")) {
        auto expected = row.at("lines").get<std::vector<Texts>>();
        std::sort(expected.begin(), expected.end());
        EXPECT_EQ(lines, expected);
        return;
    }
    EXPECT_EQ(lines.size(), row.at("solution_count").get<std::size_t>());
    for (const auto& line : row.at("including")) {
        EXPECT_TRUE(std::binary_search(lines.begin(), lines.end(), line.get<Texts>()));
    }
}

TEST(PublishedProblems, GiveExactlyTheStatedSolutions) {
    const auto rows = naive::shared_json("problems.jsonl");
    if (rows.empty()) {
        GTEST_SKIP() << naive::no_shared_data;
    }
    int solved = 0;
    for (const auto& row : rows) {
        const auto stipulation = read_stipulation(row.at("stipulation").get<std::string>());
        if (!stipulation) {
            continue;  // a proof game
        }
        SCOPED_TRACE(row.at("id").get<std::string>());
        SolveOptions options;
        options.try_refutations = 1;
        const Solution solution = solve(position_of(row.at("fen").get<std::string>()), *stipulation,
                                        options, SearchControl{});
        if (const auto* const battle = std::get_if<BattleSolution>(&solution.play)) {
            check_battle(row, *battle);
        } else {
            check_help(row, std::get<HelpSolution>(solution.play));
        }
        ++solved;
    }
    EXPECT_EQ(solved, 7);
}

}  // namespace
}  // namespace alicemate::testing
