#include "problems/input_error.h"

#include <fmt/format.h>

namespace alicemate {

std::string to_string(const InputError& error) {
    if (error.place.line == 0) {
        return fmt::format("{}: {}", error.place.file, error.message);
    }
    return fmt::format("{}:{}:{}: {}", error.place.file, error.place.line, error.place.column,
                       error.message);
}

}  // namespace alicemate
