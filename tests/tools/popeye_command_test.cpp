// `alicemate popeye` in the place of Popeye, and `--format popeye`.

#include "tests/tools/positions.h"
#include "tests/tools/run_program.h"

#include <gtest/gtest.h>

namespace alicemate::test {
namespace {

// Popeye's own answer, with -regression.
const std::string twins =
    "BeginProblem\nStipulation #1\nPieces White Kc6 Qb3 Black Kc8\nOption NoBoard\n"
    "Twin Move b3 b4\nEndProblem\n";
const std::string answer_to_twins =
    "\na) \n\n   1.Qb3-g8 # !\n\n\nb) wQb3-->b4  \n\n   1.Qb4-f8 # !\n\n\nsolution finished.\n\n\n";

std::string first_line(const std::string& text) {
    return text.substr(0, text.find('\n'));
}

TEST(PopeyeCommand, SolvesAFile) {
    const TemporaryFile file(twins);
    const ProgramRun run = run_program({"popeye", "-maxmem", "4M", "-regression", file.path()});
    EXPECT_EQ(run.status, 0);
    EXPECT_EQ(run.out, answer_to_twins);
    EXPECT_EQ(run.err, "");
}

TEST(PopeyeCommand, SolvesStandardInputWithVersionAndTimes) {
    const ProgramRun run = run_program({"popeye", "-maxmem", "4M", "-maxtime", "60"}, twins);
    EXPECT_EQ(run.status, 0);
    EXPECT_EQ(first_line(run.out).rfind("alicemate ", 0), 0U) << run.out;
    EXPECT_NE(first_line(run.out).find("(4 MB)"), std::string::npos) << run.out;
    EXPECT_NE(run.out.find("\nsolution finished. Time = 0."), std::string::npos) << run.out;
    EXPECT_EQ(run.err, "");
}

TEST(PopeyeCommand, ReadsPopeyeInputOnlyAndUnderPopeyesRules) {
    const ProgramRun epd = run_program({"popeye"}, marks_fen + " stip \"#2\";\n");
    EXPECT_EQ(epd.status, 3);
    EXPECT_EQ(epd.err.rfind("<stdin>:1:1: ", 0), 0U) << epd.err;
    // A pawn may be taken in passing where it has landed. Three keys: a cook.
    const ProgramRun en_passant =
        run_program({"popeye", "-regression"},
                    "BeginProblem\nStipulation #1\nOption NoBoard EnPassant b7b6b5\n"
                    "Pieces White AliceB Kf3 White AliceB Qc8 White AliceA Rf6 White AliceA Pc5\n"
                    "Black AliceB Ka7 Black AliceA Pb5\nEndProblem\n");
    EXPECT_EQ(en_passant.status, 1);
    EXPECT_EQ(en_passant.out,
              "\n   1.c5*b6 ep.B # !\n\n   1.Rf6-a6B # !\n\n   1.Rf6-f7B # !\n\n\n"
              "solution finished.\n\n\n");
}

TEST(PopeyeCommand, WhatIsWrongIsToldAndTheOthersAreSolved) {
    const std::string input =
        "BeginProblem\nStipulation #1\nPieces White Kc6 Qb3 Black Kc8\nOption Quodlibet\n"
        "NextProblem\nStipulation #1\nPieces White Kc6 Qb3 Black Kc8\nOption NoBoard\nEndProblem\n";
    const ProgramRun run = run_program({"popeye", "-regression"}, input);
    EXPECT_EQ(run.status, 3);
    EXPECT_EQ(run.out, "\n   1.Qb3-g8 # !\n\n\nsolution finished.\n\n\n");
    EXPECT_EQ(run.err.rfind("<stdin>:4:8: ", 0), 0U) << run.err;
}

TEST(PopeyeCommand, TimeLimitLeavesAPartialSolution) {
    const std::string input =
        "BeginProblem\nInitialGameArray\nStipulation h#5\nOption NoBoard\nEndProblem\n";
    const ProgramRun run = run_program({"popeye", "-regression", "-maxtime", "0.2"}, input);
    EXPECT_EQ(run.status, 4);
    EXPECT_NE(run.out.find("Partial solution\n"), std::string::npos) << run.out;
}

TEST(PopeyeFormat, IsAnOutputOfSolve) {
    const ProgramRun run = run_program({"solve", "-", "--format", "popeye"}, twins);
    EXPECT_EQ(run.status, 0);
    EXPECT_EQ(run.out, answer_to_twins);
    const ProgramRun one = run_program(
        {"solve", "--fen", caillaud_fen, "--stipulation", "h#2", "--format", "popeye", "--quiet"});
    EXPECT_EQ(one.status, 0);
    // What Popeye prints for the problem of Andernach 2025.
    EXPECT_EQ(one.out,
              "\n  1.Ke5-e4A Qc5-e5B   2.d2-d1=BA Rc3-e3A #\n"
              "  1.Ke5-f4A Qc5-f5B   2.d2-d1=SA Rc3-f3A #\n\nsolution finished.\n\n\n");
}

}  // namespace
}  // namespace alicemate::test
