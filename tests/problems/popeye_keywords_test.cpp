#include "problems/popeye_keywords.h"

#include <gtest/gtest.h>

namespace alicemate {
namespace {

TEST(PopeyeKeywords, AbbreviationsOfCommands) {
    for (const auto& [text, word] :
         std::vector<std::pair<std::string_view, std::string_view>>{{"Cond", "Condition"},
                                                                    {"Opti", "Option"},
                                                                    {"Stip", "Stipulation"},
                                                                    {"Pie", "Pieces"},
                                                                    {"sstip", "SStipulation"},
                                                                    {"LaTeX", "LaTeX"},
                                                                    {"latexp", "LaTeXPieces"},
                                                                    {"rem", "Remark"},
                                                                    {"t", "Title"},
                                                                    {"tw", "Twin"},
                                                                    {"end", "EndProblem"},
                                                                    {"next", "NextProblem"},
                                                                    {"zero", "ZeroPosition"},
                                                                    {"array", ""},
                                                                    {"i", "InitialGameArray"}}) {
        const auto match = popeye_keywords().find_command(text);
        EXPECT_EQ(match.is_unique(), !word.empty()) << text;
        EXPECT_EQ(match.word, word) << text;
    }
}

TEST(PopeyeKeywords, AmbiguousCommands) {
    for (const std::string_view text : {"a", "o", "p", "s", "l"}) {
        EXPECT_EQ(popeye_keywords().find_command(text).kind, KeywordTable::Match::Kind::ambiguous)
            << text;
    }
}

TEST(PopeyeKeywords, OptionsConditionsAttributes) {
    EXPECT_EQ(popeye_keywords().options.find("vari").word, "Variations");
    EXPECT_EQ(popeye_keywords().options.find("Try").word, "Try");
    EXPECT_EQ(popeye_keywords().options.find("tr").kind, KeywordTable::Match::Kind::ambiguous);
    EXPECT_EQ(popeye_keywords().options.find("nob").kind, KeywordTable::Match::Kind::ambiguous);
    EXPECT_EQ(popeye_keywords().options.find("noboard").word, "NoBoard");
    EXPECT_EQ(popeye_keywords().conditions.find("Alice").word, "AliceChess");
    EXPECT_EQ(popeye_keywords().conditions.find("Circe").word, "Circe");
    EXPECT_EQ(popeye_keywords().conditions.find("Mirr").kind, KeywordTable::Match::Kind::ambiguous);
    EXPECT_EQ(popeye_keywords().attributes.find("aliceb").word, "AliceB");
    EXPECT_EQ(popeye_keywords().attributes.find("alice").kind,
              KeywordTable::Match::Kind::ambiguous);
}

TEST(PopeyeKeywords, BeginningsOfThreeLanguages) {
    for (const std::string_view word :
         {"BeginProblem", "beginproblem", "begin", "beg", "AnfangProblem", "DebutProbleme"}) {
        EXPECT_TRUE(is_popeye_beginning(word)) << word;
    }
    for (const std::string_view word : {"be", "b", "Beginning", "8/8/8/8", ""}) {
        EXPECT_FALSE(is_popeye_beginning(word)) << word;
    }
}

TEST(PopeyeKeywords, OnlyTellingWordsLookLikeCommands) {
    EXPECT_TRUE(popeye_keywords().looks_like_command("End"));
    EXPECT_TRUE(popeye_keywords().looks_like_command("stip"));
    EXPECT_FALSE(popeye_keywords().looks_like_command("e"));
    EXPECT_FALSE(popeye_keywords().looks_like_command("a1b2"));
}

}  // namespace
}  // namespace alicemate
