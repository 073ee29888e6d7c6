#include "core/text_error.h"
#include "tools/batch/results_file.h"
#include "tools/commands.h"
#include "tools/failures.h"
#include "tools/output_file.h"
#include "tools/report/csv_writer.h"
#include "tools/report/html_writer.h"
#include "tools/report/json_writer.h"
#include "tools/report/text_writer.h"

#include <algorithm>
#include <fmt/format.h>
#include <memory>
#include <set>
#include <sstream>

namespace alicemate {
namespace {

/// Ends the reading of the rows.
struct Interrupted {};

CommandSpec report_spec() {
    using enum OptionSpec::Value;
    CommandSpec spec;
    spec.name = "report";
    spec.usage = "[OPTION...] R.sqlite";
    spec.about =
        "Tells the results of `alicemate batch`, problem by problem in the order of their files.\n"
        "HTML is one page that needs nothing else: a table to be sorted, filtered and searched,\n"
        "and of each problem the diagram, on which its lines can be played through.\n";
    spec.options = {
        {"format", required, "FORMAT",
         "text (default); csv, a table by RFC 4180; json, an object a line; html, a page"},
        {"output", required, "FILE", "where to write (-: standard output, the default)"},
        {"verdict", required, "WORD,...",
         fmt::format("only problems with one of these verdicts: {}. What was cut off by a limit is "
                     "undecided, unless it is cooked already",
                     fmt::join(verdict_words, ", "))},
        {"quiet", none, "", "text without the solutions"}};
    spec.takes_operands = true;
    return spec;
}

std::unique_ptr<ReportWriter> writer_of(const std::string& format, bool quiet) {
    if (format == "text") {
        return std::make_unique<TextWriter>(quiet);
    }
    if (format == "csv") {
        return std::make_unique<CsvWriter>();
    }
    if (format == "json") {
        return std::make_unique<JsonWriter>();
    }
    if (format == "html") {
        return std::make_unique<HtmlWriter>();
    }
    throw UsageError(fmt::format("--format: found {}, expected text, csv, json or html",
                                 alicemate::quoted(format)));
}

/// The words given with --verdict; none if all are wanted.
std::set<std::string_view> wanted_verdicts(const ParsedArguments& arguments) {
    std::set<std::string_view> wanted;
    const auto text = arguments.value("verdict");
    if (!text) {
        return wanted;
    }
    std::istringstream words(*text);
    for (std::string word; std::getline(words, word, ',');) {
        const auto* const known = std::find(verdict_words.begin(), verdict_words.end(), word);
        if (known == verdict_words.end()) {
            throw UsageError(fmt::format("--verdict: found {}, expected some of {}",
                                         alicemate::quoted(word), fmt::join(verdict_words, ", ")));
        }
        wanted.insert(*known);
    }
    if (wanted.empty()) {
        throw UsageError("--verdict: found nothing, expected a word");
    }
    return wanted;
}

/// Writes problems one after another as they are read.
ExitStatus write_report(Session& session, const ResultsFile& results, ReportWriter& writer,
                        const std::set<std::string_view>& wanted, const std::string& out) {
    OutputFile file(session, out);
    ReportSummary summary;
    const auto print = [&](const std::string& piece) {
        if (!piece.empty()) {
            file.print(piece);
        }
    };
    print(writer.begin());
    try {
        results.for_each_row([&](const ResultRow& row) {
            if (session.stop.stop_requested()) {
                throw Interrupted{};
            }
            if (wanted.empty() || wanted.contains(verdict_word(row))) {
                summary.add(row);
                print(writer.add(row));
            }
        });
    } catch (const Interrupted&) {
        return ExitStatus::interrupted;
    }
    file.finish(writer.finish(summary));
    return ExitStatus::as_expected;
}

}  // namespace

ExitStatus report_command(const std::vector<std::string>& words, Session& session) {
    const CommandSpec spec = report_spec();
    const ParsedArguments arguments = parse_arguments(spec, words);
    if (arguments.has("help")) {
        session.output.print(help_text(spec));
        return ExitStatus::as_expected;
    }
    if (arguments.operands().size() != 1) {
        throw UsageError(fmt::format("expected one operand, a file of results; there are {}",
                                     arguments.operands().size()));
    }
    const std::string& in = arguments.operands().front();
    const std::string out = arguments.value("output").value_or("-");
    reject_same_file(in, out);
    const auto writer =
        writer_of(arguments.value("format").value_or("text"), arguments.has("quiet"));
    const auto wanted = wanted_verdicts(arguments);
    try {
        const ResultsFile results = ResultsFile::open_for_reading(in);
        return write_report(session, results, *writer, wanted, out);
    } catch (const DatabaseError& error) {
        warn(error.what());
        return ExitStatus::bad_input;
    }
}

}  // namespace alicemate
