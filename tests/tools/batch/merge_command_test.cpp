#include "tests/tools/batch/batch_runs.h"
#include "tests/tools/batch/made_up_collection.h"
#include "tests/tools/positions.h"

#include <gtest/gtest.h>

namespace alicemate::test {
namespace {

const std::string mate_in_two = marks_fen + " stip \"#2\"; id \"Marks\";";
const std::string help_mate = caillaud_fen + " stip \"h#2\"; id \"Caillaud\";";

TEST(MergeCommand, ShardsMakeTheWhole) {
    const Workplace place;
    const std::string collection = place.collection(made_up_collection(5, 80, 8));
    static_cast<void>(place.batch({"--max-nodes", "50000", collection}, "whole.sqlite"));
    std::vector<std::string> words{"merge", place.path("merged.sqlite")};
    std::size_t rows = 0;
    for (int shard = 8; shard >= 1; --shard) {
        const std::string name = "shard" + std::to_string(shard) + ".sqlite";
        static_cast<void>(place.batch(
            {"--max-nodes", "50000", "--shard", std::to_string(shard) + "/8", collection}, name));
        rows += place.rows(name).size();
        words.push_back(place.path(name));
    }
    const ProgramRun run = run_program(words);
    EXPECT_EQ(run.status, 0) << run.err;
    const auto whole = place.rows("whole.sqlite");
    EXPECT_EQ(rows, whole.size()) << "no problem is in two shards";
    EXPECT_EQ(essences(place.rows("merged.sqlite")), essences(whole));
}

TEST(MergeCommand, KeepsTheBetterDecided) {
    const Workplace place;
    const std::string collection = place.collection({mate_in_two, help_mate});
    EXPECT_EQ(place.batch({"--max-nodes", "1", collection}, "little.sqlite").status, 4);
    EXPECT_EQ(place.batch({collection}, "all.sqlite").status, 0);
    const ProgramRun run = run_program(
        {"merge", place.path("out.sqlite"), place.path("little.sqlite"), place.path("all.sqlite")});
    EXPECT_EQ(run.status, 0) << run.err;
    EXPECT_EQ(essences(place.rows("out.sqlite")), essences(place.rows("all.sqlite")));
    EXPECT_EQ(run_program({"merge", place.path("all.sqlite"), place.path("little.sqlite")}).status,
              0);
    EXPECT_EQ(essences(place.rows("out.sqlite")), essences(place.rows("all.sqlite")));
}

TEST(MergeCommand, AContradictionNamesBothFilesAndTheProblem) {
    const Workplace place;
    const std::string collection = place.collection({mate_in_two, help_mate});
    EXPECT_EQ(place.batch({collection}, "right.sqlite").status, 0);
    EXPECT_EQ(place.batch({collection}, "wrong.sqlite").status, 0);
    ResultsFile::open(place.path("wrong.sqlite"))
        .database()
        .execute(
            "UPDATE result SET verdict = 'cooked', solution_count = 2 WHERE stipulation = "
            "'#2'");
    const ProgramRun run = run_program({"merge", place.path("out.sqlite"),
                                        place.path("right.sqlite"), place.path("wrong.sqlite")});
    EXPECT_EQ(run.status, 5);
    for (const std::string part : {"right.sqlite", "wrong.sqlite", "Marks", "sound", "cooked"}) {
        EXPECT_NE(run.err.find(part), std::string::npos) << part << " is not in " << run.err;
    }
    EXPECT_EQ(essences(place.rows("out.sqlite")), essences(place.rows("right.sqlite")));
}

TEST(MergeCommand, VersionsOfOneCollectionAreToldApart) {
    const Workplace place;
    place.collection({mate_in_two});
    EXPECT_EQ(place.batch({place.path("c.epd")}, "old.sqlite").status, 0);
    std::string other = help_mate;
    other.replace(other.find("Caillaud"), 8, "Marks");
    place.collection({other});
    EXPECT_EQ(place.batch({place.path("c.epd")}, "new.sqlite").status, 0);
    const ProgramRun run = run_program(
        {"merge", place.path("out.sqlite"), place.path("old.sqlite"), place.path("new.sqlite")});
    EXPECT_EQ(run.status, 5);
    EXPECT_NE(run.err.find("Marks"), std::string::npos) << run.err;
}

TEST(MergeCommand, WhatIsNoFileOfResultsIsBadInput) {
    const Workplace place;
    const std::string text = place.collection({mate_in_two});
    EXPECT_EQ(run_program({"merge", place.path("out.sqlite"), text}).status, 3);
    EXPECT_EQ(run_program({"merge", place.path("out.sqlite"), place.path("none")}).status, 3);
    EXPECT_EQ(run_program({"merge", place.path("out.sqlite")}).status, 2);
}

}  // namespace
}  // namespace alicemate::test
