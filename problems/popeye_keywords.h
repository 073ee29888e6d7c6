#pragma once

#include "problems/keyword_table.h"
#include "problems/popeye_language.h"

#include <optional>
#include <string_view>

namespace alicemate {

/// The words of Popeye's input languages, all that it knows of a kind, so that abbreviations mean
/// here what they mean there and what is not supported can be named. Whatever the language, words
/// are found by their English names, but for conditions other than AliceChess.

/// The language of a Popeye file that a word begins: BeginProblem, AnfangProblem, DebutProbleme or
/// at least three letters of one.
std::optional<PopeyeLanguage> popeye_language_begun_by(std::string_view word);

/// Whether a word begins a Popeye file, in any of the languages.
bool is_popeye_beginning(std::string_view word);

/// The words of one language.
struct PopeyeKeywords {
    KeywordTable commands;      ///< Author, Pieces, Stipulation, ...: those of a diagram
    KeywordTable ends;          ///< NextProblem, EndProblem
    KeywordTable twin_starts;   ///< Twin, ZeroPosition
    KeywordTable twin_changes;  ///< Move, Exchange, ...: what a twin may change
    KeywordTable conditions;
    KeywordTable options;
    KeywordTable colors;
    KeywordTable attributes;  ///< AliceA, AliceB, Royal, ...: what may follow a colour
    std::string_view men;     ///< letters of pawn, knight, bishop, rook, queen and king

    /// The command of a diagram, the end, or the twin start that a word stands for, looked up in
    /// the order in which Popeye does.
    [[nodiscard]] KeywordTable::Match find_command(std::string_view word) const;

    /// Whether a word among arguments that cannot be understood is most likely the next command: a
    /// command, end, twin start or beginning of at least three letters.
    [[nodiscard]] bool looks_like_command(std::string_view word) const;
};

const PopeyeKeywords& popeye_keywords(PopeyeLanguage language = PopeyeLanguage::english);

}  // namespace alicemate
