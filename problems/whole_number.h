#pragma once

#include <charconv>
#include <optional>
#include <string_view>

namespace alicemate {

/// The number that a text of digits is; nothing if it is no such text, or too great.
template <typename Number = unsigned>
std::optional<Number> parse_whole_number(std::string_view text) {
    Number number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool whole = error == std::errc() && end == text.data() + text.size();
    return whole ? std::optional(number) : std::nullopt;
}

}  // namespace alicemate
