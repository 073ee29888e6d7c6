#include "solver/proof_node.h"

#include <algorithm>

namespace alicemate {
namespace {

// Sums stay below, so that a threshold above any of them can still be told from none.
constexpr std::uint64_t greatest_number = std::uint64_t{1} << 30U;

std::uint32_t saturated(std::uint64_t number) {
    return static_cast<std::uint32_t>(std::min(number, greatest_number));
}

std::uint8_t one_more(std::uint8_t length) {
    return length >= ProofRecord::for_ever ? length : static_cast<std::uint8_t>(length + 1);
}

/// A sum of which a part hangs together and counts as its greatest number.
class Sum {
public:
    void add(std::uint32_t number, bool counted_once) {
        if (counted_once) {
            greatest_once_ = std::max(greatest_once_, number);
        } else {
            sum_ += number;
        }
    }
    [[nodiscard]] std::uint32_t total() const { return saturated(sum_ + greatest_once_); }
    /// What the others leave of a threshold to one that was added.
    [[nodiscard]] std::uint32_t rest_for(std::uint32_t number, bool counted_once,
                                         std::uint32_t threshold) const {
        const std::uint64_t others = counted_once ? sum_ : sum_ - number + greatest_once_;
        return threshold > others ? static_cast<std::uint32_t>(threshold - others) : 0;
    }

private:
    std::uint64_t sum_ = 0;
    std::uint32_t greatest_once_ = 0;
};

/// The child of least number, as it looks with other threads at work, and the second least number.
class Least {
public:
    void offer(std::size_t child, std::uint32_t number, unsigned threads) {
        const std::uint32_t apparent =
            saturated(number + std::uint64_t{threads} * (1 + number / 2));
        if (apparent < least_) {
            second_ = least_;
            least_ = apparent;
            child_ = child;
        } else if (apparent < second_) {
            second_ = apparent;
        }
    }
    [[nodiscard]] std::size_t child() const { return child_; }
    /// How far the child's number may grow until another is chosen.
    [[nodiscard]] std::uint32_t limit(std::uint32_t threshold) const {
        if (second_ == ProofThresholds::none) {
            return threshold;
        }
        return std::min(threshold, saturated(std::uint64_t{second_} + second_ / 3 + 1));
    }

private:
    std::size_t child_ = 0;
    std::uint32_t least_ = ProofThresholds::none;
    std::uint32_t second_ = ProofThresholds::none;
};

/// At least one step further, or nothing would ever happen.
ProofChoice chosen(std::size_t index, const ProofChild& child, ProofThresholds thresholds) {
    thresholds.proof = std::max(thresholds.proof, child.value.proof_number + 1);
    thresholds.disproof = std::max(thresholds.disproof, child.value.disproof_number + 1);
    return {index, thresholds};
}

/// What a node refuted by repetitions is: if they reach back no further than to the node itself, it
/// is refuted on every path.
ProofValue refuted_by_repetition(std::uint16_t repeats, unsigned depth, std::uint8_t refuted) {
    ProofValue value;
    if (repeats >= depth) {
        value.refuted = refuted;
    } else {
        value.repeats = repeats;
    }
    return value;
}

}  // namespace

ProofValue value_of_attacks(std::span<const ProofChild> children, unsigned moves, unsigned depth) {
    std::uint32_t least = ProofThresholds::none;
    std::uint32_t greatest = 0;
    std::uint64_t open = 0;
    std::uint8_t refuted = ProofRecord::for_ever;
    std::uint16_t repeats = ProofValue::on_no_path;
    const ProofChild* mate = nullptr;
    for (const ProofChild& child : children) {
        const ProofValue& own = child.value;
        if (own.is_proved(moves)) {
            mate = mate == nullptr || own.proved < mate->value.proved ? &child : mate;
        } else if (own.refuted >= moves) {
            refuted = std::min(refuted, one_more(own.refuted));
        } else if (own.repeats != ProofValue::on_no_path) {
            repeats = std::min(repeats, own.repeats);
        } else {
            ++open;
            least = std::min(least, own.proof_number);
            greatest = std::max(greatest, own.disproof_number);
        }
    }
    ProofValue value;
    if (mate != nullptr) {
        value.proved = one_more(mate->value.proved);
        value.best = mate->move;
    } else if (open > 0) {
        value.proof_number = least;
        value.disproof_number = saturated(greatest + open - 1);
    } else {
        value = refuted_by_repetition(repeats, depth, refuted);
    }
    return value;
}

ProofValue value_of_replies(std::span<const ProofChild> children, unsigned moves, unsigned depth) {
    std::uint32_t least = ProofThresholds::none;
    bool open = false;
    Sum sum;
    std::uint8_t longest_mate = 0;
    std::uint8_t refuted = 0;
    bool repeated = false;
    std::uint16_t repeats = 0;
    for (const ProofChild& child : children) {
        const ProofValue& own = child.value;
        if (own.is_proved(moves)) {
            longest_mate = std::max(longest_mate, own.proved);
        } else if (own.refuted >= moves) {
            refuted = std::max(refuted, own.refuted);
        } else if (own.repeats != ProofValue::on_no_path) {
            repeated = true;
            repeats = std::max(repeats, own.repeats);
        } else {
            open = true;
            least = std::min(least, own.disproof_number);
            sum.add(own.proof_number, child.counted_once);
        }
    }
    ProofValue value;
    if (refuted > 0) {
        value.refuted = refuted;
    } else if (repeated) {
        value = refuted_by_repetition(repeats, depth, ProofRecord::for_ever);
    } else if (open) {
        value.proof_number = sum.total();
        value.disproof_number = least;
    } else {
        value.proved = longest_mate;
    }
    return value;
}

ProofChoice choose_attack(std::span<const ProofChild> children, unsigned moves,
                          const ProofThresholds& thresholds, const BusyPositions& busy) {
    Least least;
    std::uint32_t others = 0;
    for (std::size_t i = 0; i < children.size(); ++i) {
        const ProofChild& child = children[i];
        if (!child.value.is_decided(moves)) {
            least.offer(i, child.value.proof_number, busy.threads_at(child.key));
            ++others;
        }
    }
    --others;
    ProofThresholds below;
    below.proof = least.limit(thresholds.proof);
    if (thresholds.disproof != ProofThresholds::none) {
        below.disproof = thresholds.disproof - std::min(thresholds.disproof, others);
    }
    return chosen(least.child(), children[least.child()], below);
}

ProofChoice choose_reply(std::span<const ProofChild> children, unsigned moves,
                         const ProofThresholds& thresholds, const BusyPositions& busy) {
    Least least;
    Sum sum;
    for (std::size_t i = 0; i < children.size(); ++i) {
        const ProofChild& child = children[i];
        if (!child.value.is_decided(moves)) {
            least.offer(i, child.value.disproof_number, busy.threads_at(child.key));
            sum.add(child.value.proof_number, child.counted_once);
        }
    }
    const ProofChild& child = children[least.child()];
    ProofThresholds below;
    below.disproof = least.limit(thresholds.disproof);
    if (thresholds.proof != ProofThresholds::none) {
        below.proof = sum.rest_for(child.value.proof_number, child.counted_once, thresholds.proof);
    }
    return chosen(least.child(), child, below);
}

}  // namespace alicemate
