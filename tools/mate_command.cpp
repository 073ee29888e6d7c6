#include "core/position_text.h"
#include "problems/mate_report.h"
#include "solver/mate_search.h"
#include "tools/certificate_desk.h"
#include "tools/commands.h"
#include "tools/failures.h"
#include "tools/option_values.h"
#include "tools/position_input.h"
#include "tools/progress_line.h"
#include "tools/stop_status.h"

#include <fmt/format.h>

namespace alicemate {
namespace {

CommandSpec mate_spec() {
    using enum OptionSpec::Value;
    CommandSpec spec;
    spec.name = "mate";
    spec.usage = "[--fen FEN|-] [OPTION...]";
    spec.about =
        "Finds the shortest mate that the side to move can force, and proves that none is "
        "shorter.\n"
        "When a limit or a signal ends the work, the shortest mate known by then is told, and up "
        "to\n"
        "which length there is none. The line shown is one of those of that length.\n";
    spec.options = {
        {"fen", required, "FEN", "the position (default: the game array); - reads one a line"},
        {"max-moves", required, "N", "longer mates do not count"},
        {"all-first-moves", none, "",
         "also for each first move the shortest mate, or a reply that prevents it"},
        {"mate-only", none, "",
         "the certificate proves the mate, not that none is shorter, which may take very long"},
        {"search", required, "KIND",
         "both (the default), proof-number (long mates, hardly a proof that none is shorter) or "
         "depth-first (from the shortest length up to 40)"}};
    for (OptionSpec& option : certificate_option_specs()) {
        spec.options.push_back(std::move(option));
    }
    spec.common_options = common_option_specs();
    return spec;
}

MateMethod read_method(const std::string& name) {
    if (name == "both") {
        return MateMethod::both;
    }
    if (name == "proof-number") {
        return MateMethod::proof_number;
    }
    if (name == "depth-first") {
        return MateMethod::depth_first;
    }
    throw UsageError("--search: found " + quoted(name) +
                     ", expected both, proof-number or depth-first");
}

MateOptions read_mate_options(const ParsedArguments& arguments, const CommonOptions& common) {
    MateOptions options;
    if (const auto text = arguments.value("max-moves")) {
        options.max_moves = static_cast<unsigned>(
            whole_number("--max-moves", *text, {.least = 1, .most = MateOptions::most_moves}));
    }
    if (const auto method = arguments.value("search")) {
        options.method = read_method(*method);
    }
    if (options.method == MateMethod::depth_first &&
        options.max_moves > MateOptions::most_moves_depth_first) {
        throw UsageError(
            fmt::format("--max-moves: found {}, expected at most {} with --search depth-first",
                        *options.max_moves, MateOptions::most_moves_depth_first));
    }
    options.all_first_moves = arguments.has("all-first-moves");
    options.certify_minimality = !arguments.has("mate-only");
    options.threads = common.threads;
    options.hash_bytes = common.hash_bytes;
    options.limits = common.limits;
    return options;
}

/// Positions are answered one after the other.
class MateRunner {
public:
    MateRunner(Session& session, const CommonOptions& common, const MateOptions& options,
               const CertificateWishes& wishes)
        : session_(session),
          common_(common),
          options_(options),
          certificates_(session, wishes, common.quiet) {}

    ExitStatus run(const GivenPosition& given);

private:
    void print(const GivenPosition& given, const Position& position, const MateResult& result);
    ExitStatus certify(const GivenPosition& given, MateSearch& search);

    Session& session_;
    const CommonOptions& common_;
    const MateOptions& options_;
    CertificateDesk certificates_;
};

ExitStatus MateRunner::run(const GivenPosition& given) {
    const auto position = sound_position(given, common_.rules());
    if (!position) {
        certificates_.skip();
        report_error(session_, common_.format, position.error());
        return ExitStatus::bad_input;
    }
    ProgressLine line("mate", common_.quiet);
    MateSearch search(*position, options_, {session_.stop, line.observer()});
    const MateResult result = search.run();
    line.erase();
    print(given, *position, result);
    return graver(status_of(result.reason), certify(given, search));
}

void MateRunner::print(const GivenPosition& given, const Position& position,
                       const MateResult& result) {
    const std::string fen = write_two_board(given.setup);
    if (common_.format == Format::json) {
        session_.output.print(mate_json(fen, position, result));
        return;
    }
    const std::string heading = given.single || common_.quiet ? "" : fmt::format("fen {}\n", fen);
    session_.output.print(heading + mate_text(position, result));
}

ExitStatus MateRunner::certify(const GivenPosition& given, MateSearch& search) {
    if (!certificates_.is_open()) {
        return ExitStatus::as_expected;
    }
    if (!search.has_proof()) {
        certificates_.skip();
        warn("no certificate: nothing was proved");
        return ExitStatus::as_expected;
    }
    const std::string label =
        given.single ? "the position" : fmt::format("line {}", given.place.line);
    return certificates_.issue(label, [&](CertificateSink& sink) {
        return search.certify(sink).value_or(Certification{});
    });
}

}  // namespace

ExitStatus mate_command(const std::vector<std::string>& words, Session& session) {
    const CommandSpec spec = mate_spec();
    const ParsedArguments arguments = parse_arguments(spec, words);
    if (arguments.has("help")) {
        session.output.print(help_text(spec));
        return ExitStatus::as_expected;
    }
    const CommonOptions common = read_common_options(arguments);
    const MateOptions options = read_mate_options(arguments, common);
    MateRunner runner(session, common, options, read_certificate_wishes(arguments));
    return for_each_position(session, common.format, arguments.value("fen"),
                             [&](const GivenPosition& given) { return runner.run(given); });
}

}  // namespace alicemate
