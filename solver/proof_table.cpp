#include "solver/proof_table.h"

#include "solver/zeroed_memory.h"

#include <algorithm>
#include <bit>

namespace alicemate {
namespace {

constexpr std::uint64_t upper_half = ~std::uint64_t{0xFFFF'FFFFU};
// A decided position is worth as much as one whose search took so many times (log 2) the effort.
constexpr unsigned bonus_of_the_decided = 6;

/// An entry that was read in one go; whether it is whole its check tells.
struct Words {
    std::uint64_t check;
    std::uint64_t numbers;
    std::uint64_t facts;
    std::uint64_t parent;

    [[nodiscard]] std::uint64_t verify_part() const { return check ^ numbers ^ facts ^ parent; }
};

template <typename Entry>
Words read(Entry& entry) {
    return {load_word(entry.check), load_word(entry.numbers), load_word(entry.facts),
            load_word(entry.parent)};
}

std::uint64_t pack_facts(const ProofRecord& record) {
    return std::uint64_t{record.proved} | std::uint64_t{record.refuted} << 8U |
           std::uint64_t{record.effort} << 16U | std::uint64_t{record.counted_once} << 24U |
           std::uint64_t{record.depth & 0xFFFU} << 25U | std::uint64_t{record.best.bits()} << 37U |
           std::uint64_t{1} << 63U;
}

ProofRecord unpack(const Words& words) {
    ProofRecord record;
    record.proof_number = static_cast<std::uint32_t>(words.numbers);
    record.disproof_number = static_cast<std::uint32_t>(words.numbers >> 32U);
    record.proved = static_cast<std::uint8_t>(words.facts);
    record.refuted = static_cast<std::uint8_t>(words.facts >> 8U);
    record.effort = static_cast<std::uint8_t>(words.facts >> 16U);
    record.counted_once = (words.facts >> 24U & 1U) != 0;
    record.depth = static_cast<std::uint16_t>(words.facts >> 25U & 0xFFFU);
    record.best = Move::from_bits(static_cast<std::uint32_t>(words.facts >> 37U & 0x7F'FFFFU));
    record.parent = words.parent;
    return record;
}

unsigned worth(std::uint64_t facts) {
    const auto proved = static_cast<std::uint8_t>(facts);
    const auto refuted = static_cast<std::uint8_t>(facts >> 8U);
    const bool decided = proved != ProofRecord::not_proved || refuted == ProofRecord::for_ever;
    return static_cast<unsigned>(facts >> 16U & 0xFFU) + (decided ? bonus_of_the_decided : 0U);
}

}  // namespace

ProofTable::ProofTable(std::size_t bytes)
    : bucket_count_(std::bit_floor(std::max<std::size_t>(1, bytes / sizeof(Bucket)))),
      part_(std::min(bucket_count_, in_small_pages / sizeof(Bucket))),
      buckets_(zeroed_table<Bucket>(this->bytes())) {}

std::optional<ProofRecord> ProofTable::probe(const Key& key) const {
    for (Entry& entry : bucket_of(key.index_part).entries) {
        const Words words = read(entry);
        if (words.verify_part() == key.verify_part && words.facts != 0) {
            return unpack(words);
        }
    }
    return std::nullopt;
}

void ProofTable::store(const Key& key, const ProofRecord& record) {
    Entry* victim = nullptr;
    unsigned least_worth = ~0U;
    for (Entry& entry : bucket_of(key.index_part).entries) {
        const Words words = read(entry);
        if (words.facts == 0) {
            note_filled();
        }
        if (words.facts == 0 || words.verify_part() == key.verify_part) {
            victim = &entry;
            break;
        }
        if (const unsigned own = worth(words.facts); own < least_worth) {
            least_worth = own;
            victim = &entry;
        }
    }
    const std::uint64_t numbers = record.proof_number | std::uint64_t{record.disproof_number}
                                                            << 32U;
    const std::uint64_t facts = pack_facts(record);
    save_word(victim->check, key.verify_part ^ numbers ^ facts ^ record.parent);
    save_word(victim->numbers, numbers);
    save_word(victim->facts, facts);
    save_word(victim->parent, record.parent);
}

void ProofTable::note_filled() {
    const std::size_t part = part_.load(std::memory_order_relaxed);
    if (part == bucket_count_) {
        return;
    }
    const std::size_t filled = filled_.fetch_add(1, std::memory_order_relaxed) + 1;
    if (filled * 2 >= part * std::tuple_size_v<decltype(Bucket::entries)>) {
        part_.store(bucket_count_, std::memory_order_relaxed);
    }
}

std::uint64_t ProofTable::parent_of(std::uint64_t trace) const {
    for (Entry& entry : bucket_of(trace).entries) {
        const Words words = read(entry);
        if (((words.verify_part() ^ trace) & upper_half) == 0 && words.facts != 0) {
            return words.parent;
        }
    }
    return 0;
}

}  // namespace alicemate
