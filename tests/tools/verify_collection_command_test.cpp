#include "tests/tools/positions.h"
#include "tests/tools/run_program.h"

#include <fstream>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace alicemate::test {
namespace {

using nlohmann::json;
using Words = std::vector<std::string>;

const std::string good = caillaud_fen + " stip \"h#2\"; id \"P5\"; sols 2;\n";
const std::string mirrored = "8/8/8/5Q2/8/8/8/7K|8/8/8/3k4/8/5R2/4p3/8 b - - stip \"h#2\";\n";
const std::string unreachable = rittirsch_fen + " stip \"h#2\"; id \"P4\";\n";
const std::string without_stipulation = kings_fen + " id \"nothing asked\";\n";

ProgramRun verify(const std::string& input, Words options = {}) {
    Words words{"verify-collection", "-"};
    words.insert(words.end(), options.begin(), options.end());
    return run_program(words, input);
}

TEST(VerifyCollection, HasNothingToSayOfAGoodCollection) {
    const ProgramRun run = verify(good);
    EXPECT_EQ(run.status, 0);
    EXPECT_EQ(run.out, "");
    EXPECT_EQ(run.err, "alicemate: problems 1, warnings 0, notes 0, errors 0\n");
    EXPECT_EQ(verify(good, {"--quiet"}).err, "");
}

TEST(VerifyCollection, WarnsAsCompilersDo) {
    const ProgramRun run = verify(good + mirrored + unreachable);
    EXPECT_EQ(run.status, 1);
    EXPECT_EQ(run.lines(),
              (Words{"<stdin>:2:1: warning: the same play as \"P5\" (<stdin>:1:1), mirrored left "
                     "to right",
                     "<stdin>:3:1: warning: no game leads to this position: White's pawn g3 stands "
                     "on board A, but has moved once"}));
    EXPECT_EQ(run.err, "alicemate: problems 3, warnings 2, notes 0, errors 0\n");
}

TEST(VerifyCollection, NotesAreNoWarnings) {
    const ProgramRun run = verify(good + caillaud_fen + " stip \"h=2\";\n");
    EXPECT_EQ(run.status, 0);
    EXPECT_EQ(run.lines().size(), 1U);
    EXPECT_NE(run.out.find(":2:1: note: the same diagram"), std::string::npos) << run.out;
}

TEST(VerifyCollection, FaultyProblemsAreErrors) {
    const ProgramRun run = verify(good + without_stipulation + mirrored, {"--quiet"});
    EXPECT_EQ(run.status, 3);
    EXPECT_EQ(run.err.rfind("<stdin>:2:", 0), 0U) << run.err;
    EXPECT_NE(run.err.find("stip"), std::string::npos) << run.err;
    EXPECT_EQ(run.lines().size(), 1U) << run.out;  // the others are looked at all the same
    const ProgramRun unsound = verify("4k3/8/8/8/8/8/8/3KK3 w - - stip \"#2\";\n");
    EXPECT_EQ(unsound.status, 3);
    EXPECT_NE(unsound.err.find("<stdin>:1:1: White has more than one king"), std::string::npos);
    EXPECT_NE(unsound.err.find("errors 1"), std::string::npos) << unsound.err;
}

TEST(VerifyCollection, MissingStipulationsOfPopeyeInputAreErrors) {
    const ProgramRun run = verify(
        "BeginProblem\nCondition Alice\nPieces\nWhite AliceA Ka1\nBlack AliceB Kh8\n"
        "NextProblem\nCondition Alice\nStipulation h#2\nPieces\n"
        "White AliceA Ka1 Qc5\nWhite AliceB Rc3\nBlack AliceB Ke5 Pd2\nEndProblem\n");
    EXPECT_EQ(run.status, 3);
    EXPECT_NE(run.err.find("problems 1, warnings 0, notes 0, errors 1"), std::string::npos)
        << run.err;
}

TEST(VerifyCollection, JsonIsAnObjectALine) {
    const ProgramRun run =
        verify(good + mirrored + without_stipulation + unreachable, {"--format", "json"});
    EXPECT_EQ(run.status, 3);
    ASSERT_EQ(run.lines().size(), 3U) << run.out;
    const json same = json::parse(run.lines()[0]);
    EXPECT_EQ(same.at("outcome"), "warning");
    EXPECT_EQ(same.at("remark").at("kind"), "same-play");
    EXPECT_EQ(same.at("remark").at("other").at("id"), "P5");
    const json error = json::parse(run.lines()[1]);
    EXPECT_EQ(error.at("outcome"), "error");
    EXPECT_EQ(error.at("error").at("line"), 3);
    const json unreached = json::parse(run.lines()[2]);
    EXPECT_EQ(unreached.at("id"), "P4");
    EXPECT_EQ(unreached.at("remark").at("kind"), "unreachable");
    EXPECT_EQ(unreached.at("remark").at("reasons"), json::array({"pawn-board"}));
}

TEST(VerifyCollection, KindsCanBeIgnored) {
    const ProgramRun run =
        verify(good + mirrored + unreachable, {"--ignore", "unreachable,same-play"});
    EXPECT_EQ(run.status, 0);
    EXPECT_EQ(run.out, "");
    EXPECT_EQ(verify(good, {"--ignore", "nonsense"}).status, 2);
}

TEST(VerifyCollection, ComparesTheProblemsOfAllFiles) {
    const TemporaryFolder folder;
    std::ofstream(folder.file("a.epd")) << good;
    std::ofstream(folder.file("b.inp"))
        << "BeginProblem\nCondition Alice\nStipulation h#2\nPieces\n"
           "White AliceA Kh1 Qf5\nWhite AliceB Rf3\nBlack AliceB Kd5 Pe2\nEndProblem\n";
    for (const Words& operands :
         {Words{folder.file("a.epd"), folder.file("b.inp")}, Words{folder.file("")}}) {
        Words words{"verify-collection"};
        words.insert(words.end(), operands.begin(), operands.end());
        const ProgramRun run = run_program(words);
        EXPECT_EQ(run.status, 1) << run.err;
        ASSERT_EQ(run.lines().size(), 1U);
        EXPECT_EQ(run.out.rfind(folder.file("b.inp") + ":", 0), 0U) << run.out;
        EXPECT_NE(run.out.find("(" + folder.file("a.epd") +
                               ":1:1), mirrored left to right; the "
                               "rules are other ones"),
                  std::string::npos)
            << run.out;
    }
}

// What is known of a problem is told before the rest is read: the whole need not fit into memory.
TEST(VerifyCollection, TellsWhileItReads) {
    Invocation invocation;
    const TemporaryFile file(good + mirrored, "collection.epd");
    invocation.arguments = {"verify-collection", file.path(), "-"};
    invocation.endless_input = true;
    invocation.signal = SIGINT;
    const ProgramRun run = run_program(invocation);
    EXPECT_EQ(run.status, 130);
    EXPECT_EQ(run.lines().size(), 1U) << run.out;
}

TEST(VerifyCollection, BundledCollectionsHaveNoRepetitions) {
    const ProgramRun run = run_program(
        {"verify-collection", ALICEMATE_COLLECTIONS, "--ignore", "unreachable,same-diagram"});
    EXPECT_EQ(run.status, 0) << run.out << run.err;
}

TEST(VerifyCollection, WantsACollection) {
    EXPECT_EQ(run_program({"verify-collection"}).status, 2);
    EXPECT_EQ(run_program({"verify-collection", "/nowhere.epd"}).status, 3);
    EXPECT_EQ(run_program({"verify-collection", "--help"}).status, 0);
}

}  // namespace
}  // namespace alicemate::test
