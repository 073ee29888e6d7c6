#include "problems/problem_opcodes.h"

#include "problems/epd_opcodes.h"

#include <algorithm>

namespace alicemate {

std::vector<std::string> kept_texts(const Problem& problem, std::string_view opcode) {
    const auto& opcodes = problem.other_opcodes;
    const auto found = std::find_if(opcodes.begin(), opcodes.end(),
                                    [&](const auto& kept) { return kept.first == opcode; });
    if (found == opcodes.end()) {
        return {};
    }
    const auto split = split_epd_opcodes(found->first + " " + found->second + ";", 0);
    std::vector<std::string> texts;
    if (split && split->size() == 1) {
        for (const EpdOperand& operand : split->front().operands) {
            texts.push_back(operand.text);
        }
    }
    return texts;
}

void keep_texts(Problem& problem, std::string opcode, const std::vector<std::string>& texts) {
    std::string operands;
    for (const std::string& text : texts) {
        operands.append(operands.empty() ? "" : " ").append(quote_epd_string(text));
    }
    problem.other_opcodes.emplace_back(std::move(opcode), std::move(operands));
}

}  // namespace alicemate
