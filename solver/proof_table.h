#pragma once

#include "core/move.h"
#include "core/zobrist.h"
#include "solver/zeroed_memory.h"

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>

namespace alicemate {

/// What proof-number search knows of a position. Lengths are counted in moves of the attacker that
/// are still to come.
struct ProofRecord {
    static constexpr std::uint8_t not_proved = 255;
    static constexpr std::uint8_t for_ever = 254;  ///< refuted whatever the length

    std::uint32_t proof_number = 1;     ///< while neither proved nor refuted
    std::uint32_t disproof_number = 1;  ///< the same
    std::uint8_t proved = not_proved;   ///< the attacker mates within so many
    std::uint8_t refuted = 0;           ///< it does not mate within so many
    std::uint8_t effort = 0;            ///< logarithm of the positions searched for this
    bool counted_once = false;    ///< other moves of its parent lead to what it rests on as well
    std::uint16_t depth = 0xFFF;  ///< the least distance from the root it was met at, half-moves
    Move best;                    ///< the move that the numbers rest on; may be none
    std::uint64_t parent = 0;     ///< where it was reached from last: ProofTable::trace_of
};

/// A table of proof records of fixed size, shared by all threads without locks: an entry's words
/// are verified together by exclusive or, as in TranspositionTable. In a full bucket the record of
/// least effort gives way; what is decided counts as more.
///
/// Memory is reserved at once, but only a small part is used until that is half full; most of what
/// it holds is then lost, which takes a tenth of a second to find again.
class ProofTable {
public:
    /// Takes at most `bytes`, rounded down to a power of two, at least one bucket. Throws
    /// std::bad_alloc if the memory cannot be had.
    explicit ProofTable(std::size_t bytes);

    /// What was stored last under the key and not replaced since.
    [[nodiscard]] std::optional<ProofRecord> probe(const Key& key) const;

    void store(const Key& key, const ProofRecord& record);

    /// What a record keeps of the key of its parent.
    [[nodiscard]] static std::uint64_t trace_of(const Key& key) {
        return (key.index_part & 0xFFFF'FFFFU) | (key.verify_part & ~std::uint64_t{0xFFFF'FFFFU});
    }
    /// The trace of the parent of the position that has this trace; 0 if none is known. Says wrong
    /// of one position in billions: good for estimates, not for proofs.
    [[nodiscard]] std::uint64_t parent_of(std::uint64_t trace) const;

    /// Asks the memory for what probe() will want.
    void prefetch(const Key& key) const { __builtin_prefetch(&bucket_of(key.index_part)); }

    /// The bytes reserved.
    [[nodiscard]] std::size_t bytes() const { return bucket_count_ * sizeof(Bucket); }

private:
    struct Entry {
        std::uint64_t check;
        std::uint64_t numbers;
        std::uint64_t facts;
        std::uint64_t parent;
    };
    struct alignas(64) Bucket {
        std::array<Entry, 4> entries;
    };

    /// The low 32 bits choose: a table of them all would take half a terabyte.
    [[nodiscard]] Bucket& bucket_of(std::uint64_t index_part) const {
        return buckets_
            .get()[index_part & 0xFFFF'FFFFU & (part_.load(std::memory_order_relaxed) - 1)];
    }
    void note_filled();

    std::size_t bucket_count_;
    std::atomic<std::size_t> part_;       ///< how many buckets are in use, a power of two
    std::atomic<std::size_t> filled_{0};  ///< entries filled, while only a part is in use
    std::unique_ptr<Bucket, FreeZeroed> buckets_;
};

}  // namespace alicemate
