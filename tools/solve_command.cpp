#include "tools/commands.h"
#include "tools/failures.h"
#include "tools/option_values.h"
#include "tools/position_input.h"
#include "tools/problem_input.h"
#include "tools/problem_runner.h"

#include <fmt/format.h>

namespace alicemate {
namespace {

constexpr unsigned most_refutations = 1000;

CommandSpec solve_spec() {
    using enum OptionSpec::Value;
    CommandSpec spec;
    spec.name = "solve";
    spec.usage =
        "[OPTION...] FILE...\n"
        "[OPTION...] [--fen FEN|-] --stipulation S";
    spec.about =
        "Solves the problems of files (EPD collections or Popeye input, told apart by content; -\n"
        "is standard input), or one position. All keys and all solutions are found, and judged by\n"
        "what the file claims. What is wrong in a file is told as FILE:LINE:COLUMN: MESSAGE and\n"
        "does not stop the other problems.\n\n"
        "Variations of battle play are shown when asked for, here or in the file; in text output\n"
        "they are shown without asking for a single --fen, unless --count or --quiet is given.\n";
    spec.options = {
        {"fen", required, "FEN",
         "the position (default without FILE: the game array); - reads one a line"},
        {"stipulation", required, "S",
         "such as #3, s#2, h#2.5, ser-h#7, =2; the side to move begins"},
        {"set-play", none, "", "also what would happen if the other side began"},
        {"try", optional_number, "[N]", "also tries with up to N refutations (1)"},
        {"variations", none, "", "also the tree of threats, defences and answers (battle play)"}};
    spec.common_options = common_option_specs();
    spec.takes_operands = true;
    return spec;
}

SolveWishes read_wishes(const ParsedArguments& arguments) {
    SolveWishes wishes;
    wishes.set_play = arguments.has("set-play");
    wishes.variations = arguments.has("variations");
    if (const auto refutations = arguments.value("try")) {
        wishes.try_refutations =
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
        wishes.variations = true;
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
    ProblemRunner runner(session, options, wishes);
    return for_each_problem(session, options, arguments.operands(),
                            [&](const Problem& problem) { return runner.run(problem); });
}

}  // namespace alicemate
