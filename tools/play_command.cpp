#include "core/move_text.h"
#include "core/position_text.h"
#include "problems/reports.h"
#include "tools/commands.h"
#include "tools/move_words.h"
#include "tools/position_input.h"
#include "tools/state_name.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <utility>

namespace alicemate {
namespace {

CommandSpec play_spec() {
    CommandSpec spec;
    spec.name = "play";
    spec.usage = "[--fen FEN|-] [OPTION...] MOVE...";
    spec.about =
        "Plays moves from a position and shows the position they lead to. A move is written in\n"
        "coordinates (e2e4, e7e8q) or in algebraic notation (Nf3, dxe4/A; /A marks a man that\n"
        "arrives on board A). Move numbers among the moves are passed over.\n";
    spec.options = {{"fen", OptionSpec::Value::required, "FEN",
                     "the position (default: the game array); - reads one a line"}};
    spec.common_options = common_option_specs();
    spec.takes_operands = true;
    return spec;
}

/// A game as far as it has been played.
class Game {
public:
    Game(const GivenPosition& given, const Position& position)
        : position_(position),
          counters_(given.setup.counters),
          first_to_move_(position.to_move()),
          first_number_(given.setup.counters ? given.setup.counters->full_moves : 1) {}

    void play(Move move) {
        san_.push_back(write_algebraic(position_, move));
        if (counters_) {
            const bool progress = move.is_capture() || move.piece() == PieceType::pawn;
            counters_->half_moves = progress ? 0 : counters_->half_moves + 1;
            counters_->full_moves += position_.to_move() == Color::black ? 1U : 0U;
        }
        position_ = position_.after(move);
    }

    [[nodiscard]] const Position& position() const { return position_; }
    [[nodiscard]] const std::vector<std::string>& san() const { return san_; }
    [[nodiscard]] Setup setup() const {
        Setup setup = position_.to_setup();
        setup.counters = counters_;
        return setup;
    }
    /// "1.e4 d5 2.Be2", "4...Kf8 5.Bh6".
    [[nodiscard]] std::string numbered_moves() const {
        std::string text;
        Color to_move = first_to_move_;
        unsigned number = first_number_;
        for (const std::string& move : san_) {
            if (to_move == Color::white) {
                text += fmt::format("{}{}.", text.empty() ? "" : " ", number);
            } else {
                text += text.empty() ? fmt::format("{}...", number) : " ";
                ++number;
            }
            text += move;
            to_move = ~to_move;
        }
        return text;
    }

private:
    Position position_;
    std::optional<MoveCounters> counters_;
    Color first_to_move_;
    unsigned first_number_;
    std::vector<std::string> san_;
};

InputError move_error(const MoveWord& word, const MoveTextError& error,
                      const GivenPosition& given) {
    const bool malformed = error.kind == MoveTextError::Kind::syntax;
    std::string text = fmt::format("{}: {}", alicemate::quoted(word.text), message(error));
    if (!given.single) {
        text += fmt::format(" (in the position of line {})", given.place.line);
    }
    const std::size_t column = word.column + (malformed ? error.text.column - 1 : 0);
    return {{"MOVE", word.operand, column}, std::move(text), {}};
}

std::string text_of(const Game& game, bool quiet) {
    const Setup setup = game.setup();
    std::string text = quiet ? "" : text_diagram(setup) + "\n";
    text += fmt::format("fen {}\n", write_two_board(setup));
    if (!game.san().empty()) {
        text += fmt::format("moves {}\n", game.numbered_moves());
    }
    text += fmt::format("state {}\n", to_string(state_of(game.position())));
    return text;
}

std::string json_of(const Game& game) {
    nlohmann::ordered_json object;
    object["fen"] = write_two_board(game.setup());
    object["state"] = to_string(state_of(game.position()));
    object["san"] = game.san();
    return object.dump() + "\n";
}

tl::expected<Game, InputError> play_all(const GivenPosition& given, const Rules& rules,
                                        const std::vector<MoveWord>& words) {
    const auto position = sound_position(given, rules);
    if (!position) {
        return tl::unexpected(position.error());
    }
    Game game(given, *position);
    for (const MoveWord& word : words) {
        const auto move = read_move(game.position(), word.text);
        if (!move) {
            return tl::unexpected(move_error(word, move.error(), given));
        }
        game.play(*move);
    }
    return game;
}

}  // namespace

ExitStatus play_command(const std::vector<std::string>& words, Session& session) {
    const CommandSpec spec = play_spec();
    const ParsedArguments arguments = parse_arguments(spec, words);
    if (arguments.has("help")) {
        session.output.print(help_text(spec));
        return ExitStatus::as_expected;
    }
    const CommonOptions options = read_common_options(arguments);
    const std::vector<MoveWord> moves = move_words(arguments.operands());
    const auto play = [&](const GivenPosition& given) {
        const auto game = play_all(given, options.rules(), moves);
        if (!game) {
            report_error(session, options.format, game.error());
            return ExitStatus::bad_input;
        }
        session.output.print(options.format == Format::json ? json_of(*game)
                                                            : text_of(*game, options.quiet));
        return ExitStatus::as_expected;
    };
    return for_each_position(session, options.format, arguments.value("fen"), play);
}

}  // namespace alicemate
