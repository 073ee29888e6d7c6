// Popeye's way of writing moves, for comparing the naive solvers with its answers.
#pragma once

#include "tests/naive/naive_game.h"
#include "tests/naive/naive_solver.h"

#include <string>
#include <vector>

namespace alicemate::naive {

/// `Rg7-d7A +`: S is the knight, the letter is the board of arrival (absent in orthodox chess),
/// and a check is marked; mates and stalemates are marked as goals by `popeye_line` only.
std::string popeye_move(const State& before, const std::string& move);

/// `1.a5-a4B Rf6-a6B 2.a4-a3A Ra6-a2A =`: the side to move begins and both move in turn.
std::string popeye_help_line(const State& start, const Line& line, Goal goal);

/// `1.Kb5-a6B 2.b6-b5A Qe4-a8B #`: all moves but the last are one side's.
std::string popeye_series_help_line(const State& start, const Line& line, Goal goal);

}  // namespace alicemate::naive
