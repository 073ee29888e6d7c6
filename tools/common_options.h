#pragma once

#include "core/rules.h"
#include "solver/search_control.h"
#include "tools/command_line.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace alicemate {

/// How results are printed.
enum class Format { text, popeye, json };

/// What may be given to every command; a command that has no use for an option ignores it.
struct CommonOptions {
    std::optional<Rules> preset;           ///< --rules
    std::optional<EnPassant> en_passant;   ///< --en-passant
    std::optional<CastlingRule> castling;  ///< --castling
    unsigned threads = 1;
    std::size_t hash_bytes = 0;
    Limits limits;
    bool count = false;
    bool quiet = false;
    Format format = Format::text;

    /// The given rules with what --en-passant and --castling change in them.
    [[nodiscard]] Rules adapted(Rules base) const;
    /// The rules where no file has a say.
    [[nodiscard]] Rules rules() const { return adapted(preset.value_or(Rules::alice())); }
};

/// For CommandSpec::common_options.
std::vector<OptionSpec> common_option_specs();

/// Throws UsageError; also for the format of Popeye, which only solutions have.
CommonOptions read_common_options(const ParsedArguments& arguments);

/// The same for a command that solves. Throws UsageError also where Popeye's format cannot tell
/// what is asked for.
CommonOptions read_solving_options(const ParsedArguments& arguments);

/// What is used unless --hash and --threads say otherwise.
std::size_t default_hash_bytes();
unsigned default_threads();

}  // namespace alicemate
