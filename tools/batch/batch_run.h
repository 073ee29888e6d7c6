#pragma once

#include "tools/batch/batch_progress.h"
#include "tools/batch/intake.h"
#include "tools/batch/result_writer.h"
#include "tools/batch/round.h"
#include "tools/batch/solved_problem.h"

#include <atomic>
#include <cstddef>
#include <exception>
#include <mutex>
#include <stop_token>
#include <string>
#include <vector>

namespace alicemate {

/// How the problems of a batch are solved.
struct BatchSettings {
    BatchSolving solving;
    std::vector<Round> rounds;
    unsigned threads = 1;
    std::size_t hash_bytes = 0;  ///< for all that is solved at the same time
};

/// Solves the problems of a batch round by round.
class BatchRun {
public:
    /// What is given must outlive it.
    BatchRun(ResultsFile& file, const BatchSettings& settings, std::stop_token stop,
             BatchProgress& progress);

    /// Solves the items as far as they are not settled, and writes each result. After a request to
    /// stop, what was being solved is given up. Throws DatabaseError, and what solving throws.
    void solve(std::vector<BatchItem>& items);

    /// How many problems were decided or cut off by their last limit.
    [[nodiscard]] std::size_t finished() const { return finished_; }

private:
    void solve_round(std::vector<BatchItem*>& items, const Round& round);
    void solve_side_by_side(std::vector<BatchItem*>& items, const Round& round);
    void solve_next(std::vector<BatchItem*>& items, const Round& round, unsigned threads,
                    std::size_t hash_bytes);
    void solve(BatchItem& item, const Round& round, unsigned threads, std::size_t hash_bytes);
    [[nodiscard]] std::string content_of(std::int64_t result);
    [[nodiscard]] std::string label_of(std::int64_t result);
    void fail(std::exception_ptr failure);

    const BatchSettings& settings_;
    std::stop_token stop_;
    std::stop_source failed_;  ///< stops the others when one has failed
    BatchProgress& progress_;
    std::mutex reading_;
    Database source_;  ///< guarded by reading_
    Statement find_content_;
    Statement find_label_;
    ResultWriter writer_;
    std::atomic<std::size_t> next_ = 0;
    std::atomic<std::size_t> finished_ = 0;
    bool is_last_round_ = false;
    std::exception_ptr failure_;  ///< guarded by reading_
};

}  // namespace alicemate
