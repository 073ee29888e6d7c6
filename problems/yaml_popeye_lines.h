#pragma once

#include "problems/line_reader.h"
#include "problems/yaml_fields.h"

#include <vector>

namespace alicemate {

/// Says in Popeye's language, from behind BeginProblem to EndProblem, what stipulation, options,
/// conditions, men and twins an entry has. Each of the entry's texts stands at its own line and
/// column, so that what Popeye's parser finds wrong is told with its place in the file. Errors:
/// a field that is missing or of another form, a twin without the one before it, words that would
/// mean something else than the field is for.
tl::expected<std::vector<SourceLine>, InputError> popeye_lines_of(const YamlFields& fields);

}  // namespace alicemate
