#include "problems/solve_options.h"

#include <chrono>

namespace alicemate {

SolveOptions solve_options(const ProblemOptions& asked, const Stipulation& stipulation) {
    SolveOptions options;
    options.set_play = asked.set_play;
    options.try_refutations = asked.try_refutations;
    options.post_key = asked.post_key_play && is_battle(stipulation.play);
    options.variations = asked.variations || options.post_key;
    options.threats = !asked.no_threat;
    options.short_variations = !asked.no_short_variations;
    options.restrictions = asked.restrictions;
    options.first_moves = asked.first_moves;
    options.limits.solutions = asked.max_solutions;
    if (asked.max_time) {
        options.limits.time = std::chrono::seconds(*asked.max_time);
    }
    return options;
}

}  // namespace alicemate
