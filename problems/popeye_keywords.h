#pragma once

#include "problems/keyword_table.h"

#include <string_view>

namespace alicemate {

/// The English words of Popeye's input language, all that it knows of a kind, so that
/// abbreviations mean here what they mean there and what is not supported can be named.

/// Whether a word begins a Popeye file, in any of Popeye's three languages: BeginProblem,
/// AnfangProblem, DebutProbleme or at least three letters of one.
bool is_popeye_beginning(std::string_view word);

/// Author, Pieces, Stipulation, ...: the commands of a diagram.
const KeywordTable& popeye_commands();
/// NextProblem, EndProblem.
const KeywordTable& popeye_ends();
/// Twin, ZeroPosition.
const KeywordTable& popeye_twin_starts();
/// Move, Exchange, ...: what a twin may change.
const KeywordTable& popeye_twin_changes();
const KeywordTable& popeye_conditions();
const KeywordTable& popeye_options();
const KeywordTable& popeye_colors();
/// AliceA, AliceB, Royal, ...: what may follow a colour.
const KeywordTable& popeye_attributes();

/// The command of a diagram, the end, or the twin start that a word stands for, looked up in the
/// order in which Popeye does.
KeywordTable::Match find_popeye_command(std::string_view word);

/// Whether a word among arguments that cannot be understood is most likely the next command: a
/// command, end, twin start or beginning of at least three letters.
bool looks_like_popeye_command(std::string_view word);

}  // namespace alicemate
