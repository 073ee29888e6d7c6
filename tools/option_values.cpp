#include "tools/option_values.h"

#include "core/text_error.h"
#include "tools/failures.h"

#include <charconv>
#include <cmath>
#include <fmt/format.h>
#include <optional>

namespace alicemate {
namespace {

[[noreturn]] void reject(std::string_view option, std::string_view text,
                         std::string_view expected) {
    throw UsageError(fmt::format("{}: found {}, expected {}", option,
                                 text.empty() ? "nothing" : alicemate::quoted(text), expected));
}

template <typename Number>
std::optional<Number> read_all(std::string_view text) {
    Number number{};
    const char* const end = text.data() + text.size();
    const auto result = std::from_chars(text.data(), end, number);
    if (result.ec != std::errc{} || result.ptr != end) {
        return std::nullopt;
    }
    return number;
}

}  // namespace

std::uint64_t whole_number(std::string_view option, std::string_view text, Range range) {
    const auto number = read_all<std::uint64_t>(text);
    if (!number || *number < range.least || *number > range.most) {
        reject(option, text,
               range.most == UINT64_MAX
                   ? fmt::format("a whole number, {} or more", range.least)
                   : fmt::format("a whole number from {} to {}", range.least, range.most));
    }
    return *number;
}

std::chrono::duration<double> seconds(std::string_view option, std::string_view text) {
    // A century: beyond it clocks overflow, and nobody waits.
    constexpr double most = 100 * 365.25 * 86400;
    const auto number = read_all<double>(text);
    if (!number || !std::isfinite(*number) || *number <= 0 || *number > most) {
        reject(option, text, "a number of seconds greater than 0, such as 2.5");
    }
    return std::chrono::duration<double>(*number);
}

std::size_t memory_size(std::string_view option, std::string_view text) {
    unsigned shift = 20;
    std::string_view digits = text;
    if (!digits.empty()) {
        const std::size_t unit = std::string_view("KMG").find(digits.back());
        if (unit != std::string_view::npos) {
            shift = 10 * static_cast<unsigned>(unit + 1);
            digits.remove_suffix(1);
        }
    }
    const auto number = read_all<std::uint64_t>(digits);
    if (!number || *number == 0 || *number > SIZE_MAX >> shift) {
        reject(option, text, "an amount of memory such as 64 (MiB), 512K, 64M or 1G");
    }
    return static_cast<std::size_t>(*number) << shift;
}

}  // namespace alicemate
