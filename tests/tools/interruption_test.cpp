#include "tests/tools/positions.h"
#include "tests/tools/run_program.h"

#include <csignal>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace alicemate::test {
namespace {

using nlohmann::json;

// The work would go on for hours; how soon it ends is measured elsewhere, on a machine at rest.
constexpr double patience = 20;  ///< seconds

ProgramRun interrupt(std::vector<std::string> words, int signal = SIGINT) {
    Invocation invocation;
    invocation.arguments = std::move(words);
    invocation.signal = signal;
    return run_program(invocation);
}

TEST(Interruption, SolveStopsAndMarksWhatItKnows) {
    for (const int signal : {SIGINT, SIGTERM}) {
        const ProgramRun run =
            interrupt({"solve", "--fen", array_fen, "--stipulation", "h#4"}, signal);
        EXPECT_EQ(run.status, 130) << run.err;
        EXPECT_LT(run.seconds_after_signal, patience);
        EXPECT_FALSE(run.out.empty());
    }
}

TEST(Interruption, SolveGivesTheReasonInJson) {
    for (const std::string threads : {"1", "2"}) {
        const ProgramRun run =
            interrupt({"solve", "--stipulation", "h#4", "--format", "json", "--threads", threads});
        EXPECT_EQ(run.status, 130) << run.err;
        EXPECT_LT(run.seconds_after_signal, patience);
        const json result = json::parse(run.out);
        EXPECT_EQ(result.at("outcome"), "unknown");
        EXPECT_NE(result.at("reason").get<std::string>().find("interrupt"), std::string::npos);
    }
}

TEST(Interruption, BattlePlayStopsAsWell) {
    const ProgramRun run = interrupt({"solve", "--stipulation", "#8"});
    EXPECT_EQ(run.status, 130) << run.err;
    EXPECT_LT(run.seconds_after_signal, patience);
}

TEST(Interruption, NothingAfterTheInterruptedProblemIsBegun) {
    Invocation invocation;
    invocation.arguments = {"solve", "-", "--format", "json"};
    invocation.input =
        array_fen + " stip \"h#4\"; id \"one\";\n" + array_fen + " stip \"h#4\"; id \"two\";\n";
    invocation.signal = SIGINT;
    const ProgramRun run = run_program(invocation);
    EXPECT_EQ(run.status, 130);
    ASSERT_EQ(run.lines().size(), 1U);
    EXPECT_EQ(json::parse(run.out).at("id"), "one");
}

TEST(Interruption, PerftStopsAndMarksWhatItCounted) {
    const ProgramRun text = interrupt({"perft", "--depth", "12"});
    EXPECT_EQ(text.status, 130);
    EXPECT_LT(text.seconds_after_signal, patience);
    EXPECT_NE(text.out.find("partial (interrupted)"), std::string::npos) << text.out;

    const ProgramRun tally = interrupt({"perft", "--depth", "12", "--tally", "--format", "json"});
    EXPECT_EQ(tally.status, 130);
    EXPECT_LT(tally.seconds_after_signal, patience);
    EXPECT_EQ(json::parse(tally.out).at("reason"), "interrupted");
}

TEST(Interruption, WaitingForInputStops) {
    for (const std::vector<std::string>& words :
         {std::vector<std::string>{"moves", "--fen", "-"}, {"solve", "-"}, {"show", "-"}}) {
        Invocation invocation;
        invocation.arguments = words;
        invocation.endless_input = true;
        invocation.signal = SIGINT;
        const ProgramRun run = run_program(invocation);
        EXPECT_EQ(run.status, 130) << words.front();
        EXPECT_LT(run.seconds_after_signal, patience) << words.front();
        EXPECT_EQ(run.err, "") << words.front();
    }
}

// A shell starts what runs in the background with the signal ignored; then it stays so.
TEST(Interruption, AnIgnoredSignalStaysIgnored) {
    const auto previous = std::signal(SIGINT, SIG_IGN);
    Invocation invocation;
    invocation.arguments = {"solve", "--stipulation", "h#4", "--count", "--max-time", "1.5"};
    invocation.signal = SIGINT;
    const ProgramRun run = run_program(invocation);
    std::signal(SIGINT, previous);
    EXPECT_EQ(run.status, 4);
}

}  // namespace
}  // namespace alicemate::test
