#include "problems/popeye_tokens.h"

#include <algorithm>

namespace alicemate {
namespace {

constexpr std::string_view separators = " \t\r,;";
constexpr std::string_view separators_before_text = " \t\r,;.";

}  // namespace

bool PopeyeTokens::read_line() {
    auto line = lines_.next();
    if (!line) {
        return false;
    }
    line_ = std::move(*line);
    offset_ = 0;
    first_on_line_ = true;
    return true;
}

void PopeyeTokens::advance() {
    while (true) {
        const std::size_t begin =
            line_.too_long ? std::string::npos : line_.text.find_first_not_of(separators, offset_);
        if (begin != std::string::npos) {
            const std::size_t end =
                std::min(line_.text.find_first_of(separators, begin), line_.text.size());
            next_ = {PopeyeToken::Kind::word, line_.text.substr(begin, end - begin), line_.number,
                     begin + 1, first_on_line_};
            first_on_line_ = false;
            offset_ = end;
            return;
        }
        if (!read_line()) {
            next_ = {PopeyeToken::Kind::end, {}, lines_.line_count(), line_.text.size() + 1, false};
            return;
        }
        if (line_.too_long) {
            next_ = {PopeyeToken::Kind::oversized_line, std::move(line_.text), line_.number,
                     LineReader::longest + 1, true};
            line_.text.clear();
            line_.too_long = false;
            return;
        }
    }
}

PopeyeToken PopeyeTokens::take() {
    PopeyeToken taken = next_;
    taken_line_ = taken.line;
    taken_end_ = taken.column - 1 + taken.text.size();
    if (taken.kind != PopeyeToken::Kind::end) {
        advance();
    }
    return taken;
}

std::string PopeyeTokens::take_rest_of_line() {
    // If nothing follows on the line, the next word stands on another one already.
    if (!next_.is_word() || next_.line != taken_line_) {
        return {};
    }
    const std::size_t begin = line_.text.find_first_not_of(separators_before_text, taken_end_);
    std::string rest = begin == std::string::npos ? "" : line_.text.substr(begin);
    rest.erase(rest.find_last_not_of(" \t\r") + 1);
    offset_ = line_.text.size();
    advance();
    return rest;
}

}  // namespace alicemate
