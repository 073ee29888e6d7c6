#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace alicemate {

/// A text that is not of its form: where, what stands there, what should.
struct TextError {
    std::size_t column = 1;  ///< in the text given to the reader, the first character being 1
    std::string found;       ///< as to be printed: `'x'`, `"word"` or `end of text`
    std::string expected;    ///< as to be printed: `a rank of 8 squares`

    friend bool operator==(const TextError&, const TextError&) = default;
};

/// "found 'x', expected a rank of 8 squares".
std::string message(const TextError& error);

/// One character as an error shows it: quoted, a control or non-ASCII byte as its number.
std::string quoted(char character);
/// A word as an error shows it: quoted, at most 40 characters of it.
std::string quoted(std::string_view word);

/// What stands at an offset of a text: its character quoted, or "end of text".
std::string found_at(std::string_view text, std::size_t offset);

}  // namespace alicemate
