#include "core/text_error.h"

#include <gtest/gtest.h>

namespace alicemate {
namespace {

TEST(TextError, Message) {
    EXPECT_EQ(message(TextError{3, "'x'", "a rank of 8 squares"}),
              "found 'x', expected a rank of 8 squares");
}

TEST(TextError, QuotesCharacters) {
    EXPECT_EQ(quoted('x'), "'x'");
    EXPECT_EQ(quoted(' '), "' '");
    EXPECT_EQ(quoted('\n'), "'\\x0a'");
    EXPECT_EQ(quoted('\0'), "'\\x00'");
    EXPECT_EQ(quoted('\xE2'), "'\\xe2'");
    EXPECT_EQ(quoted('\x7f'), "'\\x7f'");
}

TEST(TextError, QuotesWordsAndCutsLongOnes) {
    EXPECT_EQ(quoted(std::string_view("Nf3")), "\"Nf3\"");
    EXPECT_EQ(quoted(std::string_view("a\tb")), "\"a\\x09b\"");
    const std::string forty(40, 'a');
    EXPECT_EQ(quoted(std::string_view(forty)), '"' + forty + '"');
    EXPECT_EQ(quoted(std::string_view(forty + 'b')), '"' + forty + "...\"");
    EXPECT_LT(quoted(std::string_view(std::string(10000000, 'z'))).size(), 50U);
}

TEST(TextError, WhatStandsAtAnOffset) {
    EXPECT_EQ(found_at("abc", 1), "'b'");
    EXPECT_EQ(found_at("abc", 3), "end of text");
    EXPECT_EQ(found_at("", 7), "end of text");
}

}  // namespace
}  // namespace alicemate
