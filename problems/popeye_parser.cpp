#include "problems/popeye_parser.h"

#include "problems/epd_opcodes.h"
#include "problems/popeye_conditions.h"
#include "problems/popeye_draft.h"
#include "problems/popeye_forsyth.h"
#include "problems/popeye_keywords.h"
#include "problems/popeye_options.h"
#include "problems/popeye_pieces.h"
#include "problems/popeye_stipulation.h"
#include "problems/popeye_twins.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace alicemate {
namespace {

using Kind = KeywordTable::Match::Kind;

bool is_new_beginning(const PopeyeToken& token) {
    constexpr std::size_t letters_of_begin = 5;
    return token.is_word() && token.first_on_line && token.text.size() >= letters_of_begin &&
           is_popeye_beginning(token.text);
}

class PopeyeParser {
public:
    PopeyeParser(PopeyeTokens& tokens, const std::string& file, std::size_t number,
                 const ReadingDefaults& defaults, PopeyeLanguage language)
        : tokens_(tokens) {
        draft_.defaults = defaults;
        draft_.language = language;
        draft_.problem.id = std::to_string(number);
        draft_.problem.place = {file, tokens.peek().line, tokens.peek().column};
    }

    ParsedPopeyeProblem parse() {
        while (!draft_.is_broken && !is_at_end()) {
            if (in_twins_) {
                read_in_twins();
            } else {
                read_in_diagram();
            }
        }
        if (draft_.is_broken) {
            pass_over_rest();
        }
        const PopeyeEnd end = read_end();
        return {conclude(), end};
    }

private:
    using Handler = void (PopeyeParser::*)(const PopeyeToken&);

    struct Entry {
        std::string_view word;
        Handler handler;
    };

    template <std::size_t N>
    static const Entry* find_entry(const std::array<Entry, N>& entries, std::string_view word) {
        const auto* const found = std::find_if(
            entries.begin(), entries.end(), [&](const Entry& entry) { return entry.word == word; });
        return found == entries.end() ? nullptr : found;
    }

    /// Whether the problem ends here: at its end, the end of the input, or another beginning.
    [[nodiscard]] bool is_at_end() const {
        const PopeyeToken& token = tokens_.peek();
        if (token.kind == PopeyeToken::Kind::end || is_new_beginning(token)) {
            return true;
        }
        // In the diagram a command goes before an end that has the same letters.
        const bool is_command =
            !in_twins_ && draft_.keywords().commands.find(token.text).kind != Kind::none;
        return token.is_word() && !is_command &&
               draft_.keywords().ends.find(token.text).is_unique();
    }

    void read_in_diagram() {
        static constexpr std::array<Entry, 16> entries{{
            {"Author", &PopeyeParser::author},
            {"Award", &PopeyeParser::kept_text},
            {"Condition", &PopeyeParser::condition},
            {"Forsyth", &PopeyeParser::forsyth},
            {"InitialGameArray", &PopeyeParser::initial_game_array},
            {"LaTeX", &PopeyeParser::unsupported_text},
            {"LaTeXPieces", &PopeyeParser::unsupported_command},
            {"Option", &PopeyeParser::option},
            {"Origin", &PopeyeParser::origin},
            {"Pieces", &PopeyeParser::pieces},
            {"Protocol", &PopeyeParser::unsupported_text},
            {"Remark", &PopeyeParser::kept_text},
            {"SStipulation", &PopeyeParser::unsupported_command},
            {"Stipulation", &PopeyeParser::stipulation},
            {"Title", &PopeyeParser::title},
            {"ZeroPosition", &PopeyeParser::zero_position},
        }};
        const auto match = draft_.keywords().find_command(tokens_.peek().text);
        if (match.is_unique() && match.word == "Twin") {
            in_twins_ = true;
            return;
        }
        const Entry* const entry = match.is_unique() ? find_entry(entries, match.word) : nullptr;
        if (entry == nullptr) {
            draft_.give_up(tokens_.peek(), match.kind == Kind::ambiguous
                                               ? "more letters of an ambiguous command"
                                               : "a command such as Pieces, Stipulation, Twin, "
                                                 "NextProblem or EndProblem");
            return;
        }
        command_ = entry->word;
        const PopeyeToken token = tokens_.take();
        (this->*entry->handler)(token);
    }

    void read_in_twins() {
        const PopeyeToken token = tokens_.take();
        if (draft_.keywords().twin_starts.fits(token.text, "Twin")) {
            read_popeye_twin(tokens_, draft_, read_popeye_twin_condition);
        } else if (draft_.keywords().commands.fits(token.text, "Remark")) {
            command_ = "Remark";
            kept_text(token);
        } else {
            draft_.give_up(token,
                           "a change of the twin such as Move, or Twin, NextProblem or "
                           "EndProblem");
        }
    }

    void author(const PopeyeToken& /*token*/) { append_line(draft_.problem.author); }
    void origin(const PopeyeToken& /*token*/) { append_line(draft_.problem.origin); }
    void title(const PopeyeToken& /*token*/) { append_line(draft_.problem.title); }

    /// Repeated text commands add lines; here they are one text.
    void append_line(std::string& text) {
        const std::string line = clean(tokens_.take_rest_of_line());
        text += (text.empty() || line.empty() ? "" : ", ") + line;
    }

    /// Texts are to fit into one line of any format: control characters become spaces.
    static std::string clean(std::string text) {
        std::replace_if(
            text.begin(), text.end(),
            [](char character) {
                return (character >= '\0' && character < ' ') || character == '\x7F';
            },
            ' ');
        return text;
    }

    /// Award and remarks mean nothing to the solver; they are kept as EPD opcodes are. But a remark
    /// may tell the problem's id.
    void kept_text(const PopeyeToken& /*token*/) {
        const std::string name = command_ == "Award" ? "award" : "remark";
        const std::string text = clean(tokens_.take_rest_of_line());
        if (text.empty()) {
            return;
        }
        if (name == "remark" && text.compare(0, popeye_id_mark.size(), popeye_id_mark) == 0 &&
            text.size() > popeye_id_mark.size()) {
            draft_.problem.id = text.substr(popeye_id_mark.size());
            return;
        }
        const std::string written = quote_epd_string(text);
        auto& opcodes = draft_.problem.other_opcodes;
        const auto same = std::find_if(opcodes.begin(), opcodes.end(),
                                       [&](const auto& opcode) { return opcode.first == name; });
        if (same == opcodes.end()) {
            opcodes.emplace_back(name, written);
        } else if (name == "award") {
            same->second = written;
        } else {
            same->second += " " + written;
        }
    }

    void pieces(const PopeyeToken& /*token*/) { read_popeye_pieces(tokens_, draft_); }
    void forsyth(const PopeyeToken& /*token*/) { read_popeye_forsyth(tokens_, draft_); }
    void condition(const PopeyeToken& /*token*/) {
        if (read_popeye_conditions(tokens_, draft_)) {
            draft_.is_alice = true;
        }
    }
    void option(const PopeyeToken& /*token*/) { read_popeye_options(tokens_, draft_); }

    void initial_game_array(const PopeyeToken& /*token*/) {
        draft_.problem.setup.boards = game_array().boards;
        draft_.placed.fill(std::nullopt);
    }

    void unsupported_text(const PopeyeToken& token) {
        note_unsupported_command(token);
        tokens_.take_rest_of_line();
    }

    void unsupported_command(const PopeyeToken& token) {
        note_unsupported_command(token);
        while (tokens_.peek().is_word() &&
               !draft_.keywords().looks_like_command(tokens_.peek().text)) {
            tokens_.take();
        }
    }

    void note_unsupported_command(const PopeyeToken& token) {
        draft_.note(token, "unsupported command " + quoted(command_), "the problem without it");
    }

    void stipulation(const PopeyeToken& /*token*/) {
        const PopeyeToken token = tokens_.peek();
        const auto stipulation = read_popeye_stipulation(tokens_, draft_);
        if (stipulation && draft_.stipulation) {
            draft_.note(token, "a second stipulation " + alicemate::quoted(token.text),
                        "one stipulation a problem", 0);
        } else if (stipulation) {
            draft_.stipulation = stipulation;
        }
    }

    void zero_position(const PopeyeToken& /*token*/) {
        in_twins_ = true;
        draft_.problem.zero_position = true;
        read_popeye_twin(tokens_, draft_, read_popeye_twin_condition);
    }

    /// Goes on to the end of a problem that cannot be understood. Texts may hold any word.
    void pass_over_rest() {
        in_twins_ = true;  // so that a doubtful word counts as an end rather than as a command
        while (tokens_.peek().kind != PopeyeToken::Kind::end && !is_new_beginning(tokens_.peek())) {
            const std::string& text = tokens_.peek().text;
            const auto match = draft_.keywords().find_command(text);
            const bool is_telling = draft_.keywords().looks_like_command(text);
            if (is_telling && (match.word == "EndProblem" || match.word == "NextProblem")) {
                return;
            }
            static constexpr std::array<std::string_view, 7> text_commands{
                "Author", "Award", "LaTeX", "Origin", "Protocol", "Remark", "Title"};
            const bool is_text = std::find(text_commands.begin(), text_commands.end(),
                                           match.word) != text_commands.end();
            tokens_.take();
            if (is_telling && is_text) {
                tokens_.take_rest_of_line();
            }
        }
    }

    PopeyeEnd read_end() {
        const PopeyeToken& token = tokens_.peek();
        const bool is_new = is_new_beginning(token);
        if (token.kind == PopeyeToken::Kind::end || is_new) {
            draft_.note(token, PopeyeDraft::describe(token), "NextProblem or EndProblem");
            return is_new ? PopeyeEnd::new_beginning : PopeyeEnd::end_of_input;
        }
        const auto match = draft_.keywords().ends.find(token.text);
        if (!draft_.stipulation && draft_.faults.empty()) {
            draft_.note(token, PopeyeDraft::describe(token), "the command Stipulation before it");
        }
        tokens_.take();
        return match.word == "NextProblem" ? PopeyeEnd::next_problem : PopeyeEnd::end_problem;
    }

    [[nodiscard]] tl::expected<Problem, InputError> conclude() {
        check_twins();
        apply_white_to_play();
        check_post_key_play();
        if (!draft_.faults.empty()) {
            return tl::unexpected(joined_faults());
        }
        Problem problem = std::move(draft_.problem);
        problem.rules = draft_.rules(draft_.is_alice);
        problem.stipulation = *draft_.stipulation;
        problem.setup.to_move =
            side_to_move(problem.stipulation, problem.options, draft_.half_duplex);
        const CastlingRights assumed =
            assumed_castling_rights(problem.setup, problem.rules.castling);
        for (const Color color : {Color::white, Color::black}) {
            for (const Wing wing : {Wing::king_side, Wing::queen_side}) {
                if (assumed.has(color, wing) && !draft_.castling_denied.has(color, wing)) {
                    problem.setup.castling.add(color, wing);
                }
            }
        }
        if (!problem.twins.empty()) {
            problem.twin_castling_denied = draft_.castling_denied;
        }
        return problem;
    }

    /// A man on a named board needs two boards, in a twin by the problem's or the twin's condition.
    void check_twins() {
        const auto has_condition = [](const Twin& twin) {
            return std::any_of(twin.changes.begin(), twin.changes.end(),
                               [](const TwinChange& change) {
                                   return std::holds_alternative<TwinCondition>(change.what);
                               });
        };
        const std::vector<Twin>& twins = draft_.problem.twins;
        if (draft_.board_in_twin && !draft_.is_alice &&
            std::none_of(twins.begin(), twins.end(), has_condition)) {
            draft_.note(*draft_.board_in_twin, "a man on a named board",
                        "Condition AliceChess, in the diagram or the twin");
        }
    }

    /// White to play: help play without its first half-move.
    void apply_white_to_play() {
        if (!draft_.white_to_play || !draft_.stipulation) {
            return;
        }
        shorten(*draft_.stipulation);
        for (Twin& twin : draft_.problem.twins) {
            for (TwinChange& change : twin.changes) {
                if (auto* const other = std::get_if<TwinStipulation>(&change.what)) {
                    shorten(other->stipulation);
                }
            }
        }
    }

    void shorten(Stipulation& stipulation) {
        if (is_series(stipulation.play)) {
            draft_.note(*draft_.white_to_play,
                        "unsupported option \"WhiteToPlay\" with " + to_string(stipulation),
                        "it with help play");
        } else if (is_battle(stipulation.play) || stipulation.half_moves % 2 != 0) {
            remark_inapplicable(*draft_.white_to_play, "WhiteToPlay", stipulation);
        } else {
            --stipulation.half_moves;
        }
    }

    void check_post_key_play() {
        if (draft_.post_key_play && draft_.stipulation && !is_battle(draft_.stipulation->play)) {
            remark_inapplicable(*draft_.post_key_play, "PostKeyPlay", *draft_.stipulation);
        }
    }

    void remark_inapplicable(const PopeyeToken& token, std::string_view option,
                             const Stipulation& stipulation) {
        draft_.remark(token, fmt::format("option {} is passed over: it does not apply to {}",
                                         alicemate::quoted(option), to_string(stipulation)));
    }

    /// The first fault, the others behind it with line and column.
    [[nodiscard]] InputError joined_faults() const {
        constexpr std::size_t most_shown = 10;
        const PopeyeFault& first = draft_.faults.front();
        InputError joined{{draft_.problem.place.file, first.line, first.what.column},
                          message(first.what),
                          draft_.problem.id};
        const std::size_t shown = std::min(draft_.faults.size(), most_shown);
        for (std::size_t i = 1; i < shown; ++i) {
            const PopeyeFault& fault = draft_.faults[i];
            joined.message +=
                fmt::format("; at {}:{} {}", fault.line, fault.what.column, message(fault.what));
        }
        if (shown < draft_.faults.size()) {
            joined.message += fmt::format("; and {} more faults", draft_.faults.size() - shown);
        }
        return joined;
    }

    PopeyeTokens& tokens_;
    PopeyeDraft draft_;
    std::string_view command_;  ///< the one being read, in full
    bool in_twins_ = false;
};

}  // namespace

ParsedPopeyeProblem parse_popeye_problem(PopeyeTokens& tokens, const std::string& file,
                                         std::size_t number, const ReadingDefaults& defaults,
                                         PopeyeLanguage language) {
    return PopeyeParser(tokens, file, number, defaults, language).parse();
}

}  // namespace alicemate
