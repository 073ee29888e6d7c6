#include "tests/solver/certificate_verifier.h"

#include "core/legal_moves.h"

#include <algorithm>

namespace alicemate::testing {

void CertificateVerifier::require(bool holds, const char* what) {
    if (!holds && fault_.empty()) {
        fault_ = "node " + std::to_string(last_id_) + ": " + what;
    }
}

void CertificateVerifier::begin(const CertificateSubject& subject,
                                std::span<const CertificateClaim> claims) {
    subject_ = subject;
    claims_.assign(claims.begin(), claims.end());
}

void CertificateVerifier::node(const CertificateNode& node) {
    require(node.id == ++last_id_, "numbered wrongly");
    judge_links(node);
    const auto all_are = [&](NodeKind kind) {
        require(
            std::all_of(kinds_.begin(), kinds_.end(), [&](NodeKind own) { return own == kind; }),
            "a child of the wrong kind");
    };
    switch (node.kind) {
        case NodeKind::wins:
            all_are(NodeKind::loses);
            judge_wins(node);
            break;
        case NodeKind::loses:
            all_are(NodeKind::wins);
            judge_loses(node);
            break;
        case NodeKind::fails:
            all_are(NodeKind::holds);
            judge_fails(node);
            break;
        case NodeKind::holds:
            all_are(NodeKind::fails);
            judge_holds(node);
            break;
        case NodeKind::keys: judge_keys(node); break;
    }
    Known known{node.kind, node.length, node.position, {}};
    for (std::size_t i = 0; node.kind == NodeKind::keys && i < node.links.size(); ++i) {
        if (kinds_[i] == NodeKind::loses) {
            known.keys.push_back(node.links[i].move);
        }
    }
    known_.emplace(node.id, known);
    peak_ = std::max(peak_, known_.size());
}

/// Notes the children of the node and what they say together.
void CertificateVerifier::judge_links(const CertificateNode& node) {
    const auto mix = [&](std::uint64_t value) {
        signature_ = (signature_ ^ value) * 0x9E3779B97F4A7C15U;
        signature_ ^= signature_ >> 32U;
    };
    mix(node.position.key().index_part);
    mix(static_cast<std::uint64_t>(node.kind));
    kinds_.clear();
    longest_ = {};
    shortest_ = ProofLength::forever();
    every_link_has_a_child_ = true;
    MoveList different;
    for (const NodeLink& link : node.links) {
        mix(link.move.bits());
        mix(link.child);
        require(is_legal(node.position, link.move), "an illegal move");
        require(std::find(different.begin(), different.end(), link.move) == different.end(),
                "a move twice");
        different.push_back(link.move);
        if (link.child == 0) {
            every_link_has_a_child_ = false;
            continue;
        }
        const auto child = known_.find(link.child);
        if (child == known_.end()) {
            require(false, "an unknown child");
            continue;
        }
        require(child->second.position == node.position.after(link.move), "another position");
        kinds_.push_back(child->second.kind);
        longest_ = std::max(longest_, child->second.length);
        shortest_ = std::min(shortest_, child->second.length);
    }
    has_all_moves_ = node.links.size() == count_legal(node.position);
}

void CertificateVerifier::judge_wins(const CertificateNode& node) {
    if (is_self() && node.links.empty()) {
        require(node.length == ProofLength::of(0) && is_goal(node.position), "no goal");
        return;
    }
    require(node.links.size() == 1 && every_link_has_a_child_, "not one child");
    require(node.length == longest_.next(), "a wrong length");
    require(subject_->play != Play::reflex || !can_reach(node.position), "compelled");
}

void CertificateVerifier::judge_loses(const CertificateNode& node) {
    if (is_reflex() && node.length == ProofLength::of(0)) {
        require(node.links.size() == 1 && !every_link_has_a_child_, "not one move");
        require(is_goal(node.position.after(node.links[0].move)), "no goal");
        return;
    }
    require(has_all_moves_ && every_link_has_a_child_, "not all moves");
    require(node.length == longest_ && !longest_.is_forever(), "a wrong length");
    require(!node.links.empty() || (is_direct() && is_goal(node.position)), "no goal");
    require(is_self() || node.links.empty() || longest_ >= ProofLength::of(1), "too short");
}

void CertificateVerifier::judge_fails(const CertificateNode& node) {
    if (subject_->play == Play::reflex && can_reach(node.position)) {
        require(node.length.is_forever() && node.links.size() == 1 && !every_link_has_a_child_ &&
                    is_goal(node.position.after(node.links[0].move)),
                "compelled");
        return;
    }
    const bool can_move = has_legal_move(node.position);
    require(can_move || is_direct() || !is_goal(node.position), "won");
    if (is_direct() && node.length == ProofLength::of(1)) {
        require(can_move && node.links.empty() && !can_reach(node.position), "can reach the goal");
        return;
    }
    require(has_all_moves_ && every_link_has_a_child_, "not all moves");
    require(node.length == shortest_.next(), "a wrong length");
}

void CertificateVerifier::judge_holds(const CertificateNode& node) {
    require(!is_reflex() || !can_reach(node.position), "compelled");
    if (!has_legal_move(node.position)) {
        require(node.length.is_forever() && node.links.empty(), "moves that are not there");
        require(!is_direct() || !is_goal(node.position), "lost");
        return;
    }
    if (node.length == ProofLength::of(0)) {
        const bool is_right = is_self() ? node.links.size() == 1 && !every_link_has_a_child_ &&
                                              !is_goal(node.position.after(node.links[0].move))
                                        : node.links.empty();
        require(is_right, "not the last word");
        return;
    }
    require(node.links.size() == 1 && every_link_has_a_child_, "not one child");
    require(node.length == longest_ && longest_ >= ProofLength::of(1), "a wrong length");
}

void CertificateVerifier::judge_keys(const CertificateNode& node) {
    require(has_all_moves_ && every_link_has_a_child_, "not all moves");
    require(subject_->play != Play::reflex || !can_reach(node.position), "compelled");
    for (const NodeLink& link : node.links) {
        const auto child = known_.find(link.child);
        if (child == known_.end()) {
            continue;
        }
        const ProofLength below = child->second.length.next();
        require(child->second.kind == NodeKind::loses
                    ? below <= node.length
                    : child->second.kind == NodeKind::holds && below >= node.length,
                "neither key nor failure");
    }
}

void CertificateVerifier::forget(std::span<const NodeId> nodes) {
    for (const NodeId id : nodes) {
        require(known_.erase(id) == 1, "an unknown node is forgotten");
        ++forgotten_;
    }
}

void CertificateVerifier::end(std::span<const NodeId> proofs) {
    has_ended_ = true;
    require(proofs.size() == claims_.size(), "too few proofs");
    for (std::size_t i = 0; i < std::min(proofs.size(), claims_.size()); ++i) {
        const auto known = known_.find(proofs[i]);
        require(known != known_.end(), "an unknown proof");
        if (known != known_.end()) {
            judge_proof(claims_[i], known->second);
        }
    }
}

void CertificateVerifier::judge_proof(const CertificateClaim& claim, const Known& known) {
    const ProofLength length = ProofLength::of(claim.moves);
    require(known.position == subject_->position, "a proof of another position");
    switch (claim.kind) {
        case CertificateClaim::wins:
            require(known.kind == NodeKind::wins && known.length == length, "no proof of a win");
            break;
        case CertificateClaim::does_not_win:
            require(known.kind == NodeKind::fails &&
                        (known.length == length || known.length.is_forever()),
                    "no proof of a failure");
            break;
        case CertificateClaim::has_keys:
            require(
                known.kind == NodeKind::keys && known.length == length && known.keys == claim.keys,
                "no proof of the keys");
            break;
    }
}

bool CertificateVerifier::is_goal(const Position& position) const {
    return state_of(position) == (subject_->goal == Goal::mate ? State::mate : State::stalemate);
}

bool CertificateVerifier::can_reach(const Position& position) const {
    const MoveList moves = sorted_legal_moves(position);
    return std::any_of(moves.begin(), moves.end(),
                       [&](Move move) { return is_goal(position.after(move)); });
}

}  // namespace alicemate::testing
