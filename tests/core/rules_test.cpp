#include "core/rules.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <string>
#include <vector>

namespace alicemate {
namespace {

TEST(Rules, PresetsAreThoseOfTheTable) {
    const Rules alice = *rules_of("alice");
    EXPECT_TRUE(alice.transfer);
    EXPECT_EQ(alice.en_passant, EnPassant::none);
    EXPECT_EQ(alice.castling, CastlingRule::board_a);
    EXPECT_EQ(alice, Rules());

    const Rules popeye = *rules_of("popeye");
    EXPECT_TRUE(popeye.transfer);
    EXPECT_EQ(popeye.en_passant, EnPassant::landing);
    EXPECT_EQ(popeye.castling, CastlingRule::same_board);

    const Rules vchess = *rules_of("vchess");
    EXPECT_TRUE(vchess.transfer);
    EXPECT_EQ(vchess.en_passant, EnPassant::either);
    EXPECT_EQ(vchess.castling, CastlingRule::board_a);

    const Rules orthodox = *rules_of("orthodox");
    EXPECT_FALSE(orthodox.transfer);
    EXPECT_NE(orthodox.en_passant, EnPassant::none);
}

TEST(Rules, WordsOfTheOptions) {
    EXPECT_EQ(en_passant_of("none"), EnPassant::none);
    EXPECT_EQ(en_passant_of("departure"), EnPassant::departure);
    EXPECT_EQ(en_passant_of("landing"), EnPassant::landing);
    EXPECT_EQ(en_passant_of("either"), EnPassant::either);
    for (std::size_t i = 0; i < castling_names.size(); ++i) {
        EXPECT_EQ(castling_of(castling_names[i]), static_cast<CastlingRule>(i));
    }
}

TEST(Rules, NothingElseIsAWord) {
    for (const std::string_view text : {"", "Alice", "alice ", "chess", "none", "popeyes"}) {
        EXPECT_FALSE(rules_of(text)) << text;
    }
    for (const std::string_view text : {"", "alice", "both", "None", "landin"}) {
        EXPECT_FALSE(en_passant_of(text)) << text;
        EXPECT_FALSE(castling_of(text)) << text;
    }
}

TEST(Rules, PresetsPrintAsTheirNames) {
    for (const std::string_view name : preset_names) {
        EXPECT_EQ(to_string(*rules_of(name)), name);
    }
}

TEST(Rules, OtherCombinationsPrintWhatDiffers) {
    Rules rules = Rules::alice();
    rules.en_passant = EnPassant::landing;
    EXPECT_EQ(to_string(rules), "alice en-passant=landing");
    rules.castling = CastlingRule::same_board;
    rules.en_passant = EnPassant::none;
    EXPECT_EQ(to_string(rules), "alice castling=" + std::string(castling_names[1]));
    Rules no_passing = Rules::orthodox();
    no_passing.en_passant = EnPassant::none;
    EXPECT_EQ(to_string(no_passing), "orthodox en-passant=none");
}

TEST(Rules, DifferentRulesPrintDifferently) {
    std::vector<std::string> texts;
    for (const bool transfer : {true, false}) {
        for (const EnPassant passing :
             {EnPassant::none, EnPassant::departure, EnPassant::landing, EnPassant::either}) {
            for (const CastlingRule castling : {CastlingRule::board_a, CastlingRule::same_board}) {
                texts.push_back(to_string({transfer, passing, castling}));
            }
        }
    }
    std::sort(texts.begin(), texts.end());
    EXPECT_EQ(std::unique(texts.begin(), texts.end()), texts.end());
}

}  // namespace
}  // namespace alicemate
