#pragma once

#include <string>
#include <vector>

namespace alicemate {

/// A move as it was typed, and where among the operands.
struct MoveWord {
    std::string text;
    std::size_t operand = 1;  ///< counts from 1
    std::size_t column = 1;   ///< in the operand
};

/// Splits operands into moves: at blanks, and without move numbers (`1.`, `1...`, the `1.` of
/// `1.e4`).
std::vector<MoveWord> move_words(const std::vector<std::string>& operands);

}  // namespace alicemate
