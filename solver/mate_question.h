#pragma once

#include "core/position.h"
#include "solver/mate_bounds.h"
#include "solver/proof_number_search.h"

#include <cstdint>
#include <optional>

namespace alicemate {

/// The searches that take turns at a question.
enum class MateEngine : std::uint8_t { checks, threats, mobility, depth_first };

/// Whether a side mates, and how soon: the attacker is to move, or has just moved. Lengths are of
/// its moves still to come.
struct MateQuestion {
    MateQuestion(const Position& asked, bool attacks, unsigned greatest)
        : position(asked), attacker_to_move(attacks), most(greatest) {}

    Position position;
    bool attacker_to_move;
    unsigned most;  ///< longer mates do not count
    MateBounds bounds;
    bool checks_fail = false;  ///< checks alone do not mate sooner than found
    unsigned turns = 0;
    std::optional<MateEngine> same_again;  ///< who has found something in the last turn
    /// In nodes; a turn takes from some hundredths of a second to minutes.
    std::uint64_t turn_length = 200'000;

    [[nodiscard]] bool is_answered() const {
        return bounds.never || bounds.refuted >= most || bounds.is_minimal() ||
               (bounds.has_mate() && bounds.found == 0);
    }
    /// One length is open.
    [[nodiscard]] bool is_nearly_answered() const {
        return bounds.has_mate() && bounds.found == bounds.refuted + 2;
    }
    /// The greatest length of a mate that would be news.
    [[nodiscard]] unsigned worth_finding() const {
        return bounds.has_mate() ? bounds.found - 1 : most;
    }
    /// Answers what can be told at sight: mated or stalemated already, or a side that cannot mate
    /// or be mated.
    void settle();
    /// Takes over what a search of mates within `asked` moves says.
    void learn(const ProofVerdict& verdict, unsigned asked);
};

}  // namespace alicemate
