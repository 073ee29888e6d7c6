#include "core/move_text.h"
#include "core/position_text.h"
#include "problems/verdict.h"
#include "solver/solve.h"
#include "tests/problems/reading.h"

#include <fstream>
#include <gtest/gtest.h>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

namespace alicemate {
namespace {

Readings read_collection(const std::string& name) {
    std::ifstream input(std::string(ALICEMATE_COLLECTIONS "/") + name);
    return read_all(*read_problems(input, name, {}));
}

Solution solve_posed(const Problem& problem, const PosedProblem& posed) {
    SolveOptions options;
    options.try_refutations = problem.options.try_refutations;
    options.count_only = problem.claim.solutions.has_value();
    return solve(posed.position, problem.stipulation, options, {});
}

TEST(Collections, ClassicsAreSoundAndHaveIdsOfTheirOwn) {
    std::set<std::string> ids;
    for (const auto& reading : read_collection("classics.epd")) {
        ASSERT_TRUE(reading) << to_string(reading.error());
        EXPECT_TRUE(ids.insert(reading->id).second) << reading->id;
        EXPECT_FALSE(reading->claim.empty()) << reading->id;
        for (const auto& posed : pose(*reading)) {
            ASSERT_TRUE(posed) << to_string(posed.error());
            EXPECT_FALSE(fault_of_claim(*reading, *posed)) << reading->id;
            EXPECT_EQ(judge(*reading, *posed, solve_posed(*reading, *posed)), Verdict::sound)
                << reading->id;
        }
    }
    EXPECT_GE(ids.size(), 10U);
}

/// Lines, or keys as lines of one move, in coordinates.
std::set<std::vector<std::string>> solutions_of(const Solution& solution) {
    std::set<std::vector<std::string>> lines;
    if (const auto* const battle = std::get_if<BattleSolution>(&solution.play)) {
        for (const FirstMove& key : battle->keys) {
            lines.insert({write_coordinate(key.attack.move)});
        }
        return lines;
    }
    for (const Line& line : std::get<HelpSolution>(solution.play).lines) {
        std::vector<std::string> texts;
        for (const Move move : line) {
            texts.push_back(write_coordinate(move));
        }
        lines.insert(texts);
    }
    return lines;
}

std::map<std::string, std::string> tries_of(const Solution& solution) {
    std::map<std::string, std::string> tries;
    if (const auto* const battle = std::get_if<BattleSolution>(&solution.play)) {
        for (const FirstMove& failed : battle->tries) {
            tries[write_coordinate(failed.attack.move)] =
                write_coordinate(failed.refutations.front());
        }
    }
    return tries;
}

/// The published problems by position, from the reference data.
std::map<std::string, nlohmann::json> published() {
    std::map<std::string, nlohmann::json> problems;
    std::ifstream input(ALICEMATE_SHARED_DATA "/problems.jsonl");
    for (std::string line; std::getline(input, line);) {
        const auto problem = nlohmann::json::parse(line);
        problems[problem["fen"]] = problem;
    }
    return problems;
}

TEST(Collections, AndernachIsAsPublished) {
    const auto problems = published();
    if (problems.empty()) {
        GTEST_SKIP() << "no problems.jsonl";
    }
    std::size_t count = 0;
    for (const auto& reading : read_collection("andernach2025.inp")) {
        ASSERT_TRUE(reading) << to_string(reading.error());
        for (const auto& posed : pose(*reading)) {
            ASSERT_TRUE(posed) << to_string(posed.error());
            const auto found = problems.find(write_two_board(posed->setup));
            ASSERT_NE(found, problems.end()) << reading->id << posed->twin;
            const nlohmann::json& expected = found->second;
            ++count;
            EXPECT_EQ(to_string(reading->stipulation), expected["stipulation"]);
            EXPECT_EQ(expected["source"].get<std::string>().rfind(reading->origin, 0), 0U);
            std::set<std::vector<std::string>> lines;
            for (const auto& line : expected.value("lines", nlohmann::json::array())) {
                lines.insert(line.get<std::vector<std::string>>());
            }
            for (const auto& key : expected.value("keys", nlohmann::json::array())) {
                lines.insert({key.get<std::string>()});
            }
            const Solution solution = solve_posed(*reading, *posed);
            EXPECT_EQ(solutions_of(solution), lines) << expected["id"];
            EXPECT_EQ(tries_of(solution),
                      (expected.value("tries", std::map<std::string, std::string>{})));
        }
    }
    EXPECT_EQ(count, 5U);
}

}  // namespace
}  // namespace alicemate
