#include "core/move_text.h"
#include "core/position_text.h"
#include "tools/commands.h"
#include "tools/failures.h"
#include "tools/option_values.h"
#include "tools/parallel_perft.h"
#include "tools/position_input.h"
#include "tools/progress_line.h"
#include "tools/stop_status.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace alicemate {
namespace {

constexpr unsigned most_depth = 100;

CommandSpec perft_spec() {
    using enum OptionSpec::Value;
    CommandSpec spec;
    spec.name = "perft";
    spec.usage = "[--fen FEN|-] --depth N [--divide|--tally] [OPTION...]";
    spec.about =
        "Counts the games of exactly N half-moves from a position. Games that end sooner do not\n"
        "count. When a limit or a signal ends the work, what was counted until then is printed "
        "and\n"
        "marked as partial: the games are at least so many.\n";
    spec.options = {
        {"fen", required, "FEN", "the position (default: the game array); - reads one a line"},
        {"depth", required, "N", "length of the games in half-moves"},
        {"divide", none, "", "count by first move"},
        {"tally", none, "",
         "count also how many end in check (mates included), in mate and in stalemate"}};
    spec.common_options = common_option_specs();
    return spec;
}

struct PerftRequest {
    CommonOptions options;
    PerftTask task;
    bool divide = false;
};

PerftRequest read_request(const ParsedArguments& arguments) {
    reject_both(arguments, "divide", "tally");
    PerftRequest request;
    request.options = read_common_options(arguments);
    const auto depth = arguments.value("depth");
    if (!depth) {
        throw UsageError("--depth is missing");
    }
    request.task.depth =
        static_cast<unsigned>(whole_number("--depth", *depth, {.least = 0, .most = most_depth}));
    request.task.tally = arguments.has("tally");
    request.task.threads = request.options.threads;
    request.divide = arguments.has("divide");
    return request;
}

std::string divide_text(const PerftCount& count) {
    std::string text;
    for (const PerftBranch& branch : count.branches) {
        if (branch.complete) {
            text += fmt::format("{}: {}\n", write_coordinate(branch.move), branch.tally.nodes);
        }
    }
    return text + fmt::format("total: {}\n", count.total.nodes);
}

std::string text_of(const GivenPosition& given, const PerftRequest& request,
                    const PerftCount& count) {
    std::string text;
    if (!given.single && !request.options.quiet) {
        text += fmt::format("fen {}\n", write_two_board(given.setup));
    }
    if (count.reason != StopReason::none) {
        text += fmt::format("partial ({}): at least\n", to_string(count.reason));
    }
    text += request.divide ? divide_text(count) : fmt::format("nodes {}\n", count.total.nodes);
    if (request.task.tally) {
        text += fmt::format("checks {}\nmates {}\nstalemates {}\n", count.total.checks,
                            count.total.mates, count.total.stalemates);
    }
    if (!request.options.quiet) {
        text += fmt::format("seconds {:.3f}\n", count.seconds);
    }
    return text;
}

std::string json_of(const GivenPosition& given, const PerftRequest& request,
                    const PerftCount& count) {
    nlohmann::ordered_json object;
    object["fen"] = write_two_board(given.setup);
    object["rules"] = to_string(request.options.rules());
    object["depth"] = request.task.depth;
    object["nodes"] = count.total.nodes;
    if (request.task.tally) {
        object["checks"] = count.total.checks;
        object["mates"] = count.total.mates;
        object["stalemates"] = count.total.stalemates;
    }
    if (request.divide) {
        object["divide"] = nlohmann::ordered_json::object();
        for (const PerftBranch& branch : count.branches) {
            if (branch.complete) {
                object["divide"][write_coordinate(branch.move)] = branch.tally.nodes;
            }
        }
    }
    object["seconds"] = count.seconds;
    if (count.reason != StopReason::none) {
        object["outcome"] = "unknown";
        object["reason"] = to_string(count.reason);
    }
    return object.dump() + "\n";
}

PerftCount count_games(const Position& position, const PerftRequest& request, Session& session) {
    ProgressLine line(fmt::format("perft {}", request.task.depth), request.options.quiet);
    return parallel_perft(position, request.task, request.options.limits,
                          {session.stop, line.observer()});
}

}  // namespace

ExitStatus perft_command(const std::vector<std::string>& words, Session& session) {
    const CommandSpec spec = perft_spec();
    const ParsedArguments arguments = parse_arguments(spec, words);
    if (arguments.has("help")) {
        session.output.print(help_text(spec));
        return ExitStatus::as_expected;
    }
    const PerftRequest request = read_request(arguments);
    const Format format = request.options.format;
    const auto count_one = [&](const GivenPosition& given) {
        const auto position = sound_position(given, request.options.rules());
        if (!position) {
            report_error(session, format, position.error());
            return ExitStatus::bad_input;
        }
        const PerftCount count = count_games(*position, request, session);
        session.output.print(format == Format::json ? json_of(given, request, count)
                                                    : text_of(given, request, count));
        return status_of(count.reason);
    };
    return for_each_position(session, format, arguments.value("fen"), count_one);
}

}  // namespace alicemate
