#include "core/position_text.h"
#include "problems/reports.h"
#include "tools/commands.h"
#include "tools/failures.h"
#include "tools/position_input.h"
#include "tools/problem_input.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace alicemate {
namespace {

CommandSpec show_spec() {
    CommandSpec spec;
    spec.name = "show";
    spec.usage =
        "[OPTION...] FILE...\n"
        "[OPTION...] [--fen FEN|-]";
    spec.about =
        "Shows a diagram of both boards for a position, or for each problem of files with its\n"
        "twins. White men are capital letters.\n";
    spec.options = {{"fen", OptionSpec::Value::required, "FEN",
                     "the position (default without FILE: the game array); - reads one a line"}};
    spec.common_options = common_option_specs();
    spec.takes_operands = true;
    return spec;
}

/// "P4 a) Kh1-h2, Manfred Rittirsch & Franz Pachl, Andernach 2025".
std::string heading(const Problem& problem, const PosedProblem& posed) {
    std::string text = problem.id;
    if (!posed.twin.empty()) {
        text += fmt::format(" {})", posed.twin);
    }
    if (!posed.description.empty()) {
        text += " " + posed.description;
    }
    for (const std::string& part : {problem.title, problem.author, problem.origin}) {
        text += part.empty() ? "" : ", " + part;
    }
    return text + "\n";
}

/// Prints diagrams one after another.
class Shower {
public:
    Shower(Session& session, const CommonOptions& options) : session_(session), options_(options) {}

    ExitStatus show(const GivenPosition& given) {
        const auto position = sound_position(given, options_.rules());
        if (!position) {
            return reject(position.error());
        }
        if (options_.format == Format::json) {
            print_json(
                {{"fen", write_two_board(given.setup)}, {"rules", to_string(options_.rules())}});
        } else {
            print_text(text_diagram(given.setup));
        }
        return ExitStatus::as_expected;
    }

    ExitStatus show(const Problem& problem) {
        ExitStatus status = ExitStatus::as_expected;
        for (const auto& posed : pose(problem)) {
            if (posed) {
                show(problem, *posed);
            } else {
                status = graver(status, reject(posed.error()));
            }
        }
        return status;
    }

private:
    void show(const Problem& problem, const PosedProblem& posed) {
        const std::string stipulation = to_string(problem.stipulation);
        if (options_.format == Format::json) {
            nlohmann::ordered_json object;
            object["id"] = problem.id;
            if (!posed.twin.empty()) {
                object["twin"] = posed.twin;
            }
            object["fen"] = write_two_board(posed.setup);
            object["rules"] = to_string(problem.rules);
            object["stipulation"] = stipulation;
            print_json(object);
            return;
        }
        print_text((options_.quiet ? "" : heading(problem, posed)) + text_diagram(posed.setup) +
                   stipulation + "\n");
    }

    void print_text(const std::string& text) {
        session_.output.print((printed_any_ ? "\n" : "") + text);
        printed_any_ = true;
    }

    void print_json(const nlohmann::ordered_json& object) {
        using Json = nlohmann::ordered_json;
        // An id may hold any bytes; those that are no UTF-8 become U+FFFD instead of an exception.
        session_.output.print(object.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n");
    }

    ExitStatus reject(const InputError& error) {
        report_error(session_, options_.format, error);
        return ExitStatus::bad_input;
    }

    Session& session_;
    const CommonOptions& options_;
    bool printed_any_ = false;
};

}  // namespace

ExitStatus show_command(const std::vector<std::string>& words, Session& session) {
    const CommandSpec spec = show_spec();
    const ParsedArguments arguments = parse_arguments(spec, words);
    if (arguments.has("help")) {
        session.output.print(help_text(spec));
        return ExitStatus::as_expected;
    }
    const CommonOptions options = read_common_options(arguments);
    Shower shower(session, options);
    if (arguments.operands().empty()) {
        return for_each_position(session, options.format, arguments.value("fen"),
                                 [&](const GivenPosition& given) { return shower.show(given); });
    }
    if (arguments.has("fen")) {
        throw UsageError("--fen and FILE exclude each other");
    }
    return for_each_problem(session, options, arguments.operands(),
                            [&](const Problem& problem) { return shower.show(problem); });
}

}  // namespace alicemate
