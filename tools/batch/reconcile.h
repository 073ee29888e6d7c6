#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace alicemate {

/// What two runs say of the same problem is compared by this.
struct KnownResult {
    std::string outcome;  ///< "pending", "solved" or "unknown"
    std::string verdict;
    std::string solution;  ///< JSON
    std::optional<std::uint64_t> solution_count;
    std::optional<std::uint64_t> short_count;
    std::optional<std::uint64_t> set_count;
    std::optional<std::uint64_t> dual_count;
    bool counted_only = false;
    std::uint64_t nodes = 0;
    std::string finished;  ///< UTC
};

/// How two results of one problem are reconciled.
enum class Reconciliation { keep_first, take_second, contradiction };

/// The result that is better decided: solved before cut off before not tried; with its lines before
/// counted only; with more lines; after more nodes, where both were cut off; the earlier one. Which
/// of two results is kept does not depend on their order. Two decided results contradict each other
/// if verdict, counts, or lines differ; lines may be missing at the end of a list.
Reconciliation reconcile(const KnownResult& first, const KnownResult& second);

}  // namespace alicemate
