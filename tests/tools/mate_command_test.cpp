#include "tests/tools/positions.h"
#include "tests/tools/run_program.h"

#include <fstream>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace alicemate::test {
namespace {

using nlohmann::json;

/// Of a random game; Black, to move, mates in five.
const std::string five_mover = "8/5p2/5P2/4pP1p/8/8/8/1K6|8/3k4/8/8/1p5P/b7/8/8 b - -";

/// The program's answer, with few moves and a small table so that it is quick.
ProgramRun run_mate(std::vector<std::string> words, std::string input = {}) {
    words.insert(words.begin(), {"mate", "--hash", "16"});
    return run_program(std::move(words), std::move(input));
}

json mate_of(std::vector<std::string> words) {
    words.insert(words.end(), {"--format", "json"});
    const ProgramRun run = run_mate(words);
    EXPECT_EQ(run.status, 0) << run.err;
    EXPECT_EQ(run.lines().size(), 1U);
    return json::parse(run.out);
}

TEST(MateCommand, TellsTheShortestMateInWords) {
    const ProgramRun run = run_mate({"--fen", marks_fen});
    EXPECT_EQ(run.status, 0);
    ASSERT_EQ(run.lines().size(), 2U) << run.out;
    EXPECT_EQ(run.lines()[0], "mate in 2, none shorter");
    EXPECT_EQ(run.lines()[1].rfind("1.Kb1/A", 0), 0U) << run.out;
    EXPECT_EQ(run.out.back(), '\n');
    EXPECT_NE(run.out.find("#\n"), std::string::npos);
    EXPECT_EQ(run.err, "");
}

TEST(MateCommand, JsonHasTheFieldsOfTheContract) {
    const json mate = mate_of({"--fen", five_mover, "--threads", "1"});
    EXPECT_EQ(mate.at("fen"), five_mover);
    EXPECT_EQ(mate.at("rules"), "alice");
    EXPECT_EQ(mate.at("outcome"), "proved");
    EXPECT_EQ(mate.at("length"), 5);
    EXPECT_EQ(mate.at("minimal"), true);
    EXPECT_EQ(mate.at("no_mate_in"), 4);
    EXPECT_EQ(mate.at("line").size(), 9U);
    EXPECT_EQ(mate.at("line").at(0), "b4b3");
    EXPECT_FALSE(mate.contains("reason"));
    EXPECT_FALSE(mate.contains("first_moves"));
    EXPECT_EQ(mate.at("stats").at("threads"), 1);
    EXPECT_GT(mate.at("stats").at("nodes"), 0);
    EXPECT_LE(mate.at("stats").at("hash_bytes"), 16 << 20);
    EXPECT_TRUE(mate.at("stats").contains("seconds"));
}

TEST(MateCommand, LongerMatesThanAskedForDoNotCount) {
    const json mate = mate_of({"--fen", five_mover, "--max-moves", "4"});
    EXPECT_EQ(mate.at("outcome"), "refuted");
    EXPECT_EQ(mate.at("no_mate_in"), 4);
    EXPECT_FALSE(mate.contains("length"));
    EXPECT_FALSE(mate.contains("line"));
    const ProgramRun run = run_mate({"--fen", five_mover, "--max-moves", "4"});
    EXPECT_EQ(run.out, "no mate in 4\n");
    EXPECT_EQ(run.status, 0);
}

TEST(MateCommand, WhereThereIsNoMateAtAll) {
    const std::string mated = "k7/1Q6/2K5/8/8/8/8/8|8/8/8/8/8/8/8/8 b - -";
    EXPECT_EQ(run_mate({"--fen", mated}).out, "no mate, however long\n");
    const json mate = mate_of({"--fen", mated});
    EXPECT_EQ(mate.at("outcome"), "refuted");
    EXPECT_TRUE(mate.at("no_mate_in").is_null());
}

TEST(MateCommand, EverySearchFindsTheSame) {
    for (const std::string kind : {"both", "proof-number", "depth-first"}) {
        for (const std::string threads : {"1", "2"}) {
            const json mate = mate_of(
                {"--fen", five_mover, "--max-moves", "6", "--search", kind, "--threads", threads});
            EXPECT_EQ(mate.at("length"), 5) << kind;
            EXPECT_EQ(mate.at("minimal"), true) << kind;
        }
    }
}

TEST(MateCommand, JudgesAllFirstMoves) {
    const std::vector<std::string> words{"--fen", five_mover, "--all-first-moves", "--max-moves",
                                         "5"};
    const json mate = mate_of(words);
    ASSERT_EQ(mate.at("first_moves").size(), 10U);
    for (const json& first : mate.at("first_moves")) {
        const bool key = first.at("move") == "b4b3";
        EXPECT_EQ(first.contains("length"), key) << first;
        EXPECT_EQ(first.contains("refutation"), !key) << first;
    }
    const ProgramRun run = run_mate(words);
    EXPECT_EQ(run.lines().size(), 12U);
    EXPECT_NE(run.out.find("\nb3/A     mate in 5, none shorter\n"), std::string::npos) << run.out;
    EXPECT_NE(run.out.find("no mate in 5: 1..."), std::string::npos) << run.out;
}

TEST(MateCommand, AnswersOnePositionALine) {
    const std::string input = five_mover + "\nrubbish\n\n" + marks_fen + "\n";
    const ProgramRun run = run_mate({"--fen", "-", "--max-moves", "5"}, input);
    EXPECT_EQ(run.status, 3);
    EXPECT_EQ(run.err.rfind("<stdin>:2:", 0), 0U) << run.err;
    ASSERT_EQ(run.lines().size(), 6U) << run.out;
    EXPECT_EQ(run.lines()[0], "fen " + five_mover);
    EXPECT_EQ(run.lines()[1], "mate in 5, none shorter");
    EXPECT_EQ(run.lines()[3], "fen " + marks_fen);
    EXPECT_EQ(run.lines()[4], "mate in 2, none shorter");
    const ProgramRun quiet = run_mate({"--fen", "-", "--max-moves", "5", "--quiet"}, marks_fen);
    EXPECT_EQ(quiet.lines().size(), 2U) << quiet.out;
}

TEST(MateCommand, AnswersOneJsonObjectALine) {
    const ProgramRun run =
        run_mate({"--fen", "-", "--format", "json"}, "rubbish\n" + marks_fen + "\n");
    EXPECT_EQ(run.status, 3);
    ASSERT_EQ(run.lines().size(), 2U);
    EXPECT_EQ(json::parse(run.lines()[0]).at("outcome"), "error");
    EXPECT_EQ(json::parse(run.lines()[1]).at("length"), 2);
}

TEST(MateCommand, FollowsTheRules) {
    const std::string scholar = "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq -";
    EXPECT_EQ(mate_of({"--fen", scholar, "--rules", "orthodox"}).at("length"), 1);
    EXPECT_EQ(mate_of({"--fen", scholar, "--rules", "orthodox"}).at("rules"), "orthodox");
}

TEST(MateCommand, LimitsLeaveItUndecided) {
    const ProgramRun text = run_mate({"--max-nodes", "1000"});
    EXPECT_EQ(text.status, 4);
    EXPECT_NE(text.out.find("(undecided: nodes)"), std::string::npos) << text.out;
    const ProgramRun run = run_mate({"--max-time", "0.1", "--format", "json"});
    EXPECT_EQ(run.status, 4);
    EXPECT_EQ(json::parse(run.out).at("outcome"), "unknown");
    EXPECT_EQ(json::parse(run.out).at("reason"), "time");
}

TEST(MateCommand, AnInterruptionTellsWhatIsKnown) {
    Invocation invocation;
    invocation.arguments = {"mate", "--hash", "16"};
    invocation.signal = SIGINT;
    const ProgramRun run = run_program(invocation);
    EXPECT_EQ(run.status, 130);
    EXPECT_NE(run.out.find("(undecided: interrupted)"), std::string::npos) << run.out;
    EXPECT_LT(run.seconds_after_signal, 5);
}

TEST(MateCommand, DepthFirstSearchHasAGreatestLength) {
    const ProgramRun run = run_program({"mate", "--search", "depth-first", "--max-moves", "41"});
    EXPECT_EQ(run.status, 2);
    EXPECT_NE(run.err.find("at most 40"), std::string::npos) << run.err;
}

TEST(MateCommand, WrongWordsAreUsageErrors) {
    const std::vector<std::vector<std::string>> wrong{
        {"--search", "quick"}, {"--max-moves", "0"}, {"--max-moves", "251"},
        {"--max-moves", "x"},  {"operand"},          {"--certificate", "-"}};
    for (const auto& words : wrong) {
        const ProgramRun run = run_mate(words);
        EXPECT_EQ(run.status, 2) << words.front();
        EXPECT_EQ(run.out, "");
        EXPECT_NE(run.err.find("mate"), std::string::npos);
    }
    const ProgramRun help = run_mate({"--help"});
    EXPECT_EQ(help.status, 0);
    EXPECT_NE(help.out.find("--all-first-moves"), std::string::npos);
}

TEST(MateCommand, BadPositionsAreInputErrors) {
    EXPECT_EQ(run_mate({"--fen", "rubbish"}).status, 3);
    EXPECT_EQ(run_mate({"--fen", "kk6/8/8/8/8/8/8/K7|8/8/8/8/8/8/8/8 w - -"}).status, 3);
}

/// Positions of the bundled collection up to so many moves, every fourth one.
std::string short_mates(unsigned most, std::size_t count) {
    std::ifstream input(ALICEMATE_COLLECTIONS "/mates.epd");
    std::string positions;
    std::size_t found = 0;
    std::size_t seen = 0;
    for (std::string line; std::getline(input, line) && found < count;) {
        const std::size_t stipulation = line.find(" stip \"#");
        if (stipulation == std::string::npos || seen++ % 4 != 0 ||
            line[stipulation + 8] > static_cast<char>('0' + most)) {
            continue;
        }
        positions += line.substr(0, stipulation) + "\n";
        ++found;
    }
    return positions;
}

TEST(MateCommand, CertificatesOfMatesAreVerified) {
    const std::string positions = short_mates(5, 30);
    const ProgramRun run = run_mate({"--fen", "-", "--check", "--quiet"}, positions);
    EXPECT_EQ(run.status, 0) << run.err;
    EXPECT_EQ(run.lines().size(), 60U);
    const ProgramRun told = run_mate({"--fen", five_mover, "--check"});
    EXPECT_NE(told.err.find("certificate verified"), std::string::npos) << told.err;
    EXPECT_EQ(run_mate({"--fen", five_mover, "--check", "--max-moves", "4"}).status, 0);
}

}  // namespace
}  // namespace alicemate::test
