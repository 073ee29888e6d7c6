#pragma once

#include "core/position.h"
#include "core/setup.h"
#include "solver/mate_search.h"

#include <string>

namespace alicemate {

/// What was found on the shortest mate from a position, in words: the length, whether none is
/// shorter, a main line in short algebraic notation; first moves, if they were asked for, one a
/// line. Ends with a line feed.
std::string mate_text(const Position& position, const MateResult& result);

/// One line of JSON with a line feed: `fen`, `rules`, `outcome` ("proved", "refuted", "unknown"),
/// `length`, `minimal` and `line` (coordinates) where there is a mate, `no_mate_in` (the greatest
/// length known to be too short; null if there is no mate however long), `reason` if work was left
/// undone, `first_moves` if asked for (`move`, `length`, `minimal`, `no_mate_in`, `refutation`),
/// and `stats`. `fen` is what the position was given as.
std::string mate_json(const std::string& fen, const Position& position, const MateResult& result);

}  // namespace alicemate
