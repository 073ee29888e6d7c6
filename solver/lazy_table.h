#pragma once

#include <atomic>
#include <cstddef>
#include <memory>
#include <vector>

namespace alicemate {

/// A table whose values are made when they are first asked for, by any thread, and then kept. Two
/// threads that ask at once may both make a value; one of the two is thrown away.
template <typename Value>
class LazyTable {
public:
    explicit LazyTable(std::size_t size) : slots_(size) {}
    LazyTable(const LazyTable&) = delete;
    LazyTable& operator=(const LazyTable&) = delete;
    LazyTable(LazyTable&&) = delete;
    LazyTable& operator=(LazyTable&&) = delete;
    ~LazyTable() {
        for (std::atomic<const Value*>& slot : slots_) {
            delete slot.load(std::memory_order_relaxed);
        }
    }

    /// The value at a place; `make` makes it and must give the same for a place whenever called.
    template <typename Make>
    const Value& get(std::size_t place, Make make) const {
        const Value* known = slots_[place].load(std::memory_order_acquire);
        if (known == nullptr) {
            auto made = std::make_unique<const Value>(make());
            if (slots_[place].compare_exchange_strong(known, made.get(),
                                                      std::memory_order_acq_rel)) {
                known = made.release();
            }
        }
        return *known;
    }

private:
    mutable std::vector<std::atomic<const Value*>> slots_;
};

}  // namespace alicemate
