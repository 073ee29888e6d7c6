#pragma once

#include "core/position.h"
#include "problems/duals.h"
#include "solver/solution.h"
#include "solver/stipulation.h"

#include <string>

namespace alicemate {

/// Set play, tries and keys of battle play in short algebraic notation, one variation a line, what
/// follows a branching further indented:
///
///     Set play:
///         1...Kb7 2.Qd7#
///
///     Tries:
///     1.Qd8+? but 1...Kb7!
///
///     1.Bg3/A! (threat: 2.Qd7#)
///         1...Nf6 2.Rxf6#, 2.Qxf6#
///
/// A threat with variations of its own has its lines under `threat`. Moves that lead on without a
/// choice for the defender stand on one line. A line is marked `(dual)` where its defence is one of
/// those wanted. Play after a key that was made already has the
/// heading `Post-key play (threat: ...):`, and its refutations behind `but`. Parry series play
/// has a line for every way through its trees, as series play has.
std::string battle_text(const Position& position, const Stipulation& stipulation,
                        const BattleSolution& solution, Duals duals);

}  // namespace alicemate
