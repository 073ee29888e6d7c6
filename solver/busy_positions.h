#pragma once

#include "core/zobrist.h"

#include <array>
#include <atomic>
#include <cstdint>

namespace alicemate {

/// How many threads are at work below a position, by hash: those that choose a way see it and
/// spread (virtual proof numbers: T. Kaneko, 2010). Two positions may share a counter; that only
/// makes a thread choose another way.
class BusyPositions {
public:
    /// While it lives, one more thread is at work below the position.
    class Visit {
    public:
        Visit(BusyPositions& busy, const Key& key) : counter_(busy.counter_of(key)) {
            counter_.fetch_add(1, std::memory_order_relaxed);
        }
        ~Visit() { counter_.fetch_sub(1, std::memory_order_relaxed); }
        Visit(const Visit&) = delete;
        Visit& operator=(const Visit&) = delete;
        Visit(Visit&&) = delete;
        Visit& operator=(Visit&&) = delete;

    private:
        std::atomic<std::uint8_t>& counter_;
    };

    [[nodiscard]] unsigned threads_at(const Key& key) const {
        return counters_[key.index_part % counters_.size()].load(std::memory_order_relaxed);
    }

private:
    std::atomic<std::uint8_t>& counter_of(const Key& key) {
        return counters_[key.index_part % counters_.size()];
    }

    std::array<std::atomic<std::uint8_t>, std::size_t{1} << 16U> counters_{};
};

}  // namespace alicemate
