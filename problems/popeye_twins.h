#pragma once

#include "problems/popeye_draft.h"
#include "problems/popeye_tokens.h"

#include <string_view>

namespace alicemate {

/// Reads what the word Condition is followed by; nothing if it cannot be understood, which is
/// noted.
using TwinConditionReader = std::optional<Rules> (*)(PopeyeTokens& tokens, PopeyeDraft& draft);

/// Reads the changes behind Twin or ZeroPosition, with Continued before them perhaps, as a new twin
/// of the draft. Ends at the first word that is no change. What is not supported is noted.
void read_popeye_twin(PopeyeTokens& tokens, PopeyeDraft& draft, TwinConditionReader read_condition);

/// Popeye's own conditions, of which there is one: AliceChess.
std::optional<Rules> read_popeye_twin_condition(PopeyeTokens& tokens, PopeyeDraft& draft);

}  // namespace alicemate
