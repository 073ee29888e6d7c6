#include "tests/problems/reading.h"

#include "core/move_text.h"

#include <gtest/gtest.h>
#include <sstream>
#include <stdexcept>

namespace alicemate {

Readings read_all(ProblemSource& source) {
    Readings readings;
    for (auto next = source.next(); next; next = source.next()) {
        readings.push_back(std::move(*next));
    }
    return readings;
}

Readings read_epd_text(const std::string& text, const ReadingDefaults& defaults) {
    std::istringstream input(text);
    return read_all(*read_epd(input, "t.epd", defaults));
}

Readings read_popeye_text(const std::string& text, const ReadingDefaults& defaults) {
    std::istringstream input(text);
    return read_all(*read_popeye(input, "t.inp", defaults));
}

Readings read_yaml_text(const std::string& text, const ReadingDefaults& defaults) {
    std::istringstream input(text);
    return read_all(*read_yaml(input, "t.yaml", defaults));
}

Problem only_problem(const Readings& readings) {
    EXPECT_EQ(readings.size(), 1U);
    if (readings.empty()) {
        return {};
    }
    if (!readings.front()) {
        ADD_FAILURE() << to_string(readings.front().error());
        return {};
    }
    return *readings.front();
}

std::string only_error(const Readings& readings) {
    if (readings.size() != 1 || readings.front()) {
        ADD_FAILURE() << readings.size() << " readings, the first of them "
                      << (readings.empty() || !readings.front() ? "no" : "a") << " problem";
        return {};
    }
    return to_string(readings.front().error());
}

void expect_same_problem(const Problem& left, const Problem& right) {
    EXPECT_EQ(left.id, right.id);
    EXPECT_EQ(left.author, right.author);
    EXPECT_EQ(left.origin, right.origin);
    EXPECT_EQ(left.title, right.title);
    EXPECT_EQ(left.setup, right.setup);
    EXPECT_EQ(left.stipulation, right.stipulation);
    EXPECT_EQ(left.options, right.options);
    EXPECT_EQ(left.claim, right.claim);
    EXPECT_EQ(left.twins, right.twins);
    EXPECT_EQ(left.zero_position, right.zero_position);
    EXPECT_EQ(left.twin_castling_denied, right.twin_castling_denied);
    EXPECT_EQ(left.other_opcodes, right.other_opcodes);
}

Setup setup_of(std::string_view text) {
    auto setup = read_position(text);
    if (!setup) {
        throw std::invalid_argument(message(setup.error()));
    }
    return *setup;
}

Position position_of(std::string_view text, const Rules& rules) {
    auto position = Position::from(setup_of(text), rules);
    if (!position) {
        throw std::invalid_argument(message(position.error()));
    }
    return *position;
}

Move move_of(const Position& position, std::string_view text) {
    const auto move = read_move(position, text);
    if (!move) {
        throw std::invalid_argument(message(move.error()));
    }
    return *move;
}

PosedFixture pose_text(std::string_view position, std::string_view stipulation,
                       const Rules& rules) {
    Problem problem;
    problem.id = "1";
    problem.setup = setup_of(position);
    problem.rules = rules;
    problem.stipulation = read_stipulation(stipulation).value();
    problem.place = {"t.epd", 1, 1};
    return {problem, pose(problem).front().value()};
}

}  // namespace alicemate
