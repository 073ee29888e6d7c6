#include "tests/tools/positions.h"
#include "tests/tools/run_program.h"

#include <gtest/gtest.h>

namespace alicemate::test {
namespace {

ProgramRun solve(const std::string& fen, const std::string& stipulation, const std::string& option,
                 const std::string& value) {
    return run_program({"solve", "--fen", fen, "--stipulation", stipulation, option, value});
}

// Marks's problem has one key, a2b1; Caillaud's has two solutions.
TEST(SolveClaim, NumberIsThatOfKeysOrSolutions) {
    EXPECT_EQ(solve(marks_fen, "#2", "--intended", "1").status, 0);
    EXPECT_EQ(solve(marks_fen, "#2", "--intended", "2").status, 1);
    EXPECT_EQ(solve(caillaud_fen, "h#2", "--intended", "1").status, 1);
    const ProgramRun sound = solve(caillaud_fen, "h#2", "--intended", "2");
    EXPECT_EQ(sound.status, 0);
    EXPECT_NE(sound.out.find("Verdict: sound"), std::string::npos) << sound.out;
    EXPECT_EQ(solve(caillaud_fen, "h#2", "--intended", "3").status, 1);
    EXPECT_EQ(solve(kings_fen, "#1", "--intended", "0").status, 0);
}

TEST(SolveClaim, KeysAreThoseAndNoOthers) {
    EXPECT_EQ(solve(marks_fen, "#2", "--intended-keys", "a2b1").status, 0);
    EXPECT_EQ(solve(marks_fen, "#2", "--intended-keys", "Kb1/A").status, 0);
    EXPECT_EQ(solve(marks_fen, "#2", "--intended-keys", "a3b3").status, 1);
    EXPECT_EQ(solve(marks_fen, "#2", "--intended-keys", "a2b1,a3b3").status, 1);
}

TEST(SolveClaim, IsStrongerThanTheFile) {
    const TemporaryFile file(caillaud_fen + " stip \"h#2\"; sols 1;\n" + caillaud_fen +
                             " stip \"h#2\";\n");
    EXPECT_EQ(run_program({"solve", file.path()}).status, 1);
    EXPECT_EQ(run_program({"solve", file.path(), "--intended", "2"}).status, 0);
    const TemporaryFile keys(marks_fen + " stip \"#2\"; bm a3b3;\n");
    EXPECT_EQ(run_program({"solve", keys.path(), "--intended", "1"}).status, 0);
    EXPECT_EQ(run_program({"solve", keys.path(), "--intended-keys", "a2b1"}).status, 0);
}

TEST(SolveClaim, OlivesEntriesClaimOneSolutionUnlessTheySayOtherwise) {
    const std::string entry =
        "---\nalgebraic: {white: [Ka1, Qc5, AliceB Rc3], black: [AliceB Ke5, AliceB Pd2]}\n"
        "stipulation: h#2\noptions: [Alice]\n";
    EXPECT_EQ(run_program({"solve", "-"}, entry).status, 1);
    EXPECT_EQ(run_program({"solve", "-"}, entry + "intended-solutions: 2\n").status, 0);
}

TEST(SolveClaim, RejectsWhatCannotBeClaimed) {
    EXPECT_EQ(solve(marks_fen, "#2", "--intended", "x").status, 2);
    EXPECT_EQ(solve(marks_fen, "#2", "--intended-keys", "a2b1,,a3b3").status, 2);
    EXPECT_EQ(solve(marks_fen, "#2", "--intended-keys", "").status, 2);
    EXPECT_EQ(solve(marks_fen, "#2", "--intended-keys", "a2a8").status, 3);
    const ProgramRun help = solve(caillaud_fen, "h#2", "--intended-keys", "e5e4");
    EXPECT_EQ(help.status, 3);
    EXPECT_NE(help.err.find("claimed keys with h#2"), std::string::npos) << help.err;
}

}  // namespace
}  // namespace alicemate::test
