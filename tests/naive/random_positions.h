// Seeded random positions for differential tests: the same seed gives the same positions
// everywhere.
#pragma once

#include "tests/naive/naive_game.h"

#include <random>
#include <string>

namespace alicemate::naive {

/// What a composed random position may contain.
struct RandomPositionSpec {
    Options options;            ///< without transfer: orthodox positions, board B empty
    int max_men = 12;           ///< the number of men is 3 to this (at least 3, at most 32)
    bool missing_king = false;  ///< now and then one side has no king
    bool castling = false;      ///< now and then kings and rooks stand at home, with rights
    bool en_passant = false;    ///< now and then a double step has just been played
};

/// A random composed position as canonical FEN that `parse` accepts under `spec.options`.
/// No standard distribution is used, since those differ between libraries.
std::string random_position(std::mt19937_64& random, const RandomPositionSpec& spec);

/// A position reached from the game array by up to `max_half_moves` random legal moves (fewer if
/// the game ends).
std::string random_game_position(std::mt19937_64& random, Options options, int max_half_moves);

}  // namespace alicemate::naive
