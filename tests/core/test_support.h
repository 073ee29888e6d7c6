// What the tests of core/ share: short ways to make positions and moves, the same questions put to
// the naive reference, and how much work the tests may do.
#pragma once

#include "core/legal_moves.h"
#include "core/position.h"
#include "tests/naive/naive_game.h"
#include "tests/sampling.h"

#include <random>
#include <string>
#include <string_view>
#include <vector>

namespace alicemate::test_support {

/// A perft figure is tested if it is not above the ceiling that this makes of `wanted` nodes.
constexpr std::uint64_t node_ceiling(std::uint64_t wanted) {
    return wanted / (thrift * thrift);
}

using Words = std::vector<std::string>;

inline constexpr std::string_view game_array_fen =
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR|8/8/8/8/8/8/8/8 w KQkq -";
inline constexpr std::string_view empty_board = "8/8/8/8/8/8/8/8";

/// Two-board FEN of two placements and the other fields.
std::string fen_of(std::string_view board_a, std::string_view board_b,
                   std::string_view fields = "w - -");

/// The rules of preset `alice` with another reading of en passant.
Rules alice_with(EnPassant reading);

/// The setup that the text says. @throws std::invalid_argument with what is wrong.
Setup setup_of(std::string_view text);

/// The sound position that the text says. @throws std::invalid_argument with what is wrong.
Position position_of(std::string_view text, const Rules& rules = Rules::alice());

/// The canonical text of a position.
std::string fen_of(const Position& position);

/// The legal move with these coordinates. @throws std::invalid_argument if there is none.
Move move_of(const Position& position, std::string_view coordinates);

/// The position after the moves, each given by its coordinates.
Position played(Position position, const Words& moves);

/// All legal moves as sorted coordinates.
Words moves_of(const Position& position);

/// The legal moves of the man on a square as sorted coordinates.
Words moves_from(const Position& position, std::string_view square);

/// Whether there is a legal move with these coordinates.
bool has_move(const Position& position, std::string_view coordinates);

/// The word that legal_moves.tsv uses for a state.
std::string_view word_of(State state);

/// The same rules, the same position for the naive reference.
naive::Options naive_options(const Rules& rules);
naive::State naive_state(const Position& position);

/// The state by the naive rules.
State naive_state_of(const naive::State& state);

/// Positions of every kind under the rules: composed ones with few and with many men, with a king
/// missing, with castling rights, after a double step, and positions out of games.
std::string any_random_position(std::mt19937_64& random, const Rules& rules);

/// The rules under which laws are tested: the presets, every reading, and odd combinations.
std::vector<Rules> rules_to_test();

}  // namespace alicemate::test_support
