#pragma once

#include "problems/problem.h"

#include <string>

namespace alicemate {

/// The letter of a man in Popeye's output, which is capital for both sides: S is the knight.
char popeye_letter(PieceType type);

/// The line, without line feed, in the middle of the width of Popeye's diagrams.
std::string popeye_centred(const std::string& line);

/// The diagram between lines of file letters, both boards drawn as one, Black's men with `-`; below
/// it the stipulation with the numbers of men, the squares of each board's men if there are two,
/// the condition, and HalfDuplex if the other side than usual begins. Every line ends with a line
/// feed.
std::string popeye_diagram(const Problem& problem);

}  // namespace alicemate
