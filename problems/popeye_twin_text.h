#pragma once

#include "problems/problem.h"

#include <string>

namespace alicemate {

/// What stands above a twin's solution in Popeye's output: "b) wKh1-->h2  "; "+c) ..." if it goes
/// on from the twin before.
std::string popeye_twin_heading(const PosedProblem& posed);

/// The changes of a twin in Popeye's input language, behind Twin or ZeroPosition: "Continued Move
/// h1 h2 Add White AliceB Qa1". Boards are named for the men of board B. `condition` tells what is
/// to stand behind Condition.
std::string popeye_twin_input(const Twin& twin, std::string (*condition)(const Rules&));

}  // namespace alicemate
