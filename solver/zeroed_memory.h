#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>

namespace alicemate {

/// Gives back what zeroed_memory() gave.
struct FreeZeroed {
    std::size_t bytes = 0;
    void operator()(void* memory) const;
};

/// The first so many bytes of zeroed_memory() lie in small pages.
inline constexpr std::size_t in_small_pages = std::size_t{2} << 20U;

/// Memory for a hash table. More than in_small_pages the kernel gives zeroed at the first touch, in
/// large pages where it can: probes go everywhere, and small pages would cost a miss of the address
/// cache each. The beginning, all that a short search uses, lies in small pages: to zero a large
/// one takes longer than many a problem. Less comes from the heap, where one short search after
/// another finds it again: for the kernel to give and take it, page by page, while another thread
/// searches, costs more than to zero it. Throws std::bad_alloc if it cannot be had.
std::unique_ptr<void, FreeZeroed> zeroed_memory(std::size_t bytes);

/// The same as a table of values for which zeroes are a value.
template <typename Value>
std::unique_ptr<Value, FreeZeroed> zeroed_table(std::size_t bytes) {
    return {static_cast<Value*>(zeroed_memory(bytes).release()), FreeZeroed{bytes}};
}

/// Words that all threads read and write without order, each by itself whole.
inline std::uint64_t load_word(std::uint64_t& word) {
    return std::atomic_ref(word).load(std::memory_order_relaxed);
}
inline void save_word(std::uint64_t& word, std::uint64_t value) {
    std::atomic_ref(word).store(value, std::memory_order_relaxed);
}

}  // namespace alicemate
