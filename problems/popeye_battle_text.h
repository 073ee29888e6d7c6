#pragma once

#include "core/position.h"
#include "solver/solution.h"
#include "solver/stipulation.h"

#include <string>

namespace alicemate {

/// Set play as Popeye prints it, a half-move a line, those that follow further indented:
///
///         1...Kb7-b8
///             2.Qd6-d7 #
///
/// `marks` says whether threats and zugzwang are told, as Popeye does with option Variations.
std::string popeye_set_play(const Position& position, const Stipulation& stipulation,
                            const BattleSolution& solution, bool marks);

/// Keys, then tries, each with its tree and a blank line behind it:
///
///        1.Bh4-g3 ! threat:
///               2.Qd6-d7 #
///           1...Sf6-e4
///               2.Rf1-f8 #
///
///        1.Qd6-d7 + ?
///         but
///           1...Kb7-b8 !
///
std::string popeye_first_moves(const Position& position, const Stipulation& stipulation,
                               const BattleSolution& solution, bool marks);

}  // namespace alicemate
