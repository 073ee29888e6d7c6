#include "problems/yaml_conventions.h"

#include <gtest/gtest.h>
#include <yaml-cpp/yaml.h>

namespace alicemate {
namespace {

/// What is claimed: a number, "open", or "wrong".
std::string claimed(std::string_view text, std::string_view stipulation) {
    const auto read = read_intended_solutions(text, read_stipulation(stipulation).value());
    if (!read) {
        return "wrong";
    }
    return *read ? std::to_string(**read) : "open";
}

// What Olive's check of soundness makes of the texts: a number of continuations for every
// half-move, 0 where it does not matter, ones behind the last.
TEST(IntendedSolutions, AreCountedAsOliveDoes) {
    EXPECT_EQ(claimed("", "h#2"), "1");
    EXPECT_EQ(claimed("3", "h#2"), "3");
    EXPECT_EQ(claimed("2.1.1.1", "h#2"), "2");
    EXPECT_EQ(claimed("1.2.1...", "h#2"), "2");
    EXPECT_EQ(claimed("2.3.1.2", "h#2"), "12");
    EXPECT_EQ(claimed("0.2...", "h#2"), "open");
    EXPECT_EQ(claimed("0", "h#2"), "0");
    // The first number is that of a move that is not made.
    EXPECT_EQ(claimed("1.2.1...", "h#2.5"), "2");
    EXPECT_EQ(claimed("0.2.1...", "h#2.5"), "2");
    EXPECT_EQ(claimed("2", "h#2.5"), "2");
    EXPECT_EQ(claimed("2.1...", "ser-h#3"), "2");
    EXPECT_EQ(claimed("2.1.3", "#3"), "2");
}

TEST(IntendedSolutions, AreNothingButNumbers) {
    for (const char* const text : {"x", "2x", "2.x", ".2", "-1", "2 ", "1..2", "4000000001",
                                   "4000000000.2", "99999999999999999999"}) {
        EXPECT_EQ(claimed(text, "h#2"), "wrong") << text;
    }
}

TEST(YamlOrigin, IsPutTogetherFromTheSource) {
    const auto origin = [](const char* text) { return yaml_origin_text(YAML::Load(text)); };
    EXPECT_EQ(origin("source: {name: feenschach, issue: 01-02, problemid: 7100, volume: 2, "
                     "date: {year: 1965, month: 2, day: 21}}"),
              "feenschach 01-02/7100, 1965-2-21");
    EXPECT_EQ(origin("source: {name: feenschach, date: 1965-1967}"), "feenschach, 1965-1967");
    EXPECT_EQ(origin("source: {name: feenschach}"), "feenschach");
    EXPECT_EQ(origin("{source: BCM, source-id: 12/7, date: '2007'}"), "BCM 12/7, 2007");
    EXPECT_EQ(origin("{date: 2007}"), "2007");
    EXPECT_EQ(origin("{source: [a]}"), "");
    EXPECT_EQ(origin("{source: \"a\\nb\"}"), "");
    EXPECT_EQ(origin("{}"), "");
}

TEST(YamlAward, IsTheDistinction) {
    EXPECT_EQ(yaml_award_text(YAML::Load("award: {tourney: ditto, distinction: 2nd HM}")),
              "2nd HM");
    EXPECT_EQ(yaml_award_text(YAML::Load("distinction: 1st Prize")), "1st Prize");
    EXPECT_EQ(yaml_award_text(YAML::Load("award: x")), "");
}

}  // namespace
}  // namespace alicemate
