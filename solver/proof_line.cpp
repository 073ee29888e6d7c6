#include "solver/proof_line.h"

namespace alicemate {

void ProofLine::node(const CertificateNode& node) {
    Step step;
    step.length = node.length;
    for (const NodeLink& link : node.links) {
        const bool longer =
            !step.move || (link.child != 0 && step.next != 0 &&
                           steps_[link.child - 1].length > steps_[step.next - 1].length);
        if (longer) {
            step.move = link.move;
            step.next = link.child;
        }
    }
    steps_.push_back(step);
}

std::vector<Move> ProofLine::line() const {
    std::vector<Move> line;
    for (NodeId id = steps_.size(); id != 0 && steps_[id - 1].move; id = steps_[id - 1].next) {
        line.push_back(steps_[id - 1].move);
    }
    return line;
}

}  // namespace alicemate
