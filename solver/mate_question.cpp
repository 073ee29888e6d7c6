#include "solver/mate_question.h"

#include "core/check.h"
#include "core/legal_moves.h"
#include "solver/proof_estimates.h"

#include <algorithm>

namespace alicemate {

void MateQuestion::settle() {
    const Color attacker = attacker_to_move ? position.to_move() : ~position.to_move();
    const bool stuck = !has_legal_move(position);
    if (stuck && !attacker_to_move && in_check(position)) {
        bounds.found = 0;
    } else {
        bounds.never = stuck || !can_ever_mate(position, attacker);
    }
}

void MateQuestion::learn(const ProofVerdict& verdict, unsigned asked) {
    if (verdict.proved <= asked) {
        bounds.found = std::min<unsigned>(bounds.found, verdict.proved);
    }
    if (verdict.refuted == ProofRecord::for_ever) {
        bounds.never = !bounds.has_mate();
    } else {
        bounds.refuted = std::max<unsigned>(bounds.refuted, verdict.refuted);
    }
}

}  // namespace alicemate
