#include "core/text_error.h"
#include "tools/batch/batch_run.h"
#include "tools/batch/batch_summary.h"
#include "tools/collection_files.h"
#include "tools/commands.h"
#include "tools/failures.h"
#include "tools/option_values.h"

#include <fmt/format.h>
#include <sstream>

namespace alicemate {
namespace {

constexpr std::string_view usual_rounds = "100000,10000000";

CommandSpec batch_spec() {
    using enum OptionSpec::Value;
    CommandSpec spec;
    spec.name = "batch";
    spec.usage = "[OPTION...] --results R.sqlite COLLECTION...";
    spec.about =
        "Solves whole collections and keeps every result in an SQLite file as soon as it is\n"
        "known. A COLLECTION is a file of problems (EPD, Popeye input, YAML; - is standard\n"
        "input), a folder of such files, or a pattern in quotes. A run that was interrupted, by\n"
        "whatever, is continued by the same command: what is decided is not solved again, what\n"
        "was cut off by a smaller limit is. Problems are known by their content: position,\n"
        "rules, stipulation, wishes and claim.\n\n"
        "In the first rounds problems are solved side by side with one thread each, up to a\n"
        "limit; those that are left then one after another with all threads. A summary is\n"
        "printed at the end; `alicemate report R.sqlite` tells the rest.\n";
    spec.options = {
        {"results", required, "FILE", "where results are kept; made if it is not there"},
        {"rounds", required, "N,N,...",
         fmt::format("positions made for each problem in the rounds before the last ({}); none: "
                     "all problems at once in the last, alone",
                     usual_rounds)},
        {"shard", required, "K/N", "only part K of N, the same whatever else is in the collection"},
        {"keep-lines", required, "N",
         "how many lines of each list are kept (1000); the counts are whole"}};
    for (OptionSpec& option : wish_option_specs()) {
        spec.options.push_back(std::move(option));
    }
    spec.common_options = common_option_specs();
    spec.takes_operands = true;
    return spec;
}

std::vector<std::uint64_t> read_rounds(const ParsedArguments& arguments) {
    const std::string text = arguments.value("rounds").value_or(std::string(usual_rounds));
    std::vector<std::uint64_t> rounds;
    if (text == "none") {
        return rounds;
    }
    std::istringstream words(text);
    for (std::string word; std::getline(words, word, ',');) {
        rounds.push_back(whole_number("--rounds", word, {.least = 1}));
        if (rounds.size() > 1 && rounds[rounds.size() - 2] >= rounds.back()) {
            throw UsageError("--rounds: found " + quoted(text) + ", expected growing numbers");
        }
    }
    if (rounds.empty()) {
        throw UsageError("--rounds: found nothing, expected numbers, or none");
    }
    return rounds;
}

Shard read_shard(const ParsedArguments& arguments) {
    const auto text = arguments.value("shard");
    if (!text) {
        return {};
    }
    const std::size_t slash = text->find('/');
    if (slash == std::string::npos) {
        throw UsageError("--shard: found " + quoted(*text) + ", expected such as 3/8");
    }
    Shard shard;
    shard.count = whole_number("--shard", text->substr(slash + 1), {.least = 1});
    shard.number =
        whole_number("--shard", text->substr(0, slash), {.least = 1, .most = shard.count});
    return shard;
}

std::string required_value(const ParsedArguments& arguments, const std::string& option) {
    const auto value = arguments.value(option);
    if (!value || value->empty()) {
        throw UsageError("--" + option + " FILE is missing");
    }
    return *value;
}

BatchSettings read_settings(const ParsedArguments& arguments, const CommonOptions& options) {
    BatchSettings settings;
    settings.solving.count_only = options.count;
    if (const auto lines = arguments.value("keep-lines")) {
        settings.solving.most_lines = whole_number("--keep-lines", *lines, {});
    }
    settings.rounds = plan_rounds(options.limits, read_rounds(arguments));
    settings.threads = options.threads;
    settings.hash_bytes = options.hash_bytes;
    return settings;
}

/// Reads, solves and sums up.
BatchSummary run_batch(Session& session, const CommonOptions& options, Intake& intake,
                       ResultsFile& file, const BatchSettings& settings) {
    BatchProgress progress(options.quiet);
    const std::int64_t run = intake.entries().run();
    BatchSummary known = summarize(file.database(), run);
    progress.begin(known.verdicts["sound"], known.verdicts["cooked"], known.errors);
    std::size_t finished = 0;
    {
        BatchRun batch(file, settings, session.stop, progress);
        batch.solve(intake.items());
        finished = batch.finished();
    }
    BatchSummary summary = summarize(file.database(), run);
    summary.news = intake.entries().news();
    summary.solved_now = finished;
    return summary;
}

}  // namespace

ExitStatus batch_command(const std::vector<std::string>& words, Session& session) {
    const CommandSpec spec = batch_spec();
    const ParsedArguments arguments = parse_arguments(spec, words);
    if (arguments.has("help")) {
        session.output.print(help_text(spec));
        return ExitStatus::as_expected;
    }
    const CommonOptions options = read_common_options(arguments);
    const SolveWishes wishes = read_solve_wishes(arguments);
    const BatchSettings settings = read_settings(arguments, options);
    const Shard shard = read_shard(arguments);
    if (arguments.operands().empty()) {
        throw UsageError("there is no COLLECTION");
    }
    const auto files = collection_files(arguments.operands());
    const auto began = std::chrono::steady_clock::now();
    ResultsFile file = ResultsFile::open(required_value(arguments, "results"));
    Intake intake(session, options, wishes, shard, file);
    intake.read(files);
    BatchSummary summary = run_batch(session, options, intake, file, settings);
    file.fold_log();
    summary.seconds =
        std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
    session.output.print(options.format == Format::json ? summary_json(summary)
                                                        : summary_text(summary));
    return session.stop.stop_requested() ? ExitStatus::interrupted : status_of(summary);
}

}  // namespace alicemate
