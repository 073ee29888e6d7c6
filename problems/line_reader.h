#pragma once

#include <deque>
#include <istream>
#include <optional>
#include <string>
#include <vector>

namespace alicemate {

/// One line of an input, without its line end.
struct SourceLine {
    std::string text;
    std::size_t number = 0;  ///< counted from 1
    bool too_long = false;   ///< longer than LineReader::longest; the text is its beginning only
};

/// Reads an input line by line and never holds more than `longest` bytes of one, whatever the
/// input. Lines end with LF or CRLF; a UTF-8 byte order mark at the beginning is passed over.
class LineReader {
public:
    static constexpr std::size_t longest = 65536;

    explicit LineReader(std::istream& input) : input_(&input) {}

    /// Reads lines that have been taken from somewhere else, with their numbers.
    explicit LineReader(std::vector<SourceLine> lines);

    /// The next line; nothing at the end of the input.
    std::optional<SourceLine> next();

    /// Gives back the line read last: next() will return it again.
    void put_back(SourceLine line) { waiting_.push_front(std::move(line)); }

    /// How many lines have been read.
    [[nodiscard]] std::size_t line_count() const { return count_; }

private:
    std::istream* input_ = nullptr;  ///< none for lines from somewhere else
    std::size_t count_ = 0;
    std::deque<SourceLine> waiting_;  ///< what comes before the rest of the input
};

}  // namespace alicemate
