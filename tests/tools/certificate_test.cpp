// `solve --certificate` and `--check`: certificates that alicemate-check verifies, and what is said
// where there is none.

#include "tests/sampling.h"
#include "tests/temporary_folder.h"
#include "tests/tools/run_program.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <sstream>

namespace alicemate::test {
namespace {

namespace fs = std::filesystem;

using Words = std::vector<std::string>;

const std::string three_mover =
    "1k6/4p3/4P3/3nK3/3p4/3P4/b1P5/8|N7/b2Q4/1p4p1/1P6/r3pP1B/2P1P3/8/8 w - -";

std::string content_of(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

bool is_compressed(const std::string& content) {
    return content.starts_with("\x28\xb5\x2f\xfd");
}

ProgramRun solve(const std::string& fen, const std::string& stipulation, const Words& options) {
    Words words{"solve", "--count", "--fen", fen, "--stipulation", stipulation};
    words.insert(words.end(), options.begin(), options.end());
    return run_program(words);
}

/// Solves all EPD lines with --check, and expects that every certificate is verified.
void expect_verified(const std::string& lines, const Words& options = {}) {
    const auto count = static_cast<std::ptrdiff_t>(std::count(lines.begin(), lines.end(), '\n'));
    const TemporaryFile file(lines, "problems.epd");
    Words words{"solve", "--count", "--check", file.path()};
    words.insert(words.end(), options.begin(), options.end());
    const ProgramRun run = run_program(words);
    EXPECT_LE(run.status, 1) << run.err;
    std::ptrdiff_t verified = 0;
    for (std::size_t at = 0;
         (at = run.err.find(": certificate verified\n", at)) != std::string::npos; ++at) {
        ++verified;
    }
    EXPECT_EQ(verified, count) << run.err;
    EXPECT_EQ(run.err.find("no certificate"), std::string::npos) << run.err;
}

/// The lines of a file that the filter likes.
template <typename Filter>
std::string lines_of(const std::string& path, Filter filter) {
    std::ifstream file(path);
    std::string lines;
    for (std::string line; std::getline(file, line);) {
        if (!line.empty() && line[0] != '#' && filter(line)) {
            lines += line + '\n';
        }
    }
    return lines;
}

/// Of JSON rows with `fen` and `stipulation`, every n-th whose stipulation is among those given.
std::string epd_of_rows(const std::string& path, const Words& stipulations, unsigned every) {
    unsigned number = 0;
    std::string epd;
    lines_of(path, [&](const std::string& line) {
        const auto row = nlohmann::json::parse(line);
        const auto stipulation = row.at("stipulation").get<std::string>();
        const bool is_wanted =
            std::find(stipulations.begin(), stipulations.end(), stipulation) != stipulations.end();
        if (is_wanted && number++ % every == 0) {
            epd += row.at("fen").get<std::string>() + " stip \"" + stipulation + "\";\n";
        }
        return false;
    });
    return epd;
}

TEST(Certificate, OfEveryKindOfBattleInTheBenchList) {
    const std::string lines =
        lines_of(ALICEMATE_COLLECTIONS "/bench.epd", [](const std::string& line) {
            static const Words ids{"mate2-",       "mate3-1",   "mate4-3",    "mate4-4",
                                   "self2-2",      "self2-3",   "self3-1",    "self4-2",
                                   "reflex2-",     "reflex3-3", "semireflex", "stalemate2-1",
                                   "selfstalemate"};
            return std::any_of(ids.begin(), ids.end(), [&](const std::string& id) {
                return line.find("id \"" + id) != std::string::npos;
            });
        });
    ASSERT_FALSE(lines.empty());
    expect_verified(lines);
}

TEST(Certificate, OfPublishedAliceProblems) {
    const std::string epd = epd_of_rows(ALICEMATE_SHARED_DATA "/problems.jsonl", {"#2", "#3"}, 1);
    if (epd.empty()) {
        GTEST_SKIP() << "skipped: the shared data is not on this machine";
    }
    expect_verified(epd);
}

TEST(Certificate, OfRandomPositions) {
    const std::string epd = epd_of_rows(ALICEMATE_SHARED_DATA "/popeye_alice_random.jsonl",
                                        {"#2", "s#2", "=2"}, 4 * thrift);
    if (epd.empty()) {
        GTEST_SKIP() << "skipped: the shared data is not on this machine";
    }
    expect_verified(epd, {"--rules", "popeye"});
}

TEST(Certificate, OfOrthodoxMates) {
    const std::string lines =
        lines_of(ALICEMATE_SHARED_DATA "/mate_bench.epd",
                 [](const std::string& line) { return line.find("bm #3;") != std::string::npos; });
    if (lines.empty()) {
        GTEST_SKIP() << "skipped: the shared data is not on this machine";
    }
    std::string epd;
    std::istringstream rows(lines);
    for (std::string line; std::getline(rows, line);) {
        epd += line.substr(0, line.find(" bm ")) + " stip \"#3\";\n";
    }
    expect_verified(epd, {"--rules", "orthodox"});
}

TEST(Certificate, IsWrittenAsTextIfShort) {
    const TemporaryFolder folder;
    const ProgramRun run =
        solve(three_mover, "#3", {"--certificate", folder.file("proof.cert"), "--check"});
    EXPECT_EQ(run.status, 0);
    EXPECT_EQ(run.out.find("certificate"), std::string::npos);
    EXPECT_TRUE(
        run.err.starts_with("alicemate: 1: certificate " + folder.file("proof.cert") + ", "))
        << run.err;
    EXPECT_TRUE(run.err.ends_with("alicemate: 1: certificate verified\n")) << run.err;
    const std::string text = content_of(folder.file("proof.cert"));
    EXPECT_NE(text.find("claim keys h4g3 in 3\nclaim no mate in 2\nnodes\n"), std::string::npos);
    EXPECT_EQ(folder.names(), Words{"proof.cert"});
    EXPECT_EQ(solve(three_mover, "#3", {"--quiet", "--check"}).err, "");
}

TEST(Certificate, IsCompressedIfTheNameWantsItOrItIsLong) {
    const TemporaryFolder folder;
    const std::string small = folder.file("small.cert.zst");
    EXPECT_EQ(solve(three_mover, "#3", {"--check", "--certificate", small}).status, 0);
    EXPECT_TRUE(is_compressed(content_of(small)));
    const std::string large = folder.file("large");
    EXPECT_EQ(solve(three_mover, "#5", {"--check", "--certificate", large}).status, 1);
    EXPECT_TRUE(is_compressed(content_of(large)));
}

TEST(Certificate, DoesNotDependOnThreads) {
    const TemporaryFolder folder;
    for (const std::string threads : {"1", "2"}) {
        solve(three_mover, "#4", {"--certificate", folder.file(threads), "--threads", threads});
    }
    EXPECT_EQ(content_of(folder.file("1")), content_of(folder.file("2")));
}

TEST(Certificate, OfSeveralProblemsAreNumbered) {
    const TemporaryFolder folder;
    const TemporaryFile problems(
        "k7/8/1K6/8/8/8/8/7R w - - rules \"orthodox\"; stip \"#1\"; duplex;\n"
        "k7/8/1K6/8/8/8/8/7R w - - rules \"orthodox\"; stip \"h#2\"; id \"help\";\n"
        "8/8/8/8/8/8/8/8 w - - stip \"#1\"; bm e2e4;\n"
        "k7/8/1K6/8/8/8/8/7R w - - rules \"orthodox\"; stip \"#1\"; twins \"h1g1\";\n",
        "problems.epd");
    const ProgramRun run = run_program(
        {"solve", "--check", "--certificate", folder.file("a.b.cert"), problems.path()});
    EXPECT_EQ(run.status, 3);
    EXPECT_EQ(folder.names(), (Words{"a.b-2.cert", "a.b-5.cert", "a.b-6.cert", "a.b.cert"}));
    EXPECT_NE(run.err.find(problems.path() +
                           ":2:1: no certificate of help: help and series play cannot be "
                           "certified\n"),
              std::string::npos)
        << run.err;
    EXPECT_NE(content_of(folder.file("a.b-2.cert")).find("b - -\nclaim no mate in 1\n"),
              std::string::npos);
    EXPECT_NE(run.out.find("Verdict: sound"), std::string::npos);
}

TEST(Certificate, ThereIsNoneOfWhatIsUndecided) {
    const TemporaryFolder folder;
    const std::string old_file = folder.file("old");
    std::ofstream(old_file) << "old";
    const ProgramRun run =
        solve(three_mover, "#5", {"--max-nodes", "3000", "--certificate", old_file, "--check"});
    EXPECT_EQ(run.status, 4);
    EXPECT_EQ(run.err, "--fen:1:1: no certificate of 1: undecided (nodes)\n");
    EXPECT_EQ(content_of(old_file), "old");
    EXPECT_EQ(folder.names(), Words{"old"});
}

TEST(Certificate, ThereIsNoneIfALimitIsMetWhileItIsWritten) {
    const auto nodes = nlohmann::json::parse(
        solve(three_mover, "#4", {"--format", "json", "--threads", "1"}).out)["stats"]["nodes"];
    const TemporaryFolder folder;
    const ProgramRun run = solve(three_mover, "#4",
                                 {"--threads", "1", "--certificate", folder.file("x"), "--check",
                                  "--max-nodes", std::to_string(nodes.get<int>() + 1000)});
    EXPECT_EQ(run.status, 4);
    EXPECT_EQ(run.err, "alicemate: 1: no certificate: stopped by the limit of nodes\n");
    EXPECT_EQ(folder.names(), Words{});
    EXPECT_NE(run.out.find("Verdict: "), std::string::npos);
}

TEST(Certificate, WhatCannotBeCertifiedIsNamed) {
    for (const Words& words : {Words{"exact-#2", "exact play"},
                               {"x2", "goals other than mate and stalemate"},
                               {"pser-#2", "parry series"},
                               {"ser-h#2", "help and series play"}}) {
        const ProgramRun run = solve(three_mover, words[0], {"--check"});
        EXPECT_EQ(run.status, 3) << words[0];
        EXPECT_EQ(run.err,
                  "--fen:1:1: no certificate of 1: " + words[1] + " cannot be certified\n");
    }
    EXPECT_EQ(solve(three_mover, "#3", {"--check", "--max-flights", "1"}).status, 3);
    EXPECT_EQ(solve(three_mover, "#3", {"--check", "--first-moves", "2"}).status, 3);
    EXPECT_EQ(solve(three_mover, "#3", {"--check", "--post-key-play"}).status, 3);
}

TEST(Certificate, WhereItCannotBeWrittenTheStatusSaysSo) {
    const ProgramRun run = solve(three_mover, "#3", {"--certificate", "/nowhere/proof"});
    EXPECT_EQ(run.status, 5);
    EXPECT_EQ(run.err, "alicemate: cannot write to /nowhere/proof: No such file or directory\n");
    EXPECT_EQ(solve(three_mover, "#3", {"--certificate", "/dev/full"}).status, 5);
    EXPECT_EQ(solve(three_mover, "#3", {"--certificate", "/dev/null"}).status, 0);
    EXPECT_TRUE(fs::is_character_file("/dev/null"));
    EXPECT_EQ(solve(three_mover, "#3", {"--certificate", "-"}).status, 2);
}

}  // namespace
}  // namespace alicemate::test
