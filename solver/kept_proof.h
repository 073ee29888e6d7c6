#pragma once

#include "core/move.h"
#include "core/zobrist.h"

#include <cstddef>
#include <optional>
#include <unordered_map>

namespace alicemate {

/// Of the proof of a mate, the attacker's moves: a search that goes on overwrites in its tables
/// what the proof rests on. Takes about 64 bytes a position.
class KeptProof {
public:
    struct Attack {
        Move move;
        unsigned moves = 0;  ///< within which it mates, from 1
    };

    /// What the attacker, who is to move, plays; the shorter mate if it is added twice.
    void add(const Key& position, const Attack& attack);

    /// What was added of the position, if anything.
    [[nodiscard]] std::optional<Attack> find(const Key& position) const;

    /// How many positions were added.
    [[nodiscard]] std::size_t size() const { return attacks_.size(); }

private:
    std::unordered_map<Key, Attack, KeyHash> attacks_;
};

}  // namespace alicemate
