#pragma once

#include "problems/popeye_draft.h"
#include "problems/popeye_tokens.h"

namespace alicemate {

/// Reads the placement behind the command Forsyth: one word, from a8 to h1, men of board A by
/// Popeye's letters, small ones for Black; numbers of vacant squares, of up to two digits; `/` at
/// the end of a rank, where it may be left out. Squares without men stay as they are.
void read_popeye_forsyth(PopeyeTokens& tokens, PopeyeDraft& draft);

}  // namespace alicemate
