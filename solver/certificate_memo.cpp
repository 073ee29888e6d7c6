#include "solver/certificate_memo.h"

namespace alicemate {
namespace {

/// Of wins and losses the shortest counts, of failures and holds each length for itself.
bool is_monotonous(NodeKind kind) {
    return kind == NodeKind::wins || kind == NodeKind::loses;
}

Key key_for(NodeKind kind, const Key& position, ProofLength length) {
    constexpr unsigned kinds = 5;
    const bool by_length = !is_monotonous(kind) && !length.is_forever();
    const unsigned group = by_length ? length.moves() + 1 : 0;
    return position ^ circumstance_key(group * kinds + static_cast<unsigned>(kind));
}

}  // namespace

std::optional<CertificateMemo::Hold> CertificateMemo::find(NodeKind kind, const Key& position,
                                                           unsigned moves) {
    const ProofLength length = ProofLength::of(moves);
    auto found = find_record(key_for(kind, position, length),
                             is_monotonous(kind) ? length : ProofLength::forever());
    if (!found && !is_monotonous(kind)) {
        const ProofLength forever = ProofLength::forever();
        return find_record(key_for(kind, position, forever), forever);
    }
    return found;
}

std::optional<CertificateMemo::Hold> CertificateMemo::find_record(const Key& key,
                                                                  ProofLength most) {
    const auto found = by_key_.find(key);
    if (found == by_key_.end() || records_[found->second].length > most) {
        return std::nullopt;
    }
    records_[found->second].was_used = 1;
    return Hold(*this, found->second);
}

CertificateMemo::Hold CertificateMemo::add(NodeKind kind, const Key& position, NodeId id,
                                           ProofLength length) {
    Record record;
    record.key = key_for(kind, position, length);
    record.id = id;
    record.length = length;
    const std::uint32_t slot = slot_for(record);
    by_age_.push_back(slot);
    by_key_[record.key] = slot;
    return {*this, slot};
}

std::uint32_t CertificateMemo::slot_for(const Record& record) {
    if (free_.empty()) {
        records_.push_back(record);
        return static_cast<std::uint32_t>(records_.size() - 1);
    }
    const std::uint32_t slot = free_.back();
    free_.pop_back();
    records_[slot] = record;
    return slot;
}

std::vector<NodeId> CertificateMemo::make_room() {
    std::vector<NodeId> given_up;
    if (by_age_.size() < most_) {
        return given_up;
    }
    const std::size_t enough = most_ - most_ / 8;
    // Each is passed over at most once for having been used.
    for (std::size_t looks = 2 * by_age_.size(); looks > 0 && by_age_.size() >= enough; --looks) {
        const std::uint32_t slot = by_age_.front();
        by_age_.pop_front();
        Record& record = records_[slot];
        if (record.holds > 0 || record.was_used != 0) {
            record.was_used = 0;
            by_age_.push_back(slot);
        } else {
            given_up.push_back(record.id);
            give_up(slot);
        }
    }
    return given_up;
}

void CertificateMemo::give_up(std::uint32_t slot) {
    const auto found = by_key_.find(records_[slot].key);
    if (found != by_key_.end() && found->second == slot) {
        by_key_.erase(found);
    }
    free_.push_back(slot);
}

}  // namespace alicemate
