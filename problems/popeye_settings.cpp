#include "problems/popeye_settings.h"

#include "problems/popeye_keywords.h"
#include "problems/popeye_pieces.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace alicemate {
namespace {

using Kind = KeywordTable::Match::Kind;

std::optional<unsigned> parse_number(std::string_view text) {
    unsigned number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool whole = error == std::errc() && end == text.data() + text.size();
    return whole ? std::optional(number) : std::nullopt;
}

/// Reads one list of options.
class OptionListReader {
public:
    OptionListReader(PopeyeTokens& tokens, PopeyeDraft& draft) : tokens_(tokens), draft_(draft) {}

    void read() {
        bool has_option = false;
        while (!draft_.is_broken && tokens_.peek().is_word()) {
            const auto match = popeye_options().find(tokens_.peek().text);
            if (match.kind == Kind::none) {
                break;
            }
            has_option = true;
            const PopeyeToken token = tokens_.take();
            if (match.is_unique()) {
                read_option(token, match.word);
            } else {
                draft_.note(token, "ambiguous option " + quoted(token.text), "more letters of it");
            }
        }
        if (!has_option) {
            draft_.give_up(tokens_.peek(), "the name of an option");
        }
    }

private:
    void read_option(const PopeyeToken& token, std::string_view name) {
        ProblemOptions& options = draft_.problem.options;
        if (name == "SetPlay") {
            options.set_play = true;
        } else if (name == "Try") {
            options.try_refutations = 1;
        } else if (name == "Variations") {
            options.variations = true;
        } else if (name == "NoBoard") {
            options.no_board = true;
        } else if (name == "Defence") {
            read_defence();
        } else if (name == "NoCastling") {
            read_no_castling();
        } else if (name == "EnPassant") {
            read_en_passant();
        } else if (name == "Intelligent" && parse_number(tokens_.peek().text)) {
            draft_.note(token, "unsupported option \"Intelligent\" with a number",
                        "it without number");
            tokens_.take();
        } else if (name != "MoveNumbers" && name != "Intelligent") {
            draft_.note(token, "unsupported option " + quoted(name),
                        "SetPlay, Try, Defence, Variations, NoCastling or EnPassant");
            pass_over_arguments();
        }
    }

    /// Arguments of options are numbers and lists of squares.
    void pass_over_arguments() {
        while (parse_number(tokens_.peek().text) || parse_popeye_squares(tokens_.peek().text)) {
            tokens_.take();
        }
    }

    void read_defence() {
        const auto number = parse_number(tokens_.peek().text);
        if (!number) {
            draft_.give_up(tokens_.peek(), "the number of refutations after Defence");
            return;
        }
        draft_.problem.options.try_refutations = *number;
        tokens_.take();
    }

    /// The squares of kings and rooks that have moved; a king's square takes both its rights.
    void read_no_castling() {
        const auto squares = parse_popeye_squares(tokens_.peek().text);
        const PopeyeToken token = tokens_.peek();
        if (!squares) {
            draft_.give_up(token, "squares of a1, e1, h1, a8, e8, h8 after NoCastling");
            return;
        }
        tokens_.take();
        for (std::size_t i = 0; i < squares->size(); ++i) {
            CastlingRights left = all_rights();
            left.touch(bit((*squares)[i]));
            if (left == all_rights()) {
                draft_.note(token, quoted(to_string((*squares)[i])),
                            "squares of a1, e1, h1, a8, e8, h8", 2 * i);
            }
            deny_missing(left);
        }
    }

    static CastlingRights all_rights() { return game_array().castling; }

    void deny_missing(CastlingRights left) {
        for (const Color color : {Color::white, Color::black}) {
            for (const Wing wing : {Wing::king_side, Wing::queen_side}) {
                if (!left.has(color, wing)) {
                    draft_.castling_denied.add(color, wing);
                }
            }
        }
    }

    /// Departure, square passed over, arrival of a double step, in one word.
    void read_en_passant() {
        const PopeyeToken token = tokens_.peek();
        const auto squares = parse_popeye_squares(token.text);
        const bool is_step = squares && squares->size() == 3 &&
                             is_double_step((*squares)[0], (*squares)[1], (*squares)[2]);
        if (!is_step) {
            draft_.give_up(token, "the squares of a double step such as e2e3e4 after EnPassant");
            return;
        }
        tokens_.take();
        draft_.problem.setup.en_passant = (*squares)[1];
    }

    static bool is_double_step(Square from, Square over, Square to) {
        const Color color = rank_of(from) == 1 ? Color::white : Color::black;
        return relative_rank(color, from) == 1 && over == step_ahead(color, from) &&
               to == step_ahead(color, over);
    }

    PopeyeTokens& tokens_;
    PopeyeDraft& draft_;
};

}  // namespace

void read_popeye_conditions(PopeyeTokens& tokens, PopeyeDraft& draft) {
    bool has_condition = false;
    bool pass_over_arguments = false;
    while (tokens.peek().is_word()) {
        const auto match = popeye_conditions().find(tokens.peek().text);
        if (match.is_unique() || (match.kind == Kind::ambiguous && !pass_over_arguments)) {
            has_condition = true;
            const PopeyeToken token = tokens.take();
            const bool is_alice = match.is_unique() && match.word == "AliceChess";
            pass_over_arguments = match.is_unique() && !is_alice;
            draft.is_alice = draft.is_alice || is_alice;
            if (!match.is_unique()) {
                draft.note(token, "ambiguous condition " + quoted(token.text),
                           "more letters of it");
            } else if (!is_alice) {
                draft.note(token, "unsupported condition " + quoted(match.word), "AliceChess");
            }
        } else if (pass_over_arguments && !looks_like_popeye_command(tokens.peek().text)) {
            tokens.take();
        } else {
            break;
        }
    }
    if (!has_condition) {
        draft.give_up(tokens.peek(), "the name of a condition");
    }
}

void read_popeye_options(PopeyeTokens& tokens, PopeyeDraft& draft) {
    OptionListReader(tokens, draft).read();
}

}  // namespace alicemate
