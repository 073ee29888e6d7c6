#pragma once

#include "problems/duals.h"
#include "problems/verdict.h"
#include "tools/batch/attempt.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>

namespace alicemate {

/// What came of a problem, as it is written into a row of `result`.
struct SolvedProblem {
    std::int64_t result = 0;  ///< the number of the row
    Attempt attempt;
    Verdict verdict = Verdict::unjudged;
    std::string solution;  ///< json_solution()
    std::string text;      ///< text_report(), quiet
    std::optional<std::uint64_t> solution_count;
    std::optional<std::uint64_t> short_count;
    std::optional<std::uint64_t> set_count;
    std::optional<std::uint64_t> dual_count;
    SearchStats stats;
    std::string finished;  ///< when, UTC
};

/// How contents are solved.
struct BatchSolving {
    bool count_only = false;
    std::size_t most_lines = 1000;  ///< of each list of lines, to be kept
};

/// The content of a problem in a batch, by which it is known: content_text(), and which duals are
/// to be marked where that is not the custom.
std::string batch_content(const Problem& problem, const PosedProblem& posed, Duals duals);

/// Solves a problem given by its batch_content() with so many threads and a hash table of at most
/// so many bytes. Throws std::runtime_error if the content cannot be read, and what solve() throws.
SolvedProblem solve_content(const std::string& content, const BatchSolving& solving,
                            const Limits& limits, unsigned threads, std::size_t hash_bytes,
                            const SearchControl& control);

}  // namespace alicemate
