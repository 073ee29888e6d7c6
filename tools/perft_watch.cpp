#include "tools/perft_watch.h"

namespace alicemate {

PerftWatch::PerftWatch(const Limits& limits, const SearchControl& control)
    : limits_(limits), control_(control) {}

bool PerftWatch::must_stop() {
    if (reason_ == StopReason::none) {
        const StopReason found = find_reason();
        auto expected = StopReason::none;
        if (found != StopReason::none) {
            reason_.compare_exchange_strong(expected, found);
        }
    }
    return reason_ != StopReason::none;
}

StopReason PerftWatch::find_reason() const {
    if (control_.stop.stop_requested()) {
        return StopReason::interrupted;
    }
    if (limits_.time && seconds() >= limits_.time->count()) {
        return StopReason::time;
    }
    if (limits_.nodes && nodes_ >= *limits_.nodes) {
        return StopReason::nodes;
    }
    return StopReason::none;
}

void PerftWatch::add_nodes(std::uint64_t nodes) {
    nodes_ += nodes;
    if (control_.observer && !telling_.test_and_set(std::memory_order_acquire)) {
        tell_observer();
        telling_.clear(std::memory_order_release);
    }
}

double PerftWatch::seconds() const {
    return std::chrono::duration<double>(Clock::now() - begin_).count();
}

void PerftWatch::tell_observer() {
    const double now = seconds();
    if (now < next_telling_) {
        return;
    }
    next_telling_ = now + 0.1;
    control_.observer({.nodes = nodes_,
                       .seconds = now,
                       .solutions = 0,
                       .first_moves_done = portions_done_,
                       .first_moves = portions_});
}

}  // namespace alicemate
