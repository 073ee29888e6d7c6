#include "problems/remark.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace alicemate {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::array<std::string_view, 5> kind_names{"same-play", "same-diagram", "unreachable",
                                                     "repeated-id", "impossible-claim"};

std::string_view severity(const Remark& remark) {
    return is_warning(remark.kind) ? "warning" : "note";
}

void put_if_any(Json& json, const char* name, const std::string& text) {
    if (!text.empty()) {
        json[name] = text;
    }
}

void put_place(Json& json, const SourcePlace& place) {
    json["file"] = place.file;
    json["line"] = place.line;
    json["column"] = place.column;
}

Json json_of(const ProblemName& problem) {
    Json json;
    put_place(json, problem.place);
    json["id"] = problem.id;
    put_if_any(json, "twin", problem.twin);
    return json;
}

}  // namespace

std::string_view to_string(Remark::Kind kind) {
    return kind_names[static_cast<unsigned>(kind)];
}

std::optional<Remark::Kind> remark_kind_of(std::string_view name) {
    const auto* const found = std::find(kind_names.begin(), kind_names.end(), name);
    return found != kind_names.end()
               ? std::optional(static_cast<Remark::Kind>(found - kind_names.begin()))
               : std::nullopt;
}

std::string to_string(const Remark& remark) {
    const std::string& twin = remark.problem.twin;
    return to_string(
        InputError{remark.problem.place,
                   fmt::format("{}: {}{}", severity(remark),
                               twin.empty() ? "" : fmt::format("twin {}: ", twin), remark.message),
                   {}});
}

std::string json_report(const Remark& remark) {
    Json json{{"schema", 1}};
    json["id"] = remark.problem.id;
    put_if_any(json, "twin", remark.problem.twin);
    json["outcome"] = severity(remark);
    Json& told = json["remark"];
    put_place(told, remark.problem.place);
    told["kind"] = to_string(remark.kind);
    told["message"] = remark.message;
    if (!remark.reasons.empty()) {
        told["reasons"] = remark.reasons;
    }
    put_if_any(told, "symmetry", remark.symmetry);
    if (remark.other) {
        told["other"] = json_of(*remark.other);
    }
    // An id may hold any bytes; those that are no UTF-8 become U+FFFD instead of an exception.
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace alicemate
