#pragma once

#include <cstddef>
#include <string>

namespace alicemate {

/// A place in an input: lines and columns count from 1; line 0 means the input as a whole.
struct SourcePlace {
    std::string file;
    std::size_t line = 0;
    std::size_t column = 0;

    friend bool operator==(const SourcePlace&, const SourcePlace&) = default;
};

/// Why a problem cannot be solved as it stands in its file.
struct InputError {
    SourcePlace place;
    std::string message;  ///< what was found and what was expected, without full stop
    std::string id;       ///< of the problem, as far as it is known; may be empty
    std::string twin{};   ///< its letter, if the error is one twin's

    friend bool operator==(const InputError&, const InputError&) = default;
};

/// `file:line:column: message`, as compilers print it.
std::string to_string(const InputError& error);

}  // namespace alicemate
