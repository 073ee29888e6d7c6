#pragma once

#include "core/position.h"
#include "solver/stipulation.h"

#include <string>

namespace alicemate {

/// In reflex play whoever can reach the goal must do so. Where the side that begins could in the
/// diagram, to no avail, there is no solution: Popeye tells those moves, marked ` ?!?`, instead. A
/// line each; empty where that is not so, or the stipulation is no reflex play.
std::string popeye_duty_text(const Position& position, const Stipulation& stipulation);

}  // namespace alicemate
