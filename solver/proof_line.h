#pragma once

#include "solver/certificate.h"

#include <vector>

namespace alicemate {

/// Keeps of a proof that the attacker wins, as CertificateBuilder tells it, what its longest line
/// takes: of each node one move. About 24 bytes a node.
class ProofLine : public CertificateSink {
public:
    void begin(const CertificateSubject& /*subject*/,
               std::span<const CertificateClaim> /*claims*/) override {}
    void node(const CertificateNode& node) override;
    void forget(std::span<const NodeId> /*nodes*/) override {}
    void end(std::span<const NodeId> /*proofs*/) override {}

    /// From the last node that was told on: the moves of the attacker that the proof rests on, and
    /// the first of the replies that resist longest in it.
    [[nodiscard]] std::vector<Move> line() const;

private:
    struct Step {
        Move move;
        NodeId next = 0;
        ProofLength length;
    };

    std::vector<Step> steps_;  ///< of node number i + 1
};

}  // namespace alicemate
