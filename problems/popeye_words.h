#pragma once

#include <string_view>

namespace alicemate {

/// The words of Popeye's input in one language, all that it knows of a kind, separated by blanks.
/// Words of another language than English stand as `Word=EnglishWord`, but where it is the same or
/// the English one is of no use.
struct PopeyeWords {
    std::string_view beginning;
    std::string_view commands;
    std::string_view ends;
    std::string_view twin_starts;
    std::string_view twin_changes;
    std::string_view conditions;
    std::string_view options;
    std::string_view colors;
    std::string_view attributes;
    std::string_view men;  ///< small letters of pawn, knight, bishop, rook, queen, king
};

PopeyeWords english_popeye_words();
PopeyeWords german_popeye_words();
PopeyeWords french_popeye_words();

}  // namespace alicemate
