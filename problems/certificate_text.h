#pragma once

#include "solver/certificate.h"

#include <functional>
#include <string>
#include <string_view>

namespace alicemate {

/// Writes a certificate as docs/certificate.md has it, piece by piece as it comes into being.
class CertificateWriter : public CertificateSink {
public:
    /// Receives the text in pieces of any size; may throw.
    using Print = std::function<void(std::string_view)>;

    explicit CertificateWriter(Print print) : print_(std::move(print)) {}

    void begin(const CertificateSubject& subject,
               std::span<const CertificateClaim> claims) override;
    void node(const CertificateNode& node) override;
    void forget(std::span<const NodeId> nodes) override;
    void end(std::span<const NodeId> proofs) override;

private:
    void add_line(std::string_view head, std::string_view rest);
    void add_number(std::uint64_t number);
    void print_if(bool due);

    Print print_;
    std::string text_;  ///< not printed yet
    NodeId last_id_ = 0;
};

/// The position as a certificate has it: FEN of both boards, or of the one, without counters; a
/// square passed over only where a pawn stands ready to capture there. Equal texts are equal
/// positions of the same rules.
std::string certificate_position(const Position& position);

/// "mate in 3", "no stalemate in 2", "keys a2b1 h4g3 in 3".
std::string to_string(const CertificateClaim& claim, Goal goal);

}  // namespace alicemate
