#include "solver/mate_proof_source.h"

#include "core/legal_moves.h"

#include <algorithm>

namespace alicemate {
namespace {

// So few moves are soon searched again.
constexpr unsigned few_moves = 3;
constexpr unsigned very_few_moves = 2;

}  // namespace

ProofMove MateProofSource::winning_attack(const Position& position, unsigned moves) {
    thread_.count_node();
    if (thread_.is_stopping()) {
        return ProofMove::stopped();
    }
    ProofMove attack = known_attack(position, moves);
    if (attack.answer != Answer::unknown) {
        return attack;
    }
    search_again_(position, moves);
    attack = known_attack(position, moves);
    if (attack.answer != Answer::unknown) {
        return attack;
    }
    const ProofVerdict verdict = again_.attacker_mates(position, moves);
    if (verdict.proved <= moves) {
        return ProofMove::found(verdict.best);
    }
    return verdict.refuted >= moves ? ProofMove::none() : ProofMove::stopped();
}

/// What is known already, or searched depth-first in a moment; unknown otherwise.
ProofMove MateProofSource::known_attack(const Position& position, unsigned moves) {
    if (const auto kept = kept_.find(position.key()); kept && kept->moves <= moves) {
        return ProofMove::found(kept->move);
    }
    const auto record = table_.probe(position.key());
    if (record && record->proved <= moves && record->best) {
        return ProofMove::found(record->best);
    }
    const WinBounds known = depth_first_.known(position);
    // Of a mate that depth-first search has found it also knows that there is none shorter.
    const bool found_depth_first = known.proved <= std::min(moves, most_moves_depth_first) &&
                                   known.refuted + 1 == known.proved;
    if (moves <= few_moves || found_depth_first) {
        return shallow_.winning_attack(position, std::min(moves, known.proved));
    }
    // Proof-number search does not store the shortest mates.
    const ProofMove soon = shallow_.winning_attack(position, very_few_moves);
    return soon.answer == Answer::no ? ProofMove::stopped() : soon;
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
    return moves <= most_moves_depth_first ? shallow_.holding_reply(position, moves)
                                           : search_holding_reply(position, moves);
}

/// That a mate never comes may be shown by repetitions alone, and then no reply need be on record.
ProofMove MateProofSource::search_holding_reply(const Position& position, unsigned moves) {
    for (const Move reply : sorted_legal_moves(position)) {
        const ProofVerdict verdict = again_.attacker_mates(position.after(reply), moves);
        if (verdict.refuted >= moves) {
            return ProofMove::found(reply);
        }
        if (verdict.proved > moves) {
            return ProofMove::stopped();
        }
    }
    return ProofMove::none();
}

}  // namespace alicemate
