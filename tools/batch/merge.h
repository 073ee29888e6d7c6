#pragma once

#include "tools/batch/results_file.h"

#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

namespace alicemate {

/// Joins files of results into one.
class Merge {
public:
    /// The file must outlive it.
    explicit Merge(ResultsFile& out) : out_(out) {}

    /// Adds all that the other file has, in one transaction. Throws DatabaseError.
    void add(const std::string& path);

    /// What did not fit together, each naming both files and the problem. What stood first stays.
    [[nodiscard]] const std::vector<std::string>& contradictions() const { return contradictions_; }
    [[nodiscard]] std::uint64_t added() const { return added_; }        ///< results that were new
    [[nodiscard]] std::uint64_t replaced() const { return replaced_; }  ///< by better ones

private:
    void add_results(const std::string& path);
    void reconcile_results(const std::string& path);
    void add_entries(const std::string& path);
    void contradict(const std::string& path, std::int64_t result, const std::string& first,
                    const std::string& second);
    [[nodiscard]] std::string source_of(std::int64_t result) const;

    ResultsFile& out_;
    std::vector<std::string> contradictions_;
    std::uint64_t added_ = 0;
    std::uint64_t replaced_ = 0;
    std::unordered_map<std::int64_t, std::string> sources_;  ///< of results that came from files
};

}  // namespace alicemate
