#include "tools/commands.h"
#include "tools/failures.h"
#include "tools/option_values.h"
#include "tools/position_input.h"
#include "tools/problem_input.h"
#include "tools/problem_runner.h"

#include <fmt/format.h>
#include <sstream>

namespace alicemate {
namespace {

constexpr unsigned most_refutations = 1000;
constexpr unsigned greatest_number = 1'000'000;

CommandSpec solve_spec() {
    using enum OptionSpec::Value;
    CommandSpec spec;
    spec.name = "solve";
    spec.usage =
        "[OPTION...] FILE...\n"
        "[OPTION...] [--fen FEN|-] --stipulation S";
    spec.about =
        "Solves the problems of files (EPD collections, Popeye input or the YAML of Olive and\n"
        "YACPDB, told apart by content; - is standard input), or one position. All keys and all "
        "solutions are found, and judged by\n"
        "what the file claims, or --intended. What is wrong in a file is told as "
        "FILE:LINE:COLUMN:\n"
        "MESSAGE and does not stop the other problems.\n\n"
        "Variations of battle play are shown when asked for, here or in the file; in text output\n"
        "they are shown without asking for a single --fen, unless --count or --quiet is given.\n";
    spec.options = {
        {"fen", required, "FEN",
         "the position (default without FILE: the game array); - reads one a line"},
        {"stipulation", required, "S",
         "such as #3, s#2, h#2.5, ser-h#7, =2; the side to move begins"},
        {"intended", required, "N",
         "how many keys, or solutions of the stated length, there should be, whatever the file "
         "says"},
        {"intended-keys", required, "KEY[,KEY...]",
         "which keys there should be, whatever the file says (battle play)"},
        {"set-play", none, "", "also what would happen if the other side began"},
        {"try", optional_number, "[N]", "also tries with up to N refutations (1)"},
        {"variations", none, "", "also the tree of threats, defences and answers (battle play)"},
        {"duals", required, "KIND",
         "which duals to mark and count: main (of full length, the default) or all; shows the "
         "variations (battle play)"},
        {"no-threats", none, "", "in this tree all defences, instead of threats"},
        {"no-short-variations", none, "", "in this tree none that end before the stated length"},
        {"post-key-play", none, "",
         "the key was made already, the side to move replies (battle play, not with FILE)"},
        {"duplex", none, "", "also with the sides' parts exchanged"},
        {"max-flights", required, "N",
         "the attacker's moves leave the king at most N flights (battle play)"},
        {"max-threat", required, "N",
         "the attacker's quiet moves threaten to win within N moves (battle play)"},
        {"non-trivial", required, "M,N",
         "after each move of the attacker at most one defence, and M more in all, is not lost "
         "within N moves (battle play)"},
        {"first-moves", required, "A[-B]",
         "only first moves number A to B of the list of all, from 1"}};
    for (OptionSpec& option : certificate_option_specs()) {
        spec.options.push_back(std::move(option));
    }
    spec.common_options = common_option_specs();
    spec.takes_operands = true;
    return spec;
}

std::optional<unsigned> read_number(const ParsedArguments& arguments, const std::string& option) {
    const auto text = arguments.value(option);
    return text ? std::optional(static_cast<unsigned>(
                      whole_number("--" + option, *text, {.least = 0, .most = greatest_number})))
                : std::nullopt;
}

/// The two numbers of a text such as "2,3".
std::pair<unsigned, unsigned> read_pair(const std::string& option, const std::string& text,
                                        char separator, std::uint64_t least) {
    const std::size_t middle = text.find(separator);
    const auto number = [&](const std::string& part) {
        return static_cast<unsigned>(
            whole_number("--" + option, part, {.least = least, .most = greatest_number}));
    };
    if (middle == std::string::npos) {
        throw UsageError(fmt::format("--{}: found {}, expected two numbers with '{}' between them",
                                     option, quoted(text), separator));
    }
    return {number(text.substr(0, middle)), number(text.substr(middle + 1))};
}

FirstMoveRange read_first_moves(const std::string& text) {
    if (text.find('-') == std::string::npos) {
        return {static_cast<unsigned>(
                    whole_number("--first-moves", text, {.least = 1, .most = greatest_number})),
                FirstMoveRange::no_end};
    }
    const auto [from, to] = read_pair("first-moves", text, '-', 1);
    return {from, to};
}

BattleRestrictions read_restrictions(const ParsedArguments& arguments) {
    BattleRestrictions restrictions;
    restrictions.max_flights = read_number(arguments, "max-flights");
    restrictions.max_threat = read_number(arguments, "max-threat");
    if (const auto text = arguments.value("non-trivial")) {
        const auto [extra, trivial_moves] = read_pair("non-trivial", *text, ',', 0);
        restrictions.non_trivial = {extra, trivial_moves};
    }
    return restrictions;
}

Claim read_claim(const ParsedArguments& arguments) {
    Claim claim;
    claim.solutions = read_number(arguments, "intended");
    std::istringstream keys(arguments.value("intended-keys").value_or(""));
    for (std::string key; std::getline(keys, key, ',');) {
        if (key.empty()) {
            throw UsageError(
                "--intended-keys: found an empty key, expected moves with ',' between");
        }
        claim.keys.push_back(key);
    }
    if (arguments.has("intended-keys") && claim.keys.empty()) {
        throw UsageError("--intended-keys: found no key, expected moves with ',' between");
    }
    return claim;
}

Duals read_duals(const std::string& kind) {
    if (kind != "main" && kind != "all") {
        throw UsageError("--duals: found " + quoted(kind) + ", expected main or all");
    }
    return kind == "main" ? Duals::main : Duals::all;
}

SolveWishes read_wishes(const ParsedArguments& arguments) {
    SolveWishes wishes;
    wishes.claim = read_claim(arguments);
    wishes.certificates = read_certificate_wishes(arguments);
    ProblemOptions& options = wishes.options;
    options.set_play = arguments.has("set-play");
    options.variations = arguments.has("variations");
    if (const auto kind = arguments.value("duals")) {
        wishes.duals = read_duals(*kind);
        options.variations = true;
    }
    options.no_threat = arguments.has("no-threats");
    options.no_short_variations = arguments.has("no-short-variations");
    options.post_key_play = arguments.has("post-key-play");
    options.duplex = arguments.has("duplex");
    options.restrictions = read_restrictions(arguments);
    if (const auto text = arguments.value("first-moves")) {
        options.first_moves = read_first_moves(*text);
    }
    if (const auto refutations = arguments.value("try")) {
        options.try_refutations =
            refutations->empty()
                ? 1U
                : static_cast<unsigned>(
                      whole_number("--try", *refutations, {.least = 1, .most = most_refutations}));
    }
    return wishes;
}

Stipulation read_stipulation_option(const ParsedArguments& arguments) {
    const auto text = arguments.value("stipulation");
    if (!text) {
        throw UsageError("there is neither a FILE nor --stipulation");
    }
    const auto stipulation = read_stipulation(*text);
    if (!stipulation) {
        throw UsageError("--stipulation: " + message(stipulation.error()));
    }
    return *stipulation;
}

ExitStatus solve_positions(Session& session, const ParsedArguments& arguments,
                           const CommonOptions& options, SolveWishes wishes) {
    const FenOption fen = arguments.value("fen");
    const bool single = fen != "-";
    if (single && options.format == Format::text && !options.count && !options.quiet) {
        wishes.options.variations = true;
    }
    Problem problem;
    problem.stipulation = read_stipulation_option(arguments);
    problem.rules = options.rules();
    ProblemRunner runner(session, options, wishes);
    return for_each_position(session, options.format, fen, [&](const GivenPosition& given) {
        problem.id = std::to_string(given.single ? 1 : given.place.line);
        problem.setup = given.setup;
        problem.place = given.place;
        return runner.run(problem);
    });
}

void reject_with_files(const ParsedArguments& arguments, const std::string& option) {
    if (arguments.has(option)) {
        throw UsageError(fmt::format("--{} and FILE exclude each other", option));
    }
}

}  // namespace

ExitStatus solve_command(const std::vector<std::string>& words, Session& session) {
    const CommandSpec spec = solve_spec();
    const ParsedArguments arguments = parse_arguments(spec, words);
    if (arguments.has("help")) {
        session.output.print(help_text(spec));
        return ExitStatus::as_expected;
    }
    const CommonOptions options = read_solving_options(arguments);
    const SolveWishes wishes = read_wishes(arguments);
    if (arguments.operands().empty()) {
        return solve_positions(session, arguments, options, wishes);
    }
    reject_with_files(arguments, "fen");
    reject_with_files(arguments, "stipulation");
    reject_with_files(arguments, "post-key-play");
    ProblemRunner runner(session, options, wishes);
    return for_each_problem(session, options, arguments.operands(),
                            [&](const Problem& problem) { return runner.run(problem); });
}

}  // namespace alicemate
