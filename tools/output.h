#pragma once

#include <cstdio>
#include <string>
#include <string_view>

namespace alicemate {

/// Standard output or another stream, watched: a result that cannot be delivered must not look like
/// success.
class Output {
public:
    /// From now on a closed pipe is an error of print() instead of the death of the program.
    explicit Output(std::FILE* stream, std::string name = "standard output");

    /// Writes the text and sees that it has left the program. Throws OutputError if it cannot.
    void print(std::string_view text);

private:
    std::FILE* stream_;
    std::string name_;
};

}  // namespace alicemate
