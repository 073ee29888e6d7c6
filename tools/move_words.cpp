#include "tools/move_words.h"

#include <algorithm>
#include <string_view>

namespace alicemate {
namespace {

constexpr std::string_view blanks = " \t\r\n";

/// The length of a move number at the beginning of the word, its full stops included.
std::size_t number_length(std::string_view word) {
    const std::size_t digits = word.find_first_not_of("0123456789");
    if (digits == 0 || digits == std::string_view::npos || word[digits] != '.') {
        return 0;
    }
    const std::size_t end = word.find_first_not_of('.', digits);
    return end == std::string_view::npos ? word.size() : end;
}

}  // namespace

std::vector<MoveWord> move_words(const std::vector<std::string>& operands) {
    std::vector<MoveWord> words;
    for (std::size_t i = 0; i < operands.size(); ++i) {
        const std::string_view operand = operands[i];
        std::size_t begin = operand.find_first_not_of(blanks);
        while (begin != std::string_view::npos) {
            const std::size_t end = std::min(operand.find_first_of(blanks, begin), operand.size());
            const std::size_t move = begin + number_length(operand.substr(begin, end - begin));
            if (move < end) {
                words.push_back({std::string(operand.substr(move, end - move)), i + 1, move + 1});
            }
            begin = operand.find_first_not_of(blanks, end);
        }
    }
    return words;
}

}  // namespace alicemate
