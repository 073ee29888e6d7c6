#include "tools/commands.h"
#include "tools/failures.h"
#include "tools/position_input.h"
#include "tools/problem_input.h"
#include "tools/problem_runner.h"

#include <fmt/format.h>

namespace alicemate {
namespace {

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
    spec.options = {{"fen", required, "FEN",
                     "the position (default without FILE: the game array); - reads one a line"},
                    {"stipulation", required, "S",
                     "such as #3, s#2, h#2.5, ser-h#7, =2; the side to move begins"},
                    {"post-key-play", none, "",
                     "the key was made already, the side to move replies (battle play, not with "
                     "FILE)"}};
    for (OptionSpec& option : wish_option_specs()) {
        spec.options.push_back(std::move(option));
    }
    for (OptionSpec& option : certificate_option_specs()) {
        spec.options.push_back(std::move(option));
    }
    spec.common_options = common_option_specs();
    spec.takes_operands = true;
    return spec;
}

RunnerWishes read_wishes(const ParsedArguments& arguments) {
    RunnerWishes wishes;
    wishes.problems = read_solve_wishes(arguments);
    wishes.problems.options.post_key_play = arguments.has("post-key-play");
    wishes.certificates = read_certificate_wishes(arguments);
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
                           const CommonOptions& options, RunnerWishes wishes) {
    const FenOption fen = arguments.value("fen");
    const bool single = fen != "-";
    if (single && options.format == Format::text && !options.count && !options.quiet) {
        wishes.problems.options.variations = true;
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
    const RunnerWishes wishes = read_wishes(arguments);
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
