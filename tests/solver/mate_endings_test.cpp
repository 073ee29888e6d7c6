// The search of mates against retrograde analysis.

#include "tests/naive/three_men.h"
#include "tests/sampling.h"
#include "tests/solver/mates.h"

#include <algorithm>
#include <random>

namespace alicemate::testing {
namespace {

std::optional<unsigned> as_unsigned(std::optional<int> number) {
    return number ? std::optional(static_cast<unsigned>(*number)) : std::nullopt;
}

class MateEndings : public ::testing::TestWithParam<char> {
protected:
    const naive::ThreeMenTable table_{GetParam()};
    std::mt19937_64 random_{static_cast<unsigned>(GetParam())};

    naive::ThreeMen random_men();
    void search(const naive::ThreeMen& men, const MateOptions& options);
    void search_in_all_ways(unsigned samples, unsigned max_moves);
    void search_each_length();
    void search_any_length(unsigned samples, std::uint64_t nodes);
};

naive::ThreeMen MateEndings::random_men() {
    const auto somewhere = [&] { return static_cast<naive::Place>(random_() % 128); };
    while (true) {
        const naive::Place king = somewhere();
        const naive::Place man = somewhere();
        const naive::ThreeMen men{king, man, somewhere()};
        if (table_.is_sound(men)) {
            return men;
        }
    }
}

/// Compares with the table; what is longer than asked for counts as no mate.
void MateEndings::search(const naive::ThreeMen& men, const MateOptions& options) {
    const std::string fen = naive::to_fen(table_.state_of(men));
    SCOPED_TRACE(fen + " method " + std::to_string(static_cast<int>(options.method)) + " bytes " +
                 std::to_string(options.hash_bytes));
    const Position position = position_of(fen);
    const MateResult result = find_mate(position, options);
    const auto moves = as_unsigned(table_.moves_to_mate(men));
    if (result.reason != StopReason::none) {
        expect_no_wrong_claim(position, result, moves);
        return;
    }
    const bool in_time = moves && *moves <= options.max_moves.value_or(MateOptions::most_moves);
    expect_result(position, result, in_time ? moves : std::nullopt);
    EXPECT_FALSE(result.bounds.never && moves);
    expect_line_resists(position, result);
}

void MateEndings::search_in_all_ways(unsigned samples, unsigned max_moves) {
    constexpr unsigned tables[] = {1, 64, 1024};
    for (unsigned i = 0; i < samples && !HasFailure(); ++i) {
        search(random_men(), mate_options(max_moves, mate_methods[i % 3], tables[i / 3 % 3]));
    }
}

void MateEndings::search_each_length() {
    for (int moves = 1; moves <= std::min(5, table_.longest()); ++moves) {
        const auto all = table_.mates_in(moves);
        for (unsigned i = 0; i < sample(6); ++i) {
            search(all[random_() % all.size()],
                   mate_options(5, mate_methods[i % 3], 1024, 1 + i / 3 % 2));
        }
    }
}

/// Without a greatest length repetitions count for the defender.
void MateEndings::search_any_length(unsigned samples, std::uint64_t nodes) {
    for (unsigned i = 0; i < samples && !HasFailure(); ++i) {
        MateOptions options = mate_options(1, mate_methods[i % 2], i % 3 == 0 ? 64 : 1024);
        options.max_moves.reset();
        options.limits.nodes = nodes;
        search(random_men(), options);
    }
}

TEST_P(MateEndings, AreAsInTheTable) {
    search_in_all_ways(sample(450), 3);
    search_in_all_ways(sample(50), 4);
    search_each_length();
    search_any_length(sample(60), 20'000);
}

INSTANTIATE_TEST_SUITE_P(AllMen, MateEndings, ::testing::Values('Q', 'R', 'B', 'N'),
                         [](const auto& info) { return std::string(1, info.param); });

/// On one board if there are no others. Nothing if then Black is in check.
std::optional<Position> sound_position(naive::ThreeMen men, const Rules& rules,
                                       const naive::ThreeMenTable& table) {
    if (!rules.transfer) {
        men = {men.king % 64, men.man % 64, men.lone % 64};
    }
    const auto setup = read_position(naive::to_fen(table.state_of(men)));
    const auto position = Position::from(*setup, rules);
    return position ? std::optional(*position) : std::nullopt;
}

/// Without a greatest length, and soon.
void expect_decided_at_once(const Position& position, bool mates, MateMethod method) {
    MateOptions options = mate_options(1, method);
    options.max_moves.reset();
    options.limits.nodes = 20'000;
    const MateResult result = find_mate(position, options);
    EXPECT_EQ(result.reason, StopReason::none);
    EXPECT_EQ(result.bounds.never, !mates);
    EXPECT_EQ(result.bounds.has_mate(), mates);
}

class MinorPieceEndings : public MateEndings {};

TEST_P(MinorPieceEndings, AreMateAtOnceOrNever) {
    ASSERT_EQ(table_.longest(), 1);
    const auto mates = table_.mates_in(1);
    for (unsigned i = 0; i < sample(200); ++i) {
        const bool is_mate = i % 4 == 0;
        const naive::ThreeMen men = is_mate ? mates[random_() % mates.size()] : random_men();
        const std::string fen = naive::to_fen(table_.state_of(men));
        SCOPED_TRACE(fen);
        expect_decided_at_once(position_of(fen), table_.moves_to_mate(men).has_value(),
                               mate_methods[i % 2]);
    }
}

// The table is of one reading of the rules; depth-first search makes no use of what it says.
TEST_P(MinorPieceEndings, AreMateAtOnceOrNeverUnderAllRules) {
    unsigned count = 0;
    for (const Rules& rules : {Rules::popeye(), Rules::vchess(), Rules::orthodox()}) {
        for (unsigned i = 0; i < sample(60); ++i) {
            const auto position = sound_position(random_men(), rules, table_);
            if (!position) {
                continue;
            }
            ++count;
            const MateResult known = find_mate(*position, mate_options(4, MateMethod::depth_first));
            EXPECT_TRUE(!known.bounds.has_mate() || known.bounds.found == 1);
            expect_decided_at_once(*position, known.bounds.has_mate(), mate_methods[i % 2]);
        }
    }
    EXPECT_GT(count, sample(60));
}

INSTANTIATE_TEST_SUITE_P(BishopAndKnight, MinorPieceEndings, ::testing::Values('B', 'N'),
                         [](const auto& info) { return std::string(1, info.param); });

// One of those that take longest; all others up to 9 moves are shorter.
TEST(MateEnding, TheLongestWithTheQueen) {
    const Position position = position_of("8/8/8/8/8/6k1/8/8|K7/8/8/8/1Q6/8/8/8 w - -");
    if (thrift > 1) {
        expect_result(position, find_mate(position, mate_options(4)), std::nullopt);
        return;
    }
    expect_result(position, find_mate(position, mate_options(9, MateMethod::both, 65536)), 9U);
}

}  // namespace
}  // namespace alicemate::testing
