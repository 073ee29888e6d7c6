#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace alicemate {

/// The bounds of a whole number.
struct Range {
    std::uint64_t least = 0;
    std::uint64_t most = UINT64_MAX;
};

/// Reads a whole number in decimal digits. Throws UsageError that names the option.
std::uint64_t whole_number(std::string_view option, std::string_view text, Range range);

/// Reads a positive number of seconds, such as `0.5`. Throws UsageError that names the option.
std::chrono::duration<double> seconds(std::string_view option, std::string_view text);

/// Reads an amount of memory, in MiB without a unit, or with one of K, M, G. Throws UsageError
/// that names the option.
std::size_t memory_size(std::string_view option, std::string_view text);

}  // namespace alicemate
