#pragma once

#include "core/zobrist.h"
#include "solver/certificate.h"

#include <algorithm>
#include <cstdint>
#include <deque>
#include <optional>
#include <unordered_map>
#include <vector>

namespace alicemate {

/// Which nodes of a certificate were written and may still be used, found again by what they say.
///
/// A position is known by its two keys. That two positions have both keys in common happens, of a
/// million nodes remembered, with odds of 2^-108 per question; the certificate is then rejected by
/// whoever checks it, since a child is not the position that the move leads to.
class CertificateMemo {
public:
    /// A node that someone is about to use: until it is let go, it is not given up.
    class Hold {
    public:
        Hold(Hold&& other) noexcept : memo_(other.memo_), slot_(other.slot_) {
            other.memo_ = nullptr;
        }
        Hold(const Hold&) = delete;
        Hold& operator=(const Hold&) = delete;
        Hold& operator=(Hold&&) = delete;
        ~Hold() {
            if (memo_ != nullptr) {
                --memo_->records_[slot_].holds;
            }
        }

        [[nodiscard]] NodeId id() const { return memo_->records_[slot_].id; }
        [[nodiscard]] ProofLength length() const { return memo_->records_[slot_].length; }

    private:
        friend class CertificateMemo;
        Hold(CertificateMemo& memo, std::uint32_t slot) : memo_(&memo), slot_(slot) {
            ++memo.records_[slot].holds;
        }

        CertificateMemo* memo_;
        std::uint32_t slot_;
    };

    /// For at most so many nodes, but for more if more are held.
    explicit CertificateMemo(std::size_t most) : most_(std::max<std::size_t>(most, 1)) {}

    /// A node that says of the position at least as much as asked for: wins or loses within at most
    /// so many moves, fails or holds for exactly so many or for ever.
    [[nodiscard]] std::optional<Hold> find(NodeKind kind, const Key& position, unsigned moves);

    /// If there is no room for one node more: gives up the oldest of those that nobody holds and
    /// that were not used since they were last passed over, an eighth of all if possible.
    [[nodiscard]] std::vector<NodeId> make_room();

    /// Remembers a node just written.
    [[nodiscard]] Hold add(NodeKind kind, const Key& position, NodeId id, ProofLength length);

private:
    struct Record {
        Key key;
        NodeId id = 0;
        ProofLength length;
        std::uint32_t holds : 31 = 0;
        std::uint32_t was_used : 1 = 0;
    };
    [[nodiscard]] std::optional<Hold> find_record(const Key& key, ProofLength most);
    [[nodiscard]] std::uint32_t slot_for(const Record& record);
    void give_up(std::uint32_t slot);

    std::size_t most_;
    std::vector<Record> records_;
    std::vector<std::uint32_t> free_;                         ///< slots of records_ without a node
    std::deque<std::uint32_t> by_age_;                        ///< the other slots, the oldest first
    std::unordered_map<Key, std::uint32_t, KeyHash> by_key_;  ///< the slots, where not superseded
};

}  // namespace alicemate
