#include "tests/tools/positions.h"
#include "tests/tools/run_program.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace alicemate::test {
namespace {

using Words = std::vector<std::string>;

ProgramRun solve(const std::string& fen, const std::string& stipulation,
                 const Words& options = {}) {
    Words words{"solve", "--fen", fen, "--stipulation", stipulation};
    words.insert(words.end(), options.begin(), options.end());
    return run_program(words);
}

ProgramRun solve_file(const std::string& content) {
    const TemporaryFile file(content, "problems");
    return run_program({"solve", file.path()});
}

bool contains(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

TEST(SolveCommand, SoundProblemIsAsExpected) {
    const ProgramRun run = solve(marks_fen, "#2");
    EXPECT_EQ(run.status, 0) << run.err;
    EXPECT_EQ(run.err, "");
    EXPECT_TRUE(contains(run.out, "Kb1")) << run.out;
}

TEST(SolveCommand, HelpProblemWithoutClaimIsAsExpected) {
    EXPECT_EQ(solve(caillaud_fen, "h#2").status, 0);
    EXPECT_EQ(solve(rittirsch_fen, "h#2").status, 0);
}

TEST(SolveCommand, StipulationHasManySpellings) {
    EXPECT_EQ(solve(caillaud_fen, "H#2").out, solve(caillaud_fen, "h#2").out);
    EXPECT_EQ(solve(array_fen, "ser-h#3", {"--count"}).out,
              solve(array_fen, "SER-H#3", {"--count"}).out);
}

TEST(SolveCommand, NoSolutionAndCooksAreUnexpected) {
    EXPECT_EQ(solve(kings_fen, "#1").status, 1);
    // Rook or queen gives the mate on the back rank: two keys.
    EXPECT_EQ(
        solve("7k/R7/Q5K1/8/8/8/8/8|8/8/8/8/8/8/8/8 w - -", "#1", {"--rules", "orthodox"}).status,
        1);
}

TEST(SolveCommand, ClaimsOfTheFileDecide) {
    EXPECT_EQ(solve_file(caillaud_fen + " stip \"h#2\"; sols 2;\n").status, 0);
    EXPECT_EQ(solve_file(caillaud_fen + " stip \"h#2\"; sols 1;\n").status, 1);
    EXPECT_EQ(solve_file(caillaud_fen + " stip \"h#2\"; sols 3;\n").status, 1);
    EXPECT_EQ(solve_file(marks_fen + " stip \"#2\"; bm a2b1;\n").status, 0);
    EXPECT_EQ(solve_file(marks_fen + " stip \"#2\"; bm Kb1/A;\n").status, 0);
    EXPECT_EQ(solve_file(marks_fen + " stip \"#2\"; bm a3b3;\n").status, 1);
}

TEST(SolveCommand, StandardInputIsAFileNamedDash) {
    const ProgramRun run = run_program(
        {"solve", "-"}, caillaud_fen + " stip \"h#2\"; sols 2;\n" + marks_fen + " stip \"#2\";\n");
    EXPECT_EQ(run.status, 0) << run.err;
    EXPECT_TRUE(contains(run.out, "Kb1"));
}

TEST(SolveCommand, FenDashReadsOnePositionALine) {
    const ProgramRun run = run_program({"solve", "--fen", "-", "--stipulation", "h#2"},
                                       caillaud_fen + "\n\n" + rittirsch_fen + "\n");
    EXPECT_EQ(run.status, 0) << run.err;
    EXPECT_TRUE(contains(run.out, "Kf4")) << run.out;
    EXPECT_TRUE(contains(run.out, "Bb7")) << run.out;
}

TEST(SolveCommand, GameArrayIsTheDefault) {
    const ProgramRun run = run_program({"solve", "--stipulation", "h#2.5", "--count"});
    EXPECT_EQ(run.status, 0);
    EXPECT_TRUE(contains(run.out, "3250")) << run.out;
}

TEST(SolveCommand, VariationsAreShownForASinglePositionUnlessQuiet) {
    const ProgramRun full = solve(marks_fen, "#2");
    const ProgramRun quiet = solve(marks_fen, "#2", {"--quiet"});
    const ProgramRun asked = solve(marks_fen, "#2", {"--quiet", "--variations"});
    EXPECT_GT(full.out.size(), quiet.out.size());
    EXPECT_GT(asked.lines().size(), quiet.lines().size());
    const ProgramRun file = solve_file(marks_fen + " stip \"#2\";\n");
    EXPECT_LT(file.lines().size(), full.lines().size());
}

TEST(SolveCommand, TriesTakeTheNumberOfRefutationsAsNextWord) {
    const ProgramRun none = solve(marks_fen, "#2", {"--quiet"});
    const ProgramRun one = solve(marks_fen, "#2", {"--quiet", "--try"});
    const ProgramRun also_one = solve(marks_fen, "#2", {"--quiet", "--try", "1"});
    const ProgramRun two = solve(marks_fen, "#2", {"--quiet", "--try=2"});
    EXPECT_EQ(one.out, also_one.out);
    EXPECT_GT(one.out.size(), none.out.size());
    EXPECT_GE(two.out.size(), one.out.size());
}

TEST(SolveCommand, BundledCollectionsAreSound) {
    const std::string folder = ALICEMATE_COLLECTIONS;
    const ProgramRun run =
        run_program({"solve", folder + "/classics.epd", folder + "/andernach2025.inp"});
    EXPECT_EQ(run.status, 0) << run.err;
    EXPECT_EQ(run.err, "");
}

TEST(SolveCommand, TimeLimitLeavesItUndecided) {
    const ProgramRun run = solve(array_fen, "h#4", {"--max-time", "0.3"});
    EXPECT_EQ(run.status, 4);
    EXPECT_LT(run.seconds, 30);
}

TEST(SolveCommand, OtherLimitsLeaveItUndecided) {
    EXPECT_EQ(solve(array_fen, "h#4", {"--max-nodes", "10000"}).status, 4);
    EXPECT_EQ(solve(array_fen, "h#2.5", {"--max-solutions", "5"}).status, 4);
}

TEST(SolveCommand, GravestStatusOfSeveralProblemsWins) {
    const std::string sound = caillaud_fen + " stip \"h#2\"; sols 2;\n";
    const std::string cooked = caillaud_fen + " stip \"h#2\"; sols 1;\n";
    const std::string long_one = array_fen + " stip \"h#4\";\n";
    const std::string bad = "rubbish\n";
    const auto status = [](const std::string& content) {
        return run_program({"solve", "-", "--max-time", "0.3"}, content).status;
    };
    EXPECT_EQ(status(sound + cooked + sound), 1);
    EXPECT_EQ(status(long_one + cooked), 4);
    EXPECT_EQ(status(cooked + long_one), 4);
    EXPECT_EQ(status(bad + long_one + cooked), 3);
    EXPECT_EQ(status(sound + bad), 3);
}

TEST(SolveCommand, TwinsAreSolvedOneByOne) {
    const std::string twins =
        "BeginProblem\nCondition Alice\nStipulation h#2\n"
        "Pieces\n"
        "White Pe6g6g3 Rg2 Kh1\n"
        "Black Re7d2 Bg7d5 Pg4d3\n"
        "White AliceB Bf7\n"
        "Black AliceB Kf8\n"
        "Twin Move h1 h2\n"
        "EndProblem\n";
    const ProgramRun run = solve_file(twins);
    EXPECT_EQ(run.status, 0) << run.err << run.out;
    EXPECT_TRUE(contains(run.out, "Bb7")) << run.out;  // 1.Bb7 of the diagram
    EXPECT_TRUE(contains(run.out, "Rb2")) << run.out;  // 1.Rb2 of the twin
}

}  // namespace
}  // namespace alicemate::test
