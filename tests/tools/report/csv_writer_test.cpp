#include "tools/report/csv_writer.h"

#include "tests/tools/report/sample_rows.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <vector>

namespace alicemate::test {
namespace {

/// The fields of one record, read as RFC 4180 has it. The text must be used up.
std::vector<std::string> read_record(const std::string& text) {
    std::vector<std::string> fields(1);
    bool in_quotes = false;
    std::size_t i = 0;
    for (; i < text.size(); ++i) {
        const char character = text[i];
        if (in_quotes && character == '"' && i + 1 < text.size() && text[i + 1] == '"') {
            fields.back() += text[++i];
        } else if (character == '"') {
            in_quotes = !in_quotes;
        } else if (!in_quotes && character == ',') {
            fields.emplace_back();
        } else if (!in_quotes && character == '\r') {
            break;
        } else {
            fields.back() += character;
        }
    }
    EXPECT_EQ(text.substr(i), "\r\n");
    return fields;
}

TEST(CsvWriter, QuotesWhatNeedsIt) {
    EXPECT_EQ(csv_field("plain text"), "plain text");
    EXPECT_EQ(csv_field(""), "");
    EXPECT_EQ(csv_field("a,b"), "\"a,b\"");
    EXPECT_EQ(csv_field("say \"x\""), "\"say \"\"x\"\"\"");
    EXPECT_EQ(csv_field("two\nlines"), "\"two\nlines\"");
    EXPECT_EQ(csv_field("\r"), "\"\r\"");
}

TEST(CsvWriter, EveryRecordHasAFieldForEveryName) {
    CsvWriter writer;
    const auto names = read_record(writer.begin());
    for (const ResultRow& row : sample_rows()) {
        const auto fields = read_record(writer.add(row));
        ASSERT_EQ(fields.size(), names.size());
        const auto field = [&](const std::string& name) {
            const auto place = std::find(names.begin(), names.end(), name);
            EXPECT_NE(place, names.end()) << name;
            return fields[static_cast<std::size_t>(place - names.begin())];
        };
        EXPECT_EQ(field("file"), row.file);
        EXPECT_EQ(field("line"), std::to_string(row.line));
        EXPECT_EQ(field("id"), row.id);
        EXPECT_EQ(field("author"), row.author);
        EXPECT_EQ(field("outcome"), row.outcome);
        EXPECT_EQ(field("error"), row.error);
        EXPECT_EQ(field("text"), row.text);
        EXPECT_EQ(field("solution"), row.solution);
        EXPECT_EQ(field("nodes"), row.nodes ? std::to_string(*row.nodes) : "");
        EXPECT_EQ(field("seconds"), row.seconds ? "0.25" : "");
    }
    EXPECT_EQ(writer.finish({}), "");
}

}  // namespace
}  // namespace alicemate::test
