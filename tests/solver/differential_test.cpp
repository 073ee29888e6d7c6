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
    std::string stipulation;
    int max_men;
    unsigned samples;
};

// For GoogleTest, which would print the bytes, padding and pointers included.
void PrintTo(const Family& value, std::ostream* out) {
    *out << value.stipulation;
}

class Differential : public ::testing::TestWithParam<Family> {};

naive::Goal naive_goal(const Stipulation& stipulation) {
    using naive::GoalKind;
    // In the order of Goal::Kind.
    constexpr GoalKind kinds[] = {GoalKind::mate,
                                  GoalKind::stalemate,
                                  GoalKind::mate_or_stalemate,
                                  GoalKind::double_stalemate,
                                  GoalKind::double_mate,
                                  GoalKind::counter_double_mate,
                                  GoalKind::auto_mate,
                                  GoalKind::auto_stalemate,
                                  GoalKind::check,
                                  GoalKind::capture,
                                  GoalKind::target,
                                  GoalKind::any_move,
                                  GoalKind::castling,
                                  GoalKind::en_passant};
    const Square square = stipulation.goal.target_square;
    return {kinds[stipulation.goal.kind],
            {static_cast<int>(file_of(square)), static_cast<int>(rank_of(square))}};
}

naive::BattleResult naive_battle(const naive::State& state, const Stipulation& stipulation) {
    const int moves = static_cast<int>(stipulation.half_moves + 1) / 2;
    const naive::Goal goal = naive_goal(stipulation);
    const naive::BattleOptions options{stipulation.exact};
    switch (stipulation.play) {
        case Play::direct: return naive::solve_direct(state, goal, moves, options);
        case Play::self: return naive::solve_self(state, goal, moves, options);
        default:
            return naive::solve_reflex(state, goal, moves, stipulation.play == Play::reflex,
                                       options);
    }
}

/// Both endings together, as the solver lists them.
naive::LineResult naive_reciprocal(const naive::State& state, naive::Goal goal, int half_moves) {
    naive::ReciprocalResult both = naive::solve_reciprocal(state, goal, goal, half_moves);
    naive::LineResult result = std::move(both.helped);
    const auto add = [](const std::vector<naive::Line>& from, std::vector<naive::Line>& to) {
        to.insert(to.end(), from.begin(), from.end());
        std::sort(to.begin(), to.end());
    };
    add(both.own.lines, result.lines);
    add(both.own.short_lines, result.short_lines);
    return result;
}

naive::LineResult naive_help(const naive::State& state, const Stipulation& stipulation) {
    const int half_moves = static_cast<int>(stipulation.half_moves);
    const naive::Goal goal = naive_goal(stipulation);
    switch (stipulation.play) {
        case Play::series: return naive::solve_series_direct(state, goal, half_moves);
        case Play::series_help: return naive::solve_series_help(state, goal, half_moves - 1);
        case Play::series_self: return naive::solve_series_self(state, goal, half_moves - 1);
        case Play::series_reflex:
            return naive::solve_series_reflex(state, goal, half_moves - 1, true);
        case Play::parry_series_help: return naive::solve_parry_help(state, goal, half_moves - 1);
        case Play::help_self: return naive::solve_help_self(state, goal, half_moves);
        case Play::help_reflex: return naive::solve_help_reflex(state, goal, half_moves);
        case Play::help_reciprocal: return naive_reciprocal(state, goal, half_moves);
        default: return naive::solve_help(state, goal, half_moves);
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
    if (stipulation.exact) {
        expected.short_lines.clear();
    }
    std::stable_sort(
        expected.short_lines.begin(), expected.short_lines.end(),
        [](const auto& left, const auto& right) { return left.size() < right.size(); });
    EXPECT_EQ(coordinates(solution.lines), expected.lines);
    EXPECT_EQ(coordinates(solution.short_lines), expected.short_lines);
    EXPECT_EQ(solution.line_count, expected.lines.size());
    EXPECT_EQ(solution.short_count, expected.short_lines.size());
}

/// Every path through the tree below an attack.
void collect_lines(const Attack& attack, naive::Line& line, std::vector<naive::Line>& lines) {
    line.push_back(write_coordinate(attack.move));
    if (attack.reaches_goal) {
        lines.push_back(line);
    }
    for (const Attack& next : attack.threats) {
        collect_lines(next, line, lines);
    }
    for (const Defence& parry : attack.defences) {
        line.push_back(write_coordinate(parry.move));
        for (const Attack& next : parry.answers) {
            collect_lines(next, line, lines);
        }
        line.pop_back();
    }
    line.pop_back();
}

void compare_parry_series(const naive::State& state, const Stipulation& stipulation,
                          const BattleSolution& solution) {
    std::vector<naive::Line> lines;
    naive::Line line;
    for (const FirstMove& key : solution.keys) {
        collect_lines(key.attack, line, lines);
    }
    std::sort(lines.begin(), lines.end());
    const int moves = static_cast<int>(stipulation.half_moves + 1) / 2;
    EXPECT_EQ(lines,
              naive::solve_parry_direct(state, naive_goal(stipulation), moves, stipulation.exact));
}

void compare(const std::string& fen, const Rules& rules, const Stipulation& stipulation) {
    SCOPED_TRACE(to_string(stipulation) + ' ' + to_string(rules) + ' ' + fen);
    const naive::State state = naive::parse(fen, naive_options(rules));
    SolveOptions options;
    options.try_refutations = most_refutations;
    options.variations = stipulation.play == Play::parry_series;
    options.hash_bytes = std::size_t{1} << 20U;
    const Solution solution = solve(position_of(fen, rules), stipulation, options, SearchControl{});
    ASSERT_EQ(solution.outcome, Outcome::solved);
    if (stipulation.play == Play::parry_series) {
        compare_parry_series(state, stipulation, std::get<BattleSolution>(solution.play));
    } else if (is_battle(stipulation.play)) {
        compare_battle(state, stipulation, std::get<BattleSolution>(solution.play));
    } else {
        compare_help(state, stipulation, std::get<HelpSolution>(solution.play));
    }
}

TEST_P(Differential, AgreesWithBruteForce) {
    const Family& family = GetParam();
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

/// What a sign of a stipulation is called in the name of a test.
std::string word_of(char sign) {
    switch (sign) {
        case '#': return "mate";
        case '=': return "stalemate";
        case '!': return "auto";
        case '+': return "check";
        case '~': return "any";
        case '.': return "point";
        case '-': return "_";
        default: return {sign};
    }
}

const Family families[] = {
    // clang-format off
    {"#1", 14, 100}, {"#2", 10, 40}, {"#3", 5, 12}, {"=1", 8, 100},
    {"=2", 6, 40}, {"s#1", 12, 100}, {"s#2", 7, 20}, {"s=1", 8, 60},
    {"s=2", 5, 16}, {"r#1", 12, 100}, {"r#2", 7, 20}, {"r=2", 5, 16},
    {"semi-r#1", 12, 60}, {"semi-r#2", 7, 20}, {"semi-r=2", 5, 16}, {"h#0.5", 14, 100},
    {"h#1", 12, 80}, {"h#1.5", 8, 20}, {"h#2", 6, 8}, {"h=1", 8, 60},
    {"h=1.5", 6, 20}, {"h=2", 5, 6}, {"hs#1", 10, 60}, {"hs#1.5", 7, 20},
    {"hs#2", 5, 8}, {"hs=2", 4, 8}, {"hr#1", 14, 100}, {"hr#1.5", 10, 30},
    {"hr#2", 6, 12}, {"ser-s#1", 10, 60}, {"ser-s#2", 8, 30}, {"ser-s=2", 6, 20},
    {"ser-#1", 10, 60}, {"ser-#2", 10, 40}, {"ser-#3", 7, 12}, {"ser-=2", 7, 40},
    {"ser-=3", 5, 20}, {"ser-h#1", 12, 60}, {"ser-h#2", 9, 24}, {"ser-h#3", 6, 8},
    {"ser-h=2", 7, 20}, {"ser-h=3", 5, 10}, {"exact-#1", 12, 60}, {"exact-#2", 8, 30},
    {"exact-#3", 4, 10}, {"exact-=2", 6, 30}, {"exact-s#1", 12, 40}, {"exact-s#2", 6, 16},
    {"exact-r#2", 6, 16}, {"exact-semi-r#2", 6, 16}, {"exact-h#1.5", 8, 20}, {"exact-h#2", 5, 6},
    {"exact-ser-h#3", 6, 8}, {"exact-ser-s#2", 8, 20}, {"exact-hs#1.5", 6, 16}, {"exact-hr#2", 6, 10},
    {"exact-reci-h#2", 5, 6}, {"reci-h#1", 10, 40}, {"reci-h#1.5", 6, 16}, {"reci-h#2", 5, 8},
    {"reci-h=2", 4, 6}, {"ser-r#1", 10, 40}, {"ser-r#2", 8, 20}, {"ser-r=2", 6, 16},
    {"pser-#1", 10, 40}, {"pser-#2", 8, 30}, {"pser-#3", 6, 12}, {"pser-=2", 6, 20},
    {"exact-pser-#2", 8, 20}, {"pser-h#1", 10, 40}, {"pser-h#2", 8, 20}, {"pser-h#3", 5, 8},
    // clang-format on
};

/// Of every other goal; its sign stands for %.
const Family goal_families[] = {
    // clang-format off
    {"%1", 8, 30}, {"%2", 4, 8}, {"exact-%2", 4, 6}, {"s%1", 6, 20},
    {"s%2", 4, 4}, {"r%2", 4, 4}, {"semi-r%1", 6, 10}, {"h%1", 6, 12},
    {"h%1.5", 4, 6}, {"exact-h%1.5", 4, 4}, {"hs%1.5", 4, 4}, {"hr%1.5", 4, 4},
    {"reci-h%1", 4, 6}, {"ser-%2", 5, 10}, {"ser-%3", 4, 4}, {"ser-h%2", 4, 8},
    {"ser-s%2", 4, 8}, {"ser-r%2", 4, 8}, {"pser-%2", 4, 6}, {"pser-h%2", 4, 6},
    // clang-format on
};

constexpr const char* goals[] = {"#=", "==", "!=",  "!#", "##", "##!",
                                 "+",  "x",  "zd5", "~",  "00", "ep"};

std::vector<Family> all_families() {
    std::vector<Family> all(std::begin(families), std::end(families));
    for (const std::string goal : goals) {
        for (Family family : goal_families) {
            family.stipulation.replace(family.stipulation.find('%'), 1, goal);
            all.push_back(std::move(family));
        }
    }
    return all;
}

INSTANTIATE_TEST_SUITE_P(AllStipulations, Differential, ::testing::ValuesIn(all_families()),
                         [](const auto& info) {
                             std::string name;
                             for (const char c : info.param.stipulation) {
                                 name += word_of(c);
                             }
                             return name;
                         });

}  // namespace
}  // namespace alicemate::testing
