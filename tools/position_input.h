#pragma once

#include "core/position.h"
#include "tools/exit_status.h"
#include "tools/session.h"

#include <functional>
#include <optional>
#include <string>
#include <tl/expected.hpp>

namespace alicemate {

/// What --fen says: nothing (the game array), a position, or `-` for one a line of standard input.
using FenOption = std::optional<std::string>;

/// A position as it was given, and where.
struct GivenPosition {
    Setup setup;
    SourcePlace place;
    bool single = true;  ///< false for one of many from standard input
};

/// Reads what --fen says and calls the function with each position in turn; what is no position is
/// reported and passed over, blank lines and lines that begin with `#` are passed over. Ends when
/// interrupted. The gravest status of all.
ExitStatus for_each_position(Session& session, Format format, const FenOption& fen,
                             const std::function<ExitStatus(const GivenPosition&)>& function);

/// Judges the setup; an error names its place.
tl::expected<Position, InputError> sound_position(const GivenPosition& given, const Rules& rules);

}  // namespace alicemate
