#pragma once

#include "core/zobrist.h"
#include "solver/zeroed_memory.h"

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>

namespace alicemate {

/// A fixed-size table of what is known about positions, shared by all threads without locks.
///
/// An entry is two words: the payload, and the verifying key exclusive-or the payload, so that a
/// pair torn by two writers does not verify (R. Hyatt, T. Mann, 2002). One key chooses the bucket
/// of four entries, the other, independent one is compared in full: a probe of another position is
/// taken for this one with odds of 2^-62, whatever the size of the table; at 10^12 probes that is
/// one chance in four million of a single wrong probe.
///
/// Memory is reserved at once but touched only as it is used: the table works with a small part
/// of its buckets and doubles the part whenever that is half full. An entry that would now belong
/// elsewhere is lost with the doubling, which costs no more than to find it again.
class TranspositionTable {
public:
    /// Takes at most `bytes`, rounded down to a power of two; with less than one bucket the table
    /// holds nothing. Throws std::bad_alloc if the memory cannot be had.
    explicit TranspositionTable(std::size_t bytes);

    /// What was stored last under the key and not replaced since. The low 8 bits are the worth.
    [[nodiscard]] std::optional<std::uint64_t> probe(const Key& key) const;

    /// Asks the memory for what probe() will want; worth it when some work comes in between.
    void prefetch(const Key& key) const {
        if (bucket_count_ != 0) {
            __builtin_prefetch(&bucket_of(key));
        }
    }

    /// Stores 56 bits of payload shifted left by 8, with the worth in the low 8 bits: in a full
    /// bucket the entry of least worth gives way.
    void store(const Key& key, std::uint64_t payload_and_worth);

    /// The bytes reserved.
    [[nodiscard]] std::size_t bytes() const { return bucket_count_ * sizeof(Bucket); }

private:
    static constexpr std::size_t bucket_size = 4;

    struct Entry {
        std::uint64_t check;
        std::uint64_t data;
    };
    struct Bucket {
        std::array<Entry, bucket_size> entries;
    };

    [[nodiscard]] Bucket& bucket_of(const Key& key) const {
        return buckets_.get()[key.index_part & (part_.load(std::memory_order_relaxed) - 1)];
    }
    void note_filled(const Key& key);

    std::size_t bucket_count_ = 0;
    std::atomic<std::size_t> part_{0};    ///< how many buckets are in use, a power of two
    std::atomic<std::size_t> filled_{0};  ///< entries filled so far, by sample
    std::unique_ptr<Bucket, FreeZeroed> buckets_;
};

}  // namespace alicemate
