#include "solver/search_monitor.h"

#include <algorithm>

namespace alicemate {
namespace {

constexpr double observer_interval = 0.1;  // seconds

}  // namespace

SearchMonitor::SearchMonitor(const Limits& limits, const SearchControl& control)
    : limits_(limits), control_(control) {}

double SearchMonitor::seconds() const {
    return std::chrono::duration<double>(Clock::now() - begin_).count();
}

Limits SearchMonitor::remaining() const {
    Limits left;
    if (limits_.nodes) {
        left.nodes = *limits_.nodes - std::min(*limits_.nodes, nodes());
    }
    if (limits_.time) {
        left.time = std::max(std::chrono::duration<double>(0),
                             *limits_.time - std::chrono::duration<double>(seconds()));
    }
    return left;
}

void SearchMonitor::add_nodes(std::uint64_t nodes) {
    const std::uint64_t all = nodes_.fetch_add(nodes, std::memory_order_relaxed) + nodes;
    const double now = seconds();
    if (control_.stop.stop_requested()) {
        stop_because(StopReason::interrupted);
    } else if (limits_.nodes && all >= *limits_.nodes) {
        stop_because(StopReason::nodes);
    } else if (limits_.time && now >= limits_.time->count()) {
        stop_because(StopReason::time);
    }
    if (control_.observer) {
        observe(now);
    }
}

void SearchMonitor::add_solutions(std::uint64_t solutions) {
    const std::uint64_t all =
        solutions_.fetch_add(solutions, std::memory_order_relaxed) + solutions;
    if (limits_.solutions && all >= *limits_.solutions) {
        stop_because(StopReason::solutions);
    }
}

void SearchMonitor::stop_because(StopReason reason) {
    StopReason expected = StopReason::none;
    reason_.compare_exchange_strong(expected, reason, std::memory_order_acq_rel);
    stopped_.store(true, std::memory_order_relaxed);
}

void SearchMonitor::observe(double now) {
    const std::unique_lock lock(observer_mutex_, std::try_to_lock);
    if (!lock || now - observed_at_ < observer_interval) {
        return;
    }
    observed_at_ = now;
    control_.observer(
        {nodes(), now, solutions_.load(), first_moves_done_.load(), first_moves_.load()});
}

}  // namespace alicemate
