#include "tests/solver/solving.h"

#include <atomic>
#include <chrono>
#include <gtest/gtest.h>
#include <thread>

namespace alicemate::testing {
namespace {

// Far longer than any limit used here: tens of millions of games.
const char* const endless = "h#4";

Position array() {
    return *Position::from(game_array(), Rules::alice());
}

TEST(Limits, NodesEndASearchAsUnknown) {
    for (const unsigned threads : {1U, 2U}) {
        SolveOptions options;
        options.threads = threads;
        options.alone = {};
        options.limits.nodes = 20000;
        const Solution solution = solve_text(array(), endless, options);
        EXPECT_EQ(solution.outcome, Outcome::unknown);
        EXPECT_EQ(solution.reason, StopReason::nodes);
        EXPECT_GE(solution.stats.nodes, 20000U);
        EXPECT_LE(solution.stats.nodes, 40000U);
    }
}

TEST(Limits, TimeEndsASearchAsUnknown) {
    SolveOptions options;
    options.limits.time = std::chrono::duration<double>(0.05);
    const Solution solution = solve_text(array(), endless, options);
    EXPECT_EQ(solution.outcome, Outcome::unknown);
    EXPECT_EQ(solution.reason, StopReason::time);
    EXPECT_GE(solution.stats.seconds, 0.05);
}

TEST(Limits, SolutionsEndASearchWithThatMany) {
    for (const unsigned threads : {1U, 2U}) {
        SolveOptions options;
        options.threads = threads;
        options.alone = {};
        options.limits.solutions = 5;
        const Solution solution = solve_text(array(), "h#2.5", options);
        EXPECT_EQ(solution.outcome, Outcome::unknown);
        EXPECT_EQ(solution.reason, StopReason::solutions);
        const auto& help = std::get<HelpSolution>(solution.play);
        EXPECT_EQ(help.lines.size() + help.short_lines.size(), 5U);
        EXPECT_EQ(help.line_count, help.lines.size());
    }
}

TEST(Limits, TheSolutionsGivenAreTheFirstInOrder) {
    const Solution whole = solve_text(array(), "h#2.5");
    const auto& all = std::get<HelpSolution>(whole.play).lines;
    for (const unsigned threads : {1U, 2U}) {
        SolveOptions options;
        options.threads = threads;
        options.alone = {};
        options.limits.solutions = 7;
        const Solution solution = solve_text(array(), "h#2.5", options);
        EXPECT_EQ(coordinates(std::get<HelpSolution>(solution.play).lines),
                  coordinates(std::vector<Line>(all.begin(), all.begin() + 7)));
        options.count_only = true;
        const Solution counted = solve_text(array(), "h#2.5", options);
        EXPECT_EQ(std::get<HelpSolution>(counted.play).line_count, 7U);
    }
}

TEST(Limits, ALimitThatLeavesNothingUndoneIsNone) {
    SolveOptions options;
    options.limits.solutions = 3250;
    const Solution solution = solve_text(array(), "h#2.5", options);
    EXPECT_EQ(std::get<HelpSolution>(solution.play).lines.size(), 3250U);
    options.limits.solutions = 3251;
    EXPECT_EQ(solve_text(array(), "h#2.5", options).outcome, Outcome::solved);
}

TEST(Limits, SetPlayIsNotCountedAsSolutions) {
    const Position position =
        position_of("7K/8/8/5p2/8/8/8/8|8/5N1k/8/8/8/8/1R6/2Q5 b - -", Rules::popeye());
    SolveOptions options;
    options.set_play = true;
    options.limits.solutions = 3;
    const Solution solution = solve_text(position, "h#2", options);
    const auto& help = std::get<HelpSolution>(solution.play);
    EXPECT_EQ(help.lines.size() + help.short_lines.size(), 3U);
    EXPECT_FALSE(help.set_lines.empty());
}

TEST(Limits, AStopIsHeededAtOnceAndKeepsWhatIsKnown) {
    for (const unsigned threads : {1U, 2U}) {
        std::stop_source source;
        SearchControl control;
        control.stop = source.get_token();
        SolveOptions options;
        options.threads = threads;
        options.alone = {};
        std::jthread stopper([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(300));
            source.request_stop();
        });
        const Solution solution = solve(array(), stipulation_of(endless), options, control);
        EXPECT_EQ(solution.outcome, Outcome::unknown);
        EXPECT_EQ(solution.reason, StopReason::interrupted);
        const auto& help = std::get<HelpSolution>(solution.play);
        EXPECT_GE(help.line_count, help.lines.size());
        EXPECT_LE(help.lines.size(), 20000U);
        EXPECT_TRUE(help.line_count == 0 || !help.lines.empty());
    }
}

// A stop between two first moves leaves the keys found until then, never a wrong "no solution".
TEST(Limits, AStoppedBattleIsUnknown) {
    std::stop_source source;
    source.request_stop();
    SearchControl control;
    control.stop = source.get_token();
    const Position position =
        position_of("1k6/4p3/4P3/3nK3/3p4/3P4/b1P5/8|N7/b2Q4/1p4p1/1P6/r3pP1B/2P1P3/8/8 w - -");
    const Solution solution = solve(position, stipulation_of("#3"), SolveOptions{}, control);
    EXPECT_EQ(solution.outcome, Outcome::unknown);
    EXPECT_EQ(solution.reason, StopReason::interrupted);
}

TEST(Limits, TheObserverSeesTheSearchAdvance) {
    std::atomic<int> calls{0};
    std::atomic<int> inside{0};
    std::uint64_t nodes = 0;
    SearchControl control;
    control.observer = [&](const Progress& progress) {
        EXPECT_EQ(++inside, 1);
        EXPECT_GE(progress.nodes, nodes);
        nodes = progress.nodes;
        ++calls;
        --inside;
    };
    SolveOptions options;
    options.threads = 2;
    options.alone = {};
    options.limits.time = std::chrono::duration<double>(0.5);
    solve(array(), stipulation_of(endless), options, control);
    EXPECT_GE(calls, 1);
    EXPECT_GT(nodes, 0U);
}

}  // namespace
}  // namespace alicemate::testing
