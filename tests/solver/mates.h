#pragma once

#include "core/legal_moves.h"
#include "core/position_text.h"
#include "solver/mate_search.h"
#include "tests/solver/solving.h"

#include <gtest/gtest.h>
#include <ostream>
#include <span>
#include <string>

namespace alicemate::testing {

inline constexpr MateMethod mate_methods[] = {MateMethod::both, MateMethod::proof_number,
                                              MateMethod::depth_first};

/// Searches within so many moves, with a table of so many KiB.
inline MateOptions mate_options(unsigned max_moves, MateMethod method = MateMethod::both,
                                unsigned kib = 1024, unsigned threads = 1) {
    MateOptions options;
    options.max_moves = max_moves;
    options.method = method;
    options.hash_bytes = std::size_t{kib} << 10U;
    options.threads = threads;
    return options;
}

inline MateResult find_mate(const Position& position, const MateOptions& options,
                            const SearchControl& control = {}) {
    MateSearch search(position, options, control);
    return search.run();
}

/// By depth-first search alone, which has tests of its own: the moves of the shortest mate, if
/// there is one within so many.
inline std::optional<unsigned> shortest_mate(const Position& position, unsigned most) {
    for (unsigned moves = 1; moves <= most; ++moves) {
        const Solution solution = solve_text(position, "#" + std::to_string(moves));
        if (!std::get<BattleSolution>(solution.play).keys.empty()) {
            return moves;
        }
    }
    return std::nullopt;
}

/// That bounds, outcome and reason go together, whatever is true.
inline void expect_consistent(const MateResult& result) {
    const MateBounds& bounds = result.bounds;
    EXPECT_FALSE(bounds.never && bounds.has_mate());
    EXPECT_TRUE(!bounds.has_mate() || bounds.found > bounds.refuted);
    EXPECT_EQ(result.outcome == MateOutcome::proved, bounds.has_mate());
    EXPECT_FALSE(result.outcome == MateOutcome::unknown && result.reason == StopReason::none);
    EXPECT_TRUE(result.reason != StopReason::none || !bounds.has_mate() || bounds.is_minimal());
    EXPECT_EQ(result.line.empty(), !bounds.has_mate());
}

/// The position after the line, each move of which must be legal.
inline Position after_legal(Position position, std::span<const Move> line) {
    for (const Move move : line) {
        EXPECT_TRUE(is_legal(position, move)) << write_coordinate(move);
        position = position.after(move);
    }
    return position;
}

/// That the line is a mate, of the length found if that is the least; else it may be shorter, where
/// the defence that resists longest is not known.
inline void expect_line_mates(const Position& position, const MateResult& result) {
    if (!result.bounds.has_mate()) {
        return;
    }
    const std::size_t half_moves = 2 * std::size_t{result.bounds.found} - 1;
    ASSERT_LE(result.line.size(), half_moves);
    EXPECT_TRUE(result.line.size() == half_moves || !result.bounds.is_minimal());
    EXPECT_EQ(state_of(after_legal(position, result.line)), State::mate);
}

/// That each position of the line with the attacker to move needs all the moves that are left.
inline void expect_line_resists(const Position& position, const MateResult& result) {
    for (std::size_t played = 2; played < result.line.size(); played += 2) {
        const auto line = std::span(result.line).first(played);
        const unsigned left = result.bounds.found - static_cast<unsigned>(played / 2);
        EXPECT_EQ(shortest_mate(after_legal(position, line), left), left) << played;
    }
}

/// That the result is what is true within the length asked for.
inline void expect_result(const Position& position, const MateResult& result,
                          std::optional<unsigned> expected) {
    expect_consistent(result);
    EXPECT_EQ(result.reason, StopReason::none);
    if (expected) {
        EXPECT_EQ(result.bounds.found, *expected);
        EXPECT_TRUE(result.bounds.is_minimal());
        expect_line_mates(position, result);
    } else {
        EXPECT_EQ(result.outcome, MateOutcome::refuted);
    }
}

/// That nothing wrong is claimed, however little.
inline void expect_no_wrong_claim(const Position& position, const MateResult& result,
                                  std::optional<unsigned> expected) {
    expect_consistent(result);
    expect_line_mates(position, result);
    EXPECT_FALSE(result.bounds.never && expected);
    if (expected) {
        EXPECT_GE(result.bounds.found, *expected);
        EXPECT_LT(result.bounds.refuted, *expected);
    }
}

}  // namespace alicemate::testing
