#pragma once

#include <stdexcept>

namespace alicemate {

/// The command line asks for what cannot be done; exit status 2.
class UsageError : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// What was printed did not arrive; exit status 5.
class OutputError : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

}  // namespace alicemate
