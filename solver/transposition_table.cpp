#include "solver/transposition_table.h"

#include <atomic>
#include <bit>
#include <new>

namespace alicemate {
namespace {

std::uint64_t load(std::uint64_t& word) {
    return std::atomic_ref(word).load(std::memory_order_relaxed);
}

void save(std::uint64_t& word, std::uint64_t value) {
    std::atomic_ref(word).store(value, std::memory_order_relaxed);
}

}  // namespace

TranspositionTable::TranspositionTable(std::size_t bytes) {
    const std::size_t buckets = bytes / sizeof(Bucket);
    if (buckets == 0) {
        return;
    }
    bucket_count_ = std::bit_floor(buckets);
    // calloc leaves untouched pages to the kernel, which gives them zeroed at the first touch.
    buckets_.reset(static_cast<Bucket*>(std::calloc(bucket_count_, sizeof(Bucket))));  // NOLINT
    if (!buckets_) {
        throw std::bad_alloc();
    }
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

}  // namespace alicemate
