#pragma once

#include "solver/search_control.h"
#include "solver/solution.h"

#include <atomic>
#include <mutex>

namespace alicemate {

/// What all threads of one search share besides the table: counters, limits, the request to stop.
class SearchMonitor {
public:
    SearchMonitor(const Limits& limits, const SearchControl& control);

    /// Whether the search is to end now; the reason is settled by then.
    [[nodiscard]] bool stopped() const { return stopped_.load(std::memory_order_relaxed); }

    /// The same, asked by one who leaves work undone if so.
    bool must_abandon() {
        if (stopped()) {
            abandoned_.store(true, std::memory_order_relaxed);
        }
        return stopped();
    }

    /// Why work was left undone; none if all was done, even if a limit was reached in the end.
    [[nodiscard]] StopReason reason() const {
        return abandoned_.load() ? reason_.load() : StopReason::none;
    }

    /// Adds to the count of nodes, looks at the limits and the stop token, and calls the observer
    /// when it is due. To be called every few hundred nodes; reads the clock.
    void add_nodes(std::uint64_t nodes);

    /// Counts keys or lines as they are found; stops the search when there are enough.
    void add_solutions(std::uint64_t solutions);

    /// For the observer: how many first moves there are, and that one more of them is done.
    void expect_first_moves(unsigned first_moves) { first_moves_.store(first_moves); }
    void finish_first_move() { first_moves_done_.fetch_add(1); }

    [[nodiscard]] std::uint64_t nodes() const { return nodes_.load(std::memory_order_relaxed); }
    [[nodiscard]] double seconds() const;
    [[nodiscard]] const SearchControl& control() const { return control_; }
    /// What the limits leave, of nodes and time; none of either where it is used up.
    [[nodiscard]] Limits remaining() const;

private:
    using Clock = std::chrono::steady_clock;

    void stop_because(StopReason reason);
    void observe(double now);

    Limits limits_;
    const SearchControl& control_;
    Clock::time_point begin_ = Clock::now();
    std::atomic<bool> stopped_{false};
    std::atomic<bool> abandoned_{false};
    std::atomic<StopReason> reason_{StopReason::none};
    std::atomic<std::uint64_t> nodes_{0};
    std::atomic<std::uint64_t> solutions_{0};
    std::atomic<unsigned> first_moves_{0};
    std::atomic<unsigned> first_moves_done_{0};
    std::mutex observer_mutex_;
    double observed_at_ = 0;  ///< guarded by observer_mutex_
};

}  // namespace alicemate
