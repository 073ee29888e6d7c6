#pragma once

#include "core/position.h"
#include "solver/stipulation.h"

#include <compare>
#include <cstdint>
#include <limits>
#include <span>
#include <utility>
#include <vector>

namespace alicemate {

/// Within how many moves of the attacker something happens or does not: a number, or for ever,
/// which is greater than any number.
class ProofLength {
public:
    constexpr ProofLength() = default;
    static constexpr ProofLength of(unsigned moves) { return ProofLength(moves); }
    static constexpr ProofLength forever() { return ProofLength(endless); }

    [[nodiscard]] constexpr bool is_forever() const { return moves_ == endless; }
    /// To be asked only of a number.
    [[nodiscard]] constexpr unsigned moves() const { return moves_; }
    /// One move more; for ever stays for ever.
    [[nodiscard]] constexpr ProofLength next() const {
        return is_forever() ? *this : ProofLength(moves_ + 1);
    }

    friend constexpr auto operator<=>(ProofLength, ProofLength) = default;

private:
    static constexpr unsigned endless = std::numeric_limits<unsigned>::max();
    explicit constexpr ProofLength(unsigned moves) : moves_(moves) {}

    unsigned moves_ = 0;
};

/// What a node of a certificate says of its position, with its length n.
enum class NodeKind : std::uint8_t {
    wins,   ///< W: the attacker, to move, wins within n moves
    loses,  ///< L: the defender, to move, loses within n more moves of the attacker
    fails,  ///< F: the attacker, to move, does not win within n moves
    holds,  ///< H: the defender, to move, does not lose within n more moves of the attacker
    keys,   ///< K: which moves of the attacker win within n moves, itself counted
};

/// Nodes are numbered from 1 in the order in which they are written.
using NodeId = std::uint64_t;

/// A move of a node's position and the node it leads to; 0 if the move stands alone.
struct NodeLink {
    Move move;
    NodeId child = 0;
};

/// One step of a proof. Its children have smaller numbers. Valid during the call that hands it
/// over.
struct CertificateNode {
    NodeKind kind = NodeKind::wins;
    NodeId id = 0;
    ProofLength length;
    const Position& position;
    std::span<const NodeLink> links;
};

/// Of what position and play a certificate is; the attacker is to move.
struct CertificateSubject {
    Position position;
    Play play = Play::direct;
    Goal goal = Goal::mate;
};

/// What a certificate proves of its subject.
struct CertificateClaim {
    enum Kind : std::uint8_t {
        wins,          ///< the goal is forced within so many moves, as the shortest way
        does_not_win,  ///< the goal cannot be forced within so many moves
        has_keys,      ///< exactly the keys are the first moves that force it within so many moves
    };

    Kind kind = wins;
    unsigned moves = 1;      ///< at least 1
    std::vector<Move> keys;  ///< of `has_keys` only; at least one

    static CertificateClaim win(unsigned moves) { return {wins, moves, {}}; }
    static CertificateClaim no_win(unsigned moves) { return {does_not_win, moves, {}}; }
    static CertificateClaim exactly(std::vector<Move> keys, unsigned moves) {
        return {has_keys, moves, std::move(keys)};
    }

    friend bool operator==(const CertificateClaim&, const CertificateClaim&) = default;
};

/// Takes a certificate part by part, in this order: begin(), nodes with what is to be forgotten
/// between them, end(). A certificate that was given up has no end(). May throw; what it throws
/// comes out of CertificateBuilder::build().
class CertificateSink {
public:
    CertificateSink() = default;
    CertificateSink(const CertificateSink&) = delete;
    CertificateSink& operator=(const CertificateSink&) = delete;
    CertificateSink(CertificateSink&&) = delete;
    CertificateSink& operator=(CertificateSink&&) = delete;
    virtual ~CertificateSink() = default;

    virtual void begin(const CertificateSubject& subject,
                       std::span<const CertificateClaim> claims) = 0;
    virtual void node(const CertificateNode& node) = 0;
    /// These nodes will not be children of later ones.
    virtual void forget(std::span<const NodeId> nodes) = 0;
    /// Of each claim in order the node that it rests on.
    virtual void end(std::span<const NodeId> proofs) = 0;
};

}  // namespace alicemate
