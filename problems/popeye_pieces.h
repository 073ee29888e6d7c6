#pragma once

#include "problems/popeye_draft.h"
#include "problems/popeye_tokens.h"

#include <optional>
#include <string_view>
#include <vector>

namespace alicemate {

/// Reads the groups behind the command Pieces: a colour, attributes, men such as `Ka1 Pb2c2`. Ends
/// at the first word that is neither.
void read_popeye_pieces(PopeyeTokens& tokens, PopeyeDraft& draft);

/// The squares of a list without blanks, such as `a1b2`; case does not count. Nothing if the text
/// is no such list, or empty.
std::optional<std::vector<Square>> parse_popeye_squares(std::string_view text);

/// The orthodox man of Popeye's English letter, K Q R B S P, of either case.
std::optional<PieceType> popeye_piece_type(char letter);

/// Why another letter is no orthodox man.
std::string explain_popeye_piece(std::string_view name);

}  // namespace alicemate
