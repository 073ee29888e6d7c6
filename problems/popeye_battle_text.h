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

/// Play after a key that was made already, the refutations among the defences:
///
///      threat:
///               2.Qd6-d7 #
///           1...Sf6-e4
///               2.Rf1-f8 #
///           1...Kb7-b8
///             refutes.
///
std::string popeye_post_key_play(const Position& position, const Stipulation& stipulation,
                                 const FirstMove& play, bool marks);

/// Parry series play, one line for every way through a key's tree: `  1.Qe1-g3 + Ke5-d4
/// 2.Qg3-a3 #`.
std::string popeye_parry_lines(const Position& position, const Stipulation& stipulation,
                               const BattleSolution& solution);

}  // namespace alicemate
