#pragma once

#include "core/text_error.h"
#include "problems/problem.h"

#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace YAML {
class Node;
}

namespace alicemate {

/// Between the names of several authors in Problem::author. Names have commas in them.
inline constexpr std::string_view author_separator = "; ";

/// The opcode that keeps, as one mapping, the fields that mean nothing to the solver.
inline constexpr std::string_view yaml_opcode = "yaml";

/// The fields that the opcode `yaml` of a problem holds; an empty mapping if it is none, or there
/// is no such opcode.
YAML::Node kept_fields(const Problem& problem);

/// The names of those of them that say more than the problem's own texts and claim do.
std::vector<std::string> names_of_kept_fields(const Problem& problem);

/// How many solutions `intended-solutions` claims: "2"; or with the number of continuations at each
/// half-move, "1.2.1...", their product in help and series play, the first of them in battle play.
/// One if the text is empty; nothing if a 0 leaves the number open.
tl::expected<std::optional<unsigned>, TextError> read_intended_solutions(
    std::string_view text, const Stipulation& stipulation);

/// "feenschach 01-02/7100, 1965": the entry's source, with issue, number and date. Both the
/// mapping `source` of today and the fields `source`, `source-id`, `date` of old are understood.
std::string yaml_origin_text(const YAML::Node& entry);

/// "1st Prize": the distinction of `award`, or the field `distinction` of old.
std::string yaml_award_text(const YAML::Node& entry);

}  // namespace alicemate
