#include "tests/tools/positions.h"
#include "tests/tools/run_program.h"

#include <cstdio>
#include <fstream>
#include <gtest/gtest.h>
#include <sstream>

namespace alicemate::test {
namespace {

const std::string line =
    "8/8/8/2Q5/8/8/8/K7|8/8/8/4k3/8/2R5/3p4/8 b - - stip \"h#2\"; id \"1\"; rules \"popeye\"; "
    "sols 2; author \"M. C.\";\n";

const std::string popeye_text =
    "BeginProblem\nAuthor M. C.\nPieces\n  White AliceA Ka1 Qc5\n  White AliceB Rc3\n"
    "  Black AliceB Ke5 Pd2\nCondition AliceChess\nStipulation h#2\nEndProblem\n";

const std::string yaml_text =
    "---\nauthors:\n  - M. C.\nalgebraic:\n  white: [Ka1, Qc5, AliceB Rc3]\n"
    "  black: [AliceB Ke5, AliceB Pd2]\nstipulation: h#2\noptions:\n  - Alice\n";

std::string content_of(const std::string& path) {
    std::ostringstream content;
    content << std::ifstream(path).rdbuf();
    return content.str();
}

ProgramRun convert(const std::string& input, const std::string& from, const std::string& to,
                   std::vector<std::string> options = {}) {
    std::vector<std::string> words{"convert", "-", "-", "--from", from, "--to", to};
    words.insert(words.end(), options.begin(), options.end());
    return run_program(words, input);
}

TEST(ConvertCommand, GoesBetweenAllFormats) {
    EXPECT_EQ(convert(line, "epd", "epd").out, line);
    EXPECT_EQ(convert(line, "epd", "popeye").out, popeye_text);
    EXPECT_EQ(convert(line, "epd", "yaml").out, yaml_text + "intended-solutions: 2\n");
    EXPECT_EQ(convert(popeye_text, "popeye", "popeye").out, popeye_text);
    EXPECT_EQ(convert(popeye_text, "popeye", "yaml").out, yaml_text);
    EXPECT_EQ(convert(yaml_text, "yaml", "popeye").out, popeye_text);
    const ProgramRun run = convert(yaml_text + "intended-solutions: 2\n", "yaml", "epd");
    EXPECT_EQ(run.out, line);
    EXPECT_EQ(run.status, 0);
    EXPECT_EQ(run.err, "");
}

TEST(ConvertCommand, NamesTellTheFormats) {
    const TemporaryFile in(line, "in.epd");
    const TemporaryFile out("", "out.olv");
    const ProgramRun run = run_program({"convert", in.path(), out.path()});
    EXPECT_EQ(run.status, 0) << run.err;
    EXPECT_EQ(run.out, "");
    EXPECT_EQ(content_of(out.path()), yaml_text + "intended-solutions: 2\n");
    // Without a name the content tells.
    EXPECT_EQ(run_program({"convert", "-", "-", "--to", "popeye"}, yaml_text).out, popeye_text);
    // --from and --to are stronger than names.
    const TemporaryFile odd(popeye_text, "odd.epd");
    EXPECT_EQ(run_program({"convert", odd.path(), "-", "--from", "popeye", "--to", "yaml"}).out,
              yaml_text);
}

TEST(ConvertCommand, TellsWhatItLeavesOut) {
    const ProgramRun run = convert(line, "epd", "popeye");
    EXPECT_EQ(run.status, 0);
    EXPECT_EQ(run.err, "<stdin>:1:1: note: left out: number of solutions\n");
    EXPECT_EQ(convert(line, "epd", "popeye", {"--quiet"}).err, "");
}

TEST(ConvertCommand, FaultyProblemsDoNotStopTheOthers) {
    const std::string unsayable =
        "7k/8/8/8/5p2/8/8/K7|8/8/8/8/8/8/4P3/8 w - - stip #1; id \"2\"; rules alice;\n";
    const ProgramRun run = convert("nonsense\n" + unsayable + line, "epd", "popeye", {"--quiet"});
    EXPECT_EQ(run.status, 3);
    EXPECT_EQ(run.out, popeye_text);
    EXPECT_NE(run.err.find("<stdin>:1:5: found 'e'"), std::string::npos) << run.err;
    EXPECT_NE(run.err.find("<stdin>:2:1: Popeye's language has no words for en passant none, where "
                           "it may matter (Popeye has landing)\n"),
              std::string::npos)
        << run.err;
    // The command line can say which reading is meant.
    EXPECT_EQ(convert(unsayable, "epd", "popeye", {"--en-passant", "landing"}).status, 0);
}

TEST(ConvertCommand, AnOlderFileStaysIfThereIsNothingToWrite) {
    const TemporaryFile out("old", "out.inp");
    EXPECT_EQ(run_program({"convert", "/nonexistent.epd", out.path()}).status, 3);
    EXPECT_EQ(content_of(out.path()), "old");
    EXPECT_EQ(run_program({"convert", "-", out.path()}, "nonsense\n").status, 3);
    EXPECT_EQ(content_of(out.path()), "old");
}

TEST(ConvertCommand, FilesThatCannotBeWrittenAreTold) {
    const ProgramRun run = run_program({"convert", "-", "/nonexistent/out.epd"}, line);
    EXPECT_EQ(run.status, 5);
    EXPECT_NE(run.err.find("/nonexistent/out.epd"), std::string::npos) << run.err;
    EXPECT_EQ(run_program({"convert", "-", "/dev/full", "--to", "epd"}, line).status, 5);
}

TEST(ConvertCommand, RejectsWordsThatMakeNoSense) {
    const TemporaryFile file(line, "a.epd");
    const std::vector<std::pair<std::vector<std::string>, std::string>> cases{
        {{}, "two operands"},
        {{"a"}, "two operands"},
        {{"a", "b", "c"}, "two operands"},
        {{"a", "b"}, "--to"},
        {{"a", "-"}, "--to"},
        {{"a", "b.epd", "--from", "pgn"}, "epd, popeye, yaml"},
        {{"a", "b.epd", "--to", "x"}, "epd, popeye, yaml"},
        {{file.path(), file.path()}, "one file"},
    };
    for (auto [words, message] : cases) {
        words.insert(words.begin(), "convert");
        const ProgramRun run = run_program(words);
        EXPECT_EQ(run.status, 2) << run.err;
        EXPECT_NE(run.err.find(message), std::string::npos) << run.err;
    }
    EXPECT_EQ(content_of(file.path()), line);
}

TEST(ConvertCommand, BundledCollectionsComeBackTheSame) {
    const std::string folder = ALICEMATE_COLLECTIONS;
    const ProgramRun popeye =
        run_program({"convert", folder + "/andernach2025.inp", "-", "--to", "popeye"});
    EXPECT_EQ(popeye.status, 0) << popeye.err;
    EXPECT_EQ(popeye.err, "");
    EXPECT_EQ(convert(popeye.out, "popeye", "popeye").out, popeye.out);
    const ProgramRun yaml = convert(popeye.out, "popeye", "yaml");
    EXPECT_EQ(yaml.err, "");
    EXPECT_EQ(convert(yaml.out, "yaml", "popeye", {"--quiet"}).out, popeye.out);
    const ProgramRun epd = convert(popeye.out, "popeye", "epd");
    EXPECT_EQ(epd.err, "");
    EXPECT_EQ(convert(epd.out, "epd", "popeye").out, popeye.out);
}

}  // namespace
}  // namespace alicemate::test
