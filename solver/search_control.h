#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>

namespace alicemate {

/// When a search gives up.
struct Limits {
    std::optional<std::uint64_t> nodes = {};                 ///< positions made
    std::optional<std::chrono::duration<double>> time = {};  ///< since the search began
    std::optional<std::uint64_t> solutions = {};             ///< keys, or lines with short lines
};

/// Of each limit the stricter one; a missing one does not limit.
inline Limits stricter(const Limits& left, const Limits& right) {
    const auto lesser = [](const auto& one, const auto& other) {
        return one && other ? std::min(one, other) : (one ? one : other);
    };
    return {lesser(left.nodes, right.nodes), lesser(left.time, right.time),
            lesser(left.solutions, right.solutions)};
}

/// How far a search has come.
struct Progress {
    std::uint64_t nodes = 0;
    double seconds = 0;
    std::uint64_t solutions = 0;  ///< keys or lines found so far
    unsigned first_moves_done = 0;
    unsigned first_moves = 0;
};

/// How the outside watches and stops a search.
struct SearchControl {
    std::stop_token stop;  ///< a request ends the search within a fraction of a second
    /// Called about every tenth of a second from a thread of the search, never from two at once;
    /// may be empty.
    std::function<void(const Progress&)> observer;
};

}  // namespace alicemate
