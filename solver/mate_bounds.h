#pragma once

namespace alicemate {

/// How far it is known in how many moves a side mates.
struct MateBounds {
    static constexpr unsigned none = ~0U;

    unsigned found = none;  ///< moves of the shortest mate found
    unsigned refuted = 0;   ///< there is no mate within so many
    bool never = false;     ///< there is no mate, however long

    friend bool operator==(const MateBounds&, const MateBounds&) = default;

    [[nodiscard]] bool has_mate() const { return found != none; }
    /// Whether no mate is shorter than the one found.
    [[nodiscard]] bool is_minimal() const { return has_mate() && found == refuted + 1; }
};

}  // namespace alicemate
