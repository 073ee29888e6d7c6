#include "tests/tools/positions.h"
#include "tests/tools/run_program.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace alicemate::test {
namespace {

using nlohmann::json;
using Words = std::vector<std::string>;

ProgramRun play(const Words& moves, const Words& options = {}) {
    Words words{"play"};
    words.insert(words.end(), options.begin(), options.end());
    words.insert(words.end(), moves.begin(), moves.end());
    return run_program(words);
}

json play_json(const Words& moves, Words options = {}) {
    options.insert(options.end(), {"--format", "json"});
    const ProgramRun run = play(moves, options);
    EXPECT_EQ(run.status, 0) << run.err;
    return json::parse(run.out);
}

void expect_bad_move(const Words& moves, const std::string& begin, const std::string& part) {
    const ProgramRun run = play(moves);
    EXPECT_EQ(run.status, 3);
    EXPECT_EQ(run.out, "");
    EXPECT_EQ(run.err.rfind(begin, 0), 0U) << run.err;
    EXPECT_NE(run.err.find(part), std::string::npos) << run.err;
}

TEST(PlayCommand, KnownShortGamesEndInMate) {
    const std::vector<Words> games = {
        {"e2e4", "d7d5", "f1e2", "d5e4", "e2b5"},
        {"e2e4", "d7d6", "f1c4", "d8d2", "c4b5"},
        {"e2e4", "e7e5", "d1h5", "g8f6", "h5e5"},
        {"e2e4", "d7d5", "f1c4", "d5e4", "c4b5"},
        {"e2e4", "e7e5", "d1h5", "g7g6", "h5e5"},
        {"e2e4", "h7h5", "f1e2", "h8h4", "e2h5", "h4e4", "e1f1", "d7d5", "d1e2", "c8h3"},
        {"d2d4", "e7e6", "d1d6", "f8e7", "d6e5", "e8f8", "c1h6"}};
    for (const Words& game : games) {
        const json result = play_json(game);
        EXPECT_EQ(result.at("state"), "mate") << testing::PrintToString(game);
        EXPECT_EQ(result.at("san").size(), game.size());
    }
}

TEST(PlayCommand, JsonHasTheFieldsOfTheContract) {
    const json result = play_json({"e2e4", "d7d5", "f1e2", "d5e4", "e2b5"});
    EXPECT_EQ(result.at("fen"),
              "rnbqkbnr/ppp1pppp/8/1B6/4p3/8/PPPP1PPP/RNBQK1NR|8/8/8/8/8/8/8/8 b KQkq -");
    EXPECT_EQ(result.at("san"), (json{"e4", "d5", "Be2", "dxe4/A", "Bb5/A#"}));
}

TEST(PlayCommand, ReadsItsOwnAlgebraicMovesAndSkipsNumbers) {
    const json expected = play_json({"e2e4", "d7d5", "f1e2", "d5e4", "e2b5"});
    EXPECT_EQ(play_json({"e4", "d5", "Be2", "dxe4/A", "Bb5/A#"}), expected);
    EXPECT_EQ(play_json({"1.", "e4", "d5", "2.", "Be2", "2...", "dxe4/A", "3.Bb5/A"}), expected);
    EXPECT_EQ(play_json({"1. e4 d5 2. Be2 dxe4/A 3. Bb5/A#"}), expected);
}

TEST(PlayCommand, EqualsThePositionOfTheRulePage) {
    const std::string page = "rnbqkbnr/ppp1pppp/8/8/2p5/5O2/PP1PPPPP/RNBQKB1R w KQkq -";
    const json played = play_json({"Nf3", "d5", "c4", "dxc4/A"});
    EXPECT_EQ(played.at("fen"), play_json({}, {"--fen", page}).at("fen"));
}

TEST(PlayCommand, AdvancesCountersThatWereGiven) {
    const std::string fen = "4k3/8/8/8/8/8/p7/R3K3|8/8/8/8/8/8/8/8 b - - 12 30";
    EXPECT_EQ(play_json({"e8d8"}, {"--fen", fen}).at("fen"),
              "8/8/8/8/8/8/p7/R3K3|3k4/8/8/8/8/8/8/8 w - - 13 31");
    EXPECT_EQ(play_json({"e8d8", "a1a2"}, {"--fen", fen}).at("fen"),
              "8/8/8/8/8/8/8/4K3|3k4/8/8/8/8/8/R7/8 b - - 0 31");
}

TEST(PlayCommand, TextEndsWithFenMovesAndState) {
    const ProgramRun run = play({"e2e4", "d7d5", "f1e2", "d5e4", "e2b5"});
    EXPECT_EQ(run.status, 0);
    const std::string end =
        "fen rnbqkbnr/ppp1pppp/8/1B6/4p3/8/PPPP1PPP/RNBQK1NR|8/8/8/8/8/8/8/8 b KQkq -\n"
        "moves 1.e4 d5 2.Be2 dxe4/A 3.Bb5/A#\n"
        "state mate\n";
    ASSERT_GT(run.out.size(), end.size());
    EXPECT_EQ(run.out.substr(run.out.size() - end.size()), end);
    EXPECT_EQ(play({"e4"}, {"--quiet"}).lines().size(), 3U);
}

TEST(PlayCommand, FinishedGameIsNoError) {
    const std::string mate =
        "rnbqkbnr/ppp1pppp/8/1B6/4p3/8/PPPP1PPP/RNBQK1NR|8/8/8/8/8/8/8/8 b KQkq -";
    EXPECT_EQ(play_json({}, {"--fen", mate}).at("state"), "mate");
    EXPECT_EQ(play({"a7a6"}, {"--fen", mate}).status, 3);
}

TEST(PlayCommand, BadMovesAreNamedWithTheirPlaceAndKind) {
    expect_bad_move({"e4", "e9"}, "MOVE:2:", "\"e9\"");
    expect_bad_move({"1.", "e4", "d7d2"}, "MOVE:3:", "illegal");
    expect_bad_move({"e2e4", "e7e5", "e4d5"}, "MOVE:3:", "illegal");
    expect_bad_move({"e2e4", "1...\"x"}, "MOVE:2:", "\"x");
}

TEST(PlayCommand, AmbiguousMovesAreCalledSo) {
    const std::string fen = "4k3/8/8/8/8/8/8/R3K2R|8/8/8/8/8/8/8/8 w - -";
    const ProgramRun run = play({"Rd1"}, {"--fen", fen});
    EXPECT_EQ(run.status, 0) << "the king stands between the other rook and d1";
    const ProgramRun other =
        play({"Nd2"}, {"--fen", "4k3/8/8/8/8/5N2/8/1N2K3|8/8/8/8/8/8/8/8 w - -"});
    EXPECT_EQ(other.status, 3);
    EXPECT_NE(other.err.find("ambiguous"), std::string::npos) << other.err;
}

TEST(PlayCommand, PlaysFromEveryPositionOfStandardInput) {
    const ProgramRun run =
        run_program({"play", "--fen", "-", "--format", "json", "e1d1"},
                    "4k3/8/8/8/8/8/8/4K3|8/8/8/8/8/8/8/8 w - -\n" + array_fen + "\n");
    EXPECT_EQ(run.status, 3);
    ASSERT_EQ(run.lines().size(), 2U);
    EXPECT_EQ(json::parse(run.lines()[0]).at("san"), json{"Kd1"});
    EXPECT_NE(
        json::parse(run.lines()[1]).at("error").at("message").get<std::string>().find("line 2"),
        std::string::npos);
}

}  // namespace
}  // namespace alicemate::test
