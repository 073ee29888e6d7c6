#pragma once

#include "tools/batch/result_row.h"

#include <cstddef>
#include <nlohmann/json.hpp>
#include <string>

namespace alicemate {

/// What a page shows of a problem that is opened, as an object; what does not apply is left out:
///
///     column, origin, title, fen, rules, epd, reason, error, text, version, finished
///     claim     "2 solutions", "keys Kf4/A, in 3 moves"
///     boards    1 or 2; men, see men_text(); side, "w" or "b"
///     lines     [{"part", "moves": [[text, changes, side]...]}...], see LineStep
///     left_out  how many lines there are besides
///     counts    {"short", "set", "dual"}; limits {"time", "nodes", "solutions"}; threads, hash
///
/// Where the content or the solution cannot be read there are no lines; where the position cannot,
/// no men.
nlohmann::ordered_json problem_view(const ResultRow& row, std::size_t most_lines);

}  // namespace alicemate
