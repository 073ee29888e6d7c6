#pragma once

#include "solver/battle_proof_source.h"
#include "solver/proof_number_search.h"
#include "solver/proof_source.h"

namespace alicemate {

/// Proofs of mates that depth-first and proof-number search have found together.
class MateProofSource : public ProofSource {
public:
    /// Depth-first search is asked for mates in so many moves at most.
    static constexpr unsigned most_moves_depth_first = 40;

    /// `again` searches what the tables have lost since.
    MateProofSource(const ProofTable& table, ProofNumberSearch& again, BattleSearch& depth_first,
                    SearchThread& thread)
        : table_(table), again_(again), depth_first_(depth_first), shallow_(depth_first, thread) {}

    ProofMove winning_attack(const Position& position, unsigned moves) override;
    ProofMove holding_reply(const Position& position, unsigned moves) override;

private:
    ProofMove search_holding_reply(const Position& position, unsigned moves);

    const ProofTable& table_;
    ProofNumberSearch& again_;
    BattleSearch& depth_first_;
    BattleProofSource shallow_;
};

}  // namespace alicemate
