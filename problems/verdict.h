#pragma once

#include "problems/problem.h"
#include "solver/solution.h"

#include <string_view>

namespace alicemate {

/// What a solution says of a problem.
enum class Verdict : std::uint8_t {
    sound,        ///< as claimed; battle play without claim: one key, none shorter
    cooked,       ///< more keys or lines than claimed, or others
    is_short,     ///< the goal can be reached in fewer moves than stated
    no_solution,  ///< no key or line at all
    wrong_count,  ///< fewer keys or lines than claimed, but some; or none as short as claimed
    unjudged,     ///< undecided, or a help problem with solutions and without claim
};

/// "sound", "cooked", "short", "no-solution", "wrong-count", "unjudged".
std::string_view to_string(Verdict verdict);

/// Judges a solution by the claim, which is that of the diagram and of each of its twins alike.
///
/// Help and series play: a claimed number is compared with the lines of the stated length; if these
/// are not too many, shorter ones make the problem `is_short`.
/// Battle play: the keys must be those claimed, or as many as claimed, or one; the length of the
/// shortest must be the one claimed, or the stated one.
/// A search that was cut short proves no more than a cook, and that only against a claim.
Verdict judge(const Problem& problem, const PosedProblem& posed, const Solution& solution);

/// A claimed key that is no move of the position, or keys claimed of help or series play: to be
/// asked before solving.
std::optional<InputError> fault_of_claim(const Problem& problem, const PosedProblem& posed);

/// Whether the verdict is as the file says it should be (sound, unjudged): exit status 0, not 1.
constexpr bool is_as_expected(Verdict verdict) {
    return verdict == Verdict::sound || verdict == Verdict::unjudged;
}

}  // namespace alicemate
