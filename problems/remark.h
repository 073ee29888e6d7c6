#pragma once

#include "problems/input_error.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace alicemate {

/// A problem of a collection, as it is named in remarks.
struct ProblemName {
    SourcePlace place;
    std::string id;
    std::string twin;  ///< its letter; empty if there are no twins

    friend bool operator==(const ProblemName&, const ProblemName&) = default;
};

/// Something about a problem of a collection that its keeper may want to know, without solving it.
struct Remark {
    enum class Kind : std::uint8_t {
        same_play,         ///< as another problem, perhaps under a symmetry
        same_diagram,      ///< as another problem, but something else is to be played
        unreachable,       ///< no game leads to the position
        repeated_id,       ///< in the same file
        impossible_claim,  ///< no solution can be as claimed
    };

    Kind kind{};
    ProblemName problem;
    std::string message;                    ///< without full stop; names the other problem
    std::optional<ProblemName> other = {};  ///< for the same play, diagram, id
    std::string symmetry = {};              ///< to_string() of it; empty if it is the identity
    std::vector<std::string> reasons = {};  ///< each to_string() of an Unreachability::Reason
};

/// "same-play", "same-diagram", "unreachable", "repeated-id", "impossible-claim".
std::string_view to_string(Remark::Kind kind);
/// The kind of that name.
std::optional<Remark::Kind> remark_kind_of(std::string_view name);

/// Whether it is a warning, and not a note: all but the same diagram.
constexpr bool is_warning(Remark::Kind kind) {
    return kind != Remark::Kind::same_diagram;
}

/// `file:line:column: warning: message`, as compilers print it; a note is called one.
std::string to_string(const Remark& remark);

/// One line of JSON without the line feed, like that for an InputError:
///
///     {"schema", "id", "twin", "outcome": "warning" or "note",
///      "remark": {"file", "line", "column", "kind", "message", "reasons", "symmetry",
///                 "other": {"file", "line", "column", "id", "twin"}}}
///
/// `twin`, `reasons`, `symmetry` and `other` are left out where there is none.
std::string json_report(const Remark& remark);

}  // namespace alicemate
