#pragma once

namespace alicemate {

/// How many moves of their own the two sides have left, at most.
struct MovesLeft {
    unsigned mating = 0;
    unsigned mated = 0;
};

}  // namespace alicemate
