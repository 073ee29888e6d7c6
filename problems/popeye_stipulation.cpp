#include "problems/popeye_stipulation.h"

#include <algorithm>

namespace alicemate {
namespace {

bool is_number(std::string_view text) {
    return !text.empty() && std::all_of(text.begin(), text.end(), [](char character) {
        return (character >= '0' && character <= '9') || character == '.';
    });
}

}  // namespace

std::optional<Stipulation> read_popeye_stipulation(PopeyeTokens& tokens, PopeyeDraft& draft) {
    if (!tokens.peek().is_word()) {
        draft.give_up(tokens.peek(), "a stipulation such as h#2");
        return std::nullopt;
    }
    const PopeyeToken token = tokens.take();
    std::string text = token.text;
    auto read = read_stipulation(text);
    if (!read && is_number(tokens.peek().text)) {
        text += tokens.take().text;
        read = read_stipulation(text);
    }
    if (!read) {
        const std::size_t offset = std::min(read.error().column - 1, token.text.size());
        draft.note(token, read.error().found + " in stipulation " + quoted(text),
                   read.error().expected, offset);
        return std::nullopt;
    }
    return *read;
}

}  // namespace alicemate
