#pragma once

#include "core/move.h"
#include "core/zobrist.h"
#include "solver/busy_positions.h"
#include "solver/proof_table.h"

#include <cstddef>
#include <cstdint>
#include <span>

namespace alicemate {

/// What is known of a position on the path of a proof-number search. Numbers are those of the proof
/// that the attacker mates; lengths are in its moves still to come.
struct ProofValue {
    static constexpr std::uint16_t on_no_path = ~std::uint16_t{0};

    std::uint32_t proof_number = 1;
    std::uint32_t disproof_number = 1;
    std::uint8_t proved = ProofRecord::not_proved;
    std::uint8_t refuted = 0;
    /// Where a mate fails only because a position before on the path is repeated: how far that is
    /// from the root.
    std::uint16_t repeats = on_no_path;
    Move best;  ///< of an attacker who is to move and mates: how

    [[nodiscard]] bool is_proved(unsigned moves) const { return proved <= moves; }
    [[nodiscard]] bool is_refuted(unsigned moves) const {
        return refuted >= moves || repeats != on_no_path;
    }
    [[nodiscard]] bool is_decided(unsigned moves) const {
        return is_proved(moves) || is_refuted(moves);
    }
};

/// A move at a node of the path and what is known of the position after it.
struct ProofChild {
    Key key;
    Move move;
    ProofValue value;
    bool counted_once = false;  ///< it rests on what other moves rest on as well
};

/// A node is left when one of its numbers has grown to these.
struct ProofThresholds {
    static constexpr std::uint32_t none = ~std::uint32_t{0};

    std::uint32_t proof = none;
    std::uint32_t disproof = none;
};

/// Which child is to be searched next, and how long.
struct ProofChoice {
    std::size_t child = 0;
    ProofThresholds thresholds;
};

/// The value of a node at which the attacker is to move, `depth` half-moves from the root, after
/// whose moves it has `moves` left: from its children, which are all its moves unless one of them
/// decides. The disproof number is the greatest of the children's and one for each other child
/// (T. Ueda et al., 2008): refutations of one attack mostly refute others too.
ProofValue value_of_attacks(std::span<const ProofChild> children, unsigned moves, unsigned depth);

/// The value of a node at which the defender is to move and the attacker has `moves` left. The
/// proof number is the sum of the children's, where what hangs together counts once.
ProofValue value_of_replies(std::span<const ProofChild> children, unsigned moves, unsigned depth);

/// The attack to search next, of a node that is not decided: least is missing to its proof. Ways on
/// which other threads are seem longer. Its thresholds exceed the second best by a margin
/// (J. Pawlewicz, L. Lew, 2007), lest the search go to and fro between two.
ProofChoice choose_attack(std::span<const ProofChild> children, unsigned moves,
                          const ProofThresholds& thresholds, const BusyPositions& busy);

/// The same for the defender: least is missing to a disproof.
ProofChoice choose_reply(std::span<const ProofChild> children, unsigned moves,
                         const ProofThresholds& thresholds, const BusyPositions& busy);

}  // namespace alicemate
