#include "problems/popeye_tokens.h"

#include <gtest/gtest.h>
#include <sstream>

namespace alicemate {
namespace {

TEST(PopeyeTokens, SplitsAtBlanksCommasSemicolonsAndLineEnds) {
    std::istringstream input("Ka1, Qb2;\tx\r\n  h#2.5 author.\n");
    PopeyeTokens tokens{LineReader(input)};
    struct Expected {
        std::string_view text;
        std::size_t line;
        std::size_t column;
        bool first;
    };
    for (const auto& [text, line, column, first] :
         {Expected{"Ka1", 1, 1, true}, Expected{"Qb2", 1, 6, false}, Expected{"x", 1, 11, false},
          Expected{"h#2.5", 2, 3, true}, Expected{"author.", 2, 9, false}}) {
        EXPECT_EQ(tokens.peek().text, text);
        const PopeyeToken token = tokens.take();
        EXPECT_TRUE(token.is_word());
        EXPECT_EQ(token.text, text);
        EXPECT_EQ(token.line, line) << text;
        EXPECT_EQ(token.column, column) << text;
        EXPECT_EQ(token.first_on_line, first) << text;
    }
    EXPECT_EQ(tokens.take().kind, PopeyeToken::Kind::end);
    EXPECT_EQ(tokens.take().kind, PopeyeToken::Kind::end);
}

TEST(PopeyeTokens, RestOfLine) {
    std::istringstream input(
        "Author  ; . Ren\xE9 J. Millour; \"x\"  \nTitle\nOrigin Problemesis, 2003\nlast");
    PopeyeTokens tokens{LineReader(input)};
    tokens.take();
    EXPECT_EQ(tokens.take_rest_of_line(), "Ren\xE9 J. Millour; \"x\"");
    EXPECT_EQ(tokens.take().text, "Title");
    EXPECT_EQ(tokens.take_rest_of_line(), "");
    EXPECT_EQ(tokens.take().text, "Origin");
    EXPECT_EQ(tokens.take_rest_of_line(), "Problemesis, 2003");
    EXPECT_EQ(tokens.take().text, "last");
    EXPECT_EQ(tokens.take_rest_of_line(), "");
    EXPECT_EQ(tokens.peek().kind, PopeyeToken::Kind::end);
}

TEST(PopeyeTokens, ALongLineStandsForItself) {
    std::istringstream input("a\n" + std::string(LineReader::longest + 1, 'x') + "\nb\n");
    PopeyeTokens tokens{LineReader(input)};
    EXPECT_EQ(tokens.take().text, "a");
    const PopeyeToken oversized = tokens.take();
    EXPECT_EQ(oversized.kind, PopeyeToken::Kind::oversized_line);
    EXPECT_EQ(oversized.line, 2U);
    EXPECT_EQ(tokens.take().text, "b");
}

}  // namespace
}  // namespace alicemate
