#include "problems/line_reader.h"

#include <iterator>
#include <string_view>

namespace alicemate {

LineReader::LineReader(std::vector<SourceLine> lines)
    : count_(lines.empty() ? 0 : lines.back().number),
      waiting_(std::make_move_iterator(lines.begin()), std::make_move_iterator(lines.end())) {}

std::optional<SourceLine> LineReader::next() {
    if (!waiting_.empty()) {
        SourceLine line = std::move(waiting_.front());
        waiting_.pop_front();
        return line;
    }
    if (input_ == nullptr) {
        return std::nullopt;
    }
    using Traits = std::char_traits<char>;
    std::streambuf* const buffer = input_->rdbuf();
    Traits::int_type next = buffer->sbumpc();
    if (Traits::eq_int_type(next, Traits::eof())) {
        return std::nullopt;
    }
    SourceLine line;
    line.number = ++count_;
    for (; !Traits::eq_int_type(next, Traits::eof()); next = buffer->sbumpc()) {
        const char character = Traits::to_char_type(next);
        if (character == '\n') {
            break;
        }
        if (line.text.size() < longest) {
            line.text += character;
        } else {
            line.too_long = true;
        }
    }
    if (!line.too_long && !line.text.empty() && line.text.back() == '\r') {
        line.text.pop_back();
    }
    constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
    if (line.number == 1 && line.text.compare(0, byte_order_mark.size(), byte_order_mark) == 0) {
        line.text.erase(0, byte_order_mark.size());
    }
    return line;
}

}  // namespace alicemate
