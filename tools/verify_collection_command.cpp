#include "core/text_error.h"
#include "problems/collection_watch.h"
#include "problems/reports.h"
#include "tools/collection_files.h"
#include "tools/commands.h"
#include "tools/failures.h"
#include "tools/problem_input.h"

#include <algorithm>
#include <fmt/format.h>
#include <sstream>

namespace alicemate {
namespace {

CommandSpec verify_collection_spec() {
    using enum OptionSpec::Value;
    CommandSpec spec;
    spec.name = "verify-collection";
    spec.usage = "[OPTION...] COLLECTION...";
    spec.about =
        "Looks at the problems of collections without solving them. A COLLECTION is a file (EPD,\n"
        "Popeye input, YAML; - is standard input), a folder of such files, or a pattern in\n"
        "quotes. Of all together it tells, as FILE:LINE:COLUMN: warning: MESSAGE,\n"
        "  same-play         a position that was there before, perhaps mirrored, turned, with\n"
        "                    colours or boards exchanged, for the same stipulation\n"
        "  same-diagram      the same for another stipulation: this is a note, not a warning\n"
        "  unreachable       a position to which no game leads, and why\n"
        "  repeated-id       an id that occurred before in its file\n"
        "  impossible-claim  a claim that no solution can meet\n"
        "What is no sound problem is told as the other commands do. Exit status: 0 nothing to\n"
        "tell, 1 warnings, 3 faulty problems.\n";
    spec.options = {{"ignore", required, "KIND,KIND", "what is not to be told of"}};
    spec.common_options = common_option_specs();
    spec.takes_operands = true;
    return spec;
}

std::vector<Remark::Kind> ignored_kinds(const ParsedArguments& arguments) {
    std::vector<Remark::Kind> kinds;
    std::istringstream words(arguments.value("ignore").value_or(""));
    for (std::string word; std::getline(words, word, ',');) {
        const auto kind = remark_kind_of(word);
        if (!kind) {
            throw UsageError(fmt::format("--ignore: found {}, expected a kind of warning",
                                         alicemate::quoted(word)));
        }
        kinds.push_back(*kind);
    }
    return kinds;
}

/// Tells of problems one after another as they are read, and counts what it tells.
class Verifier {
public:
    Verifier(Session& session, const CommonOptions& options, std::vector<Remark::Kind> ignored)
        : session_(session), options_(options), ignored_(std::move(ignored)) {}

    ExitStatus verify(const Problem& problem) {
        const Inspection inspection = watch_.inspect(problem);
        for (const InputError& error : inspection.errors) {
            reject(error);
        }
        auto status = inspection.errors.empty() ? ExitStatus::as_expected : ExitStatus::bad_input;
        for (const Remark& remark : inspection.remarks) {
            if (std::find(ignored_.begin(), ignored_.end(), remark.kind) == ignored_.end()) {
                status = graver(status, tell(remark));
            }
        }
        return status;
    }

    void reject(const InputError& error) {
        report_error(session_, options_.format, error);
        ++errors_;
    }

    void sum_up() const {
        if (!options_.quiet) {
            warn(fmt::format("problems {}, warnings {}, notes {}, errors {}",
                             watch_.problem_count(), warnings_, notes_, errors_));
        }
    }

private:
    ExitStatus tell(const Remark& remark) {
        session_.output.print(
            (options_.format == Format::json ? json_report(remark) : to_string(remark)) + "\n");
        ++(is_warning(remark.kind) ? warnings_ : notes_);
        return is_warning(remark.kind) ? ExitStatus::unexpected : ExitStatus::as_expected;
    }

    Session& session_;
    const CommonOptions& options_;
    std::vector<Remark::Kind> ignored_;
    CollectionWatch watch_;
    std::size_t warnings_ = 0;
    std::size_t notes_ = 0;
    std::size_t errors_ = 0;
};

}  // namespace

ExitStatus verify_collection_command(const std::vector<std::string>& words, Session& session) {
    const CommandSpec spec = verify_collection_spec();
    const ParsedArguments arguments = parse_arguments(spec, words);
    if (arguments.has("help")) {
        session.output.print(help_text(spec));
        return ExitStatus::as_expected;
    }
    const CommonOptions options = read_common_options(arguments);
    if (arguments.operands().empty()) {
        throw UsageError("there is no COLLECTION");
    }
    Verifier verifier(session, options, ignored_kinds(arguments));
    const ExitStatus status = for_each_problem(
        session, options, collection_files(arguments.operands()),
        [&](const Problem& problem) { return verifier.verify(problem); }, read_problems,
        [&](const InputError& error) { verifier.reject(error); });
    verifier.sum_up();
    return status;
}

}  // namespace alicemate
