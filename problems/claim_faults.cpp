#include "problems/claim_faults.h"

#include "core/move_text.h"

#include <algorithm>
#include <fmt/format.h>

namespace alicemate {
namespace {

/// How many different moves the keys name, all of them legal.
std::size_t count_keys(const Problem& problem, const PosedProblem& posed) {
    std::vector<std::uint32_t> moves;
    for (const std::string& text : problem.claim.keys) {
        if (const auto move = read_move(posed.position, text)) {
            moves.push_back(move->bits());
        }
    }
    std::sort(moves.begin(), moves.end());
    return static_cast<std::size_t>(std::unique(moves.begin(), moves.end()) - moves.begin());
}

}  // namespace

std::optional<InputError> contradiction_of_claim(const Problem& problem,
                                                 const PosedProblem& posed) {
    if (auto fault = fault_of_claim(problem, posed)) {
        return fault;
    }
    const Claim& claim = problem.claim;
    if (!is_battle(posed.stipulation.play) || posed.phase == Phase::duplex ||
        problem.options.post_key_play) {
        return std::nullopt;
    }
    if (claim.moves && *claim.moves > (posed.stipulation.half_moves + 1) / 2) {
        return InputError{problem.place,
                          fmt::format("a shortest solution of {} moves is claimed of {}",
                                      *claim.moves, to_string(posed.stipulation)),
                          problem.id, posed.twin};
    }
    const std::size_t keys = count_keys(problem, posed);
    if (claim.solutions && !claim.keys.empty() && keys != *claim.solutions) {
        return InputError{claim.keys_place,
                          fmt::format("{} {} claimed, but {} named", *claim.solutions,
                                      *claim.solutions == 1 ? "key is" : "keys are", keys),
                          problem.id, posed.twin};
    }
    return std::nullopt;
}

}  // namespace alicemate
