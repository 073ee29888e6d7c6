#include "solver/mate_proof_source.h"

#include "core/legal_moves.h"

namespace alicemate {
namespace {

// So few moves are soon searched again.
constexpr unsigned few_moves = 3;

}  // namespace

ProofMove MateProofSource::winning_attack(const Position& position, unsigned moves) {
    const auto record = table_.probe(position.key());
    if (record && record->proved <= moves && record->best) {
        return ProofMove::found(record->best);
    }
    if (moves <= few_moves || depth_first_.known(position).proved <= moves) {
        return shallow_.winning_attack(position, moves);
    }
    const ProofVerdict verdict = again_.attacker_mates(position, moves);
    if (verdict.proved <= moves) {
        return ProofMove::found(verdict.best);
    }
    return verdict.refuted >= moves ? ProofMove::none() : ProofMove::stopped();
}

ProofMove MateProofSource::holding_reply(const Position& position, unsigned moves) {
    if (moves > few_moves) {
        for (const Move reply : sorted_legal_moves(position)) {
            const Position after = position.after(reply);
            const auto record = table_.probe(after.key());
            if ((record && record->refuted >= moves) ||
                depth_first_.known(after).refuted >= moves) {
                return ProofMove::found(reply);
            }
        }
    }
    return shallow_.holding_reply(position, moves);
}

}  // namespace alicemate
