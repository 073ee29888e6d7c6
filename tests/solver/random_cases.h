#pragma once

#include "core/rules.h"
#include "tests/naive/naive_game.h"
#include "tests/naive/random_positions.h"
#include "tests/sampling.h"

#include <random>
#include <string>

namespace alicemate::testing {

/// The naive reference's words for the same rules.
inline naive::Options naive_options(const Rules& rules) {
    using Reading = naive::Options::EnPassant;
    constexpr Reading readings[] = {Reading::none, Reading::departure, Reading::landing,
                                    Reading::either};
    return {rules.transfer, readings[static_cast<unsigned>(rules.en_passant)],
            rules.castling == CastlingRule::same_board};
}

/// A random position of few men with everything that positions may have.
inline std::string random_case(std::mt19937_64& random, const Rules& rules, int max_men) {
    naive::RandomPositionSpec spec;
    spec.options = naive_options(rules);
    spec.max_men = max_men;
    spec.missing_king = true;
    spec.castling = true;
    spec.en_passant = true;
    return naive::random_position(random, spec);
}

}  // namespace alicemate::testing
