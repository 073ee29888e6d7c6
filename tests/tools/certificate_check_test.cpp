// `--check` with checkers that are not what they should be: a copy of the program stands beside a
// script called alicemate-check.

#include "tests/tools/run_program.h"

#include <csignal>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>

namespace alicemate::test {
namespace {

namespace fs = std::filesystem;

using Words = std::vector<std::string>;

class CertificateCheck : public ::testing::Test {
protected:
    /// The checker becomes this script of the shell.
    void put_checker(const std::string& script) const {
        std::ofstream(folder_ / "alicemate-check") << "#!/bin/sh\n" << script << "\n";
        fs::permissions(folder_ / "alicemate-check", fs::perms::owner_all);
    }

    /// Solves a problem whose certificate is longer than a pipe holds.
    [[nodiscard]] ProgramRun solve(const Words& options = {}, int signal = 0) const {
        Invocation invocation;
        invocation.program = program_.path();
        invocation.signal = signal;
        invocation.arguments = {
            "solve",
            "--count",
            "--stipulation",
            "#3",
            "--check",
            "--fen",
            "1k6/4p3/4P3/3nK3/3p4/3P4/b1P5/8|N7/b2Q4/1p4p1/1P6/r3pP1B/2P1P3/8/8 w - -"};
        invocation.arguments.insert(invocation.arguments.end(), options.begin(), options.end());
        return run_program(invocation);
    }

    [[nodiscard]] std::string file(const std::string& name) const { return folder_ / name; }

    void SetUp() override {
        fs::copy_file(ALICEMATE_PROGRAM, program_.path(), fs::copy_options::overwrite_existing);
        fs::permissions(program_.path(), fs::perms::owner_all);
    }

private:
    TemporaryFile program_{"", "alicemate"};
    fs::path folder_ = fs::path(program_.path()).parent_path();
};

TEST_F(CertificateCheck, ARejectedCertificateIsTold) {
    put_checker("cat >/dev/null; echo '-:7: a wrong length' >&2; exit 5");
    const ProgramRun run = solve();
    EXPECT_EQ(run.status, 5);
    EXPECT_EQ(run.err, "alicemate: 1: certificate rejected: -:7: a wrong length\n");
    EXPECT_NE(run.out.find("Verdict: sound"), std::string::npos);
    EXPECT_EQ(solve({"--quiet"}).err, run.err);
}

TEST_F(CertificateCheck, ACheckerThatReadsNothingIsNoTrouble) {
    put_checker("exit 5");
    EXPECT_EQ(solve().status, 5);
    put_checker("exit 0");
    EXPECT_EQ(solve().status, 0);
}

TEST_F(CertificateCheck, ACheckerThatTalksALotIsNoTrouble) {
    put_checker("yes | head -c 300000; cat >/dev/null; exit 0");
    EXPECT_EQ(solve().status, 0);
}

TEST_F(CertificateCheck, WithoutVerdictItIsNotChecked) {
    put_checker("echo 'out of memory'; exit 4");
    EXPECT_EQ(solve().status, 5);
    EXPECT_EQ(solve().err, "alicemate: 1: certificate not checked: out of memory\n");
    put_checker("kill -9 $$");
    EXPECT_EQ(solve().status, 5);
    EXPECT_EQ(solve().err,
              "alicemate: 1: certificate not checked: alicemate-check was ended by signal 9\n");
}

TEST_F(CertificateCheck, WithoutCheckerTheStatusSaysSo) {
    const ProgramRun run = solve();
    EXPECT_EQ(run.status, 5);
    EXPECT_EQ(run.err,
              "alicemate: cannot run " + file("alicemate-check") + ": No such file or directory\n");
}

TEST_F(CertificateCheck, AFileIsCheckedByItsName) {
    put_checker("echo \"$# $1 $(head -n 1 \"$1\")\"; exit 5");
    const std::string name = file("proof");
    const ProgramRun run = solve({"--quiet", "--certificate", name});
    EXPECT_EQ(run.err,
              "alicemate: 1: certificate rejected: 1 " + name + " alicemate-certificate 1\n");
    EXPECT_TRUE(fs::exists(name));
}

TEST_F(CertificateCheck, AnInterruptionEndsTheCheckerToo) {
    put_checker("exec sleep 60");
    for (const Words& options : {Words{}, Words{"--certificate", file("proof")}}) {
        const ProgramRun run = solve(options, SIGTERM);
        EXPECT_EQ(run.status, 130);
        EXPECT_LT(run.seconds_after_signal, 20);
        EXPECT_TRUE(run.err.ends_with(": interrupted\n")) << run.err;
    }
}

}  // namespace
}  // namespace alicemate::test
