#include "problems/line_reader.h"

#include <gtest/gtest.h>
#include <sstream>

namespace alicemate {
namespace {

std::vector<std::string> lines_of(const std::string& text) {
    std::istringstream input(text);
    LineReader reader(input);
    std::vector<std::string> lines;
    while (const auto line = reader.next()) {
        lines.push_back(line->text);
        EXPECT_EQ(line->number, lines.size());
    }
    return lines;
}

using Lines = std::vector<std::string>;

TEST(LineReader, EndsLinesAtBothKindsOfLineEnd) {
    EXPECT_EQ(lines_of("a\nb\r\nc"), (Lines{"a", "b", "c"}));
    EXPECT_EQ(lines_of("a\n"), Lines{"a"});
    EXPECT_EQ(lines_of("\n\r\n"), (Lines{"", ""}));
    EXPECT_EQ(lines_of(""), Lines{});
}

TEST(LineReader, PassesOverByteOrderMarkAtTheBeginningOnly) {
    EXPECT_EQ(lines_of("\xEF\xBB\xBFx\n\xEF\xBB\xBFy"), (Lines{"x", "\xEF\xBB\xBFy"}));
}

TEST(LineReader, KeepsNulsAndOtherBytes) {
    const std::string text("a\0b\xFF", 4);
    EXPECT_EQ(lines_of(text), Lines{text});
}

TEST(LineReader, RefusesLongLinesAndGoesOn) {
    const std::string longest(LineReader::longest, 'x');
    std::istringstream input(longest + "\n" + longest + "x\nshort\n");
    LineReader reader(input);
    const auto fits = reader.next();
    ASSERT_TRUE(fits);
    EXPECT_FALSE(fits->too_long);
    EXPECT_EQ(fits->text, longest);
    const auto too_long = reader.next();
    ASSERT_TRUE(too_long);
    EXPECT_TRUE(too_long->too_long);
    EXPECT_EQ(too_long->text.size(), LineReader::longest);
    EXPECT_EQ(reader.next()->text, "short");
    EXPECT_EQ(reader.line_count(), 3U);
}

TEST(LineReader, ReturnsALineGivenBack) {
    std::istringstream input("a\nb\n");
    LineReader reader(input);
    reader.put_back(*reader.next());
    EXPECT_EQ(reader.next()->text, "a");
    EXPECT_EQ(reader.next()->text, "b");
    EXPECT_FALSE(reader.next());
}

TEST(LineReader, ReadsLinesTakenFromSomewhereElse) {
    LineReader reader(std::vector<SourceLine>{{"a", 7, false}, {"b", 3, false}});
    const auto first = reader.next();
    ASSERT_TRUE(first);
    EXPECT_EQ(first->text, "a");
    EXPECT_EQ(first->number, 7U);
    reader.put_back(*first);
    EXPECT_EQ(reader.next()->number, 7U);
    EXPECT_EQ(reader.next()->number, 3U);
    EXPECT_FALSE(reader.next());
    EXPECT_FALSE(LineReader(std::vector<SourceLine>{}).next());
}

}  // namespace
}  // namespace alicemate
