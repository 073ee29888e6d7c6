#pragma once

#include "problems/popeye_draft.h"
#include "problems/popeye_tokens.h"

namespace alicemate {

/// Reads the names behind the command Option. Supported: SetPlay, Try, Defence, Variations,
/// NoThreat, NoShortVariations, PostKeyPlay, Duplex, HalfDuplex, WhiteToPlay, NonTrivial,
/// MaxFlightsquares, Threat, MaxSolutions, MaxTime, StartMoveNumber, UpToMoveNumber, NoBoard,
/// NoCastling and EnPassant. Those that change no answer, such as MoveNumbers, Beep, NoWk and
/// Intelligent (without number), are passed over; the others are noted by name.
void read_popeye_options(PopeyeTokens& tokens, PopeyeDraft& draft);

}  // namespace alicemate
