#pragma once

#include "problems/problem.h"

#include <string>
#include <string_view>
#include <vector>

namespace alicemate {

/// The operands of one of Problem::other_opcodes, without quotes and escapes; nothing if there is
/// no such opcode.
std::vector<std::string> kept_texts(const Problem& problem, std::string_view opcode);

/// Puts an opcode with one string for operand, or more of them, behind the problem's others.
void keep_texts(Problem& problem, std::string opcode, const std::vector<std::string>& texts);

}  // namespace alicemate
