#pragma once

#include "tools/batch/results_file.h"
#include "tools/batch/solved_problem.h"

#include <condition_variable>
#include <deque>
#include <exception>
#include <mutex>
#include <thread>

namespace alicemate {

/// Writes results in a thread of its own, so that those who solve do not wait for the disk. What
/// has gathered while one transaction was on its way goes into the next.
class ResultWriter {
public:
    /// The file is the writer's own while it lives.
    explicit ResultWriter(ResultsFile& file);
    ResultWriter(const ResultWriter&) = delete;
    ResultWriter& operator=(const ResultWriter&) = delete;
    ResultWriter(ResultWriter&&) = delete;
    ResultWriter& operator=(ResultWriter&&) = delete;
    /// Writes what is left.
    ~ResultWriter();

    /// Hands over a result; from any thread. Waits while too many are on their way. Throws what
    /// writing has thrown.
    void write(SolvedProblem solved);
    /// Waits until all is written. Throws what writing has thrown.
    void finish();

private:
    void run();
    void write_all(const std::deque<SolvedProblem>& results);

    ResultsFile& file_;
    Statement put_;
    std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<SolvedProblem> waiting_;
    std::exception_ptr failure_;
    bool is_finished_ = false;
    std::thread thread_;
};

}  // namespace alicemate
