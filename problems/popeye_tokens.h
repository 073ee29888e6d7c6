#pragma once

#include "problems/line_reader.h"

#include <string>
#include <string_view>

namespace alicemate {

/// One word of Popeye input with its place.
struct PopeyeToken {
    enum class Kind : std::uint8_t {
        word,
        oversized_line,  ///< stands for a line too long to be read; the text is its beginning
        end,             ///< the end of the input
    };

    Kind kind = Kind::end;
    std::string text;
    std::size_t line = 0;
    std::size_t column = 1;
    bool first_on_line = false;

    [[nodiscard]] bool is_word() const { return kind == Kind::word; }
};

/// Splits Popeye input into words. They are separated by blanks, line ends, `,` and `;`.
class PopeyeTokens {
public:
    explicit PopeyeTokens(LineReader lines) : lines_(std::move(lines)) { advance(); }

    /// The word that comes next; may be asked again and again.
    [[nodiscard]] const PopeyeToken& peek() const { return next_; }

    /// Takes the next word; at the end again and again the end.
    PopeyeToken take();

    /// Takes what follows the word taken last on its line, as the text commands have it: without
    /// blanks, `,`, `;` and `.` before it. Empty if nothing follows.
    std::string take_rest_of_line();

private:
    void advance();
    bool read_line();

    LineReader lines_;
    SourceLine line_;
    std::size_t offset_ = 0;      ///< in the line, behind the next word
    std::size_t taken_line_ = 0;  ///< where the word taken last stands
    std::size_t taken_end_ = 0;
    bool first_on_line_ = false;
    PopeyeToken next_;
};

}  // namespace alicemate
