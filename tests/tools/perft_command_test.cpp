#include "tests/tools/positions.h"
#include "tests/tools/run_program.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace alicemate::test {
namespace {

using nlohmann::json;

json perft_json(std::vector<std::string> words) {
    words.insert(words.begin(), "perft");
    words.insert(words.end(), {"--format", "json"});
    const ProgramRun run = run_program(words);
    EXPECT_EQ(run.status, 0) << run.err;
    EXPECT_EQ(run.lines().size(), 1U);
    return json::parse(run.out);
}

std::uint64_t nodes(const std::vector<std::string>& words) {
    return perft_json(words).at("nodes");
}

TEST(PerftCommand, CountsTheGameArray) {
    const std::vector<std::uint64_t> expected{1, 20, 400, 9384, 219236, 5910465, 157727925};
    for (unsigned depth = 0; depth <= 6; ++depth) {
        EXPECT_EQ(nodes({"--depth", std::to_string(depth)}), expected[depth]) << depth;
    }
}

TEST(PerftCommand, FollowsTheReadingsOfEnPassant) {
    EXPECT_EQ(nodes({"--depth", "5", "--en-passant", "landing"}), 5910465U);
    EXPECT_EQ(nodes({"--depth", "5", "--en-passant", "departure"}), 5910723U);
    EXPECT_EQ(nodes({"--depth", "5", "--en-passant", "either"}), 5910723U);
    EXPECT_EQ(nodes({"--depth", "5", "--rules", "vchess"}), 5910723U);
    EXPECT_EQ(nodes({"--depth", "5", "--rules", "vchess", "--en-passant", "none"}), 5910465U);
}

TEST(PerftCommand, CountsOrthodoxChess) {
    EXPECT_EQ(nodes({"--depth", "5", "--rules", "orthodox"}), 4865609U);
}

TEST(PerftCommand, TalliesChecksMatesAndStalemates) {
    const std::vector<std::uint64_t> checks{70, 16857};
    const std::vector<std::uint64_t> mates{0, 3250};
    for (unsigned i = 0; i < 2; ++i) {
        const json result = perft_json({"--depth", std::to_string(4 + i), "--tally"});
        EXPECT_EQ(result.at("checks"), checks[i]);
        EXPECT_EQ(result.at("mates"), mates[i]);
        EXPECT_EQ(result.at("stalemates"), 0);
    }
    EXPECT_EQ(perft_json({"--depth", "4", "--tally", "--rules", "orthodox"}).at("mates"), 8);
    EXPECT_EQ(perft_json({"--depth", "5", "--tally", "--rules", "orthodox"}).at("mates"), 347);
}

TEST(PerftCommand, JsonHasTheFieldsOfTheContract) {
    const json plain = perft_json({"--depth", "3"});
    EXPECT_EQ(plain.at("fen"), array_fen);
    EXPECT_EQ(plain.at("rules"), "alice");
    EXPECT_EQ(plain.at("depth"), 3);
    EXPECT_TRUE(plain.at("nodes").is_number_unsigned());
    EXPECT_TRUE(plain.at("seconds").is_number());
    for (const char* const name : {"checks", "mates", "stalemates", "divide"}) {
        EXPECT_FALSE(plain.contains(name)) << name;
    }
}

TEST(PerftCommand, DividesByFirstMove) {
    const json divide = perft_json({"--depth", "3", "--divide"}).at("divide");
    EXPECT_EQ(divide.size(), 20U);
    std::uint64_t sum = 0;
    for (const auto& [move, count] : divide.items()) {
        sum += count.get<std::uint64_t>();
    }
    EXPECT_EQ(sum, 9384U);

    const ProgramRun text = run_program({"perft", "--depth", "2", "--divide", "--quiet"});
    ASSERT_EQ(text.lines().size(), 21U);
    EXPECT_EQ(text.lines().front(), "a2a3: 20");
    EXPECT_EQ(text.lines().back(), "total: 400");
}

TEST(PerftCommand, TextBeginsWithTheNodes) {
    const ProgramRun run = run_program({"perft", "--depth", "4", "--tally", "--quiet"});
    EXPECT_EQ(run.status, 0);
    EXPECT_EQ(run.out, "nodes 219236\nchecks 70\nmates 0\nstalemates 0\n");
}

TEST(PerftCommand, AnswersEveryPositionOfStandardInput) {
    const ProgramRun run = run_program({"perft", "--fen", "-", "--depth", "4", "--format", "json"},
                                       array_fen + "\n\n# a comment\n" + marks_fen + "\r\n");
    EXPECT_EQ(run.status, 0) << run.err;
    ASSERT_EQ(run.lines().size(), 2U);
    EXPECT_EQ(json::parse(run.lines()[0]).at("nodes"), 219236);
    EXPECT_EQ(json::parse(run.lines()[1]).at("nodes"), 1617509);
}

TEST(PerftCommand, PositionWithoutMovesHasNoGames) {
    // King on a1 (A), checked by the rook on a8 and hemmed in by the queen's lines.
    const std::string mate = "r7/8/8/8/8/8/8/K6k|8/8/8/8/8/8/8/1q6 w - -";
    const json moves = json::parse(run_program({"moves", "--fen", mate, "--format", "json"}).out);
    EXPECT_EQ(nodes({"--fen", mate, "--depth", "1"}), moves.at("moves").size());
}

TEST(PerftCommand, TimeLimitLeavesItUndecidedAndSaysSo) {
    const ProgramRun text = run_program({"perft", "--depth", "12", "--max-time", "0.3"});
    EXPECT_EQ(text.status, 4);
    EXPECT_NE(text.out.find("partial (time)"), std::string::npos) << text.out;
    EXPECT_LT(text.seconds, 30);

    const ProgramRun run =
        run_program({"perft", "--depth", "12", "--max-time", "0.3", "--format", "json"});
    EXPECT_EQ(run.status, 4);
    EXPECT_EQ(json::parse(run.out).at("outcome"), "unknown");
    EXPECT_EQ(json::parse(run.out).at("reason"), "time");
}

TEST(PerftCommand, NodeLimitLeavesItUndecided) {
    const ProgramRun run = run_program({"perft", "--depth", "8", "--max-nodes", "1000000"});
    EXPECT_EQ(run.status, 4);
    EXPECT_NE(run.out.find("partial (nodes)"), std::string::npos) << run.out;
}

}  // namespace
}  // namespace alicemate::test
