#pragma once

#include <cstdio>
#include <string_view>

namespace alicemate {

/// Standard output, watched: a result that cannot be delivered must not look like success.
class Output {
public:
    /// From now on a closed pipe is an error of print() instead of the death of the program.
    explicit Output(std::FILE* stream);

    /// Writes the text and sees that it has left the program. Throws OutputError if it cannot.
    void print(std::string_view text);

private:
    std::FILE* stream_;
};

}  // namespace alicemate
