// Every solver against brute force over the naive rules, on random positions.

#include "tests/naive/naive_solver.h"
#include "tests/solver/random_cases.h"
#include "tests/solver/solving.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <ostream>

namespace alicemate::testing {
namespace {

constexpr unsigned most_refutations = 3;

struct Family {
    const char* stipulation;
    int max_men;
    unsigned samples;
};

// For GoogleTest, which would print the bytes, padding and pointers included.
void PrintTo(const Family& value, std::ostream* out) {
    *out << value.stipulation;
}

class Differential : public ::testing::TestWithParam<Family> {};

naive::Goal naive_goal(const Stipulation& stipulation) {
    return stipulation.goal == Goal::mate ? naive::Goal::mate : naive::Goal::stalemate;
}

naive::BattleResult naive_battle(const naive::State& state, const Stipulation& stipulation) {
    const int moves = static_cast<int>(stipulation.half_moves + 1) / 2;
    const naive::Goal goal = naive_goal(stipulation);
    switch (stipulation.play) {
        case Play::direct: return naive::solve_direct(state, goal, moves);
        case Play::self: return naive::solve_self(state, goal, moves);
        default: return naive::solve_reflex(state, goal, moves, stipulation.play == Play::reflex);
    }
}

naive::LineResult naive_help(const naive::State& state, const Stipulation& stipulation) {
    const int half_moves = static_cast<int>(stipulation.half_moves);
    switch (stipulation.play) {
        case Play::series:
            return naive::solve_series_direct(state, naive_goal(stipulation), half_moves);
        case Play::series_help:
            return naive::solve_series_help(state, naive_goal(stipulation), half_moves - 1);
        case Play::series_self:
            return naive::solve_series_self(state, naive_goal(stipulation), half_moves - 1);
        case Play::help_self:
            return naive::solve_help_self(state, naive_goal(stipulation), half_moves);
        case Play::help_reflex:
            return naive::solve_help_reflex(state, naive_goal(stipulation), half_moves);
        default: return naive::solve_help(state, naive_goal(stipulation), half_moves);
    }
}

/// The first moves the reference would call tries.
std::vector<naive::FailingMove> tries_among(const naive::BattleResult& result,
                                            const Stipulation& stipulation) {
    std::vector<naive::FailingMove> tries;
    for (const naive::FailingMove& failing : result.failing) {
        if (stipulation.half_moves > 1 && !failing.leaves_no_reply &&
            failing.refutations.size() <= most_refutations) {
            tries.push_back(failing);
        }
    }
    return tries;
}

void compare_battle(const naive::State& state, const Stipulation& stipulation,
                    const BattleSolution& solution) {
    const naive::BattleResult expected = naive_battle(state, stipulation);
    EXPECT_EQ(first_moves(solution.keys), expected.keys);
    const auto expected_tries = tries_among(expected, stipulation);
    ASSERT_EQ(solution.tries.size(), expected_tries.size());
    for (std::size_t i = 0; i < expected_tries.size(); ++i) {
        EXPECT_EQ(write_coordinate(solution.tries[i].attack.move), expected_tries[i].move);
        EXPECT_EQ(coordinates(solution.tries[i].refutations), expected_tries[i].refutations);
    }
}

void compare_help(const naive::State& state, const Stipulation& stipulation,
                  const HelpSolution& solution) {
    naive::LineResult expected = naive_help(state, stipulation);
    std::stable_sort(
        expected.short_lines.begin(), expected.short_lines.end(),
        [](const auto& left, const auto& right) { return left.size() < right.size(); });
    EXPECT_EQ(coordinates(solution.lines), expected.lines);
    EXPECT_EQ(coordinates(solution.short_lines), expected.short_lines);
    EXPECT_EQ(solution.line_count, expected.lines.size());
    EXPECT_EQ(solution.short_count, expected.short_lines.size());
}

void compare(const std::string& fen, const Rules& rules, const Stipulation& stipulation) {
    SCOPED_TRACE(to_string(stipulation) + ' ' + to_string(rules) + ' ' + fen);
    const naive::State state = naive::parse(fen, naive_options(rules));
    SolveOptions options;
    options.try_refutations = most_refutations;
    options.hash_bytes = std::size_t{1} << 20U;
    const Solution solution = solve(position_of(fen, rules), stipulation, options, SearchControl{});
    ASSERT_EQ(solution.outcome, Outcome::solved);
    if (is_battle(stipulation.play)) {
        compare_battle(state, stipulation, std::get<BattleSolution>(solution.play));
    } else {
        compare_help(state, stipulation, std::get<HelpSolution>(solution.play));
    }
}

TEST_P(Differential, AgreesWithBruteForce) {
    const Family family = GetParam();
    const Stipulation stipulation = stipulation_of(family.stipulation);
    std::mt19937_64 random(std::hash<std::string>{}(family.stipulation));
    for (const Rules& rules : {Rules::alice(), Rules::popeye(), Rules::orthodox()}) {
        for (unsigned i = 0; i < sample(family.samples); ++i) {
            compare(random_case(random, rules, family.max_men), rules, stipulation);
            if (HasFailure()) {
                return;
            }
        }
    }
}

constexpr Family families[] = {
    {"#1", 14, 100},      {"#2", 10, 40},      {"#3", 5, 12},       {"=1", 8, 100},
    {"=2", 6, 40},        {"s#1", 12, 100},    {"s#2", 7, 20},      {"s=1", 8, 60},
    {"s=2", 5, 16},       {"r#1", 12, 100},    {"r#2", 7, 20},      {"r=2", 5, 16},
    {"semi-r#1", 12, 60}, {"semi-r#2", 7, 20}, {"semi-r=2", 5, 16}, {"h#0.5", 14, 100},
    {"h#1", 12, 80},      {"h#1.5", 8, 20},    {"h#2", 6, 8},       {"h=1", 8, 60},
    {"h=1.5", 6, 20},     {"h=2", 5, 6},       {"hs#1", 10, 60},    {"hs#1.5", 7, 20},
    {"hs#2", 5, 8},       {"hs=2", 4, 8},      {"hr#1", 14, 100},   {"hr#1.5", 10, 30},
    {"hr#2", 6, 12},      {"ser-s#1", 10, 60}, {"ser-s#2", 8, 30},  {"ser-s=2", 6, 20},
    {"ser-#1", 10, 60},   {"ser-#2", 10, 40},  {"ser-#3", 7, 12},   {"ser-=2", 7, 40},
    {"ser-=3", 5, 20},    {"ser-h#1", 12, 60}, {"ser-h#2", 9, 24},  {"ser-h#3", 6, 8},
    {"ser-h=2", 7, 20},   {"ser-h=3", 5, 10}};

INSTANTIATE_TEST_SUITE_P(AllStipulations, Differential, ::testing::ValuesIn(families),
                         [](const auto& info) {
                             std::string name;
                             for (const char c : std::string(info.param.stipulation)) {
                                 name += c == '#'   ? "mate"
                                         : c == '=' ? "stalemate"
                                         : c == '.' ? "point"
                                         : c == '-' ? "_"
                                                    : std::string(1, c);
                             }
                             return name;
                         });

}  // namespace
}  // namespace alicemate::testing
