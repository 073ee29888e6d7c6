#include "problems/verdict.h"

#include "core/move_text.h"

#include <algorithm>
#include <fmt/format.h>

namespace alicemate {
namespace {

/// How the number found compares with the number claimed.
std::optional<Verdict> compare_counts(std::uint64_t found, std::uint64_t claimed) {
    if (found > claimed) {
        return Verdict::cooked;
    }
    if (found < claimed) {
        return found == 0 ? Verdict::no_solution : Verdict::wrong_count;
    }
    return std::nullopt;
}

Verdict judge_help(const Claim& claim, const HelpSolution& solution) {
    const auto fault =
        claim.solutions ? compare_counts(solution.line_count, *claim.solutions) : std::nullopt;
    if (fault == Verdict::cooked) {
        return *fault;
    }
    if (solution.short_count > 0) {
        return Verdict::is_short;
    }
    if (claim.solutions) {
        return fault.value_or(Verdict::sound);
    }
    return solution.line_count == 0 ? Verdict::no_solution : Verdict::unjudged;
}

/// The claimed keys that are moves of the position. They are the first phase's: in the second of a
/// duplex problem the other side moves.
std::vector<Move> claimed_keys(const Claim& claim, const PosedProblem& posed) {
    std::vector<Move> keys;
    if (posed.phase == Phase::duplex) {
        return keys;
    }
    for (const std::string& text : claim.keys) {
        if (const auto move = read_move(posed.position, text)) {
            keys.push_back(*move);
        }
    }
    return keys;
}

std::optional<Verdict> compare_keys(const std::vector<FirstMove>& found,
                                    const std::vector<Move>& claimed) {
    const auto is_claimed = [&](const FirstMove& key) {
        return std::find(claimed.begin(), claimed.end(), key.attack.move) != claimed.end();
    };
    if (!std::all_of(found.begin(), found.end(), is_claimed)) {
        return Verdict::cooked;
    }
    const auto is_found = [&](Move move) {
        return std::any_of(found.begin(), found.end(),
                           [&](const FirstMove& key) { return key.attack.move == move; });
    };
    return std::all_of(claimed.begin(), claimed.end(), is_found)
               ? std::nullopt
               : std::optional(Verdict::wrong_count);
}

std::optional<Verdict> compare_lengths(const Claim& claim, const Stipulation& stipulation,
                                       const BattleSolution& solution) {
    const unsigned stated = (stipulation.half_moves + 1) / 2;
    const unsigned expected = claim.moves.value_or(stated);
    if (solution.shortest < expected) {
        return Verdict::is_short;
    }
    // Without claim the shortest key may not be longer than stated anyway.
    return claim.moves && solution.shortest > expected ? std::optional(Verdict::wrong_count)
                                                       : std::nullopt;
}

Verdict judge_battle(const Claim& claim, const Stipulation& stipulation,
                     const std::vector<Move>& claimed, const BattleSolution& solution) {
    if (solution.post_key) {
        return solution.post_key->refutations.empty() ? Verdict::sound : Verdict::no_solution;
    }
    if (solution.keys.empty()) {
        return claim.solutions == 0U && claimed.empty() ? Verdict::sound : Verdict::no_solution;
    }
    if (const auto fault = compare_lengths(claim, stipulation, solution)) {
        return *fault;
    }
    if (!claimed.empty()) {
        if (const auto fault = compare_keys(solution.keys, claimed)) {
            return *fault;
        }
    }
    // A claim that names the keys or the length only leaves their number to the keys named, or
    // to the custom that there is one.
    const std::uint64_t expected =
        claim.solutions ? *claim.solutions
                        : (claimed.empty() ? std::uint64_t{1} : solution.keys.size());
    return compare_counts(solution.keys.size(), expected).value_or(Verdict::sound);
}

}  // namespace

std::string_view to_string(Verdict verdict) {
    switch (verdict) {
        case Verdict::sound: return "sound";
        case Verdict::cooked: return "cooked";
        case Verdict::is_short: return "short";
        case Verdict::no_solution: return "no-solution";
        case Verdict::wrong_count: return "wrong-count";
        case Verdict::unjudged: return "unjudged";
    }
    return {};
}

std::optional<InputError> fault_of_claim(const Problem& problem, const PosedProblem& posed) {
    if (posed.phase == Phase::duplex || problem.options.post_key_play) {
        return std::nullopt;
    }
    if (!problem.claim.keys.empty() && !is_battle(posed.stipulation.play)) {
        return InputError{problem.claim.keys_place,
                          fmt::format("claimed keys with {}, which has none; its solutions can be "
                                      "counted",
                                      to_string(posed.stipulation)),
                          problem.id, posed.twin};
    }
    for (const std::string& text : problem.claim.keys) {
        const auto move = read_move(posed.position, text);
        if (!move) {
            return InputError{
                problem.claim.keys_place,
                fmt::format("claimed key {}: {}", alicemate::quoted(text), message(move.error())),
                problem.id, posed.twin};
        }
    }
    return std::nullopt;
}

Verdict judge(const Problem& problem, const PosedProblem& posed, const Solution& solution) {
    const auto* const battle = std::get_if<BattleSolution>(&solution.play);
    const Verdict verdict = battle != nullptr
                                ? judge_battle(problem.claim, posed.stipulation,
                                               claimed_keys(problem.claim, posed), *battle)
                                : judge_help(problem.claim, std::get<HelpSolution>(solution.play));
    // What a search that was cut short has found already may be too much; nothing else is known.
    const bool proved = solution.outcome == Outcome::solved ||
                        (verdict == Verdict::cooked && !problem.claim.empty());
    return proved ? verdict : Verdict::unjudged;
}

}  // namespace alicemate
