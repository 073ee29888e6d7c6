#pragma once

#include "core/position_text.h"
#include "problems/problem_source.h"

#include <ostream>
#include <string>
#include <string_view>
#include <vector>

namespace alicemate {

/// What a reader gives for a text: problems and errors in order.
using Readings = std::vector<tl::expected<Problem, InputError>>;

Readings read_all(ProblemSource& source);
/// With "t.epd" as the name of the file.
Readings read_epd_text(const std::string& text, const ReadingDefaults& defaults = {});
/// With "t.inp" as the name of the file.
Readings read_popeye_text(const std::string& text, const ReadingDefaults& defaults = {});

/// With "t.yaml" as the name of the file.
Readings read_yaml_text(const std::string& text, const ReadingDefaults& defaults = {});

/// The only problem of the text. The test fails if there is another number, or an error.
Problem only_problem(const Readings& readings);
/// The only error of the text, as "file:line:column: message".
std::string only_error(const Readings& readings);

/// Equal in all but the places, notes, and rules.
void expect_same_problem(const Problem& left, const Problem& right);

/// The position of a text in any notation.
Setup setup_of(std::string_view text);
Position position_of(std::string_view text, const Rules& rules = Rules::alice());
/// A move of a position, in coordinates.
Move move_of(const Position& position, std::string_view text);

/// A posed problem on a position, with nothing else.
struct PosedFixture {
    Problem problem;
    PosedProblem posed;
};
PosedFixture pose_text(std::string_view position, std::string_view stipulation,
                       const Rules& rules = Rules::alice());

}  // namespace alicemate
