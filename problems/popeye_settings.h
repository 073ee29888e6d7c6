#pragma once

#include "problems/popeye_draft.h"
#include "problems/popeye_tokens.h"

namespace alicemate {

/// Reads the names behind the command Condition. Of Popeye's conditions only AliceChess is
/// supported; the others are noted by name, and their arguments passed over.
void read_popeye_conditions(PopeyeTokens& tokens, PopeyeDraft& draft);

/// Reads the names behind the command Option. Supported: SetPlay, Try, Defence with its number,
/// Variations, NoBoard, NoCastling and EnPassant with their squares. MoveNumbers and Intelligent
/// (without number) change no answer and are passed over; the others are noted by name.
void read_popeye_options(PopeyeTokens& tokens, PopeyeDraft& draft);

}  // namespace alicemate
