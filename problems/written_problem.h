#pragma once

#include <string>
#include <tl/expected.hpp>
#include <vector>

namespace alicemate {

/// A problem in the language of a format.
struct WrittenProblem {
    std::string text;
    /// What the format cannot hold, by name; none of it changes what the problem is.
    std::vector<std::string> left_out;
};

/// Or what of the problem itself the format has no words for.
using Writing = tl::expected<WrittenProblem, std::string>;

}  // namespace alicemate
