#pragma once

#include "core/text_error.h"

#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace alicemate {

/// One operand of an EPD opcode.
struct EpdOperand {
    std::string text;        ///< of a quoted string what it means, without quotes and escapes
    std::size_t column = 1;  ///< of its first character in the line, behind the quote
};

/// One opcode of an EPD line with its operands.
struct EpdOpcode {
    std::string name;
    std::size_t column = 1;  ///< of the name, in the line
    std::vector<EpdOperand> operands;
    std::string written;  ///< the operands as they stand in the line
};

/// Splits the part of an EPD line that begins at `offset` into opcodes: a name of letters, digits,
/// `-` and `_`, operands (words, or strings in double quotes, where `\"` stands for a quote and
/// `\\` for a backslash), and `;`. No opcode may come twice.
tl::expected<std::vector<EpdOpcode>, TextError> split_epd_opcodes(std::string_view line,
                                                                  std::size_t offset);

/// The string in double quotes, with the escapes that split_epd_opcodes() undoes.
std::string quote_epd_string(std::string_view text);

}  // namespace alicemate
