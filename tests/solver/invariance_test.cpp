// What must not change an answer, nor its order: threads, the hash table, asking for counts only.

#include "tests/solver/popeye_lines.h"
#include "tests/solver/random_cases.h"
#include "tests/solver/solving.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace alicemate::testing {
namespace {

struct Family {
    const char* stipulation;
    int max_men;
};

constexpr Family families[] = {
    {"#2", 14},           {"#3", 8},       {"=2", 10},       {"s#2", 8},
    {"s=2", 6},           {"r#2", 8},      {"semi-r=2", 6},  {"h#2", 8},
    {"h#2.5", 5},         {"h=2", 7},      {"ser-#3", 9},    {"ser-=3", 7},
    {"ser-h#3", 7},       {"ser-h=3", 7},  {"hs#2", 6},      {"hr#2", 6},
    {"ser-s#3", 8},       {"exact-#3", 5}, {"exact-s#2", 7}, {"exact-h#2", 7},
    {"exact-ser-h#3", 7}, {"reci-h#2", 7}, {"ser-r#3", 7},   {"pser-#3", 6},
    {"pser-h#3", 6},      {"x2", 7},       {"hzd52", 5},     {"ser-!=3", 5},
    {"h+1.5", 7},         {"s#=2", 5}};
constexpr unsigned samples = 6;

/// Everything an answer says, in its order.
struct Answer {
    std::vector<std::string> keys;
    std::vector<std::string> tree;
    std::vector<std::vector<std::string>> lines;
    std::vector<std::vector<std::string>> short_lines;
    std::vector<std::vector<std::string>> set_lines;

    friend bool operator==(const Answer&, const Answer&) = default;
};

Answer answer_of(const Position& position, const Stipulation& stipulation, unsigned threads,
                 std::size_t hash_bytes) {
    SolveOptions options;
    options.set_play = true;
    options.try_refutations = 2;
    options.variations = true;
    options.threads = threads;
    options.alone = {};
    options.hash_bytes = hash_bytes;
    const Solution solution = solve(position, stipulation, options, SearchControl{});
    EXPECT_EQ(solution.outcome, Outcome::solved);
    if (const auto* const battle = std::get_if<BattleSolution>(&solution.play)) {
        return {first_moves(battle->keys), popeye_tree(position, stipulation, *battle), {}, {}, {}};
    }
    const auto& help = std::get<HelpSolution>(solution.play);
    return {{},
            {},
            coordinates(help.lines),
            coordinates(help.short_lines),
            coordinates(help.set_lines)};
}

TEST(Invariance, NeitherThreadsNorHashChangeAnAnswer) {
    std::mt19937_64 random(20251129);
    for (const Family& family : families) {
        const Stipulation stipulation = stipulation_of(family.stipulation);
        for (unsigned i = 0; i < sample(samples); ++i) {
            const Rules rules = i % 2 == 0 ? Rules::alice() : Rules::orthodox();
            const std::string fen = random_case(random, rules, family.max_men);
            SCOPED_TRACE(std::string(family.stipulation) + ' ' + fen);
            const Position position = position_of(fen, rules);
            const Answer plain = answer_of(position, stipulation, 1, 0);
            EXPECT_EQ(answer_of(position, stipulation, 1, std::size_t{1} << 20U), plain);
            EXPECT_EQ(answer_of(position, stipulation, 1, 512), plain);
            EXPECT_EQ(answer_of(position, stipulation, 2, std::size_t{1} << 24U), plain);
            EXPECT_EQ(answer_of(position, stipulation, 5, 4096), plain);
        }
    }
}

TEST(Invariance, CountsAreThoseOfTheLists) {
    std::mt19937_64 random(7);
    for (const Family& family : families) {
        const Stipulation stipulation = stipulation_of(family.stipulation);
        if (is_battle(stipulation.play)) {
            continue;
        }
        for (unsigned i = 0; i < sample(samples); ++i) {
            const std::string fen = random_case(random, Rules::alice(), family.max_men);
            SCOPED_TRACE(std::string(family.stipulation) + ' ' + fen);
            const Position position = position_of(fen);
            SolveOptions options;
            options.set_play = true;
            const Solution listed = solve(position, stipulation, options, SearchControl{});
            options.count_only = true;
            options.threads = 2;
            options.alone = {};
            const Solution counted = solve(position, stipulation, options, SearchControl{});
            const auto& lists = std::get<HelpSolution>(listed.play);
            const auto& counts = std::get<HelpSolution>(counted.play);
            EXPECT_TRUE(counts.lines.empty() && counts.short_lines.empty());
            EXPECT_EQ(counts.line_count, lists.lines.size());
            EXPECT_EQ(counts.short_count, lists.short_lines.size());
            EXPECT_EQ(counts.set_count, lists.set_lines.size());
        }
    }
}

// Games from the array that end in mate with their sixth half-move: 70902 by perft's tally.
TEST(Invariance, CountsOfManyThousandsAreExact) {
    if (thrift > 1) {
        GTEST_SKIP() << "skipped: too slow for a sanitizer";
    }
    const Position position = *Position::from(game_array(), Rules::alice());
    SolveOptions options;
    options.count_only = true;
    options.threads = 2;
    options.alone = {};
    const Solution solution = solve_text(position, "h#3", options);
    EXPECT_EQ(std::get<HelpSolution>(solution.play).line_count, 70902U);
    EXPECT_EQ(std::get<HelpSolution>(solution.play).short_count, 0U);
}

}  // namespace
}  // namespace alicemate::testing
