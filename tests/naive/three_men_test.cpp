#include "tests/naive/three_men.h"

#include "tests/naive/naive_solver.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <random>
#include <stdexcept>
#include <utility>

namespace alicemate::naive {
namespace {

constexpr Goal mate{GoalKind::mate};

/// The men of a position with all three, colours as in the table.
ThreeMen men_of(const State& state) {
    ThreeMen men;
    for (Place place = 0; place < 128; ++place) {
        const auto square = static_cast<std::size_t>(place % 64);
        switch (state.boards[static_cast<std::size_t>(place / 64)][square / 8][square % 8]) {
            case '.': break;
            case 'K': men.king = place; break;
            case 'k': men.lone = place; break;
            default: men.man = place;
        }
    }
    return men;
}

bool has_man(const State& state, char kind) {
    return std::any_of(state.boards.begin(), state.boards.end(), [&](const Board& board) {
        return std::any_of(board.begin(), board.end(), [&](const auto& rank) {
            return std::find(rank.begin(), rank.end(), kind) != rank.end();
        });
    });
}

/// Black to move: in how many moves White mates, by the table, whatever Black plays.
std::optional<int> moves_after_replies(const ThreeMenTable& table, const State& state, char kind) {
    const std::vector<Successor> replies = successors(state);
    if (replies.empty())
        return in_check(state, false) ? std::optional(0) : std::nullopt;
    int longest = 0;
    for (const Successor& reply : replies) {
        const auto moves =
            has_man(reply.state, kind) ? table.moves_to_mate(men_of(reply.state)) : std::nullopt;
        if (!moves)
            return std::nullopt;
        longest = std::max(longest, *moves);
    }
    return longest;
}

/// White to move: the same by the table's word for the positions two half-moves on.
std::optional<int> moves_by_successors(const ThreeMenTable& table, const State& state, char kind) {
    std::optional<int> shortest;
    for (const Successor& move : successors(state)) {
        const auto moves = moves_after_replies(table, move.state, kind);
        if (moves && (!shortest || *moves + 1 < *shortest))
            shortest = *moves + 1;
    }
    return shortest;
}

ThreeMen random_men(std::mt19937_64& random) {
    const auto somewhere = [&] { return static_cast<Place>(random() % 128); };
    const Place king = somewhere();
    const Place man = somewhere();
    return {king, man, somewhere()};
}

/// Whether the naive game takes the men for a position, without losing one on the way.
bool is_a_position(const State& state) {
    try {
        return parse(to_fen(state), {}) == state;
    } catch (const std::invalid_argument&) {
        return false;
    }
}

// What the table says of a position follows from what it says two half-moves on, by the moves of
// naive_game.
void expect_agreement_with_game(const ThreeMenTable& table, char kind) {
    std::mt19937_64 random(static_cast<unsigned>(kind));
    for (int done = 0; done < 300;) {
        const ThreeMen men = random_men(random);
        if (men.king % 64 == men.man % 64 || men.king % 64 == men.lone % 64 ||
            men.man % 64 == men.lone % 64)
            continue;
        const State state = table.state_of(men);
        ASSERT_EQ(table.is_sound(men), is_a_position(state)) << to_fen(state);
        if (!table.is_sound(men))
            continue;
        EXPECT_EQ(table.moves_to_mate(men), moves_by_successors(table, state, kind))
            << to_fen(state);
        ++done;
    }
}

void expect_brute_force_agrees(const ThreeMenTable& table) {
    for (const int moves : {1, 2}) {
        const std::vector<ThreeMen> all = table.mates_in(moves);
        for (std::size_t i = 0; i < all.size(); i += all.size() / 10 + 1) {
            const State state = table.state_of(all[i]);
            EXPECT_FALSE(solve_direct(state, mate, moves).keys.empty()) << to_fen(state);
            EXPECT_TRUE(moves == 1 || solve_direct(state, mate, moves - 1).keys.empty());
        }
    }
}

class ThreeMenTables : public ::testing::TestWithParam<std::pair<char, int>> {};

// A bishop or knight mates in the corner, but only if nobody need do anything for it.
TEST_P(ThreeMenTables, AreRight) {
    const auto [kind, longest] = GetParam();
    const ThreeMenTable table(kind);
    EXPECT_EQ(table.longest(), longest);
    EXPECT_FALSE(table.mates_in(longest).empty());
    EXPECT_TRUE(table.mates_in(longest + 1).empty());
    EXPECT_FALSE(table.is_sound({0, 64, 20})) << "two men on a square";
    expect_agreement_with_game(table, kind);
    expect_brute_force_agrees(table);
}

INSTANTIATE_TEST_SUITE_P(AllMen, ThreeMenTables,
                         ::testing::Values(std::pair('Q', 9), std::pair('R', 14), std::pair('B', 1),
                                           std::pair('N', 1)),
                         [](const auto& info) { return std::string(1, info.param.first); });

}  // namespace
}  // namespace alicemate::naive
