#include "solver/certificate_builder.h"

#include "core/legal_moves.h"
#include "solver/goal_moves.h"

#include <algorithm>

namespace alicemate {
namespace {

/// In order, and out of the way of the stack: the recursion may be deep.
[[gnu::noinline]] std::vector<Move> moves_of(const Position& position) {
    const MoveList moves = sorted_legal_moves(position);
    return {moves.begin(), moves.end()};
}

bool is_among(Move move, std::span<const Move> moves) {
    return std::find(moves.begin(), moves.end(), move) != moves.end();
}

/// The children of a node with what they say together.
class Children {
public:
    explicit Children(std::size_t count) {
        links_.reserve(count);
        holds_.reserve(count);
    }
    void add(Move move, CertificateMemo::Hold child) {
        links_.push_back({move, child.id()});
        longest_ = std::max(longest_, child.length());
        shortest_ = std::min(shortest_, child.length());
        holds_.push_back(std::move(child));
    }
    [[nodiscard]] std::span<const NodeLink> links() const { return links_; }
    /// 0 without children.
    [[nodiscard]] ProofLength longest() const { return longest_; }
    /// For ever without children.
    [[nodiscard]] ProofLength shortest() const { return shortest_; }

private:
    std::vector<NodeLink> links_;
    std::vector<CertificateMemo::Hold> holds_;
    ProofLength longest_;
    ProofLength shortest_ = ProofLength::forever();
};

}  // namespace

CertificateBuilder::Result CertificateBuilder::build(std::span<const CertificateClaim> claims) {
    sink_.begin(subject_, claims);
    std::vector<Hold> holds;
    std::vector<NodeId> proofs;
    for (const CertificateClaim& claim : claims) {
        Proof proof = prove(claim);
        if (!proof) {
            return failure_;
        }
        proofs.push_back(proof->id());
        holds.push_back(std::move(*proof));
    }
    sink_.end(proofs);
    return Result::complete;
}

std::optional<unsigned> CertificateBuilder::length_of_win(unsigned moves) {
    const Proof proof = prove_win(subject_.position, moves);
    return proof ? std::optional(proof->length().moves()) : std::nullopt;
}

CertificateBuilder::Proof CertificateBuilder::prove(const CertificateClaim& claim) {
    const Position& position = subject_.position;
    switch (claim.kind) {
        case CertificateClaim::has_keys: return prove_keys(claim);
        case CertificateClaim::does_not_win: return prove_failure(position, claim.moves);
        case CertificateClaim::wins: break;
    }
    Proof proof = prove_win(position, claim.moves);
    const bool is_exact = proof && proof->length() == ProofLength::of(claim.moves);
    return !proof || is_exact ? std::move(proof) : contradiction();
}

CertificateBuilder::Proof CertificateBuilder::prove_keys(const CertificateClaim& claim) {
    const Position& position = subject_.position;
    const std::vector<Move> moves = moves_of(position);
    const auto is_move = [&](Move key) { return is_among(key, moves); };
    if (!std::all_of(claim.keys.begin(), claim.keys.end(), is_move) ||
        attacker_is_compelled(position)) {
        return contradiction();
    }
    Children children(moves.size());
    for (const Move move : moves) {
        const Position after = position.after(move);
        Proof child = is_among(move, claim.keys) ? prove_loss(after, claim.moves - 1)
                                                 : prove_hold(after, claim.moves - 1);
        if (!child) {
            return child;
        }
        children.add(move, std::move(*child));
    }
    return write(NodeKind::keys, position, ProofLength::of(claim.moves), children.links());
}

// ---- The attacker wins.

CertificateBuilder::Proof CertificateBuilder::prove_win(const Position& position, unsigned moves) {
    if (Proof known = memo_.find(NodeKind::wins, position.key(), moves)) {
        return known;
    }
    if (is_self() && is_goal(position)) {
        return write(NodeKind::wins, position, ProofLength::of(0));
    }
    if (moves == 0) {
        return contradiction();
    }
    const ProofMove attack = best_attack(position, moves);
    return attack.answer == Answer::yes ? prove_attack(position, attack.move, moves)
                                        : failure(attack.answer);
}

CertificateBuilder::Proof CertificateBuilder::prove_attack(const Position& position, Move attack,
                                                           unsigned moves) {
    Proof child = prove_loss(position.after(attack), moves - 1);
    return child ? write(NodeKind::wins, position, child->length().next(), attack, child->id())
                 : std::move(child);
}

/// A move that reaches the goal, or one whose proof is there already, or the source's.
ProofMove CertificateBuilder::best_attack(const Position& position, unsigned moves) {
    if (is_direct()) {
        if (const auto last = move_to_goal(position)) {
            return ProofMove::found(*last);
        }
        if (moves == 1) {
            return ProofMove::none();
        }
    }
    const auto proved = proved_attack(position, moves - 1);
    return proved ? ProofMove::found(*proved) : source_.winning_attack(position, moves);
}

/// Of the attacks that are proved to win within so many further moves, one that wins soonest.
[[gnu::noinline]] std::optional<Move> CertificateBuilder::proved_attack(const Position& position,
                                                                        unsigned most) {
    MoveList attacks;
    generate_legal(position, attacks);
    std::optional<Move> best;
    std::optional<ProofLength> shortest;
    for (const Move attack : attacks) {
        const Proof known = memo_.find(NodeKind::loses, position.after(attack).key(), most);
        if (known && (!shortest || known->length() < *shortest)) {
            best = attack;
            shortest = known->length();
        }
    }
    return best;
}

CertificateBuilder::Proof CertificateBuilder::prove_loss(const Position& position, unsigned moves) {
    if (Proof known = memo_.find(NodeKind::loses, position.key(), moves)) {
        return known;
    }
    if (is_reflex()) {
        if (const auto last = move_to_goal(position)) {
            return write(NodeKind::loses, position, ProofLength::of(0), *last);
        }
    }
    if (moves > 0 || !is_reflex()) {
        return prove_all_lose(position, moves);
    }
    return contradiction();
}

/// The defender is not compelled to anything.
CertificateBuilder::Proof CertificateBuilder::prove_all_lose(const Position& position,
                                                             unsigned moves) {
    const std::vector<Move> replies = moves_of(position);
    const bool must_be_goal = replies.empty() || (is_direct() && moves == 0);
    if (must_be_goal && !(is_direct() && replies.empty() && is_goal(position))) {
        return contradiction();
    }
    Children children(replies.size());
    for (const Move reply : replies) {
        Proof child = prove_win(position.after(reply), moves);
        if (!child) {
            return child;
        }
        children.add(reply, std::move(*child));
    }
    return write(NodeKind::loses, position, children.longest(), children.links());
}

// ---- The attacker does not win.

CertificateBuilder::Proof CertificateBuilder::prove_failure(const Position& position,
                                                            unsigned moves) {
    if (Proof known = memo_.find(NodeKind::fails, position.key(), moves)) {
        return known;
    }
    if (!is_direct() && is_goal(position)) {
        return contradiction();
    }
    const bool may_reach_it = subject_.play == Play::reflex || (is_direct() && moves == 1);
    if (const auto last = may_reach_it ? move_to_goal(position) : std::nullopt) {
        return is_direct() ? contradiction()
                           : write(NodeKind::fails, position, ProofLength::forever(), *last);
    }
    return prove_all_fail(position, moves);
}

CertificateBuilder::Proof CertificateBuilder::prove_all_fail(const Position& position,
                                                             unsigned moves) {
    const std::vector<Move> attacks = moves_of(position);
    if (is_direct() && moves == 1 && !attacks.empty()) {
        return write(NodeKind::fails, position, ProofLength::of(1));
    }
    Children children(attacks.size());
    for (const Move attack : attacks) {
        Proof child = prove_hold(position.after(attack), moves - 1);
        if (!child) {
            return child;
        }
        children.add(attack, std::move(*child));
    }
    return write(NodeKind::fails, position, children.shortest().next(), children.links());
}

CertificateBuilder::Proof CertificateBuilder::prove_hold(const Position& position, unsigned moves) {
    if (Proof known = memo_.find(NodeKind::holds, position.key(), moves)) {
        return known;
    }
    if (is_reflex() && move_to_goal(position)) {
        return contradiction();
    }
    if (!has_legal_move(position)) {
        return is_direct() && is_goal(position)
                   ? contradiction()
                   : write(NodeKind::holds, position, ProofLength::forever());
    }
    if (moves == 0) {
        return prove_last_hold(position);
    }
    const ProofMove reply = best_reply(position, moves);
    if (reply.answer != Answer::yes) {
        return failure(reply.answer);
    }
    Proof child = prove_failure(position.after(reply.move), moves);
    return child ? write(NodeKind::holds, position, child->length(), reply.move, child->id())
                 : std::move(child);
}

/// The attacker has no move left, and the defender is not compelled to reach the goal.
CertificateBuilder::Proof CertificateBuilder::prove_last_hold(const Position& position) {
    if (!is_self()) {
        return write(NodeKind::holds, position, ProofLength::of(0));
    }
    for (const Move reply : moves_of(position)) {
        if (!is_reached(subject_.goal, reply, position.after(reply))) {
            return write(NodeKind::holds, position, ProofLength::of(0), reply);
        }
    }
    return contradiction();
}

/// A reply whose proof is there already, or the source's.
ProofMove CertificateBuilder::best_reply(const Position& position, unsigned moves) {
    const auto proved = proved_reply(position, moves);
    return proved ? ProofMove::found(*proved) : source_.holding_reply(position, moves);
}

[[gnu::noinline]] std::optional<Move> CertificateBuilder::proved_reply(const Position& position,
                                                                       unsigned moves) {
    MoveList replies;
    generate_legal(position, replies);
    for (const Move reply : replies) {
        if (memo_.find(NodeKind::fails, position.after(reply).key(), moves)) {
            return reply;
        }
    }
    return std::nullopt;
}

// ---- Writing.

CertificateBuilder::Hold CertificateBuilder::write(NodeKind kind, const Position& position,
                                                   ProofLength length,
                                                   std::span<const NodeLink> links) {
    const std::vector<NodeId> given_up = memo_.make_room();
    if (!given_up.empty()) {
        sink_.forget(given_up);
    }
    sink_.node({kind, ++last_id_, length, position, links});
    return memo_.add(kind, position.key(), last_id_, length);
}

CertificateBuilder::Hold CertificateBuilder::write(NodeKind kind, const Position& position,
                                                   ProofLength length, Move move, NodeId child) {
    const NodeLink link{move, child};
    return write(kind, position, length, std::span(&link, 1));
}

CertificateBuilder::Proof CertificateBuilder::contradiction() {
    failure_ = Result::contradicted;
    return std::nullopt;
}

/// The source has no move.
CertificateBuilder::Proof CertificateBuilder::failure(Answer answer) {
    failure_ = answer == Answer::unknown ? Result::stopped : Result::contradicted;
    return std::nullopt;
}

// ---- The goal.

[[gnu::noinline]] std::optional<Move> CertificateBuilder::move_to_goal(
    const Position& position) const {
    MoveList candidates;
    generate_candidates(subject_.goal, position, candidates);
    for (const Move move : candidates) {
        if (is_reached_by_candidate(subject_.goal, move, position.after(move))) {
            return move;
        }
    }
    return std::nullopt;
}

/// Whether the side to move is mated, or stalemated, as the goal is.
bool CertificateBuilder::is_goal(const Position& position) const {
    return is_reached_by_immobility(subject_.goal, position) && !has_legal_move(position);
}

bool CertificateBuilder::attacker_is_compelled(const Position& position) const {
    return subject_.play == Play::reflex && move_to_goal(position);
}

}  // namespace alicemate
