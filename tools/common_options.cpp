#include "tools/common_options.h"

#include "core/text_error.h"
#include "tools/failures.h"
#include "tools/machine.h"
#include "tools/option_values.h"

#include <algorithm>
#include <fmt/format.h>

namespace alicemate {
namespace {

constexpr unsigned most_threads = 1024;
constexpr std::size_t default_hash_cap = std::size_t{1} << 30U;

/// Reads a value that is one of some names by the function that knows them.
template <typename Value, std::size_t N>
std::optional<Value> read_name(const ParsedArguments& arguments, const std::string& option,
                               std::optional<Value> (*value_of)(std::string_view),
                               const std::array<std::string_view, N>& names) {
    const auto text = arguments.value(option);
    if (!text) {
        return std::nullopt;
    }
    const auto value = value_of(*text);
    if (!value) {
        throw UsageError(fmt::format("--{}: found {}, expected one of {}", option,
                                     alicemate::quoted(*text), fmt::join(names, ", ")));
    }
    return value;
}

std::size_t read_hash(const ParsedArguments& arguments) {
    const auto text = arguments.value("hash");
    if (!text) {
        return default_hash_bytes();
    }
    const std::size_t size = memory_size("--hash", *text);
    const std::size_t memory = physical_memory();
    if (memory != 0 && size > memory) {
        throw UsageError(fmt::format("--hash: {} is more than the {} MiB of memory there are",
                                     alicemate::quoted(*text), memory >> 20U));
    }
    return size;
}

Limits read_limits(const ParsedArguments& arguments) {
    Limits limits;
    if (const auto text = arguments.value("max-time")) {
        limits.time = seconds("--max-time", *text);
    }
    if (const auto text = arguments.value("max-nodes")) {
        limits.nodes = whole_number("--max-nodes", *text, {.least = 1});
    }
    if (const auto text = arguments.value("max-solutions")) {
        limits.solutions = whole_number("--max-solutions", *text, {.least = 1});
    }
    return limits;
}

Format read_format(const ParsedArguments& arguments) {
    const std::string text = arguments.value("format").value_or("text");
    if (text == "text") {
        return Format::text;
    }
    if (text == "json") {
        return Format::json;
    }
    if (text == "popeye") {
        return Format::popeye;
    }
    throw UsageError(fmt::format("--format: found {}, expected one of text, popeye, json",
                                 alicemate::quoted(text)));
}

CommonOptions read_options(const ParsedArguments& arguments) {
    CommonOptions options;
    options.preset = read_name<Rules>(arguments, "rules", rules_of, preset_names);
    options.en_passant =
        read_name<EnPassant>(arguments, "en-passant", en_passant_of, en_passant_names);
    options.castling = read_name<CastlingRule>(arguments, "castling", castling_of, castling_names);
    const auto threads = arguments.value("threads");
    options.threads = threads ? static_cast<unsigned>(whole_number(
                                    "--threads", *threads, {.least = 1, .most = most_threads}))
                              : default_threads();
    options.hash_bytes = read_hash(arguments);
    options.limits = read_limits(arguments);
    options.count = arguments.has("count");
    options.quiet = arguments.has("quiet");
    options.format = read_format(arguments);
    return options;
}

}  // namespace

Rules CommonOptions::adapted(Rules base) const {
    base.en_passant = en_passant.value_or(base.en_passant);
    base.castling = castling.value_or(base.castling);
    return base;
}

std::vector<OptionSpec> common_option_specs() {
    using enum OptionSpec::Value;
    return {
        {"rules", required, "PRESET",
         "alice (default), popeye, vchess or orthodox. For problems in files: instead of the "
         "default of their format; what a file says itself is stronger"},
        {"en-passant", required, "READING",
         "none, departure, landing or either: who may capture in passing, whatever the preset"},
        {"castling", required, "RULE",
         "board-a or same-board: where king and rook stand to castle, whatever the preset"},
        {"threads", required, "N", "how many processors to use (default: all)"},
        {"hash", required, "SIZE",
         "bound of the hash table in MiB, or as 512K, 64M, 1G (default: a quarter of the memory, "
         "at most 1G; it is touched only as it is used)"},
        {"max-time", required, "SECONDS", "stop each position's work after so long, such as 2.5"},
        {"max-nodes", required, "N", "stop after about so many positions made"},
        {"max-solutions", required, "N", "stop after so many solutions"},
        {"count", none, "", "count solutions without listing them"},
        {"format", required, "FORMAT",
         "text (default); json, one object a line; for solutions also popeye"},
        {"quiet", none, "", "no headings, diagrams, progress"},
    };
}

std::size_t default_hash_bytes() {
    const std::size_t memory = physical_memory();
    return memory == 0 ? default_hash_cap / 16 : std::min(default_hash_cap, memory / 4);
}

unsigned default_threads() {
    return std::min(usable_processors(), most_threads);
}

CommonOptions read_common_options(const ParsedArguments& arguments) {
    const CommonOptions options = read_options(arguments);
    if (options.format == Format::popeye) {
        throw UsageError("--format: popeye is for solutions; choose text or json");
    }
    return options;
}

CommonOptions read_solving_options(const ParsedArguments& arguments) {
    const CommonOptions options = read_options(arguments);
    if (options.format == Format::popeye && options.count) {
        throw UsageError("--format popeye and --count exclude each other");
    }
    return options;
}

}  // namespace alicemate
