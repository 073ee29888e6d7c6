#include "solver/transposition_table.h"

#include <algorithm>
#include <bit>
#include <new>
#include <sys/mman.h>

namespace alicemate {
namespace {

constexpr std::size_t least_part = std::size_t{1} << 12U;  // buckets: 256 KiB
// Of so many entries one is counted for all, so that threads do not contend for the counter.
constexpr std::size_t sampling = 64;

// The beginning, all that a short search uses, lies in small pages: to zero a large one takes
// longer than many a problem.
constexpr std::size_t in_small_pages = std::size_t{2} << 20U;

std::uint64_t load(std::uint64_t& word) {
    return std::atomic_ref(word).load(std::memory_order_relaxed);
}

void save(std::uint64_t& word, std::uint64_t value) {
    std::atomic_ref(word).store(value, std::memory_order_relaxed);
}

/// Memory that the kernel gives zeroed at the first touch, in large pages where it can: probes go
/// everywhere, and small pages would cost a miss of the address cache each.
template <typename Bucket>
Bucket* map_zeroed(std::size_t bytes) {
    void* const memory =
        mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) {  // NOLINT(performance-no-int-to-ptr,*-cstyle-cast): system macro
        throw std::bad_alloc();
    }
    if (bytes > in_small_pages) {
        // A wish: refused, all works as well, slower.
        madvise(static_cast<std::byte*>(memory) + in_small_pages, bytes - in_small_pages,
                MADV_HUGEPAGE);
    }
    return static_cast<Bucket*>(memory);
}

}  // namespace

TranspositionTable::TranspositionTable(std::size_t bytes) {
    const std::size_t buckets = bytes / sizeof(Bucket);
    if (buckets == 0) {
        return;
    }
    bucket_count_ = std::bit_floor(buckets);
    part_ = std::min(bucket_count_, least_part);
    const std::size_t reserved = this->bytes();
    buckets_ = std::unique_ptr<Bucket, Unmap>(map_zeroed<Bucket>(reserved), Unmap{reserved});
}

void TranspositionTable::Unmap::operator()(Bucket* buckets) const {
    munmap(buckets, bytes);
}

std::optional<std::uint64_t> TranspositionTable::probe(const Key& key) const {
    if (bucket_count_ == 0) {
        return std::nullopt;
    }
    for (Entry& entry : bucket_of(key).entries) {
        const std::uint64_t data = load(entry.data);
        if ((load(entry.check) ^ data) == key.verify_part && data != 0) {
            return data;
        }
    }
    return std::nullopt;
}

void TranspositionTable::store(const Key& key, std::uint64_t payload_and_worth) {
    if (bucket_count_ == 0) {
        return;
    }
    Bucket& bucket = bucket_of(key);
    Entry* victim = bucket.entries.data();
    std::uint64_t least_worth = ~std::uint64_t{0};
    for (Entry& entry : bucket.entries) {
        const std::uint64_t data = load(entry.data);
        if (data == 0) {
            note_filled(key);
        }
        if (data == 0 || (load(entry.check) ^ data) == key.verify_part) {
            victim = &entry;
            break;
        }
        if ((data & 0xFFU) < least_worth) {
            least_worth = data & 0xFFU;
            victim = &entry;
        }
    }
    save(victim->check, key.verify_part ^ payload_and_worth);
    save(victim->data, payload_and_worth);
}

void TranspositionTable::note_filled(const Key& key) {
    std::size_t part = part_.load(std::memory_order_relaxed);
    if (part == bucket_count_ || key.verify_part % sampling != 0) {
        return;
    }
    const std::size_t filled = filled_.fetch_add(sampling, std::memory_order_relaxed) + sampling;
    if (filled * 2 >= part * bucket_size) {
        part_.compare_exchange_strong(part, part * 2, std::memory_order_relaxed);
    }
}

}  // namespace alicemate
