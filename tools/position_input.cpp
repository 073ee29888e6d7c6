#include "tools/position_input.h"

#include "core/position_text.h"
#include "tools/input_file.h"

#include <istream>
#include <string_view>

namespace alicemate {
namespace {

constexpr std::string_view blanks = " \t\r\v\f";

using Function = std::function<ExitStatus(const GivenPosition&)>;

/// A text with the place where it begins.
struct PlacedText {
    std::string_view text;
    SourcePlace place;
    bool single = true;
};

ExitStatus answer(Session& session, Format format, PlacedText input, const Function& function) {
    const auto setup = read_position(input.text);
    if (!setup) {
        input.place.column += setup.error().column - 1;
        report_error(session, format, {input.place, message(setup.error()), {}});
        return ExitStatus::bad_input;
    }
    return function({*setup, input.place, input.single});
}

ExitStatus answer_lines(Session& session, Format format, const Function& function) {
    InputFile file("-", session.stop);
    std::istream input(&file);
    ExitStatus status = ExitStatus::as_expected;
    std::string line;
    for (std::size_t number = 1; std::getline(input, line); ++number) {
        if (session.stop.stop_requested()) {
            break;
        }
        const std::size_t begin = line.find_first_not_of(blanks);
        if (begin == std::string::npos || line[begin] == '#') {
            continue;
        }
        const std::size_t end = line.find_last_not_of(blanks) + 1;
        const PlacedText text{std::string_view(line).substr(begin, end - begin),
                              {file.name(), number, begin + 1},
                              false};
        status = graver(status, answer(session, format, text, function));
    }
    if (!file.error().empty()) {
        report_error(session, format, error_of_input(file.name(), file.error()));
        status = graver(status, ExitStatus::bad_input);
    }
    return session.stop.stop_requested() ? ExitStatus::interrupted : status;
}

}  // namespace

ExitStatus for_each_position(Session& session, Format format, const FenOption& fen,
                             const Function& function) {
    if (!fen) {
        return function({game_array(), {"game array", 0, 0}, true});
    }
    if (*fen == "-") {
        return answer_lines(session, format, function);
    }
    return answer(session, format, {*fen, {"--fen", 1, 1}, true}, function);
}

tl::expected<Position, InputError> sound_position(const GivenPosition& given, const Rules& rules) {
    auto position = Position::from(given.setup, rules);
    if (!position) {
        return tl::unexpected(InputError{given.place, message(position.error()), {}});
    }
    return *position;
}

}  // namespace alicemate
