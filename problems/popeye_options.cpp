#include "problems/popeye_options.h"

#include "problems/popeye_keywords.h"
#include "problems/popeye_pieces.h"
#include "problems/whole_number.h"

#include <algorithm>
#include <array>

namespace alicemate {
namespace {

using Kind = KeywordTable::Match::Kind;

/// Reads one list of options.
class OptionListReader {
public:
    OptionListReader(PopeyeTokens& tokens, PopeyeDraft& draft)
        : tokens_(tokens), draft_(draft), options_(draft.problem.options) {}

    void read() {
        bool has_option = false;
        while (!draft_.is_broken && tokens_.peek().is_word()) {
            const auto match = draft_.keywords().options.find(tokens_.peek().text);
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
    using Handler = void (OptionListReader::*)(const PopeyeToken&);

    struct Entry {
        std::string_view word;
        Handler handler;
    };

    void read_option(const PopeyeToken& token, std::string_view name) {
        using Self = OptionListReader;
        static constexpr std::array<Entry, 29> entries{{
            {"Beep", &Self::beep},
            {"Defence", &Self::defence},
            {"Duplex", &Self::duplex},
            {"EnPassant", &Self::en_passant},
            {"HalfDuplex", &Self::half_duplex},
            {"Intelligent", &Self::intelligent},
            {"MaxFlightsquares", &Self::max_flights},
            {"MaxSolutions", &Self::max_solutions},
            {"MaxTime", &Self::max_time},
            {"MoveNumbers", &Self::ignore},
            {"MultiSolutions", &Self::ignore},
            {"NoBk", &Self::ignore},
            {"NoBoard", &Self::flag<&ProblemOptions::no_board>},
            {"NoCastling", &Self::no_castling},
            {"NonTrivial", &Self::non_trivial},
            {"NoShortVariations", &Self::flag<&ProblemOptions::no_short_variations>},
            {"NoSymmetry", &Self::ignore},
            {"NoThreat", &Self::flag<&ProblemOptions::no_threat>},
            {"NoWk", &Self::ignore},
            {"PostKeyPlay", &Self::post_key_play},
            {"Search", &Self::ignore},
            {"SetPlay", &Self::flag<&ProblemOptions::set_play>},
            {"StartMoveNumber", &Self::start_move_number},
            {"SuppressGrid", &Self::ignore},
            {"Threat", &Self::max_threat},
            {"Try", &Self::tries},
            {"UpToMoveNumber", &Self::up_to_move_number},
            {"Variations", &Self::flag<&ProblemOptions::variations>},
            {"WhiteToPlay", &Self::white_to_play},
        }};
        const auto* const entry = std::find_if(
            entries.begin(), entries.end(), [&](const Entry& known) { return known.word == name; });
        if (entry != entries.end()) {
            (this->*entry->handler)(token);
            return;
        }
        draft_.note(token, "unsupported option " + quoted(name), "the problem without it");
        pass_over_arguments();
    }

    /// Arguments of options are numbers and lists of squares.
    void pass_over_arguments() {
        while (parse_whole_number(tokens_.peek().text) ||
               parse_popeye_squares(tokens_.peek().text)) {
            tokens_.take();
        }
    }

    template <bool ProblemOptions::*member>
    void flag(const PopeyeToken& /*token*/) {
        options_.*member = true;
    }

    void ignore(const PopeyeToken& /*token*/) {}

    void beep(const PopeyeToken& /*token*/) {
        if (parse_whole_number(tokens_.peek().text)) {
            tokens_.take();
        }
    }

    void tries(const PopeyeToken& /*token*/) { options_.try_refutations = 1; }

    void post_key_play(const PopeyeToken& token) {
        draft_.post_key_play = token;
        options_.post_key_play = true;
        options_.variations = true;
    }

    void duplex(const PopeyeToken& token) {
        options_.duplex = true;
        check_duplex(token);
    }

    void half_duplex(const PopeyeToken& token) {
        draft_.half_duplex = true;
        check_duplex(token);
    }

    void check_duplex(const PopeyeToken& token) {
        if (options_.duplex && draft_.half_duplex) {
            draft_.note(token, "both options \"Duplex\" and \"HalfDuplex\"", "one of them");
        }
    }

    void white_to_play(const PopeyeToken& token) { draft_.white_to_play = token; }

    void intelligent(const PopeyeToken& token) {
        if (parse_whole_number(tokens_.peek().text)) {
            draft_.note(token, "unsupported option \"Intelligent\" with a number",
                        "it without number");
            tokens_.take();
            return;
        }
        options_.intelligent = true;
        draft_.remark(token, "option \"Intelligent\" is passed over: all solutions are found");
    }

    /// The number behind an option; nothing, and a fault, if there is none of at least `least`.
    std::optional<unsigned> number(const PopeyeToken& option, unsigned least) {
        const auto number = parse_whole_number(tokens_.peek().text);
        if (!number || *number < least) {
            draft_.give_up(tokens_.peek(), "a whole number from " + std::to_string(least) +
                                               " behind " + quoted(option.text));
            return std::nullopt;
        }
        tokens_.take();
        return number;
    }

    void defence(const PopeyeToken& token) {
        options_.try_refutations = number(token, 0).value_or(0);
    }

    void max_flights(const PopeyeToken& token) {
        options_.restrictions.max_flights = number(token, 0);
    }

    void max_threat(const PopeyeToken& token) {
        options_.restrictions.max_threat = number(token, 0);
    }

    void non_trivial(const PopeyeToken& token) {
        const auto extra = number(token, 0);
        const auto trivial_moves = extra ? number(token, 0) : std::nullopt;
        if (trivial_moves) {
            options_.restrictions.non_trivial = {*extra, *trivial_moves};
        }
    }

    void max_solutions(const PopeyeToken& token) {
        if (const auto most = number(token, 1)) {
            options_.max_solutions = *most;
        }
    }

    void max_time(const PopeyeToken& token) { options_.max_time = number(token, 1); }

    void start_move_number(const PopeyeToken& token) {
        options_.first_moves.from = number(token, 1).value_or(1);
    }

    void up_to_move_number(const PopeyeToken& token) {
        options_.first_moves.to = number(token, 1).value_or(FirstMoveRange::no_end);
    }

    /// The squares of kings and rooks that have moved; a king's square takes both its rights.
    void no_castling(const PopeyeToken& /*token*/) {
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
    void en_passant(const PopeyeToken& /*token*/) {
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
    ProblemOptions& options_;
};

}  // namespace

void read_popeye_options(PopeyeTokens& tokens, PopeyeDraft& draft) {
    OptionListReader(tokens, draft).read();
}

}  // namespace alicemate
