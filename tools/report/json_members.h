#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>

namespace alicemate {

/// Adds a text, unless it is empty.
inline void add_text(nlohmann::ordered_json& object, const char* name, const std::string& text) {
    if (!text.empty()) {
        object[name] = text;
    }
}

/// Adds a number, if there is one.
template <typename Number>
void add_number(nlohmann::ordered_json& object, const char* name,
                const std::optional<Number>& number) {
    if (number) {
        object[name] = *number;
    }
}

/// The text of JSON. Texts of files may be in any encoding; what is no UTF-8 is replaced.
inline std::string dump(const nlohmann::ordered_json& json) {
    return json.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

}  // namespace alicemate
