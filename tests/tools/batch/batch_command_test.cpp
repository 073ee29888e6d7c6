#include "tests/tools/batch/batch_runs.h"
#include "tests/tools/batch/made_up_collection.h"
#include "tests/tools/positions.h"

#include <filesystem>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace alicemate::test {
namespace {

using nlohmann::json;

const std::string mate_in_two = marks_fen + " stip \"#2\"; id \"Marks\"; author \"U. Marks\";";
const std::string help_mate = caillaud_fen + " stip \"h#2\"; id \"Caillaud\"; sols 2;";
const std::string cooked = caillaud_fen + " stip \"h#2\"; id \"one too many\"; sols 1;";
const std::string hard = array_fen + " stip \"h#4\"; id \"hard\";";
const std::string faulty = "8/8 stip \"#2\";";

TEST(BatchCommand, KeepsARowForEveryProblemAndError) {
    const Workplace place;
    const std::string collection =
        place.collection({"# comment", mate_in_two, help_mate, faulty, cooked});
    const ProgramRun run = place.batch({collection});
    EXPECT_EQ(run.status, 3) << run.err;
    EXPECT_NE(run.err.find(collection + ":4:"), std::string::npos) << run.err;
    const auto rows = place.rows();
    ASSERT_EQ(rows.size(), 4U);
    EXPECT_EQ(rows[0].id, "Marks");
    EXPECT_EQ(rows[0].author, "U. Marks");
    EXPECT_EQ(rows[0].line, 2U);
    EXPECT_EQ(rows[0].fen, marks_fen);
    EXPECT_EQ(rows[0].verdict, "sound");
    EXPECT_EQ(json::parse(rows[0].solution).at("keys"), json::array({"a2b1"}));
    EXPECT_NE(rows[0].text.find("Verdict: sound"), std::string::npos);
    EXPECT_EQ(rows[1].verdict, "sound");
    EXPECT_EQ(rows[1].solution_count, 2U);
    EXPECT_EQ(json::parse(rows[1].solution).at("lines").size(), 2U);
    EXPECT_EQ(rows[2].outcome, "error");
    EXPECT_EQ(rows[2].line, 4U);
    EXPECT_FALSE(rows[2].error.empty());
    EXPECT_EQ(rows[3].verdict, "cooked");
    for (const std::size_t solved : {0U, 1U, 3U}) {
        EXPECT_EQ(rows[solved].outcome, "solved");
        EXPECT_GT(rows[solved].nodes.value_or(0), 0U);
        EXPECT_FALSE(rows[solved].version.empty());
        EXPECT_EQ(rows[solved].finished.size(), 20U) << rows[solved].finished;
    }
}

TEST(BatchCommand, SolvesNothingTwice) {
    const Workplace place;
    const std::string collection = place.collection({mate_in_two, help_mate});
    EXPECT_EQ(place.batch({collection}).status, 0);
    const auto before = place.rows();
    const ProgramRun again = place.batch({"--format", "json", collection});
    EXPECT_EQ(again.status, 0);
    EXPECT_EQ(json::parse(again.out).at("solved"), 0);
    EXPECT_EQ(essences(place.rows()), essences(before));
}

TEST(BatchCommand, EqualProblemsAreSolvedOnce) {
    const Workplace place;
    std::string copy = mate_in_two;
    copy.replace(copy.find("Marks"), 5, "Copy!");
    const ProgramRun run = place.batch({"--format", "json", place.collection({mate_in_two, copy})});
    EXPECT_EQ(json::parse(run.out).at("solved"), 1);
    EXPECT_EQ(json::parse(run.out).at("verdicts").at("sound"), 2);
}

TEST(BatchCommand, ALargerLimitTriesAgainWhatWasCutOff) {
    const Workplace place;
    const std::string collection = place.collection({mate_in_two, hard});
    const ProgramRun first = place.batch({"--max-nodes", "20000", collection});
    EXPECT_EQ(first.status, 4) << first.err;
    EXPECT_EQ(place.rows()[1].outcome, "unknown");
    EXPECT_EQ(place.rows()[1].reason, "nodes");
    EXPECT_EQ(place.rows()[1].max_nodes, 20000U);
    const auto solved = [&](const std::string& nodes) {
        const ProgramRun run = place.batch({"--format", "json", "--max-nodes", nodes, collection});
        return json::parse(run.out).at("solved").get<int>();
    };
    EXPECT_EQ(solved("20000"), 0);
    EXPECT_EQ(solved("10000"), 0);
    EXPECT_EQ(solved("40000"), 1);
    EXPECT_EQ(place.rows()[1].max_nodes, 40000U);
}

// As `solve` has it: more solutions than claimed are more, however many there are.
TEST(BatchCommand, ACookIsProvedEvenIfTheSearchWasCutOff) {
    const Workplace place;
    const std::string cooked_and_hard = array_fen + " stip \"h#3\"; id \"C\"; sols 1;";
    const ProgramRun run = place.batch({"--format", "json", "--max-nodes", "300000", "--threads",
                                        "1", place.collection({cooked_and_hard})});
    EXPECT_EQ(run.status, 1) << run.out;
    EXPECT_EQ(json::parse(run.out).at("verdicts").at("cooked"), 1);
    EXPECT_EQ(place.rows()[0].outcome, "unknown");
}

TEST(BatchCommand, NoticesChangedNewAndLostProblems) {
    const Workplace place;
    place.collection({mate_in_two, help_mate, cooked});
    EXPECT_EQ(place.batch({place.path("c.epd")}).status, 1);
    std::string changed = help_mate;
    changed.replace(changed.find("sols 2"), 6, "sols 3");
    std::string fresh = cooked;
    fresh.replace(fresh.find("one too many"), 12, "another name");
    place.collection({changed, mate_in_two, fresh});
    const ProgramRun run = place.batch({"--format", "json", place.path("c.epd")});
    const json summary = json::parse(run.out);
    EXPECT_EQ(summary.at("changed"), 1);
    EXPECT_EQ(summary.at("new"), 1);
    EXPECT_EQ(summary.at("gone"), 1);
    EXPECT_EQ(summary.at("solved"), 1) << "the new name is no new problem";
    const auto rows = place.rows();
    ASSERT_EQ(rows.size(), 3U);
    EXPECT_EQ(rows[0].id, "Caillaud");
    EXPECT_EQ(rows[0].verdict, "wrong-count");
}

TEST(BatchCommand, ARepairedProblemLosesItsError) {
    const Workplace place;
    place.collection({faulty});
    EXPECT_EQ(place.batch({place.path("c.epd")}).status, 3);
    place.collection({mate_in_two});
    EXPECT_EQ(place.batch({place.path("c.epd")}).status, 0);
    ASSERT_EQ(place.rows().size(), 1U);
    EXPECT_EQ(place.rows()[0].error, "");
}

TEST(BatchCommand, TwinsAndPhasesHaveRowsOfTheirOwn) {
    const Workplace place;
    const std::string twins = caillaud_fen +
                              " stip \"h#2\"; id \"T\"; twins \"Polish\" "
                              "\"Move a1 a2 Remove a1\"; duplex;";
    const ProgramRun run = place.batch({place.collection({twins})});
    EXPECT_EQ(run.status, 3) << "a2 is moved to, a1 is empty then";
    const auto rows = place.rows();
    ASSERT_EQ(rows.size(), 5U) << run.err;
    EXPECT_EQ(rows[0].twin + rows[0].phase, "a");
    EXPECT_EQ(rows[1].twin + rows[1].phase, "aduplex");
    EXPECT_EQ(rows[2].twin + rows[2].phase, "b");
    EXPECT_EQ(rows[3].twin + rows[3].phase, "bduplex");
    EXPECT_EQ(rows[4].twin, "c");
    EXPECT_EQ(rows[4].outcome, "error");
}

TEST(BatchCommand, CountsWithoutLinesAreCompletedWhenLinesAreWanted) {
    const Workplace place;
    const std::string collection = place.collection({help_mate});
    EXPECT_EQ(place.batch({"--count", collection}).status, 0);
    EXPECT_FALSE(json::parse(place.rows()[0].solution).contains("lines"));
    EXPECT_EQ(place.batch({collection}).status, 0);
    EXPECT_EQ(json::parse(place.rows()[0].solution).at("lines").size(), 2U);
}

// With all duals it is another question, so that neither run takes the other's answer for its own.
TEST(BatchCommand, WhichDualsAreMarkedIsPartOfTheContent) {
    const Workplace place;
    const std::string collection =
        place.collection({std::string("8/8/8/8/8/8/8/K6k|8/8/8/8/8/8/5Q2/6R1 w - - stip \"#2\";")});
    static_cast<void>(place.batch({"--duals", "main", collection}));
    const ResultRow main = place.rows().at(0);
    const ProgramRun run = place.batch({"--format", "json", "--duals", "all", collection});
    EXPECT_EQ(json::parse(run.out).at("solved"), 1);
    const ResultRow all = place.rows().at(0);
    EXPECT_NE(all.content, main.content);
    EXPECT_GE(all.dual_count.value(), main.dual_count.value());
}

TEST(BatchCommand, KeepsSoManyLinesAndAllCounts) {
    const Workplace place;
    const std::string collection = place.collection({help_mate});
    EXPECT_EQ(place.batch({"--keep-lines", "1", collection}).status, 0);
    EXPECT_EQ(json::parse(place.rows()[0].solution).at("lines").size(), 1U);
    EXPECT_EQ(place.rows()[0].solution_count, 2U);
}

TEST(BatchCommand, TakesFoldersPatternsAndStandardInput) {
    const Workplace place;
    std::filesystem::create_directories(place.path("f/deeper"));
    place.collection({mate_in_two}, "f/one.epd");
    place.collection({help_mate}, "f/deeper/two.epd");
    place.collection({"no problem"}, "f/readme.txt");
    EXPECT_EQ(place.batch({place.path("f")}).status, 0);
    EXPECT_EQ(place.rows().size(), 2U);
    EXPECT_EQ(place.batch({place.path("f/*.epd")}, "pattern.sqlite").status, 0);
    EXPECT_EQ(place.rows("pattern.sqlite").size(), 1U);
    const ProgramRun run =
        run_program({"batch", "--results", place.path("in.sqlite"), "-"}, mate_in_two + "\n");
    EXPECT_EQ(run.status, 0) << run.err;
    EXPECT_EQ(place.rows("in.sqlite").size(), 1U);
}

TEST(BatchCommand, EveryNumberOfThreadsAndRoundsGivesTheSame) {
    const Workplace place;
    const std::string collection = place.collection(made_up_collection(3, 60, 3));
    static_cast<void>(place.batch({"--threads", "1", collection}, "one.sqlite"));
    static_cast<void>(
        place.batch({"--threads", "3", "--rounds", "500,5000", collection}, "three.sqlite"));
    static_cast<void>(
        place.batch({"--threads", "2", "--rounds", "none", collection}, "alone.sqlite"));
    auto expected = place.rows("one.sqlite");
    const auto without_limits = [](std::vector<ResultRow> rows) {
        for (ResultRow& row : rows) {
            row.max_nodes.reset();
        }
        return essences(rows);
    };
    EXPECT_GT(expected.size(), 60U);
    EXPECT_EQ(without_limits(place.rows("three.sqlite")), without_limits(expected));
    EXPECT_EQ(without_limits(place.rows("alone.sqlite")), without_limits(expected));
}

TEST(BatchCommand, GoesOnWhereItWasInterrupted) {
    const Workplace place;
    const std::string collection = place.collection({mate_in_two, hard, help_mate});
    Invocation invocation;
    invocation.arguments = {"batch", "--results", place.path("r.sqlite"), collection};
    invocation.signal = SIGINT;
    invocation.signal_delay = std::chrono::milliseconds(1500);
    const ProgramRun interrupted = run_program(invocation);
    EXPECT_EQ(interrupted.status, 130) << interrupted.err;
    const auto rows = place.rows();
    ASSERT_EQ(rows.size(), 3U);
    EXPECT_EQ(rows[0].outcome, "solved");
    EXPECT_NE(rows[1].outcome, "solved");
    EXPECT_NE(rows[1].reason, "interrupted");
}

TEST(BatchCommand, UsageIsChecked) {
    const Workplace place;
    const std::string collection = place.collection({mate_in_two});
    EXPECT_EQ(run_program({"batch", collection}).status, 2);
    EXPECT_EQ(place.batch({}).status, 2);
    for (const std::string wrong : {"0/3", "4/3", "3", "a/b", "1/0"}) {
        EXPECT_EQ(place.batch({"--shard", wrong, collection}).status, 2) << wrong;
    }
    for (const std::string wrong : {"", "5,5", "7,5", "x"}) {
        EXPECT_EQ(place.batch({"--rounds", wrong, collection}).status, 2) << wrong;
    }
}

}  // namespace
}  // namespace alicemate::test
