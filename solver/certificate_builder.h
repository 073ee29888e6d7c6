#pragma once

#include "solver/certificate.h"
#include "solver/certificate_memo.h"
#include "solver/proof_source.h"

#include <optional>
#include <span>
#include <vector>

namespace alicemate {

/// Writes the proof of what a search has found, as a source tells it move by move, to a sink.
///
/// Children are written before their parents. A node that was written is used again where it says
/// enough: of a win or a loss no more moves than asked for, of a failure or a hold exactly as many,
/// or for ever. So many nodes at most are remembered for that, save what an unfinished proof
/// needs; the sink is told which are given up.
class CertificateBuilder {
public:
    /// How many nodes are remembered unless told otherwise: about 100 MB.
    static constexpr std::size_t usual_memory = 1'000'000;

    enum class Result : std::uint8_t {
        complete,
        stopped,       ///< the source could not tell, since it was stopped
        contradicted,  ///< by what the source says a claim does not hold, or not with this length
    };

    /// The play is direct, self, semi-reflex or reflex, the goal mate or stalemate.
    CertificateBuilder(const CertificateSubject& subject, ProofSource& source,
                       CertificateSink& sink, std::size_t memory = usual_memory)
        : subject_(subject), source_(source), sink_(sink), memo_(memory) {}

    /// To be called once. Unless the result is complete, the sink is not told of an end. The
    /// recursion takes less than 2 KiB of stack a half-move, without what the source takes.
    Result build(std::span<const CertificateClaim> claims);

    /// Instead of build(): nodes go to the sink, but no begin and no end. The length that the proof
    /// of a win within so many moves comes to, which may be less; nothing if it cannot be had.
    std::optional<unsigned> length_of_win(unsigned moves);

    /// How many nodes were written.
    [[nodiscard]] NodeId node_count() const { return last_id_; }

private:
    using Hold = CertificateMemo::Hold;
    /// Nothing if the proof cannot be had; failure_ then says why.
    using Proof = std::optional<Hold>;

    Proof prove(const CertificateClaim& claim);
    Proof prove_keys(const CertificateClaim& claim);
    Proof prove_win(const Position& position, unsigned moves);
    Proof prove_loss(const Position& position, unsigned moves);
    Proof prove_failure(const Position& position, unsigned moves);
    Proof prove_hold(const Position& position, unsigned moves);

    Proof prove_attack(const Position& position, Move attack, unsigned moves);
    Proof prove_all_lose(const Position& position, unsigned moves);
    Proof prove_all_fail(const Position& position, unsigned moves);
    Proof prove_last_hold(const Position& position);
    ProofMove best_attack(const Position& position, unsigned moves);
    ProofMove best_reply(const Position& position, unsigned moves);
    std::optional<Move> proved_attack(const Position& position, unsigned most);
    std::optional<Move> proved_reply(const Position& position, unsigned moves);

    Hold write(NodeKind kind, const Position& position, ProofLength length,
               std::span<const NodeLink> links = {});
    Hold write(NodeKind kind, const Position& position, ProofLength length, Move move,
               NodeId child = 0);
    Proof contradiction();
    Proof failure(Answer answer);

    /// Whether it is the attacker that reaches the goal.
    [[nodiscard]] bool is_direct() const { return subject_.play == Play::direct; }
    [[nodiscard]] bool is_self() const { return subject_.play == Play::self; }
    /// Whether the defender must reach the goal when it can.
    [[nodiscard]] bool is_reflex() const { return !is_direct() && !is_self(); }
    [[nodiscard]] std::optional<Move> move_to_goal(const Position& position) const;
    [[nodiscard]] bool is_goal(const Position& position) const;
    [[nodiscard]] bool attacker_is_compelled(const Position& position) const;

    CertificateSubject subject_;
    ProofSource& source_;
    CertificateSink& sink_;
    CertificateMemo memo_;
    NodeId last_id_ = 0;
    Result failure_ = Result::complete;
};

}  // namespace alicemate
