#include "core/move_text.h"
#include "core/position_text.h"
#include "tools/commands.h"
#include "tools/position_input.h"
#include "tools/state_name.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace alicemate {
namespace {

CommandSpec moves_spec() {
    CommandSpec spec;
    spec.name = "moves";
    spec.usage = "[--fen FEN|-] [OPTION...]";
    spec.about =
        "Lists the legal moves of a position, a line each, in coordinates and in algebraic\n"
        "notation, and says whether the side to move is in check, mated or stalemated.\n";
    spec.options = {{"fen", OptionSpec::Value::required, "FEN",
                     "the position (default: the game array); - reads one a line"}};
    spec.common_options = common_option_specs();
    return spec;
}

std::string text_of(const GivenPosition& given, const Position& position, bool quiet) {
    std::string text;
    if (!given.single && !quiet) {
        text += fmt::format("fen {}\n", write_two_board(given.setup));
    }
    for (const Move move : sorted_legal_moves(position)) {
        text += fmt::format("{} {}\n", write_coordinate(move), write_algebraic(position, move));
    }
    text += fmt::format("state {}\n", to_string(state_of(position)));
    return text;
}

std::string json_of(const GivenPosition& given, const Position& position) {
    nlohmann::ordered_json object;
    object["fen"] = write_two_board(given.setup);
    object["moves"] = nlohmann::ordered_json::array();
    for (const Move move : sorted_legal_moves(position)) {
        object["moves"].push_back(
            {{"coordinate", write_coordinate(move)}, {"san", write_algebraic(position, move)}});
    }
    object["state"] = to_string(state_of(position));
    return object.dump() + "\n";
}

}  // namespace

ExitStatus moves_command(const std::vector<std::string>& words, Session& session) {
    const CommandSpec spec = moves_spec();
    const ParsedArguments arguments = parse_arguments(spec, words);
    if (arguments.has("help")) {
        session.output.print(help_text(spec));
        return ExitStatus::as_expected;
    }
    const CommonOptions options = read_common_options(arguments);
    const auto list = [&](const GivenPosition& given) {
        const auto position = sound_position(given, options.rules());
        if (!position) {
            report_error(session, options.format, position.error());
            return ExitStatus::bad_input;
        }
        session.output.print(options.format == Format::json
                                 ? json_of(given, *position)
                                 : text_of(given, *position, options.quiet));
        return ExitStatus::as_expected;
    };
    return for_each_position(session, options.format, arguments.value("fen"), list);
}

}  // namespace alicemate
