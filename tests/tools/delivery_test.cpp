#include "tests/tools/positions.h"
#include "tests/tools/run_program.h"

#include <filesystem>
#include <gtest/gtest.h>

namespace alicemate::test {
namespace {

const std::vector<std::vector<std::string>> commands{
    {"moves"},
    {"--help"},
    {"play", "e2e4"},
    {"show"},
    {"perft", "--depth", "2"},
    {"solve", "--fen", caillaud_fen, "--stipulation", "h#2"}};

TEST(Delivery, FullDiskIsNoSuccess) {
    if (!std::filesystem::exists("/dev/full")) {
        GTEST_SKIP() << "no /dev/full here";
    }
    for (const auto& words : commands) {
        Invocation invocation;
        invocation.arguments = words;
        invocation.output_path = "/dev/full";
        const ProgramRun run = run_program(invocation);
        EXPECT_EQ(run.status, 5) << words.front();
        EXPECT_NE(run.err.find("standard output"), std::string::npos) << run.err;
    }
}

// Complaints that nobody can read do not stop the work, nor change how it ends.
TEST(Delivery, AFullStandardErrorIsNoMatter) {
    if (!std::filesystem::exists("/dev/full")) {
        GTEST_SKIP() << "skipped: no /dev/full here";
    }
    const TemporaryFile good(caillaud_fen + " stip \"h#2\"; sols 2;\n", "good.epd");
    Invocation invocation;
    invocation.arguments = {"solve", "--quiet", "missing.epd", good.path()};
    invocation.error_path = "/dev/full";
    const ProgramRun run = run_program(invocation);
    EXPECT_EQ(run.status, 3);
    EXPECT_NE(run.out.find("sound"), std::string::npos) << run.out;
    invocation.arguments = {"no-such-command"};
    EXPECT_EQ(run_program(invocation).status, 2);
}

TEST(Delivery, BrokenPipeIsNoSuccess) {
    for (const auto& words : commands) {
        Invocation invocation;
        invocation.arguments = words;
        invocation.broken_pipe = true;
        const ProgramRun run = run_program(invocation);
        EXPECT_EQ(run.status, 5) << words.front();
        EXPECT_NE(run.err.find("standard output"), std::string::npos) << run.err;
    }
}

}  // namespace
}  // namespace alicemate::test
