#include "core/text_error.h"

namespace alicemate {
namespace {

constexpr std::size_t longest_shown = 40;

bool is_printable(char character) {
    return character >= ' ' && character <= '~';
}

std::string as_number(char character) {
    constexpr std::string_view digits = "0123456789abcdef";
    const auto byte = static_cast<unsigned char>(character);
    return {'\\', 'x', digits[byte >> 4U], digits[byte & 15U]};
}

std::string shown(std::string_view word) {
    std::string text;
    for (const char character : word) {
        text += is_printable(character) ? std::string(1, character) : as_number(character);
    }
    return text;
}

}  // namespace

std::string message(const TextError& error) {
    return "found " + error.found + ", expected " + error.expected;
}

std::string quoted(char character) {
    return "'" + shown({&character, 1}) + "'";
}

std::string quoted(std::string_view word) {
    const bool cut = word.size() > longest_shown;
    return '"' + shown(word.substr(0, longest_shown)) + (cut ? "..." : "") + '"';
}

std::string found_at(std::string_view text, std::size_t offset) {
    return offset < text.size() ? quoted(text[offset]) : std::string("end of text");
}

}  // namespace alicemate
