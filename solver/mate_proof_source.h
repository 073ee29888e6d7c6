#pragma once

#include "solver/battle_proof_source.h"
#include "solver/kept_proof.h"
#include "solver/proof_number_search.h"
#include "solver/proof_source.h"

#include <functional>
#include <utility>

namespace alicemate {

/// Proofs of mates that depth-first and proof-number search have found together.
class MateProofSource : public ProofSource {
public:
    /// Depth-first search is asked for mates in so many moves at most.
    static constexpr unsigned most_moves_depth_first = 40;

    /// Searches whether the side to move mates within so many moves (4 to
    /// MateOptions::most_moves); what it finds is to be in the tables then.
    using SearchAgain = std::function<void(const Position& position, unsigned moves)>;

    /// Of what was kept of a proof and what the tables know. What they have lost since is searched
    /// again; `again` is for refutations and what the tables cannot even keep meanwhile.
    MateProofSource(const KeptProof& kept, const ProofTable& table, SearchAgain search_again,
                    ProofNumberSearch& again, BattleSearch& depth_first, SearchThread& thread)
        : kept_(kept),
          table_(table),
          search_again_(std::move(search_again)),
          again_(again),
          depth_first_(depth_first),
          thread_(thread),
          shallow_(depth_first, thread) {}

    /// Counts as a node even if it searches nothing.
    ProofMove winning_attack(const Position& position, unsigned moves) override;
    ProofMove holding_reply(const Position& position, unsigned moves) override;

private:
    ProofMove known_attack(const Position& position, unsigned moves);
    ProofMove search_holding_reply(const Position& position, unsigned moves);

    const KeptProof& kept_;
    const ProofTable& table_;
    SearchAgain search_again_;
    ProofNumberSearch& again_;
    BattleSearch& depth_first_;
    SearchThread& thread_;
    BattleProofSource shallow_;
};

}  // namespace alicemate
