#include "tests/tools/run_program.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace alicemate::test {
namespace {

using Words = std::vector<std::string>;

const Words subcommands{"solve", "perft", "moves", "play", "show"};

/// A wrong command line: nothing but one line on standard error, and status 2.
void expect_usage_error(const Words& words, const std::string& part_of_message) {
    SCOPED_TRACE(testing::PrintToString(words));
    const ProgramRun run = run_program(words);
    EXPECT_EQ(run.status, 2);
    EXPECT_EQ(run.out, "");
    EXPECT_NE(run.err.find(part_of_message), std::string::npos) << run.err;
    EXPECT_EQ(std::count(run.err.begin(), run.err.end(), '\n'), 1) << run.err;
}

TEST(Usage, GeneralHelpListsTheSubcommandsThereAre) {
    const ProgramRun run = run_program({"--help"});
    EXPECT_EQ(run.status, 0);
    EXPECT_EQ(run.err, "");
    for (const std::string& name : subcommands) {
        EXPECT_NE(run.out.find("\n  " + name), std::string::npos) << name;
    }
    for (const std::string name : {"batch", "report", "merge", "popeye", "verify-collection"}) {
        EXPECT_NE(run.out.find("\n  " + name + " "), std::string::npos) << name;
    }
}

TEST(Usage, EverySubcommandHasHelpWithTheCommonOptions) {
    for (const std::string& name : subcommands) {
        const ProgramRun run = run_program({name, "--help"});
        EXPECT_EQ(run.status, 0) << name;
        EXPECT_EQ(run.err, "") << name;
        for (const std::string option :
             {"--rules", "--en-passant", "--castling", "--threads", "--hash", "--max-time",
              "--max-nodes", "--max-solutions", "--count", "--format", "--quiet", "--fen"}) {
            EXPECT_NE(run.out.find("  " + option + " "), std::string::npos) << name << option;
        }
    }
}

TEST(Usage, VersionIsOneLine) {
    const ProgramRun run = run_program({"--version"});
    EXPECT_EQ(run.status, 0);
    EXPECT_EQ(run.out.rfind("alicemate ", 0), 0U);
    EXPECT_EQ(run.lines().size(), 1U);
}

TEST(Usage, SubcommandMustBeKnown) {
    expect_usage_error({}, "no subcommand");
    for (const std::string name : {"bench", "sovle", ""}) {
        expect_usage_error({name}, "unknown subcommand");
    }
    expect_usage_error({"bench"},
                       "solve, mate, batch, report, merge, popeye, perft, moves, play, show, "
                       "convert, verify-collection");
}

TEST(Usage, OptionsMustBeKnownAndWrittenInFull) {
    for (const std::string& name : subcommands) {
        expect_usage_error({name, "--banana"}, "--banana");
        expect_usage_error({name, "-x"}, "-x");
        expect_usage_error({name, "--thr", "1"}, "--thr");
    }
}

TEST(Usage, NumbersMustBeNumbersInRange) {
    const auto expect = [](const std::string& option, const std::string& value) {
        expect_usage_error({"perft", "--depth", "1", option, value}, option);
    };
    for (const std::string value : {"0", "-1", "two", "1.5", "2x", "99999999999999999999", "1 "}) {
        expect("--threads", value);
        expect("--max-nodes", value);
        expect("--max-solutions", value);
    }
    for (const std::string value : {"banana", "0", "-1", "G", "1T", "1.5G", "99999999999G"}) {
        expect("--hash", value);
    }
    for (const std::string value : {"nan", "inf", "0", "-1", "1s", "soon", "1e999"}) {
        expect("--max-time", value);
    }
    for (const std::string value : {"-1", "x", "1000", "4294967297"}) {
        expect_usage_error({"perft", "--depth", value}, "--depth");
    }
    for (const std::string value : {"0", "x", "-1"}) {
        expect_usage_error({"solve", "--stipulation", "#2", "--try=" + value}, "--try");
    }
}

TEST(Usage, MemoryThatIsNotThereIsRefused) {
    expect_usage_error({"solve", "--stipulation", "#1", "--hash", "1000000G"}, "memory");
}

TEST(Usage, ValuesMustNotBeMissing) {
    for (const std::string option : {"--fen", "--rules", "--threads", "--hash", "--format"}) {
        expect_usage_error({"moves", option}, option);
    }
    expect_usage_error({"perft"}, "--depth");
    expect_usage_error({"solve"}, "--stipulation");
    expect_usage_error({"solve", "--fen", "-"}, "--stipulation");
}

TEST(Usage, NamesMustBeKnownAndTheChoicesAreTold) {
    expect_usage_error({"moves", "--rules", "fide"}, "alice, popeye, vchess, orthodox");
    expect_usage_error({"moves", "--en-passant", "x"}, "none, departure, landing, either");
    expect_usage_error({"moves", "--castling", "x"}, "board-a, same-board");
    expect_usage_error({"moves", "--format", "xml"}, "text, popeye, json");
}

TEST(Usage, PopeyeFormatIsForSolutionsNotForCounts) {
    for (const std::string name : {"moves", "play", "show"}) {
        expect_usage_error({name, "--format", "popeye"}, "for solutions");
    }
    expect_usage_error({"perft", "--depth", "1", "--format", "popeye"}, "for solutions");
    expect_usage_error({"solve", "--stipulation", "h#2", "--format", "popeye", "--count"},
                       "exclude");
}

TEST(Usage, PopeyeTakesPopeyesOwnOptions) {
    expect_usage_error({"popeye", "-foo"}, "unknown option \"-foo\"");
    expect_usage_error({"popeye", "--threads", "1"}, "unknown option");
    expect_usage_error({"popeye", "-maxmem"}, "missing");
    expect_usage_error({"popeye", "-maxmem", "much"}, "-maxmem");
    expect_usage_error({"popeye", "-maxtime", "soon"}, "-maxtime");
    expect_usage_error({"popeye", "a.inp", "b.inp"}, "b.inp");
    const ProgramRun run = run_program({"popeye", "--help"});
    EXPECT_EQ(run.status, 0);
    for (const std::string option : {"-maxmem", "-maxtime", "-regression"}) {
        EXPECT_NE(run.out.find("  " + option), std::string::npos) << option;
    }
}

TEST(Usage, StipulationMustBeOne) {
    for (const std::string text : {"", "mate", "#", "#0", "h#2.3", "#99999999999"}) {
        expect_usage_error({"solve", "--stipulation", text}, "--stipulation");
    }
}

TEST(Usage, OptionsThatConflict) {
    expect_usage_error({"solve", "a.epd", "--fen", "-"}, "exclude");
    expect_usage_error({"solve", "a.epd", "--stipulation", "#2"}, "exclude");
    expect_usage_error({"perft", "--depth", "2", "--divide", "--tally"}, "exclude");
    expect_usage_error({"show", "a.epd", "--fen", "-"}, "exclude");
    expect_usage_error({"moves", "--threads", "1", "--threads", "2"}, "more than once");
}

TEST(Usage, CommandsWithoutOperandsTakeNone) {
    expect_usage_error({"moves", "e2e4"}, "operands");
    expect_usage_error({"perft", "3"}, "operands");
}

}  // namespace
}  // namespace alicemate::test
