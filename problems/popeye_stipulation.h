#pragma once

#include "problems/popeye_draft.h"
#include "problems/popeye_tokens.h"

#include <optional>

namespace alicemate {

/// Reads what is behind Stipulation, of the diagram or a twin: one word, or two if the number of
/// moves stands apart. If it is no stipulation, that is noted.
std::optional<Stipulation> read_popeye_stipulation(PopeyeTokens& tokens, PopeyeDraft& draft);

}  // namespace alicemate
