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
