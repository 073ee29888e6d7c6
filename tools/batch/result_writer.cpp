#include "tools/batch/result_writer.h"

#include "tools/version.h"

#include <string_view>
#include <utility>

namespace alicemate {
namespace {

constexpr std::size_t most_waiting = 1000;

/// What was decided is not given up for an attempt that was cut off.
constexpr std::string_view put_result =
    "UPDATE result SET outcome = ?2, verdict = ?3, reason = ?4, solution = ?5, text = ?6, "
    "solution_count = ?7, short_count = ?8, set_count = ?9, dual_count = ?10, counted_only = ?11, "
    "max_time = ?12, max_nodes = ?13, max_solutions = ?14, nodes = ?15, seconds = ?16, "
    "threads = ?17, hash_bytes = ?18, version = ?19, finished = ?20 "
    "WHERE id = ?1 AND (outcome <> 'solved' OR ?2 = 'solved')";

std::optional<double> seconds_of(const Limits& limits) {
    return limits.time ? std::optional(limits.time->count()) : std::nullopt;
}

std::optional<std::string_view> reason_of(const Attempt& attempt) {
    return attempt.reason == StopReason::none ? std::nullopt
                                              : std::optional(to_string(attempt.reason));
}

}  // namespace

ResultWriter::ResultWriter(ResultsFile& file)
    : file_(file), put_(file.database().prepare(put_result)), thread_([this] { run(); }) {}

ResultWriter::~ResultWriter() {
    try {
        finish();
    } catch (...) {
        // Whoever wanted to know has called finish().
    }
}

void ResultWriter::write(SolvedProblem solved) {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return failure_ || waiting_.size() < most_waiting; });
    if (failure_) {
        std::rethrow_exception(failure_);
    }
    waiting_.push_back(std::move(solved));
    changed_.notify_all();
}

void ResultWriter::finish() {
    {
        const std::lock_guard lock(mutex_);
        is_finished_ = true;
        changed_.notify_all();
    }
    if (thread_.joinable()) {
        thread_.join();
    }
    if (failure_) {
        std::rethrow_exception(failure_);
    }
}

void ResultWriter::run() {
    std::unique_lock lock(mutex_);
    while (true) {
        changed_.wait(lock, [&] { return is_finished_ || !waiting_.empty(); });
        if (waiting_.empty()) {
            return;
        }
        const std::deque<SolvedProblem> results = std::exchange(waiting_, {});
        changed_.notify_all();
        lock.unlock();
        std::exception_ptr failure;
        try {
            write_all(results);
        } catch (...) {
            failure = std::current_exception();
        }
        lock.lock();
        if (failure) {
            failure_ = failure;
            changed_.notify_all();
            return;
        }
    }
}

void ResultWriter::write_all(const std::deque<SolvedProblem>& results) {
    Transaction transaction(file_.database());
    for (const SolvedProblem& solved : results) {
        const Attempt& attempt = solved.attempt;
        put_.with(solved.result,
                  std::string_view(attempt.outcome == Outcome::solved ? "solved" : "unknown"),
                  to_string(solved.verdict), reason_of(attempt), solved.solution, solved.text,
                  solved.solution_count, solved.short_count, solved.set_count, solved.dual_count,
                  attempt.counted_only, seconds_of(attempt.limits), attempt.limits.nodes,
                  attempt.limits.solutions, solved.stats.nodes, solved.stats.seconds,
                  solved.stats.threads, std::uint64_t{solved.stats.hash_bytes},
                  std::string_view(version), solved.finished)
            .run();
    }
    transaction.commit();
}

}  // namespace alicemate
