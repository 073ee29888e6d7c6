#pragma once

#include "problems/popeye_draft.h"
#include "problems/popeye_tokens.h"

namespace alicemate {

/// Reads the names behind the command Condition; whether AliceChess is among them. It is the only
/// one of Popeye's conditions that is supported; the others are noted by name, and their arguments
/// passed over.
bool read_popeye_conditions(PopeyeTokens& tokens, PopeyeDraft& draft);

}  // namespace alicemate
