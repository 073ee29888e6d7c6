#include "tests/tools/positions.h"
#include "tests/tools/run_program.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <set>

namespace alicemate::test {
namespace {

using nlohmann::json;

json moves_json(const std::string& fen, std::vector<std::string> options = {}) {
    std::vector<std::string> words{"moves", "--fen", fen, "--format", "json"};
    words.insert(words.end(), options.begin(), options.end());
    const ProgramRun run = run_program(words);
    EXPECT_EQ(run.status, 0) << run.err;
    return json::parse(run.out);
}

std::set<std::string> coordinates(const json& result) {
    std::set<std::string> moves;
    for (const json& move : result.at("moves")) {
        moves.insert(move.at("coordinate").get<std::string>());
    }
    return moves;
}

TEST(MovesCommand, GameArrayIsTheDefault) {
    const ProgramRun run = run_program({"moves"});
    EXPECT_EQ(run.status, 0);
    ASSERT_EQ(run.lines().size(), 21U);
    EXPECT_EQ(run.lines().front(), "a2a3 a3");
    EXPECT_EQ(run.lines().back(), "state normal");
    EXPECT_NE(std::find(run.lines().begin(), run.lines().end(), "e2e4 e4"), run.lines().end());
}

TEST(MovesCommand, JsonHasTheFieldsOfTheContract) {
    const json result = moves_json(array_fen);
    EXPECT_EQ(result.at("fen"), array_fen);
    EXPECT_EQ(result.at("state"), "normal");
    ASSERT_EQ(result.at("moves").size(), 20U);
    const json first = {{"coordinate", "a2a3"}, {"san", "a3"}};
    EXPECT_EQ(result.at("moves").front(), first);
}

TEST(MovesCommand, ListsExactlyTheLegalMoves) {
    // Popeye's test of move generation, and of the king's step into an attack on the first board.
    EXPECT_EQ(coordinates(moves_json("8/8/8/8/7B/6p1/8/3K4|8/8/8/6p1/5P2/8/8/8 w - -")),
              (std::set<std::string>{"f4f5", "f4g5", "d1e2", "d1c2", "d1c1", "d1d2", "d1e1", "h4g3",
                                     "h4d8", "h4e7", "h4f6"}));
    EXPECT_EQ(coordinates(moves_json("8/8/8/8/8/p7/8/K7|8/8/8/8/8/8/8/8 w - -")),
              (std::set<std::string>{"a1a2", "a1b1"}));
}

TEST(MovesCommand, MarksTheReturnToBoardA) {
    const json result = moves_json("8/8/8/3k4/8/2P5/8/8|8/8/8/8/8/4P3/8/8 w - -");
    std::set<std::string> san;
    for (const json& move : result.at("moves")) {
        san.insert(move.at("san").get<std::string>());
    }
    EXPECT_EQ(san, (std::set<std::string>{"c4", "e4/A+"}));
}

TEST(MovesCommand, TellsTheState) {
    // Three final positions of published games and rule pages; all are mate.
    for (const std::string fen :
         {"8/p7/8/P5p1/1n1P1rP1/8/8/6b1|8/8/1ppp1k2/7p/4K3/2n5/8/8 w - -",
          "4k3/pp2p2p/8/8/8/8/P7/1K1r4|8/8/2p1b1pb/8/2p5/2P2P2/4r3/8 w - -",
          "4Q3/3k1B2/3p4/8/8/8/PPPP2PP/RNB1K1NR|rnb2bnr/ppp1p1pp/8/8/4P3/8/5q2/8 b - -"}) {
        const json result = moves_json(fen);
        EXPECT_EQ(result.at("state"), "mate") << fen;
        EXPECT_TRUE(result.at("moves").empty()) << fen;
    }
    EXPECT_EQ(moves_json("7k/5Q2/6K1/8/8/8/8/8|8/8/8/8/8/8/8/8 b - -", {"--rules", "orthodox"})
                  .at("state"),
              "stalemate");
    EXPECT_EQ(moves_json("7k/8/8/8/8/8/8/K6R|8/8/8/8/8/8/8/8 b - -").at("state"), "check");
}

TEST(MovesCommand, ReadsEveryNotationOfPositions) {
    const json expected = moves_json("8/8/8/3k4/8/2P5/8/8|8/8/8/8/8/4P3/8/8 w - -");
    EXPECT_EQ(moves_json("8/8/8/3k4/8/2P1|P3/8/8 w - - 0 1").at("moves"), expected.at("moves"));
    EXPECT_EQ(moves_json("8/8/8/3k4/8/2P1S3/8/8 w - -").at("moves"), expected.at("moves"));
}

TEST(MovesCommand, KeepsTheCountersOfTheFen) {
    EXPECT_EQ(moves_json(array_fen + " 3 17").at("fen"), array_fen + " 3 17");
}

TEST(MovesCommand, AnswersEveryPositionOfStandardInput) {
    const ProgramRun run =
        run_program({"moves", "--fen", "-", "--format", "json"},
                    array_fen + "\n" + "rubbish\n" + "8/8/8/8/8/p7/8/K7|8/8/8/8/8/8/8/8 w - -");
    EXPECT_EQ(run.status, 3);
    ASSERT_EQ(run.lines().size(), 3U);
    EXPECT_EQ(json::parse(run.lines()[0]).at("moves").size(), 20U);
    EXPECT_EQ(json::parse(run.lines()[1]).at("error").at("line"), 2);
    EXPECT_EQ(json::parse(run.lines()[2]).at("moves").size(), 2U);
}

}  // namespace
}  // namespace alicemate::test
