#pragma once

#include "core/position.h"
#include "solver/answer.h"

namespace alicemate {

/// A move that does what was asked for; none if there is no such move (no), or if the search was
/// stopped before one was found (unknown).
struct ProofMove {
    Answer answer = Answer::unknown;
    Move move;  ///< of `yes` only

    static ProofMove found(Move move) { return {Answer::yes, move}; }
    static ProofMove none() { return {Answer::no, {}}; }
    static ProofMove stopped() { return {Answer::unknown, {}}; }
};

/// What a search has to tell for its answers to be proved. CertificateBuilder asks only what it
/// cannot see for itself within one move: whether the goal is reached, or can be at once, whether
/// anyone has to reach it, and whether anyone can move it knows without asking.
class ProofSource {
public:
    ProofSource() = default;
    ProofSource(const ProofSource&) = delete;
    ProofSource& operator=(const ProofSource&) = delete;
    ProofSource(ProofSource&&) = delete;
    ProofSource& operator=(ProofSource&&) = delete;
    virtual ~ProofSource() = default;

    /// The attacker is to move, and has not reached the goal: a move after which the defender loses
    /// within `moves` - 1 more (`moves` is at least 1). Any will do; the sooner it wins, the
    /// shorter the proof.
    virtual ProofMove winning_attack(const Position& position, unsigned moves) = 0;

    /// The defender is to move and has a legal move: a reply after which the attacker does not win
    /// within `moves` more (from 0; not asked of direct play where it is 0). In reflex play asked
    /// only where the defender cannot reach the goal.
    virtual ProofMove holding_reply(const Position& position, unsigned moves) = 0;
};

}  // namespace alicemate
