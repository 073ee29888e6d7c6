#pragma once

#include "solver/solution.h"

#include <cstdint>
#include <vector>

namespace alicemate {

/// Which duals are told.
enum class Duals : std::uint8_t {
    none,
    main,  ///< in variations of the full length of their key
    all,   ///< in all variations, short ones and those below threats included
};

/// A defence in the play after a key to which the attacker has several answers, all succeeding in
/// the same, least number of moves.
struct Dual {
    /// The moves from the key to the defence; in the place of a key that was made already and of a
    /// defender's move before a threat stands no move.
    Line path;
    /// Of the solution, which must live on; its answers are two at least.
    const Defence* defence = nullptr;
};

/// The duals after all keys, in the order of the tree; of tries and set play none. Empty if the
/// solution was made without variations.
std::vector<Dual> duals_of(const BattleSolution& solution, Duals wanted);

}  // namespace alicemate
