// Runs of alicemate-check: what it verifies, how it reads, what it refuses to be fooled by.

#include "tests/tools/run_program.h"

#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <random>
#include <regex>
#include <sstream>
#include <zstd.h>

namespace alicemate::test {
namespace {

constexpr int verified = 0;
constexpr int usage = 2;
constexpr int unreadable = 3;
constexpr int memory_limit = 4;
constexpr int rejected = 5;

/// Expects a text within another.
void expect_within(const std::string& text, const std::string& part) {
    EXPECT_NE(text.find(part), std::string::npos) << "'" << part << "' is not in: " << text;
}

std::string certificate(const std::string& name) {
    std::ostringstream content;
    content << std::ifstream(std::string(CERTIFICATES) + "/" + name, std::ios::binary).rdbuf();
    return content.str();
}

std::string compressed(const std::string& text) {
    std::string bytes(ZSTD_compressBound(text.size()), ' ');
    bytes.resize(ZSTD_compress(bytes.data(), bytes.size(), text.data(), text.size(), 3));
    return bytes;
}

/// What the program makes of a text on standard input.
ProgramRun check(const std::string& text) {
    return run_program({"-"}, text);
}

void expect_rejected(const std::string& text, const std::string& reason) {
    const ProgramRun run = check(text);
    EXPECT_EQ(run.status, rejected) << text;
    EXPECT_EQ(run.out, "");
    expect_within(run.err, reason);
}

/// A certificate with the first rules of chess on one board, of which the nodes are given.
std::string orthodox(const std::string& play, const std::string& goal, const std::string& position,
                     const std::string& claim, const std::string& nodes_and_proofs) {
    return "alicemate-certificate 1\nrules transfer=no en-passant=departure "
           "castling=board-a\nplay " +
           play + "\ngoal " + goal + "\nposition " + position + "\nclaim " + claim + "\nnodes\n" +
           nodes_and_proofs;
}

TEST(CheckProgram, VerifiesEveryPlay) {
    std::size_t count = 0;
    for (const auto& entry : std::filesystem::directory_iterator(CERTIFICATES)) {
        const ProgramRun run = run_program({entry.path().string()});
        EXPECT_EQ(run.status, verified) << run.err;
        EXPECT_EQ(run.err, "");
        expect_within(run.out, ": verified: ");
        ++count;
    }
    EXPECT_EQ(count, 15U);
}

TEST(CheckProgram, TellsEveryClaim) {
    const std::string path = std::string(CERTIFICATES) + "/direct-mate.cert";
    EXPECT_EQ(run_program({path}).out, path + ": verified: mate in 2 (18 nodes)\n" + path +
                                           ": verified: no mate in 1 (18 nodes)\n" + path +
                                           ": verified: keys a6b5 in 2 (18 nodes)\n");
}

TEST(CheckProgram, VerifiesTheExampleOfTheDocumentation) {
    std::ifstream page(std::string(DOCUMENTATION) + "/certificate.md");
    const std::regex numbered(R"( +\d+  (\S.*))");
    std::string text;
    for (std::string line; std::getline(page, line);) {
        std::smatch match;
        text += std::regex_match(line, match, numbered) ? match[1].str() + "\n" : "";
    }
    const ProgramRun run = check(text);
    EXPECT_EQ(run.status, verified) << run.err;
    EXPECT_EQ(run.lines().size(), 2U);
}

TEST(CheckProgram, ReadsStandardInput) {
    const std::string text = certificate("direct-mate.cert");
    for (const auto& words : std::vector<std::vector<std::string>>{{"-"}, {}}) {
        const ProgramRun run = run_program(words, text);
        EXPECT_EQ(run.status, verified) << run.err;
        expect_within(run.out, "-: verified: mate in 2 (18 nodes)\n");
    }
}

TEST(CheckProgram, ReadsCompressedFiles) {
    const std::string text = certificate("passing-departure.cert");
    EXPECT_EQ(check(compressed(text)).status, verified);
    // Several frames in a row are one file.
    const std::string halves =
        compressed(text.substr(0, 1000)) + compressed("") + compressed(text.substr(1000));
    EXPECT_EQ(check(halves).status, verified);
}

TEST(CheckProgram, RejectsDamagedCompression) {
    const std::string whole = compressed(certificate("passing-departure.cert"));
    for (std::size_t size = 4; size < whole.size(); size += 37) {
        EXPECT_EQ(check(whole.substr(0, size)).status, rejected) << size;
    }
    std::string damaged = whole;
    damaged[whole.size() / 2] = static_cast<char>(damaged[whole.size() / 2] ^ 0x55);
    EXPECT_EQ(check(damaged).status, rejected);
    expect_rejected(whole + "junk", "compressed data");
    expect_rejected(whole.substr(0, whole.size() - 1), "compressed data");
}

TEST(CheckProgram, GravestOfSeveralFilesCounts) {
    const TemporaryFile good(certificate("orthodox-mate.cert"));
    const TemporaryFile bad("nothing\n");
    const ProgramRun run = run_program({good.path(), bad.path(), "/no/such/file", good.path()});
    EXPECT_EQ(run.status, rejected);
    EXPECT_EQ(run.lines().size(), 4U);
    EXPECT_EQ(run_program({good.path(), "/no/such/file"}).status, unreadable);
    EXPECT_EQ(run_program({"/", good.path()}).status, unreadable);
    EXPECT_EQ(run_program({"--memory", "200", good.path(), "/no/such/file"}).status, unreadable);
}

TEST(CheckProgram, KnowsItsUsage) {
    const ProgramRun help = run_program({"--help"});
    EXPECT_EQ(help.status, 0);
    expect_within(help.out, "Usage: alicemate-check");
    for (const auto& words : std::vector<std::vector<std::string>>{{"--memory"},
                                                                   {"--memory", ""},
                                                                   {"--memory", "0"},
                                                                   {"--memory", "-1"},
                                                                   {"--memory", "2KM"},
                                                                   {"--memory", "2X"},
                                                                   {"--memory", "G"},
                                                                   {"--memory", "99999999999999"},
                                                                   {"-", "--memory"},
                                                                   {"--what"}}) {
        const ProgramRun run = run_program(words);
        EXPECT_EQ(run.status, usage) << testing::PrintToString(words);
        expect_within(run.err, "Usage: alicemate-check");
    }
}

TEST(CheckProgram, OutputThatCannotBeDeliveredIsAFailure) {
    Invocation invocation;
    invocation.arguments = {std::string(CERTIFICATES) + "/direct-mate.cert"};
    invocation.output_path = "/dev/full";
    EXPECT_EQ(run_program(invocation).status, rejected);
}

TEST(CheckProgram, StopsAtTheMemoryLimit) {
    const std::string text = certificate("passing-departure.cert");
    const ProgramRun run = run_program({"--memory", "3K"}, text);
    EXPECT_EQ(run.status, memory_limit);
    EXPECT_EQ(run.out, "");
    expect_within(run.err, "--memory");
    for (const char* const enough : {"1M", "1024K", "1G", "2000000"}) {
        EXPECT_EQ(run_program({"--memory", enough}, text).status, verified) << enough;
    }
    // What is forgotten needs no memory.
    const std::string forgetful = certificate("forgotten-nodes.cert");
    EXPECT_EQ(run_program({"--memory", "4K"}, forgetful).status, verified);
    std::istringstream lines(forgetful);
    std::string retentive;
    for (std::string line; std::getline(lines, line);) {
        retentive += line.starts_with("x ") ? "" : line + '\n';
    }
    EXPECT_EQ(run_program({"--memory", "4K"}, retentive).status, memory_limit);
    EXPECT_EQ(check(retentive).status, verified);
}

// White, to move, is stalemated.
constexpr const char* stuck = "8/8/8/8/8/1q6/8/K1k5 w - -";
// White is mated.
constexpr const char* mated = "8/8/8/8/8/1k6/1q6/K7 w - -";

TEST(CheckProgram, WhoCannotMoveNeverWins) {
    const std::string proof = std::string("F 1 * ") + stuck + "\nproof 1 1\nend 1\n";
    for (const std::string play : {"direct", "self", "semi-reflex", "reflex"}) {
        const std::string text = orthodox(play, "mate", stuck, "no mate in 9", proof);
        const ProgramRun run = check(text);
        EXPECT_EQ(run.status, verified) << play << ": " << run.err;
    }
    EXPECT_EQ(check(orthodox("direct", "stalemate", stuck, "no stalemate in 9", proof)).status,
              verified);
    // In the other plays to be stalemated is the aim.
    for (const std::string play : {"self", "semi-reflex", "reflex"}) {
        expect_rejected(orthodox(play, "stalemate", stuck, "no stalemate in 9", proof),
                        "goal reached, expected more");
    }
    expect_rejected(orthodox("self", "mate", mated, "no mate in 9",
                             std::string("F 1 * ") + mated + "\nproof 1 1\nend 1\n"),
                    "goal reached, expected more");
}

TEST(CheckProgram, HolderWhoCannotMove) {
    // 1.Qb3 stalemates: no mate, and no self-mate either.
    const std::string after = "8/8/8/8/8/1Q6/8/k1K5 b - -";
    const std::string nodes = "H 1 * " + after + "\n";
    for (const std::string play : {"direct", "self", "semi-reflex", "reflex"}) {
        expect_rejected(orthodox(play, "mate", after, "no mate in 2", nodes + "proof 1 1\nend 1\n"),
                        "node 1 is of kind H, expected F");
    }
    expect_rejected(orthodox("direct", "stalemate", after, "no stalemate in 2", nodes),
                    "goal reached, expected more");
    expect_rejected(orthodox("direct", "mate", after, "no mate in 2", "H 1 0 " + after + "\n"),
                    "length 0, expected *");
}

TEST(CheckProgram, WhoCanMateMustInReflexPlay) {
    const std::string start = "k7/8/1K6/8/8/8/8/7R w - -";
    const std::string proof = "F 1 * " + start + " h1h8\nproof 1 1\nend 1\n";
    EXPECT_EQ(check(orthodox("reflex", "mate", start, "no mate in 5", proof)).status, verified);
    for (const std::string play : {"direct", "self", "semi-reflex"}) {
        expect_rejected(orthodox(play, "mate", start, "no mate in 5", proof), "a move alone");
    }
    expect_rejected(orthodox("reflex", "mate", start, "no mate in 5", "F 1 * " + start + " h1h7\n"),
                    "goal not reached, expected more");
    expect_rejected(
        orthodox("reflex", "mate", start, "keys h1h8 in 1", "K 1 1 " + start + " h1h8 1\n"),
        "h1h8 reaches the goal");
}

TEST(CheckProgram, MateInOneIsNotDenied) {
    const std::string start = "k7/8/1K6/8/8/8/8/7R w - -";
    expect_rejected(orthodox("direct", "mate", start, "no mate in 1", "F 1 1 " + start + "\n"),
                    "h1h8 reaches the goal");
    const std::string stalemate = "k7/8/2K5/8/8/8/8/1R6 w - -";
    expect_rejected(orthodox("direct", "stalemate", stalemate, "no stalemate in 1",
                             "F 1 1 " + stalemate + "\n"),
                    "reaches the goal");
}

TEST(CheckProgram, RejectsUnsoundPositions) {
    const auto expect_reason = [](const std::string& position, const std::string& reason) {
        expect_rejected(orthodox("direct", "mate", position, "mate in 1", ""), reason);
    };
    expect_reason("k7/8/8/8/8/8/8/K6r b - -", "the side not to move in check");
    expect_reason("kk6/8/8/8/8/8/8/K7 w - -", "two kings");
    expect_reason("k6P/8/8/8/8/8/8/K7 w - -", "a pawn on rank 1 or 8");
    expect_reason("k7/8/8/8/8/8/8/K7|8/8/8/8/8/8/8/8 w - -", "expected one board");
    expect_reason("k7/8/8/8/8/8/8/K6 w - -", "expected one board");
    expect_reason("k7/8/8/8/8/8/8/K7/ w - -", "expected one board");
    expect_reason("k7/8/8/8/8/8/9/K7 w - -", "expected one board");
    expect_reason("k7/8/8/8/8/8/8/K7 w KQ -", "castling rights");
    expect_reason("k7/8/8/8/8/8/8/4K2R w X -", "castling rights");
    expect_reason("k7/8/8/8/8/8/8/4K2R w Q -", "castling rights");
    expect_reason("k7/8/8/8/8/8/8/4K2R x K -", "'x', expected 'w' ... 'b'");
    expect_reason("k7/8/8/3pP3/8/8/8/4K2R w K d5", "en passant field");
    expect_reason("k7/3r4/8/3pP3/8/8/8/4K2R w K d6", "en passant field");
    expect_reason("k7/8/8/3p1P2/8/8/8/4K2R w K d6", "en passant field");
    expect_reason("k7/8/8/8/8/8/8/K7 w - z9", "en passant field");
    expect_reason("k7/8/8/8/8/8/8/K7 w -", "the line ends");
    expect_reason("k7/8/8/8/8/8/8/K7 w - - 0 1", "more words");
    expect_rejected(
        "alicemate-certificate 1\nrules transfer=yes en-passant=none castling=board-a\nplay "
        "direct\n"
        "goal mate\nposition k7/8/8/8/8/8/8/K7|7R/8/8/8/8/8/8/R7 w - -\n",
        "men on one square of both boards");
}

TEST(CheckProgram, SurvivesNonsense) {
    expect_rejected("", "the file ends");
    expect_rejected("\n", "no word");
    expect_rejected(std::string(1000, '\0'), "part of a line");
    expect_rejected(std::string(1000, '\0') + "\n", "????");
    expect_rejected("\x1b[2J\n", "'?[2J', expected 'alicemate-certificate'");
    expect_rejected(std::string(std::size_t{3} << 20U, 'a'), "a long line");
    expect_rejected(compressed(std::string(std::size_t{300} << 20U, 'a')), "a long line");
    expect_rejected(std::string("\x28\xb5\x2f\xfd"), "compressed data");
    const std::string head = "alicemate-certificate 1\n";
    expect_rejected(head + std::string(std::size_t{1} << 19U, '8') + "\n", "expected 'rules'");
    expect_rejected(
        orthodox("direct", "mate", std::string(std::size_t{1} << 19U, '8') + " w - -", "", ""),
        "expected one board");
}

TEST(CheckProgram, SidesMayLackTheirKings) {
    // Many moves besides; and a side without king cannot be mated.
    const std::string queens = "QQQQ1QQQ/Q6Q/Q6Q/Q2QQ2Q/Q2QQ2Q/Q6Q/Q6Q/QQQ1QQQQ w - -";
    EXPECT_EQ(check(orthodox("direct", "mate", queens, "no mate in 1",
                             "F 1 1 " + queens + "\nproof 1 1\nend 1\n"))
                  .status,
              verified);
    // Who has no men at all is stalemated.
    expect_rejected(
        orthodox("direct", "stalemate", queens, "no stalemate in 1", "F 1 1 " + queens + "\n"),
        "reaches the goal");
}

TEST(CheckProgram, SurvivesRandomBytes) {
    const std::string valid = certificate("reflex-mate.cert");
    std::mt19937 random(7);
    for (int i = 0; i < 60; ++i) {
        std::string text = i % 2 == 0 ? valid : compressed(valid);
        for (int change = 0; change < 3; ++change) {
            text[random() % text.size()] = static_cast<char>(random());
        }
        const ProgramRun run = check(text);
        EXPECT_TRUE(run.status == rejected || run.status == verified) << run.status;
        EXPECT_TRUE(run.status == rejected || i % 2 == 1 || text == valid) << text;
    }
}

}  // namespace
}  // namespace alicemate::test
