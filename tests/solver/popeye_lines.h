#pragma once

#include "core/position.h"
#include "solver/solution.h"
#include "solver/stipulation.h"

#include <string>
#include <vector>

namespace alicemate::testing {

/// Keys or lines as Popeye prints them, one each, sorted: `1.Kf8-e7B !`, `1.Qb3-d3A # !`,
/// `1.a5-a4B Rf6-a6B 2.a4-a3A Ra6-a2A =`. Short and set lines are among the others, as they are
/// there.
std::vector<std::string> popeye_lines(const Position& position, const Stipulation& stipulation,
                                      const Solution& solution);

/// Battle play as Popeye prints it, a line for every half-move of the tree with those before it:
/// `1.Ra1-a3 ? zugzwang. / 1...Kc2-c1 / 2.Ra3-c3 #`; refutations are `but 1...Kc2-d3 !`. Sorted.
std::vector<std::string> popeye_tree(const Position& position, const Stipulation& stipulation,
                                     const BattleSolution& solution);

/// The same made from the text that Popeye printed.
std::vector<std::string> tree_of_popeye_text(const std::string& text);

/// The lines of help and series play in a text that Popeye printed, blanks squeezed; sorted.
std::vector<std::string> lines_of_popeye_text(const std::string& text);

}  // namespace alicemate::testing
