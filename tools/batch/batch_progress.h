#pragma once

#include "solver/search_control.h"
#include "tools/batch/solved_problem.h"

#include <chrono>
#include <cstddef>
#include <functional>
#include <mutex>
#include <string>

namespace alicemate {

/// One line on the terminal that tells how far a batch has come, rewritten in place; nothing where
/// standard error is no terminal. May be used from several threads.
class BatchProgress {
public:
    explicit BatchProgress(bool quiet);
    BatchProgress(const BatchProgress&) = delete;
    BatchProgress& operator=(const BatchProgress&) = delete;
    BatchProgress(BatchProgress&&) = delete;
    BatchProgress& operator=(BatchProgress&&) = delete;
    ~BatchProgress();

    /// What is known before the first round.
    void begin(std::size_t sound, std::size_t cooked, std::size_t errors);
    /// A round in which so many problems are to be tried.
    void begin_round(std::size_t number, std::size_t rounds, std::size_t problems);
    /// One of them was tried.
    void record(const SolvedProblem& solved);
    /// For the search that works alone on the problem of this name; empty if nothing ever shows.
    [[nodiscard]] std::function<void(const Progress&)> observer(const std::string& label);
    void erase();

private:
    using Clock = std::chrono::steady_clock;

    void show(const std::string& before);
    [[nodiscard]] std::string line() const;

    bool enabled_;
    std::mutex mutex_;
    bool shown_ = false;
    Clock::time_point shown_at_;
    Clock::time_point round_began_at_;
    std::size_t round_ = 0;
    std::size_t rounds_ = 0;
    std::size_t errors_ = 0;
    std::size_t tried_ = 0;   ///< in this round
    std::size_t to_try_ = 0;  ///< in this round
    std::size_t sound_ = 0;
    std::size_t cooked_ = 0;
};

}  // namespace alicemate
