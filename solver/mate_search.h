#pragma once

#include "core/position.h"
#include "solver/certificate.h"
#include "solver/mate_bounds.h"
#include "solver/mate_proof_source.h"
#include "solver/search_control.h"
#include "solver/solution.h"
#include "solver/solve.h"

#include <memory>
#include <optional>
#include <vector>

namespace alicemate {

/// By which search mates are sought: proof-number search finds long ones, depth-first search proves
/// that there is no shorter one.
enum class MateMethod : std::uint8_t { both, proof_number, depth_first };

struct MateOptions {
    static constexpr unsigned most_moves = 250;
    /// Depth-first search goes no further: the deeper it goes, the less it can be spread.
    static constexpr unsigned most_moves_depth_first = MateProofSource::most_moves_depth_first;

    /// Longer mates do not count; 1 to most_moves, by depth-first search alone to
    /// most_moves_depth_first.
    std::optional<unsigned> max_moves;
    MateMethod method = MateMethod::both;
    bool all_first_moves = false;
    bool certify_minimality = true;  ///< certificates also prove that no mate is shorter
    unsigned threads = 1;            ///< at least 1
    std::size_t hash_bytes = std::size_t{64} << 20U;  ///< bound of all hash tables together
    Limits limits;                                    ///< that of solutions does not count
};

/// A first move and the mates that begin with it; lengths include it.
struct FirstMoveMate {
    Move move;
    MateBounds bounds;
    Move refutation;  ///< where no mate follows, a reply that shows it; may be none
};

enum class MateOutcome : std::uint8_t {
    proved,   ///< there is a mate
    refuted,  ///< there is none, or none within the greatest length asked for
    unknown,
};

/// "proved", "refuted", "unknown".
constexpr std::string_view to_string(MateOutcome outcome) {
    switch (outcome) {
        case MateOutcome::proved: return "proved";
        case MateOutcome::refuted: return "refuted";
        case MateOutcome::unknown: return "unknown";
    }
    return "";
}

struct MateResult {
    MateOutcome outcome = MateOutcome::unknown;
    /// Why work was left undone: the mate may not be the shortest, first moves may be undecided.
    StopReason reason = StopReason::none;
    MateBounds bounds;
    /// A mate of the length found, against a defence that resists as long as it can. Nothing if
    /// that would take very long to put together; it is not subject to the limits.
    Line line;
    std::vector<FirstMoveMate> first_moves;  ///< only when asked for; in move order
    SearchStats stats;
};

/// Searches the shortest mate that the side to move can force.
///
/// Proof-number search, with checks only and with all moves, and depth-first search, which deepens
/// from below, take turns that double in length, and share what they know: the one lowers the mate
/// found, the other raises what is refuted, until they meet. All threads work on one turn. What is
/// found does not depend on threads and hash, unless a limit ends the work; which of several mates
/// of one length is told does.
class MateSearch {
public:
    /// Throws std::bad_alloc if the tables cannot be had.
    MateSearch(const Position& position, const MateOptions& options, const SearchControl& control);
    MateSearch(const MateSearch&) = delete;
    MateSearch& operator=(const MateSearch&) = delete;
    MateSearch(MateSearch&&) = delete;
    MateSearch& operator=(MateSearch&&) = delete;
    ~MateSearch();

    /// To be called once.
    MateResult run();

    /// Has a certificate written of what run() has found: of the mate, and that none is shorter if
    /// that is so; without a mate, of the greatest length within which there is none (of `never`,
    /// the greatest length asked for). Nothing if there is nothing to prove. Only a request to
    /// stop ends it, no limit. See CertificateBuilder for `memory`.
    std::optional<Certification> certify(CertificateSink& sink,
                                         std::size_t memory = CertificateBuilder::usual_memory);
    /// Whether certify() would prove anything.
    [[nodiscard]] bool has_proof() const;

private:
    class Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace alicemate
