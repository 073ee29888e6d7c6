#include "problems/popeye_parser.h"

#include "problems/epd_opcodes.h"
#include "problems/popeye_draft.h"
#include "problems/popeye_forsyth.h"
#include "problems/popeye_keywords.h"
#include "problems/popeye_pieces.h"
#include "problems/popeye_settings.h"

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

/// The file's word on the rules is whether there is a second board; where it says nothing, and on
/// what it cannot say, the defaults hold.
Rules rules_of_draft(const PopeyeDraft& draft, const ReadingDefaults& defaults) {
    const bool usable = defaults.rules && (defaults.rules->transfer || !draft.is_alice);
    return usable ? *defaults.rules : (draft.is_alice ? Rules::popeye() : Rules::orthodox());
}

class PopeyeParser {
public:
    PopeyeParser(PopeyeTokens& tokens, const std::string& file, std::size_t number)
        : tokens_(tokens) {
        draft_.problem.id = std::to_string(number);
        draft_.problem.place = {file, tokens.peek().line, tokens.peek().column};
    }

    ParsedPopeyeProblem parse(const ReadingDefaults& defaults) {
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
        return {conclude(defaults), end};
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
        const bool is_command = !in_twins_ && popeye_commands().find(token.text).kind != Kind::none;
        return token.is_word() && !is_command && popeye_ends().find(token.text).is_unique();
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
        const auto match = find_popeye_command(tokens_.peek().text);
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
        const auto change = popeye_twin_changes().find(token.text);
        if (abbreviates(token.text, "Twin")) {
            draft_.problem.twins.emplace_back();
            if (abbreviates(tokens_.peek().text, "Continued") &&
                popeye_twin_changes().find(tokens_.peek().text).is_unique()) {
                tokens_.take();
                draft_.problem.twins.back().continued = true;
            }
        } else if (change.is_unique() && change.word == "Move") {
            twin_move();
        } else if (change.kind == Kind::none && abbreviates(token.text, "Remark")) {
            command_ = "Remark";
            kept_text(token);
        } else if (change.is_unique()) {
            draft_.note(token, "unsupported change of a twin " + quoted(change.word), "Move");
            pass_over_twin_arguments();
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

    /// Award and remarks mean nothing to the solver; they are kept as EPD opcodes are.
    void kept_text(const PopeyeToken& /*token*/) {
        const std::string name = command_ == "Award" ? "award" : "remark";
        const std::string text = clean(tokens_.take_rest_of_line());
        if (text.empty()) {
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
    void condition(const PopeyeToken& /*token*/) { read_popeye_conditions(tokens_, draft_); }
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
        while (tokens_.peek().is_word() && !looks_like_popeye_command(tokens_.peek().text)) {
            tokens_.take();
        }
    }

    void note_unsupported_command(const PopeyeToken& token) {
        draft_.note(token, "unsupported command " + quoted(command_), "the problem without it");
    }

    void stipulation(const PopeyeToken& /*token*/) {
        if (!tokens_.peek().is_word()) {
            draft_.give_up(tokens_.peek(), "a stipulation such as h#2");
            return;
        }
        const PopeyeToken token = tokens_.take();
        std::string text = token.text;
        // The number of moves may stand apart.
        const auto is_number_character = [](char character) {
            return (character >= '0' && character <= '9') || character == '.';
        };
        if (std::none_of(text.begin(), text.end(), is_number_character) &&
            std::all_of(tokens_.peek().text.begin(), tokens_.peek().text.end(),
                        is_number_character)) {
            text += tokens_.take().text;
        }
        const auto read = read_stipulation(text);
        if (!read) {
            const std::size_t offset = std::min(read.error().column - 1, token.text.size());
            draft_.note(token, read.error().found + " in stipulation " + quoted(text),
                        read.error().expected, offset);
            return;
        }
        if (draft_.stipulation) {
            draft_.note(token, "a second stipulation " + alicemate::quoted(text),
                        "one stipulation a problem", 0);
            return;
        }
        draft_.stipulation = *read;
    }

    void zero_position(const PopeyeToken& token) {
        note_unsupported_command(token);
        pass_over_twin_arguments();
        in_twins_ = true;
    }

    void twin_move() {
        if (draft_.problem.twins.empty()) {  // behind ZeroPosition, which is noted already
            pass_over_twin_arguments();
            return;
        }
        const PopeyeToken token = tokens_.take();
        auto squares = parse_popeye_squares(token.text);
        if (squares && squares->size() == 1) {
            const auto second = parse_popeye_squares(tokens_.peek().text);
            if (second) {
                squares->insert(squares->end(), second->begin(), second->end());
                tokens_.take();
            }
        }
        if (!squares || squares->size() != 2) {
            draft_.give_up(token, "two squares after Move, such as h1 h2");
            return;
        }
        SourcePlace place = draft_.problem.place;
        place.line = token.line;
        place.column = token.column;
        draft_.problem.twins.back().moves.push_back({squares->at(0), squares->at(1), place});
    }

    void pass_over_twin_arguments() {
        while (tokens_.peek().is_word()) {
            const std::string& text = tokens_.peek().text;
            constexpr std::size_t shortest_change = 3;
            const bool is_change =
                text.size() >= shortest_change && popeye_twin_changes().find(text).is_unique();
            if (is_change || looks_like_popeye_command(text) || is_new_beginning(tokens_.peek())) {
                return;
            }
            tokens_.take();
        }
    }

    /// Goes on to the end of a problem that cannot be understood. Texts may hold any word.
    void pass_over_rest() {
        in_twins_ = true;  // so that a doubtful word counts as an end rather than as a command
        while (tokens_.peek().kind != PopeyeToken::Kind::end && !is_new_beginning(tokens_.peek())) {
            const std::string& text = tokens_.peek().text;
            const auto match = find_popeye_command(text);
            const bool is_telling = looks_like_popeye_command(text);
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
        const auto match = popeye_ends().find(token.text);
        if (!draft_.stipulation && draft_.faults.empty()) {
            draft_.note(token, PopeyeDraft::describe(token), "the command Stipulation before it");
        }
        tokens_.take();
        return match.word == "NextProblem" ? PopeyeEnd::next_problem : PopeyeEnd::end_problem;
    }

    [[nodiscard]] tl::expected<Problem, InputError> conclude(const ReadingDefaults& defaults) {
        if (!draft_.faults.empty()) {
            return tl::unexpected(joined_faults());
        }
        Problem problem = std::move(draft_.problem);
        problem.rules = rules_of_draft(draft_, defaults);
        problem.stipulation = *draft_.stipulation;
        problem.setup.to_move = popeye_beginner(problem.stipulation);
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

    /// The first fault, the others behind it with line and column.
    [[nodiscard]] InputError joined_faults() const {
        constexpr std::size_t most_shown = 10;
        InputError joined = draft_.faults.front();
        const std::size_t shown = std::min(draft_.faults.size(), most_shown);
        for (std::size_t i = 1; i < shown; ++i) {
            const InputError& fault = draft_.faults[i];
            joined.message +=
                fmt::format("; at {}:{} {}", fault.place.line, fault.place.column, fault.message);
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

Color popeye_beginner(const Stipulation& stipulation) {
    const bool whole = stipulation.half_moves % 2 == 0;
    switch (stipulation.play) {
        case Play::help: return whole ? Color::black : Color::white;
        case Play::help_self:
        case Play::help_reflex: return whole ? Color::white : Color::black;
        case Play::series_help: return Color::black;
        default: return Color::white;
    }
}

ParsedPopeyeProblem parse_popeye_problem(PopeyeTokens& tokens, const std::string& file,
                                         std::size_t number, const ReadingDefaults& defaults) {
    return PopeyeParser(tokens, file, number).parse(defaults);
}

}  // namespace alicemate
