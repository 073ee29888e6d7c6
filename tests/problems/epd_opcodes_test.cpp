#include "problems/epd_opcodes.h"

#include <gtest/gtest.h>
#include <ostream>

namespace alicemate {
namespace {

std::vector<std::string> texts(const EpdOpcode& opcode) {
    std::vector<std::string> result;
    for (const EpdOperand& operand : opcode.operands) {
        result.push_back(operand.text);
    }
    return result;
}

using Texts = std::vector<std::string>;

TEST(EpdOpcodes, SplitsNamesAndOperands) {
    const std::string line = R"(stip "h#2.5"; bm  Kf4/A e2e4 ; set; c0 "a; \"b\" \\ \n" x;)";
    const auto opcodes = split_epd_opcodes(line, 0);
    ASSERT_TRUE(opcodes) << message(opcodes.error());
    ASSERT_EQ(opcodes->size(), 4U);
    EXPECT_EQ((*opcodes)[0].name, "stip");
    EXPECT_EQ((*opcodes)[0].column, 1U);
    EXPECT_EQ(texts((*opcodes)[0]), Texts{"h#2.5"});
    EXPECT_EQ((*opcodes)[0].operands[0].column, 7U);
    EXPECT_EQ(texts((*opcodes)[1]), (Texts{"Kf4/A", "e2e4"}));
    EXPECT_EQ((*opcodes)[1].operands[1].column, 25U);
    EXPECT_EQ((*opcodes)[1].written, "Kf4/A e2e4");
    EXPECT_EQ(texts((*opcodes)[2]), Texts{});
    EXPECT_EQ((*opcodes)[2].written, "");
    EXPECT_EQ(texts((*opcodes)[3]), (Texts{R"(a; "b" \ \n)", "x"}));
    EXPECT_EQ((*opcodes)[3].written, R"("a; \"b\" \\ \n" x)");
}

TEST(EpdOpcodes, BeginsAtTheOffset) {
    const auto opcodes = split_epd_opcodes("w - - id x;", 5);
    ASSERT_TRUE(opcodes);
    EXPECT_EQ(opcodes->front().column, 7U);
    EXPECT_TRUE(split_epd_opcodes("w - -  ", 5)->empty());
}

struct BadLine {
    std::string line;
    TextError error;
};

// For GoogleTest, which would print the bytes, padding and pointers included.
void PrintTo(const BadLine& value, std::ostream* out) {
    *out << value.line;
}

class BadOpcodes : public testing::TestWithParam<BadLine> {};

TEST_P(BadOpcodes, TellsPlaceFindingAndExpectation) {
    const auto opcodes = split_epd_opcodes(GetParam().line, 0);
    ASSERT_FALSE(opcodes);
    EXPECT_EQ(opcodes.error().column, GetParam().error.column);
    EXPECT_EQ(opcodes.error().found, GetParam().error.found);
    EXPECT_EQ(opcodes.error().expected, GetParam().error.expected);
}

INSTANTIATE_TEST_SUITE_P(
    All, BadOpcodes,
    testing::Values(
        BadLine{" ; id x;", {2, "';'", "an opcode, which begins with a letter"}},
        BadLine{"id x;; y;", {6, "';'", "an opcode, which begins with a letter"}},
        BadLine{"1d x;", {1, "'1'", "an opcode, which begins with a letter"}},
        BadLine{"i\"d\" x;", {2, "'\"'", "a space or ';' after the opcode \"i\""}},
        BadLine{"id \"x;", {4, "a string without end: \"\"x;\"", "a closing '\"'"}},
        BadLine{"id \"x\\\";", {4, "a string without end: \"\"x\\\";\"", "a closing '\"'"}},
        BadLine{"id \"x\"y;", {7, "'y'", "a space or ';' after the string"}},
        BadLine{"id x", {5, "end of line", "';' at the end of opcode \"id\""}},
        BadLine{"set", {4, "end of line", "';' at the end of opcode \"set\""}},
        BadLine{"id x\"y\";", {5, "'\"'", "an operand or ';'"}},
        BadLine{std::string("id x\0;", 6), {5, "'\\x00'", "an operand or ';'"}},
        BadLine{"id \"a\x01\";",
                {6, "'\\x01'", "the characters of a string, without control characters"}},
        BadLine{"id x; sols 1; id y;", {15, "opcode \"id\" again", "every opcode once"}}));

TEST(EpdOpcodes, QuotingIsUndoneByReading) {
    for (const std::string text : {"", "plain", R"(a "quote" and \ and \" \\)", "x; y", "\xE9"}) {
        const auto opcodes = split_epd_opcodes("id " + quote_epd_string(text) + ";", 0);
        ASSERT_TRUE(opcodes) << text;
        EXPECT_EQ(texts(opcodes->front()), Texts{text});
    }
    EXPECT_EQ(quote_epd_string("a\nb"), "\"a b\"");
}

}  // namespace
}  // namespace alicemate
