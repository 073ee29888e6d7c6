#include "tools/batch/merge.h"
#include "tools/commands.h"
#include "tools/failures.h"
#include "tools/output_file.h"

#include <fmt/format.h>

namespace alicemate {
namespace {

CommandSpec merge_spec() {
    CommandSpec spec;
    spec.name = "merge";
    spec.usage = "[OPTION...] OUT.sqlite IN.sqlite...";
    spec.about =
        "Joins results of `alicemate batch`, such as those of its shards: all that the files IN\n"
        "have is added to OUT, which is made if it is not there. Of two results of one problem\n"
        "the better decided is kept. Two decided ones that contradict each other are an error\n"
        "that names both (status 5); what stood first stays, and the others are merged.\n";
    spec.common_options = common_option_specs();
    spec.takes_operands = true;
    return spec;
}

/// What is no file of results does not stop the others.
ExitStatus add(Merge& merge, const std::string& in) {
    try {
        merge.add(in);
    } catch (const DatabaseError& error) {
        warn(error.what());
        return ExitStatus::bad_input;
    }
    return ExitStatus::as_expected;
}

}  // namespace

ExitStatus merge_command(const std::vector<std::string>& words, Session& session) {
    const CommandSpec spec = merge_spec();
    const ParsedArguments arguments = parse_arguments(spec, words);
    if (arguments.has("help")) {
        session.output.print(help_text(spec));
        return ExitStatus::as_expected;
    }
    const CommonOptions options = read_common_options(arguments);
    if (arguments.operands().size() < 2) {
        throw UsageError("expected OUT and at least one IN");
    }
    const std::string& out = arguments.operands().front();
    const std::vector<std::string> ins(arguments.operands().begin() + 1,
                                       arguments.operands().end());
    for (const std::string& in : ins) {
        reject_same_file(in, out);
    }
    ResultsFile file = ResultsFile::open(out);
    Merge merge(file);
    ExitStatus status = ExitStatus::as_expected;
    for (const std::string& in : ins) {
        if (session.stop.stop_requested()) {
            return ExitStatus::interrupted;
        }
        status = graver(status, add(merge, in));
    }
    file.fold_log();
    for (const std::string& contradiction : merge.contradictions()) {
        warn(contradiction);
        status = graver(status, ExitStatus::internal);
    }
    if (!options.quiet) {
        session.output.print(
            fmt::format("{} results added, {} replaced by better ones, {} "
                        "contradictions\n",
                        merge.added(), merge.replaced(), merge.contradictions().size()));
    }
    return status;
}

}  // namespace alicemate
