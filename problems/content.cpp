#include "problems/content.h"

#include "problems/epd_writer.h"

namespace alicemate {

Problem content_of(const Problem& problem, const PosedProblem& posed) {
    Problem content;
    content.setup = posed.setup;
    content.setup.counters.reset();
    content.rules = posed.position.rules();
    content.stipulation = posed.stipulation;
    content.options = problem.options;
    content.options.duplex = false;
    content.options.intelligent = false;
    content.options.no_board = false;
    content.claim = problem.claim;
    content.claim.keys_place = {};
    if (posed.phase == Phase::duplex) {
        content.claim.keys.clear();  // they are the first phase's
    }
    return content;
}

std::string content_text(const Problem& problem, const PosedProblem& posed) {
    return write_epd(content_of(problem, posed));
}

}  // namespace alicemate
