#include "tools/batch/results_file.h"

#include "tests/temporary_folder.h"

#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <vector>

namespace alicemate::test {
namespace {

std::vector<ResultRow> rows_of(const ResultsFile& file) {
    std::vector<ResultRow> rows;
    file.for_each_row([&](const ResultRow& row) { rows.push_back(row); });
    return rows;
}

/// Enters a result and an entry by hand.
void enter(Database& database, const std::string& file, int line, const std::string& twin) {
    const std::string content = file + std::to_string(line) + twin;
    database
        .prepare(
            "INSERT INTO result (content, fen, rules, stipulation) VALUES (?, 'f', 'r', "
            "'#2')")
        .with(content)
        .run();
    database
        .prepare(
            "INSERT INTO entry (file, line, column, problem_id, repeat, twin, phase, author, "
            "origin, title, result, seen) VALUES (?, ?, 1, 'P', ?, ?, '', '', '', '', ?, 1)")
        .with(file, std::int64_t{line}, std::int64_t{line}, twin, database.last_row())
        .run();
}

TEST(ResultsFile, IsMadeAndFoundAgain) {
    const TemporaryFolder folder;
    const std::string path = folder.file("r.sqlite");
    ResultsFile file = ResultsFile::open(path);
    enter(file.database(), "a.epd", 1, "");
    const auto rows = rows_of(ResultsFile::open_for_reading(path));
    ASSERT_EQ(rows.size(), 1U);
    EXPECT_EQ(rows[0].file, "a.epd");
    EXPECT_EQ(rows[0].content, "a.epd1");
    EXPECT_EQ(rows[0].outcome, "pending");
    EXPECT_EQ(rows[0].solution_count, std::nullopt);
}

TEST(ResultsFile, RowsComeByPlaceAndTwin) {
    const TemporaryFolder folder;
    ResultsFile file = ResultsFile::open(folder.file("r.sqlite"));
    enter(file.database(), "b.epd", 1, "");
    enter(file.database(), "a.epd", 10, "");
    enter(file.database(), "a.epd", 2, "z1");
    enter(file.database(), "a.epd", 2, "b");
    std::string order;
    for (const ResultRow& row : rows_of(file)) {
        order += row.file + std::to_string(row.line) + row.twin + " ";
    }
    EXPECT_EQ(order, "a.epd2b a.epd2z1 a.epd10 b.epd1 ");
}

TEST(ResultsFile, WhatIsNotCommittedNeverWas) {
    const TemporaryFolder folder;
    ResultsFile file = ResultsFile::open(folder.file("r.sqlite"));
    {
        const Transaction transaction(file.database());
        enter(file.database(), "a.epd", 1, "");
    }
    EXPECT_TRUE(rows_of(file).empty());
    Transaction transaction(file.database());
    enter(file.database(), "a.epd", 1, "");
    transaction.commit();
    EXPECT_EQ(rows_of(file).size(), 1U);
}

TEST(ResultsFile, CanBeReadWhileItIsWritten) {
    const TemporaryFolder folder;
    ResultsFile file = ResultsFile::open(folder.file("r.sqlite"));
    const Transaction transaction(file.database());
    enter(file.database(), "a.epd", 1, "");
    EXPECT_TRUE(rows_of(ResultsFile::open_for_reading(folder.file("r.sqlite"))).empty());
}

TEST(ResultsFile, FoldedIsOneFile) {
    const TemporaryFolder folder;
    {
        ResultsFile file = ResultsFile::open(folder.file("r.sqlite"));
        enter(file.database(), "a.epd", 1, "");
        file.fold_log();
        EXPECT_EQ(folder.names(), std::vector<std::string>{"r.sqlite"});
    }
    EXPECT_EQ(folder.names(), std::vector<std::string>{"r.sqlite"});
}

void expect_refused(const std::string& path, const std::string& part) {
    for (const bool reading : {true, false}) {
        try {
            reading ? ResultsFile::open_for_reading(path) : ResultsFile::open(path);
            ADD_FAILURE() << "opened " << path;
        } catch (const DatabaseError& error) {
            EXPECT_NE(std::string(error.what()).find(part), std::string::npos) << error.what();
            EXPECT_NE(std::string(error.what()).find(path), std::string::npos) << error.what();
        }
    }
}

TEST(ResultsFile, WhatIsSomethingElseIsRefusedAndLeftAlone) {
    const TemporaryFolder folder;
    const std::string text = folder.file("text");
    std::ofstream(text) << std::string(5000, 'x');
    expect_refused(text, "not a database");
    EXPECT_EQ(std::filesystem::file_size(text), 5000U);
    const std::string other = folder.file("other.sqlite");
    Database(other, Database::Access::create).execute("CREATE TABLE t (x)");
    expect_refused(other, "another database");
}

TEST(ResultsFile, LaterFormatsAreRefused) {
    const TemporaryFolder folder;
    const std::string path = folder.file("r.sqlite");
    ResultsFile::open(path).database().execute("PRAGMA user_version = 99");
    expect_refused(path, "format 99");
}

TEST(ResultsFile, WhatIsNotThereCannotBeRead) {
    EXPECT_THROW(ResultsFile::open_for_reading("/nowhere/r.sqlite"), DatabaseError);
    EXPECT_THROW(ResultsFile::open("/nowhere/r.sqlite"), DatabaseError);
}

}  // namespace
}  // namespace alicemate::test
