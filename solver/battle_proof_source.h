#pragma once

#include "solver/battle_search.h"
#include "solver/proof_source.h"

#include <array>

namespace alicemate {

/// Proofs by the search that decides battle play. What it tells depends neither on the hash table
/// nor on the number of threads, but on what it was asked before.
class BattleProofSource : public ProofSource {
public:
    BattleProofSource(BattleSearch& search, SearchThread& thread)
        : search_(search), thread_(thread) {}

    /// Of the attacks that win soonest.
    ProofMove winning_attack(const Position& position, unsigned moves) override;

    /// Preferably one that leaves the attacker few moves.
    ProofMove holding_reply(const Position& position, unsigned moves) override;

private:
    Answer shortest_win(const Position& position, unsigned& moves);

    BattleSearch& search_;
    SearchThread& thread_;
    /// The moves found last, by number of moves left: the likeliest in the next position.
    std::array<Move, Stipulation::max_half_moves / 2 + 2> killers_{};
    Move killer_of_last_;  ///< the reply found last with one move left
};

}  // namespace alicemate
