#include "problems/keyword_table.h"

#include <gtest/gtest.h>

namespace alicemate {
namespace {

using Kind = KeywordTable::Match::Kind;

const KeywordTable& table() {
    static const KeywordTable words("Anda AndaInverse Author Stipulation");
    return words;
}

TEST(KeywordTable, FindsWordsInFullAndAbbreviatedWhateverTheCase) {
    for (const std::string_view text : {"Stipulation", "stipulation", "STIP", "s"}) {
        const auto match = table().find(text);
        EXPECT_TRUE(match.is_unique()) << text;
        EXPECT_EQ(match.word, "Stipulation") << text;
    }
}

TEST(KeywordTable, AWordInFullIsNotAmbiguous) {
    EXPECT_EQ(table().find("anda").word, "Anda");
    EXPECT_TRUE(table().find("anda").is_unique());
    EXPECT_EQ(table().find("andai").word, "AndaInverse");
}

TEST(KeywordTable, TellsAmbiguousFromUnknown) {
    EXPECT_EQ(table().find("an").kind, Kind::ambiguous);
    EXPECT_EQ(table().find("a").kind, Kind::ambiguous);
    EXPECT_EQ(table().find("x").kind, Kind::none);
    EXPECT_EQ(table().find("stipulations").kind, Kind::none);
    EXPECT_EQ(table().find("").kind, Kind::none);
}

TEST(Abbreviates, IsABeginningWhateverTheCase) {
    EXPECT_TRUE(abbreviates("beg", "BeginProblem"));
    EXPECT_TRUE(abbreviates("BEGINPROBLEM", "BeginProblem"));
    EXPECT_FALSE(abbreviates("BeginProblems", "BeginProblem"));
    EXPECT_FALSE(abbreviates("", "BeginProblem"));
}

TEST(KeywordTable, WordsMayHaveOtherNames) {
    const KeywordTable table("Steine=Pieces Stellung Option");
    EXPECT_EQ(table.find("stei").word, "Pieces");
    EXPECT_EQ(table.find("Steine").word, "Pieces");
    EXPECT_EQ(table.find("Stell").word, "Stellung");
    EXPECT_EQ(table.find("Ste").kind, KeywordTable::Match::Kind::ambiguous);
    EXPECT_EQ(table.find("Pieces").kind, KeywordTable::Match::Kind::none);
    EXPECT_TRUE(table.fits("Ste", "Pieces"));
    EXPECT_FALSE(table.fits("Stel", "Pieces"));
    EXPECT_FALSE(table.fits("", "Pieces"));
}

}  // namespace
}  // namespace alicemate
