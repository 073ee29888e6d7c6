#include "tests/tools/positions.h"
#include "tests/tools/run_program.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace alicemate::test {
namespace {

using nlohmann::json;
using Words = std::vector<std::string>;

json solve_json(const std::string& fen, const std::string& stipulation, Words options = {}) {
    options.insert(options.begin(),
                   {"solve", "--fen", fen, "--stipulation", stipulation, "--format", "json"});
    const ProgramRun run = run_program(options);
    EXPECT_EQ(run.lines().size(), 1U) << run.out << run.err;
    return json::parse(run.out);
}

/// A list that may be absent instead of empty.
json list(const json& result, const char* name) {
    return result.value(name, json::array());
}

void expect_common_fields(const json& result, const std::string& fen,
                          const std::string& stipulation) {
    EXPECT_EQ(result.at("schema"), 1);
    EXPECT_TRUE(result.at("id").is_string());
    EXPECT_EQ(result.at("fen"), fen);
    EXPECT_EQ(result.at("rules"), "alice");
    EXPECT_EQ(result.at("stipulation"), stipulation);
    const json& stats = result.at("stats");
    EXPECT_TRUE(stats.at("nodes").is_number_unsigned());
    EXPECT_TRUE(stats.at("seconds").is_number());
    EXPECT_TRUE(stats.at("threads").is_number_unsigned());
    EXPECT_TRUE(stats.at("hash_bytes").is_number_unsigned());
}

TEST(SolveJson, BattlePlayGivesTheKeys) {
    const json result = solve_json(marks_fen, "#2");
    expect_common_fields(result, marks_fen, "#2");
    EXPECT_EQ(result.at("outcome"), "solved");
    EXPECT_EQ(result.at("verdict"), "sound");
    EXPECT_EQ(result.at("keys"), json::array({"a2b1"}));
    EXPECT_TRUE(list(result, "lines").empty());
    EXPECT_FALSE(result.contains("error"));
}

TEST(SolveJson, HelpPlayGivesTheLines) {
    const json result = solve_json(caillaud_fen, "h#2");
    expect_common_fields(result, caillaud_fen, "h#2");
    EXPECT_EQ(result.at("outcome"), "solved");
    const json expected = json::array({json::array({"e5e4", "c5e5", "d2d1b", "c3e3"}),
                                       json::array({"e5f4", "c5f5", "d2d1n", "c3f3"})});
    EXPECT_EQ(result.at("lines"), expected);
    EXPECT_EQ(result.at("solution_count"), 2);
    EXPECT_EQ(result.value("short_count", 0), 0);
}

TEST(SolveJson, TreeComesOnlyWhenAskedFor) {
    const auto has_tree = [](const json& result) {
        return result.contains("tree") && !result.at("tree").empty();
    };
    EXPECT_FALSE(has_tree(solve_json(marks_fen, "#2")));
    EXPECT_TRUE(has_tree(solve_json(marks_fen, "#2", {"--variations"})));
}

TEST(SolveJson, TriesComeWithTheirRefutations) {
    const json result = solve_json(marks_fen, "#2", {"--try"});
    const json tries = list(result, "tries");
    ASSERT_FALSE(tries.empty());
    for (const json& attempt : tries) {
        EXPECT_TRUE(attempt.at("move").is_string());
        EXPECT_EQ(attempt.at("refutations").size(), 1U);
    }
    EXPECT_TRUE(list(solve_json(marks_fen, "#2"), "tries").empty());
}

TEST(SolveJson, CountGivesTheNumberWithoutTheLines) {
    const json result = solve_json(array_fen, "h#2.5", {"--count"});
    EXPECT_EQ(result.at("solution_count"), 3250);
    EXPECT_TRUE(list(result, "lines").empty());
}

TEST(SolveJson, NoSolutionIsAVerdict) {
    const json result = solve_json(kings_fen, "#1");
    EXPECT_EQ(result.at("outcome"), "solved");
    EXPECT_EQ(result.at("verdict"), "no-solution");
    EXPECT_TRUE(list(result, "keys").empty());
}

TEST(SolveJson, LimitsAreTheReason) {
    const json time = solve_json(array_fen, "h#4", {"--max-time", "0.2"});
    EXPECT_EQ(time.at("outcome"), "unknown");
    EXPECT_EQ(time.at("verdict"), "unjudged");
    EXPECT_NE(time.at("reason").get<std::string>().find("time"), std::string::npos);
    const json solutions = solve_json(array_fen, "h#2.5", {"--max-solutions", "7"});
    EXPECT_EQ(solutions.at("outcome"), "unknown");
    EXPECT_NE(solutions.at("reason").get<std::string>().find("solutions"), std::string::npos);
}

TEST(SolveJson, ErrorsAreObjectsInTheirPlace) {
    const ProgramRun run = run_program({"solve", "-", "--format", "json"},
                                       caillaud_fen + " stip \"h#2\"; id \"one\";\n" +
                                           caillaud_fen + " stip \"banana\"; id \"two\";\n" +
                                           rittirsch_fen + " stip \"h#2\"; id \"three\";\n");
    EXPECT_EQ(run.status, 3);
    EXPECT_EQ(run.err, "");
    ASSERT_EQ(run.lines().size(), 3U);
    EXPECT_EQ(json::parse(run.lines()[0]).at("id"), "one");
    const json error = json::parse(run.lines()[1]);
    EXPECT_EQ(error.at("schema"), 1);
    EXPECT_EQ(error.at("outcome"), "error");
    EXPECT_TRUE(error.at("error").at("message").is_string());
    EXPECT_EQ(error.at("error").at("line"), 2);
    EXPECT_TRUE(error.at("error").at("column").is_number_unsigned());
    EXPECT_EQ(json::parse(run.lines()[2]).at("id"), "three");
}

}  // namespace
}  // namespace alicemate::test
