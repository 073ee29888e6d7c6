#include "tools/batch/batch_run.h"

#include <algorithm>
#include <functional>
#include <thread>
#include <utility>

namespace alicemate {
namespace {

/// A request by either of two.
class EitherStop {
public:
    EitherStop(const std::stop_token& first, const std::stop_token& second)
        : first_(first, [this] { source_.request_stop(); }),
          second_(second, [this] { source_.request_stop(); }) {}

    [[nodiscard]] std::stop_token token() const { return source_.get_token(); }

private:
    std::stop_source source_;
    std::stop_callback<std::function<void()>> first_;
    std::stop_callback<std::function<void()>> second_;
};

}  // namespace

BatchRun::BatchRun(ResultsFile& file, const BatchSettings& settings, std::stop_token stop,
                   BatchProgress& progress)
    : settings_(settings),
      stop_(std::move(stop)),
      progress_(progress),
      source_(file.path(), Database::Access::write),
      find_content_(source_.prepare("SELECT content FROM result WHERE id = ?")),
      find_label_(source_.prepare("SELECT problem_id, twin FROM entry WHERE result = ? LIMIT 1")),
      writer_(file) {}

void BatchRun::solve(std::vector<BatchItem>& items) {
    for (std::size_t i = 0; i < settings_.rounds.size(); ++i) {
        const Round& round = settings_.rounds[i];
        is_last_round_ = i + 1 == settings_.rounds.size();
        const unsigned threads = round.alone ? settings_.threads : 1;
        std::vector<BatchItem*> open;
        for (BatchItem& item : items) {
            if (!is_settled(item.attempt, stricter(round.limits, item.own_limits), threads,
                            settings_.solving.count_only)) {
                open.push_back(&item);
            }
        }
        progress_.begin_round(i + 1, settings_.rounds.size(), open.size());
        solve_round(open, round);
    }
    progress_.erase();
    writer_.finish();
}

void BatchRun::solve_round(std::vector<BatchItem*>& items, const Round& round) {
    next_ = 0;
    if (round.alone) {
        solve_next(items, round, settings_.threads, settings_.hash_bytes);
    } else {
        solve_side_by_side(items, round);
    }
    if (failure_) {
        std::rethrow_exception(failure_);
    }
}

void BatchRun::solve_side_by_side(std::vector<BatchItem*>& items, const Round& round) {
    std::vector<std::jthread> workers;
    for (unsigned i = 0; i < std::min<std::size_t>(settings_.threads, items.size()); ++i) {
        workers.emplace_back(
            [&] { solve_next(items, round, 1, settings_.hash_bytes / settings_.threads); });
    }
}

/// Solves items as long as there are any that nobody has taken.
void BatchRun::solve_next(std::vector<BatchItem*>& items, const Round& round, unsigned threads,
                          std::size_t hash_bytes) {
    try {
        while (!stop_.stop_requested() && !failed_.stop_requested()) {
            const std::size_t taken = next_++;
            if (taken >= items.size()) {
                return;
            }
            solve(*items[taken], round, threads, hash_bytes);
        }
    } catch (...) {
        fail(std::current_exception());
    }
}

void BatchRun::solve(BatchItem& item, const Round& round, unsigned threads,
                     std::size_t hash_bytes) {
    const EitherStop stop(stop_, failed_.get_token());
    SearchControl control{stop.token(), {}};
    if (round.alone) {
        control.observer = progress_.observer(label_of(item.result));
    }
    SolvedProblem solved = solve_content(content_of(item.result), settings_.solving, round.limits,
                                         threads, hash_bytes, control);
    if (solved.attempt.reason == StopReason::interrupted) {
        return;
    }
    solved.result = item.result;
    item.attempt = solved.attempt;
    if (is_last_round_ || item.attempt.outcome == Outcome::solved) {
        ++finished_;
    }
    progress_.record(solved);
    writer_.write(std::move(solved));
}

std::string BatchRun::content_of(std::int64_t result) {
    const std::lock_guard lock(reading_);
    find_content_.with(result);
    const std::string content = find_content_.next() ? find_content_.text(0) : std::string();
    find_content_.reset();
    return content;
}

std::string BatchRun::label_of(std::int64_t result) {
    const std::lock_guard lock(reading_);
    find_label_.with(result);
    std::string label;
    if (find_label_.next()) {
        const std::string twin = find_label_.text(1);
        label = find_label_.text(0) + (twin.empty() ? "" : " " + twin + ")");
    }
    find_label_.reset();
    return label;
}

void BatchRun::fail(std::exception_ptr failure) {
    const std::lock_guard lock(reading_);
    if (!failure_) {
        failure_ = std::move(failure);
    }
    failed_.request_stop();
}

}  // namespace alicemate
