// Judges a certificate as it is handed over, by the rules of docs/certificate.md. What a position
// is and where its moves lead it takes from core/; alicemate-check does not even do that.
#pragma once

#include "solver/certificate.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace alicemate::testing {

class CertificateVerifier : public CertificateSink {
public:
    void begin(const CertificateSubject& subject,
               std::span<const CertificateClaim> claims) override;
    void node(const CertificateNode& node) override;
    void forget(std::span<const NodeId> nodes) override;
    void end(std::span<const NodeId> proofs) override;

    /// The first thing wrong; empty if there is none.
    [[nodiscard]] const std::string& fault() const { return fault_; }
    [[nodiscard]] bool has_ended() const { return has_ended_; }
    [[nodiscard]] NodeId node_count() const { return last_id_; }
    [[nodiscard]] NodeId forgotten_count() const { return forgotten_; }
    /// The most nodes that were known at one time.
    [[nodiscard]] std::size_t peak() const { return peak_; }
    /// The same for two certificates only if they are the same.
    [[nodiscard]] std::uint64_t signature() const { return signature_; }

private:
    struct Known {
        NodeKind kind;
        ProofLength length;
        Position position;
        std::vector<Move> keys;  ///< of a node of keys
    };

    void require(bool holds, const char* what);
    void judge_links(const CertificateNode& node);
    void judge_wins(const CertificateNode& node);
    void judge_loses(const CertificateNode& node);
    void judge_fails(const CertificateNode& node);
    void judge_holds(const CertificateNode& node);
    void judge_keys(const CertificateNode& node);
    void judge_proof(const CertificateClaim& claim, const Known& known);
    [[nodiscard]] bool is_goal(const Position& position) const;
    [[nodiscard]] bool can_reach(const Position& position) const;
    [[nodiscard]] bool is_direct() const { return subject_->play == Play::direct; }
    [[nodiscard]] bool is_self() const { return subject_->play == Play::self; }
    [[nodiscard]] bool is_reflex() const { return !is_direct() && !is_self(); }

    std::optional<CertificateSubject> subject_;
    std::vector<CertificateClaim> claims_;
    std::map<NodeId, Known> known_;
    std::string fault_;
    bool has_ended_ = false;
    NodeId last_id_ = 0;
    NodeId forgotten_ = 0;
    std::size_t peak_ = 0;
    std::uint64_t signature_ = 0;

    // Of the node being judged.
    bool has_all_moves_ = false;
    bool every_link_has_a_child_ = false;
    ProofLength longest_;
    ProofLength shortest_;
    std::vector<NodeKind> kinds_;
};

}  // namespace alicemate::testing
