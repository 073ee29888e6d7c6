#include "solver/transposition_table.h"

#include "solver/zeroed_memory.h"

#include <algorithm>
#include <bit>

namespace alicemate {
namespace {

constexpr std::size_t least_part = std::size_t{1} << 12U;  // buckets: 256 KiB
// Of so many entries one is counted for all, so that threads do not contend for the counter.
constexpr std::size_t sampling = 64;

}  // namespace

TranspositionTable::TranspositionTable(std::size_t bytes) {
    const std::size_t buckets = bytes / sizeof(Bucket);
    if (buckets == 0) {
        return;
    }
    bucket_count_ = std::bit_floor(buckets);
    part_ = std::min(bucket_count_, least_part);
    buckets_ = zeroed_table<Bucket>(this->bytes());
}

std::optional<std::uint64_t> TranspositionTable::probe(const Key& key) const {
    if (bucket_count_ == 0) {
        return std::nullopt;
    }
    for (Entry& entry : bucket_of(key).entries) {
        const std::uint64_t data = load_word(entry.data);
        if ((load_word(entry.check) ^ data) == key.verify_part && data != 0) {
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
        const std::uint64_t data = load_word(entry.data);
        if (data == 0) {
            note_filled(key);
        }
        if (data == 0 || (load_word(entry.check) ^ data) == key.verify_part) {
            victim = &entry;
            break;
        }
        if ((data & 0xFFU) < least_worth) {
            least_worth = data & 0xFFU;
            victim = &entry;
        }
    }
    save_word(victim->check, key.verify_part ^ payload_and_worth);
    save_word(victim->data, payload_and_worth);
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
