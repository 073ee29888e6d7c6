#pragma once

#include "solver/search_control.h"
#include "solver/solution.h"

#include <atomic>
#include <chrono>

namespace alicemate {

/// Shared by the threads that count: says when to stop, and tells the observer how far they are.
class PerftWatch {
public:
    PerftWatch(const Limits& limits, const SearchControl& control);

    /// Whether to stop now; once true it stays so.
    bool must_stop();
    /// Notes that so many positions have been counted.
    void add_nodes(std::uint64_t nodes);
    void set_portions(std::size_t portions) { portions_ = static_cast<unsigned>(portions); }
    void finish_portion() { ++portions_done_; }

    /// Why it had to stop; none if it had not.
    [[nodiscard]] StopReason reason() const { return reason_; }
    [[nodiscard]] double seconds() const;

private:
    using Clock = std::chrono::steady_clock;

    [[nodiscard]] StopReason find_reason() const;
    void tell_observer();

    const Limits& limits_;
    const SearchControl& control_;
    Clock::time_point begin_ = Clock::now();
    std::atomic<StopReason> reason_ = StopReason::none;
    std::atomic<std::uint64_t> nodes_ = 0;
    std::atomic<unsigned> portions_done_ = 0;
    unsigned portions_ = 0;
    std::atomic_flag telling_;
    double next_telling_ = 0.1;  ///< in seconds; only for the one that holds telling_
};

}  // namespace alicemate
