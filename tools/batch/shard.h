#pragma once

#include <cstdint>
#include <string_view>

namespace alicemate {

/// A part of all problems: number K of N, both from 1.
struct Shard {
    std::uint64_t number = 1;
    std::uint64_t count = 1;

    /// Whether a text (the content of a problem) belongs to the part. That depends on nothing but
    /// the text and N, so that the parts of a collection stay the same when it grows or moves.
    [[nodiscard]] bool contains(std::string_view text) const;
};

}  // namespace alicemate
