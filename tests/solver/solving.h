#pragma once

#include "core/move_text.h"
#include "core/position_text.h"
#include "solver/solve.h"

#include <stdexcept>
#include <string>
#include <vector>

namespace alicemate::testing {

/// The position, which must be sound: for tests that are about something else.
inline Position position_of(const std::string& text, const Rules& rules = Rules::alice()) {
    const auto setup = read_position(text);
    if (!setup) {
        throw std::invalid_argument(text + ": " + message(setup.error()));
    }
    const auto position = Position::from(*setup, rules);
    if (!position) {
        throw std::invalid_argument(text + ": " + message(position.error()));
    }
    return *position;
}

inline Stipulation stipulation_of(const std::string& text) {
    const auto stipulation = read_stipulation(text);
    if (!stipulation) {
        throw std::invalid_argument(text + ": " + message(stipulation.error()));
    }
    return *stipulation;
}

/// Solves with a small table, and without limits unless they are given.
inline Solution solve_text(const Position& position, const std::string& stipulation,
                           SolveOptions options = {}) {
    return solve(position, stipulation_of(stipulation), options, SearchControl{});
}

inline std::vector<std::string> coordinates(const std::vector<Move>& moves) {
    std::vector<std::string> texts;
    for (const Move move : moves) {
        texts.push_back(write_coordinate(move));
    }
    return texts;
}

inline std::vector<std::vector<std::string>> coordinates(const std::vector<Line>& lines) {
    std::vector<std::vector<std::string>> texts;
    for (const Line& line : lines) {
        texts.push_back(coordinates(line));
    }
    return texts;
}

inline std::vector<std::string> first_moves(const std::vector<FirstMove>& list) {
    std::vector<std::string> texts;
    for (const FirstMove& first_move : list) {
        texts.push_back(write_coordinate(first_move.attack.move));
    }
    return texts;
}

}  // namespace alicemate::testing
