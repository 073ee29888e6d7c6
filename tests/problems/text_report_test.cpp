#include "problems/reports.h"
#include "problems/solve_options.h"
#include "tests/problems/solution_values.h"

#include <gtest/gtest.h>

namespace alicemate {
namespace {

PosedFixture caillaud() {
    PosedFixture fixture =
        pose_text("8/8/8/2Q5/8/8/8/K7|8/8/8/4k3/8/2R5/3p4/8 b - -", "h#2", Rules::popeye());
    fixture.problem.author = "Michel Caillaud";
    fixture.problem.origin = "Andernach 2025, 5th place";
    return fixture;
}

Solution caillaud_solution(const Position& position) {
    HelpSolution play;
    play.lines = {line_of(position, {"e5e4", "c5e5", "d2d1b", "c3e3"}),
                  line_of(position, {"e5f4", "c5f5", "d2d1n", "c3f3"})};
    play.line_count = 2;
    Solution solution;
    solution.play = play;
    return solution;
}

TEST(TextReport, HelpProblem) {
    const auto [problem, posed] = caillaud();
    EXPECT_EQ(text_report(problem, posed, caillaud_solution(posed.position), Verdict::unjudged, {}),
              "1. Michel Caillaud, Andernach 2025, 5th place\n"
              "\n"
              "  A                      B\n"
              "8 . . . . . . . .      8 . . . . . . . .\n"
              "7 . . . . . . . .      7 . . . . . . . .\n"
              "6 . . . . . . . .      6 . . . . . . . .\n"
              "5 . . Q . . . . .      5 . . . . k . . .\n"
              "4 . . . . . . . .      4 . . . . . . . .\n"
              "3 . . . . . . . .      3 . . R . . . . .\n"
              "2 . . . . . . . .      2 . . . p . . . .\n"
              "1 K . . . . . . .      1 . . . . . . . .\n"
              "  a b c d e f g h        a b c d e f g h\n"
              "Black to move\n"
              "h#2, rules: popeye\n"
              "\n"
              "1.Ke4/A Qe5 2.d1=B/A Re3/A#\n"
              "1.Kf4/A Qf5 2.d1=N/A Rf3/A#\n"
              "\n"
              "Verdict: unjudged, 2 solutions\n");
}

TEST(TextReport, QuietAndCounts) {
    auto [problem, posed] = caillaud();
    const Solution solution = caillaud_solution(posed.position);
    ReportOptions options;
    options.quiet = true;
    EXPECT_EQ(text_report(problem, posed, solution, Verdict::unjudged, options),
              "1.Ke4/A Qe5 2.d1=B/A Re3/A#\n"
              "1.Kf4/A Qf5 2.d1=N/A Rf3/A#\n"
              "Verdict: unjudged, 2 solutions\n");
    options.count_only = true;
    problem.claim.solutions = 1;
    EXPECT_EQ(text_report(problem, posed, solution, Verdict::cooked, options),
              "Solutions: 2\n"
              "Verdict: cooked, 2 solutions; claimed: 1\n");
}

std::string first_lines(const std::string& report, int count) {
    std::size_t end = 0;
    for (; count > 0; --count) {
        end = report.find('\n', end) + 1;
    }
    return report.substr(0, end);
}

TEST(TextReport, Headings) {
    auto [problem, posed] = caillaud();
    const Solution solution = caillaud_solution(posed.position);
    const auto heading = [&, &problem = problem, &posed = posed] {
        return first_lines(text_report(problem, posed, solution, Verdict::unjudged, {}), 1);
    };
    problem.title = "Echo";
    EXPECT_EQ(heading(), "1. Michel Caillaud, Andernach 2025, 5th place, \"Echo\"\n");
    problem.author.clear();
    problem.id = "P5";
    EXPECT_EQ(heading(), "P5: Andernach 2025, 5th place, \"Echo\"\n");
    problem.origin.clear();
    problem.title.clear();
    EXPECT_EQ(heading(), "P5\n");
    problem.id = "12";
    EXPECT_EQ(heading(), "12.\n");
}

TEST(TextReport, TwinsAreNamed) {
    auto [problem, posed] = caillaud();
    const Solution solution = caillaud_solution(posed.position);
    posed.twin = "a";
    EXPECT_EQ(first_lines(text_report(problem, posed, solution, Verdict::unjudged, {}), 2),
              "1. Michel Caillaud, Andernach 2025, 5th place\na)\n");
    posed.twin = "b";
    posed.description = "Kh1-h2";
    EXPECT_EQ(first_lines(text_report(problem, posed, solution, Verdict::unjudged, {}), 2),
              "1. b) Kh1-h2\n\n");
    ReportOptions quiet;
    quiet.quiet = true;
    EXPECT_EQ(first_lines(text_report(problem, posed, solution, Verdict::unjudged, quiet), 1),
              "b) Kh1-h2\n");
}

TEST(TextReport, ChessOnOneBoardShowsOneBoard) {
    const auto [problem, posed] = pose_text("7k/8/5K2/8/8/8/8/6Q1 w - -", "#1", Rules::orthodox());
    BattleSolution play;
    play.keys.emplace_back();
    play.keys[0].attack = attack_of(posed.position, "g1g7", true);
    Solution solution;
    solution.play = play;
    EXPECT_EQ(text_report(problem, posed, solution, Verdict::sound, {}),
              "1.\n"
              "\n"
              "8 . . . . . . . k\n"
              "7 . . . . . . . .\n"
              "6 . . . . . K . .\n"
              "5 . . . . . . . .\n"
              "4 . . . . . . . .\n"
              "3 . . . . . . . .\n"
              "2 . . . . . . . .\n"
              "1 . . . . . . Q .\n"
              "  a b c d e f g h\n"
              "White to move\n"
              "#1, rules: orthodox\n"
              "\n"
              "1.Qg7#!\n"
              "\n"
              "Verdict: sound, 1 key: Qg7#\n");
}

/// The last line of the quiet report on two keys.
std::string verdict_line(Verdict verdict, const Claim& claim = {}, unsigned shortest = 2) {
    auto [problem, posed] = pose_text("8/8/8/2Q5/8/8/8/K7|8/8/8/4k3/8/2R5/8/8 w - -", "#2");
    problem.claim = claim;
    BattleSolution play;
    play.keys.resize(2);
    play.keys[0].attack = attack_of(posed.position, "c5a3");
    play.keys[1].attack = attack_of(posed.position, "c3c2");
    play.shortest = shortest;
    Solution solution;
    solution.play = play;
    ReportOptions quiet;
    quiet.quiet = true;
    const std::string report = text_report(problem, posed, solution, verdict, quiet);
    return report.substr(report.rfind("Verdict"));
}

TEST(TextReport, VerdictOfBattlePlayNamesTheKeys) {
    EXPECT_EQ(verdict_line(Verdict::cooked), "Verdict: cooked, 2 keys: Qa3, Rc2/A\n");
    EXPECT_EQ(verdict_line(Verdict::is_short, {}, 1),
              "Verdict: short, 2 keys: Qa3, Rc2/A; shortest in 1 move\n");
    Claim claim;
    claim.solutions = 3;
    claim.keys = {"Qa3", "Qb5"};
    claim.moves = 2;
    EXPECT_EQ(verdict_line(Verdict::wrong_count, claim),
              "Verdict: wrong count, 2 keys: Qa3, Rc2/A; claimed: 3 Qa3 Qb5 in 2 moves\n");
    EXPECT_EQ(verdict_line(Verdict::sound, claim), "Verdict: sound, 2 keys: Qa3, Rc2/A\n");
}

TEST(TextReport, APartialSolutionSaysWhy) {
    const auto [problem, posed] = caillaud();
    Solution solution = caillaud_solution(posed.position);
    solution.outcome = Outcome::unknown;
    ReportOptions quiet;
    quiet.quiet = true;
    for (const auto& [reason, words] : std::vector<std::pair<StopReason, std::string>>{
             {StopReason::time, "stopped by the time limit"},
             {StopReason::nodes, "stopped by the node limit"},
             {StopReason::solutions, "stopped by the limit of solutions"},
             {StopReason::interrupted, "interrupted"}}) {
        solution.reason = reason;
        EXPECT_EQ(first_lines(text_report(problem, posed, solution, Verdict::unjudged, quiet), 2),
                  "PARTIAL: " + words +
                      "; what follows was found by then\n1.Ke4/A Qe5 2.d1=B/A Re3/A#\n");
    }
}

/// The report on a problem in EPD, without heading and diagram, as the program solves it.
std::string quiet_report(const std::string& epd) {
    const Problem problem = only_problem(read_epd_text(epd));
    ReportOptions options;
    options.quiet = true;
    std::string text;
    for (const auto& posed : pose(problem)) {
        const Solution solution = solve(posed->position, posed->stipulation,
                                        solve_options(problem.options, posed->stipulation), {});
        text += text_report(problem, *posed, solution, judge(problem, *posed, solution), options);
    }
    return text;
}

TEST(TextReport, TwinsAndDuplexPhases) {
    EXPECT_EQ(quiet_report("k7/8/2K5/7r/8/8/7p/8 w - - stip #1; rules orthodox; duplex; "
                           "twins \"Add White Qb1\";"),
              "a)\nVerdict: no solution\n"
              "a), duplex\nVerdict: no solution\n"
              "b) +wQb1\n1.Qb7#!\nVerdict: sound, 1 key: Qb7#\n"
              "b) +wQb1, duplex\nVerdict: no solution\n");
}

TEST(TextReport, PlayAfterTheKey) {
    // Popeye: threat Rh8#; a7-a5 and a7-a6 refute.
    EXPECT_EQ(quiet_report("k7/p7/2K5/8/8/8/7R/8 b - - stip \"#2\"; rules orthodox; post-key;"),
              "Post-key play (threat: 2.Rh8#):\n"
              "    but 1...a5! 1...a6!\n"
              "Verdict: no solution\n");
}

TEST(TextReport, ParrySeriesAreLinesInWhichParriesHaveNoNumber) {
    // Popeye finds these six lines.
    EXPECT_EQ(quiet_report("1k6/8/2K5/8/8/8/8/Q7 w - - stip \"pser-#2\"; rules orthodox; "
                           "variations;"),
              "1.Qa6 2.Qb7#\n"
              "1.Qb2+ Ka7 2.Qb7#\n"
              "1.Qb2+ Ka8 2.Qb7#\n"
              "1.Qb2+ Kc8 2.Qh8#\n"
              "1.Qg7 2.Qb7#\n"
              "1.Kb6 2.Qh8#\n"
              "Verdict: cooked, 4 keys: Qa6, Qb2+, Qg7, Kb6\n");
}

}  // namespace
}  // namespace alicemate
