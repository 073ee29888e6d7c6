// The options of `solve` that restrict or widen the play. Popeye's answers to the same: `#3` has
// the keys Kb6 and Rxh2, with Threat 1 only Kb6.

#include "tests/tools/run_program.h"

#include <gtest/gtest.h>

namespace alicemate::test {
namespace {

using Words = std::vector<std::string>;

const std::string three_mover = "k7/7R/2K5/8/8/8/7p/8 w - -";

std::string solve(const std::string& fen, const std::string& stipulation, Words options) {
    Words words{"solve",         "--fen",     fen,       "--quiet",
                "--stipulation", stipulation, "--rules", "orthodox"};
    words.insert(words.end(), options.begin(), options.end());
    return run_program(words).out;
}

TEST(SolveOptions, RestrictionsOfTheAttacker) {
    EXPECT_EQ(solve(three_mover, "#3", {"--max-flights", "3"}),
              "1.Kb6!\n1.Rxh2!\nVerdict: cooked, 2 keys: Kb6, Rxh2\n");
    EXPECT_EQ(solve(three_mover, "#3", {"--max-threat", "1"}),
              "1.Kb6!\nVerdict: sound, 1 key: Kb6\n");
    EXPECT_EQ(solve(three_mover, "#3", {"--non-trivial", "0,1"}),
              "1.Kb6!\n1.Rxh2!\nVerdict: cooked, 2 keys: Kb6, Rxh2\n");
}

TEST(SolveOptions, FirstMovesAreCountedInTheOrderOfTheLists) {
    // The king has seven moves, of which Kb6 is the second; the rook's come behind them.
    EXPECT_EQ(solve(three_mover, "#3", {"--first-moves", "1-7"}),
              "1.Kb6!\nVerdict: sound, 1 key: Kb6\n");
    EXPECT_EQ(solve(three_mover, "#3", {"--first-moves", "8"}),
              "1.Rxh2!\nVerdict: sound, 1 key: Rxh2\n");
}

TEST(SolveOptions, DuplexIsASecondPhase) {
    EXPECT_EQ(solve(three_mover, "h#1", {"--duplex"}),
              "Verdict: no solution\nduplex\nVerdict: no solution\n");
}

TEST(SolveOptions, PlayAfterTheKey) {
    EXPECT_EQ(solve("k7/p7/2K5/8/8/8/7R/8 b - -", "#2", {"--post-key-play"}),
              "Post-key play (threat: 2.Rh8#):\n    but 1...a5! 1...a6!\nVerdict: no solution\n");
    EXPECT_EQ(run_program({"solve", "--post-key-play", "x.epd"}).status, 2);
}

TEST(SolveOptions, VariationsWithoutThreats) {
    const std::string with = solve(three_mover, "#3", {"--variations"});
    const std::string without = solve(three_mover, "#3", {"--variations", "--no-threats"});
    EXPECT_NE(with.find("threat"), std::string::npos) << with;
    EXPECT_EQ(without.find("threat"), std::string::npos) << without;
}

TEST(SolveOptions, BadNumbersAreUsageErrors) {
    for (const Words& words :
         {Words{"--non-trivial", "3"}, Words{"--non-trivial", "1,x"}, Words{"--first-moves", "0"},
          Words{"--first-moves", "2-"}, Words{"--max-flights", "-1"}}) {
        Words all{"solve", "--stipulation", "#1"};
        all.insert(all.end(), words.begin(), words.end());
        EXPECT_EQ(run_program(all).status, 2) << words[0] << words[1];
    }
}

TEST(SolveOptions, NotesOfAFileAreToldOnStandardError) {
    const TemporaryFile file(
        "BeginProblem\nForsyth k7/8/1K6/8/8/8/8/7R\nStip #1\nOption Intelligent\nEndProblem\n",
        "problems");
    const ProgramRun run = run_program({"solve", "--quiet", file.path()});
    EXPECT_EQ(run.status, 0);
    EXPECT_EQ(run.out, "1.Rh8#!\nVerdict: sound, 1 key: Rh8#\n");
    EXPECT_EQ(run.err, file.path() +
                           ":4:8: note: option \"Intelligent\" is passed over: all "
                           "solutions are found\n");
}

}  // namespace
}  // namespace alicemate::test
