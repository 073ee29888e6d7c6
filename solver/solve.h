#pragma once

#include "core/position.h"
#include "solver/battle_restrictions.h"
#include "solver/certificate_builder.h"
#include "solver/first_move_range.h"
#include "solver/search_control.h"
#include "solver/solution.h"
#include "solver/stipulation.h"
#include "solver/work_splitter.h"

#include <chrono>
#include <memory>
#include <optional>
#include <span>

namespace alicemate {

/// What besides keys and lines is wanted.
struct SolveOptions {
    bool set_play = false;
    unsigned try_refutations = 0;  ///< tries with 1 to so many refutations; 0 asks for none
    bool variations = false;       ///< battle play: fill the trees below keys, tries and set play
    bool threats = true;           ///< in these trees; without, every defence is told
    bool short_variations = true;  ///< in these trees: those that end before the stated length
    /// Battle play: the attacker has made the first move; the defender is to move.
    bool post_key = false;
    BattleRestrictions restrictions;
    bool prune = true;           ///< help play: cut what is proved hopeless; off only in tests
    FirstMoveRange first_moves;  ///< the others are not searched
    bool count_only = false;     ///< help play: counts without the lists
    unsigned threads = 1;        ///< at least 1
    /// More than one are made only after so long: what is done sooner is not worth it.
    std::chrono::microseconds alone = WorkSplitter::making_threads;
    std::size_t hash_bytes = std::size_t{64} << 20U;  ///< bound of the hash table
    Limits limits;
};

/// What came of proving a solution.
struct Certification {
    CertificateBuilder::Result result = CertificateBuilder::Result::complete;
    StopReason reason = StopReason::none;  ///< never none when the result is `stopped`
    NodeId nodes = 0;                      ///< of the certificate
};

/// Solves one problem, and remembers while it lives what it has found out, so that the answer can
/// be proved with little more work.
class Solver {
public:
    /// What is given must outlive it. Throws std::bad_alloc if the hash table cannot be had.
    Solver(const Position& position, const Stipulation& stipulation, const SolveOptions& options,
           const SearchControl& control);
    Solver(const Solver&) = delete;
    Solver& operator=(const Solver&) = delete;
    Solver(Solver&&) = delete;
    Solver& operator=(Solver&&) = delete;
    ~Solver();

    /// To be called once; see alicemate::solve().
    Solution solve();

    /// Proves claims (claims_of()) of what was solved, if obstacle_to_certificate() names nothing.
    /// Limits count from the beginning of the solving. The certificate depends neither on the
    /// number of threads nor on the hash table.
    Certification certify(std::span<const CertificateClaim> claims, CertificateSink& sink,
                          std::size_t memory = CertificateBuilder::usual_memory);

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

/// Solves. The answer and its order depend neither on the number of threads nor on the hash table.
/// A limit of solutions gives the first so many in the order of the whole answer, found with one
/// thread; when it, another limit or a stop left work undone, the outcome is unknown, the reason
/// says why, and what had been found by then is given (after a stop, of very many lines some
/// thousands only; the counts are then greater than the lists). Throws std::bad_alloc if the table
/// cannot be had.
Solution solve(const Position& position, const Stipulation& stipulation,
               const SolveOptions& options, const SearchControl& control);

}  // namespace alicemate
