#pragma once

#include "problems/popeye_draft.h"
#include "problems/popeye_tokens.h"

#include <functional>
#include <optional>
#include <string_view>
#include <vector>

namespace alicemate {

/// A man of a list: what it is, where it is put, and the word that says so.
struct PopeyeMan {
    Piece piece;
    Square square{};
    std::optional<Board> board;  ///< if one is named
    PopeyeToken token;
    std::size_t offset = 0;  ///< of the square in the word
};

/// Reads groups: a colour, attributes, men such as `Ka1 Pb2c2`. Calls the function with each man.
/// Ends at the first word that is neither.
void read_popeye_men(PopeyeTokens& tokens, PopeyeDraft& draft,
                     const std::function<void(const PopeyeMan&)>& take_man);

/// Reads the groups behind the command Pieces into the diagram.
void read_popeye_pieces(PopeyeTokens& tokens, PopeyeDraft& draft);

/// The squares of a list without blanks, such as `a1b2`; case does not count. Nothing if the text
/// is no such list, or empty.
std::optional<std::vector<Square>> parse_popeye_squares(std::string_view text);

/// The orthodox man of Popeye's letter, of either case: K Q R B S P in English.
std::optional<PieceType> popeye_piece_type(char letter, PopeyeLanguage language);

/// "K, Q, R, B, S or P", the letters there are, with what stands before the last.
std::string popeye_letters(PopeyeLanguage language, std::string_view before_last = " or ");

/// Why another name is no orthodox man.
std::string explain_popeye_piece(std::string_view name, PopeyeLanguage language);

}  // namespace alicemate
