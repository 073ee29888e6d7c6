// The search of mates against brute force over the naive rules, and against depth-first search.

#include "tests/naive/naive_solver.h"
#include "tests/solver/mates.h"
#include "tests/solver/random_cases.h"

namespace alicemate::testing {
namespace {

constexpr naive::Goal mate{naive::GoalKind::mate};

const Rules all_rules[] = {Rules::alice(), Rules::popeye(), Rules::vchess(), Rules::orthodox()};

std::optional<unsigned> naive_shortest(const naive::State& state, unsigned most) {
    for (unsigned moves = 1; moves <= most; ++moves) {
        if (!naive::solve_direct(state, mate, static_cast<int>(moves)).keys.empty()) {
            return moves;
        }
    }
    return std::nullopt;
}

/// In every way there is to search.
void expect_found(const Position& position, unsigned most, std::optional<unsigned> expected) {
    for (const MateMethod method : mate_methods) {
        for (const unsigned kib : {1U, 64U}) {
            const unsigned threads = kib == 1 ? 1 : 2;
            SCOPED_TRACE("method " + std::to_string(static_cast<int>(method)) + ", KiB " +
                         std::to_string(kib));
            const MateResult result = find_mate(position, mate_options(most, method, kib, threads));
            expect_result(position, result, expected);
            expect_line_resists(position, result);
        }
    }
}

/// Of proof-number search without a greatest length, stopped early.
void expect_nothing_wrong(const Position& position, unsigned most, std::optional<unsigned> expected,
                          std::uint64_t nodes) {
    for (const MateMethod method : {MateMethod::both, MateMethod::proof_number}) {
        for (const unsigned kib : {16U, 1024U}) {
            SCOPED_TRACE("unbounded, method " + std::to_string(static_cast<int>(method)));
            MateOptions options = mate_options(1, method, kib);
            options.max_moves.reset();
            options.limits.nodes = nodes;
            const MateResult result = find_mate(position, options);
            expect_no_wrong_claim(position, result, expected);
            EXPECT_TRUE(expected || result.bounds.found > most);
        }
    }
}

void compare_with_brute_force(const std::string& fen, const Rules& rules, unsigned most) {
    SCOPED_TRACE(std::string(to_string(rules)) + ' ' + fen);
    const Position position = position_of(fen, rules);
    const auto expected = naive_shortest(naive::parse(fen, naive_options(rules)), most);
    expect_found(position, most, expected);
    expect_nothing_wrong(position, most, expected, 3'000);
}

void compare_random(unsigned samples, int max_men, unsigned most, unsigned seed) {
    std::mt19937_64 random(seed);
    for (const Rules& rules : all_rules) {
        for (unsigned i = 0; i < sample(samples); ++i) {
            compare_with_brute_force(random_case(random, rules, max_men), rules, most);
            if (::testing::Test::HasFailure()) {
                return;
            }
        }
    }
}

TEST(MateDifferential, MatesInTwoOfManyMen) {
    compare_random(40, 8, 2, 1);
}

TEST(MateDifferential, MatesInThreeOfFewMen) {
    compare_random(8, 4, 3, 2);
}

TEST(MateDifferential, GamePositions) {
    std::mt19937_64 random(3);
    for (const Rules& rules : all_rules) {
        for (unsigned i = 0; i < sample(8); ++i) {
            const std::string fen = naive::random_game_position(random, naive_options(rules), 120);
            SCOPED_TRACE(std::string(to_string(rules)) + ' ' + fen);
            const Position position = position_of(fen, rules);
            const auto expected = shortest_mate(position, 3);
            expect_found(position, 3, expected);
            expect_nothing_wrong(position, 3, expected, 3'000);
        }
    }
}

/// A position of heavy men that can check each other for long, or none if luck is bad.
std::optional<std::string> heavy_position(std::mt19937_64& random) {
    naive::State state = naive::parse("8/8/8/8/8/8/8/8 w - -", {});
    const std::string men = random() % 2 == 0 ? "KkQqR" : "KkRBrN";
    for (const char man : men) {
        const std::size_t square = random() % 64;
        if (state.boards[0][square / 8][square % 8] != '.' ||
            state.boards[1][square / 8][square % 8] != '.') {
            return std::nullopt;
        }
        state.boards[random() % 2][square / 8][square % 8] = man;
    }
    return naive::in_check(state, false) ? std::nullopt : std::optional(naive::to_fen(state));
}

// Repetitions count for the defender on the way where they occur only: a search that takes them for
// refutations elsewhere says `never` of positions that have a mate.
TEST(MateDifferential, PerpetualChecksRefuteNoMates) {
    std::mt19937_64 random(4);
    unsigned mates = 0;
    for (unsigned i = 0; i < sample(300); ++i) {
        const auto fen = heavy_position(random);
        if (!fen) {
            continue;
        }
        SCOPED_TRACE(*fen);
        const Position position = position_of(*fen);
        const MateResult by_depth = find_mate(position, mate_options(4, MateMethod::depth_first));
        const auto expected =
            by_depth.bounds.has_mate() ? std::optional(by_depth.bounds.found) : std::nullopt;
        mates += expected ? 1 : 0;
        expect_nothing_wrong(position, 4, expected, 5'000);
        if (::testing::Test::HasFailure()) {
            return;
        }
    }
    EXPECT_GE(mates, sample(300) / 10);
}

}  // namespace
}  // namespace alicemate::testing
