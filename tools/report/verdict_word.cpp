#include "tools/report/verdict_word.h"

#include "problems/verdict.h"

#include <algorithm>

namespace alicemate {

std::string_view verdict_word(const ResultRow& row) {
    if (row.outcome == "error" || row.outcome == "pending") {
        return row.outcome;
    }
    const bool is_judged = !row.verdict.empty() && row.verdict != to_string(Verdict::unjudged);
    if (row.outcome == "unknown" && !is_judged) {
        return "undecided";
    }
    const auto* const word = std::find(verdict_words.begin(), verdict_words.end(), row.verdict);
    return word != verdict_words.end() ? *word : to_string(Verdict::unjudged);
}

}  // namespace alicemate
