#pragma once

#include <cstdio>
#include <string_view>

namespace alicemate {

/// Writes to standard error. What cannot be written there is lost: nobody is left to be told, and
/// that is no reason not to go on.
inline void write_error(std::string_view text) {
    static_cast<void>(std::fwrite(text.data(), 1, text.size(), stderr));
}

}  // namespace alicemate
