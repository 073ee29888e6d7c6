#pragma once

#include <cstddef>
#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace alicemate {

/// To which part of a solution a line belongs.
enum class PlayPart : std::uint8_t { solution, post_key, set_play, tries, short_solution };

/// "solution", "post-key", "set", "try", "short".
std::string_view to_string(PlayPart part);

/// A move on the way through a solution.
struct PathMove {
    std::string move;  ///< in coordinates
    bool is_threat = false;
    bool reaches_goal = false;
    std::string_view sign;  ///< behind the move: "!" for keys and refutations, "?" for tries

    friend bool operator==(const PathMove&, const PathMove&) = default;
};

/// A way through a solution from its first move to its last.
struct LinePath {
    PlayPart part = PlayPart::solution;
    std::vector<PathMove> moves;
};

struct LinePaths {
    std::vector<LinePath> paths;
    std::uint64_t left_out = 0;  ///< beyond the most that were wanted, or not kept in the solution
};

/// The lines of a solution as json_solution() has it. Of help and series play its lists of lines;
/// of battle play every way through its tree, or without one the keys, tries and set play. Throws
/// nlohmann::json::exception if the solution is not of its form.
LinePaths line_paths(const nlohmann::json& solution, std::size_t most);

}  // namespace alicemate
