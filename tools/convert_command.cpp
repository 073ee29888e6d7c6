#include "core/text_error.h"
#include "problems/problem_sink.h"
#include "tools/commands.h"
#include "tools/failures.h"
#include "tools/output_file.h"
#include "tools/problem_input.h"

#include <fmt/format.h>

namespace alicemate {
namespace {

CommandSpec convert_spec() {
    using enum OptionSpec::Value;
    CommandSpec spec;
    spec.name = "convert";
    spec.usage = "[OPTION...] IN OUT";
    spec.about =
        "Rewrites the problems of a file in another format. Formats are told by the ends of the\n"
        "names: .epd; .inp for Popeye input; .yaml, .yml or .olv for the entries of Olive and\n"
        "YACPDB. Without one IN is told by its content. - is standard input or output. What is no\n"
        "problem, or cannot be said in the other format, is told as FILE:LINE:COLUMN: MESSAGE and\n"
        "does not stop the others; what is left out of a problem is told by name.\n";
    spec.options = {
        {"from", required, "FORMAT", "epd, popeye or yaml: the format of IN, whatever its name"},
        {"to", required, "FORMAT", "the same of OUT"}};
    spec.common_options = common_option_specs();
    spec.takes_operands = true;
    return spec;
}

std::optional<ProblemFormat> format_option(const ParsedArguments& arguments,
                                           const std::string& option) {
    const auto name = arguments.value(option);
    if (!name) {
        return std::nullopt;
    }
    const auto format = problem_format_of(*name);
    if (!format) {
        throw UsageError(fmt::format("--{}: found {}, expected one of {}", option,
                                     alicemate::quoted(*name),
                                     fmt::join(problem_format_names, ", ")));
    }
    return format;
}

ProblemReader reader_of(std::optional<ProblemFormat> format) {
    if (!format) {
        return read_problems;
    }
    switch (*format) {
        case ProblemFormat::popeye: return read_popeye;
        case ProblemFormat::yaml: return read_yaml;
        default: return read_epd;
    }
}

ProblemFormat output_format(const ParsedArguments& arguments, const std::string& name) {
    if (const auto format = format_option(arguments, "to")) {
        return *format;
    }
    if (const auto format = problem_format_of_file(name)) {
        return *format;
    }
    throw UsageError(fmt::format("no telling the format of {}; --to says which of {} it is to be",
                                 alicemate::quoted(name), fmt::join(problem_format_names, ", ")));
}

/// Writes problems one after another as they are read.
class Converter {
public:
    Converter(Session& session, const CommonOptions& options, ProblemFormat format,
              const std::string& out)
        : session_(session),
          options_(options),
          format_(format),
          sink_(format),
          file_(session, out) {}

    ExitStatus convert(const Problem& problem) {
        const Writing written = sink_.add(problem);
        if (!written) {
            report_error(
                session_, options_.format,
                {problem.place, fmt::format("{} has no words for {}", language(), written.error()),
                 problem.id});
            return ExitStatus::bad_input;
        }
        if (!written->left_out.empty() && !options_.quiet) {
            report_note({problem.place,
                         fmt::format("left out: {}", fmt::join(written->left_out, ", ")),
                         problem.id});
        }
        file_.print(written->text);
        return ExitStatus::as_expected;
    }

    void finish() { file_.finish(sink_.finish()); }

private:
    [[nodiscard]] std::string_view language() const {
        return format_ == ProblemFormat::epd ? "EPD" : "Popeye's language";
    }

    Session& session_;
    const CommonOptions& options_;
    ProblemFormat format_;
    ProblemSink sink_;
    OutputFile file_;
};

}  // namespace

ExitStatus convert_command(const std::vector<std::string>& words, Session& session) {
    const CommandSpec spec = convert_spec();
    const ParsedArguments arguments = parse_arguments(spec, words);
    if (arguments.has("help")) {
        session.output.print(help_text(spec));
        return ExitStatus::as_expected;
    }
    CommonOptions options = read_common_options(arguments);
    options.format = Format::text;  // standard output is for problems, not for errors
    if (arguments.operands().size() != 2) {
        throw UsageError(fmt::format("expected two operands, IN and OUT; there are {}",
                                     arguments.operands().size()));
    }
    const std::string& in = arguments.operands().front();
    const std::string& out = arguments.operands().back();
    reject_same_file(in, out);
    auto from = format_option(arguments, "from");
    from = from ? from : problem_format_of_file(in);
    Converter converter(session, options, output_format(arguments, out), out);
    const ExitStatus status = for_each_problem(
        session, options, {in}, [&](const Problem& problem) { return converter.convert(problem); },
        reader_of(from));
    converter.finish();
    return status;
}

}  // namespace alicemate
