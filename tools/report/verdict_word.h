#pragma once

#include "tools/batch/result_row.h"

#include <array>
#include <string_view>

namespace alicemate {

/// The words for what came of a problem, in the order in which reports count them: the verdicts,
/// then what has none.
inline constexpr std::array<std::string_view, 9> verdict_words{
    "sound",    "cooked",    "short",   "no-solution", "wrong-count",
    "unjudged", "undecided", "pending", "error"};

/// One of verdict_words. A problem that was cut off by a limit is "undecided", unless what was
/// found by then is proof enough: more solutions than claimed are a cook.
std::string_view verdict_word(const ResultRow& row);

}  // namespace alicemate
