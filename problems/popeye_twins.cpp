#include "problems/popeye_twins.h"

#include "problems/popeye_conditions.h"
#include "problems/popeye_keywords.h"
#include "problems/popeye_pieces.h"
#include "problems/popeye_stipulation.h"
#include "problems/twin_text.h"
#include "problems/whole_number.h"

#include <algorithm>
#include <array>

namespace alicemate {
namespace {

using Kind = KeywordTable::Match::Kind;

/// Reads one twin.
class TwinReader {
public:
    TwinReader(PopeyeTokens& tokens, PopeyeDraft& draft, TwinConditionReader read_condition)
        : tokens_(tokens), draft_(draft), read_condition_(read_condition) {}

    void read() {
        while (!draft_.is_broken && tokens_.peek().is_word()) {
            const auto match = draft_.keywords().twin_changes.find(tokens_.peek().text);
            if (match.kind == Kind::none) {
                break;
            }
            keyword_ = tokens_.take();
            if (match.is_unique()) {
                read_change(match.word);
            } else {
                draft_.note(keyword_, "ambiguous change of a twin " + quoted(keyword_.text),
                            "more letters of it");
                pass_over_arguments();
            }
            is_first_ = false;
        }
        draft_.problem.twins.push_back(std::move(twin_));
    }

private:
    using Handler = void (TwinReader::*)();

    struct Entry {
        std::string_view word;
        Handler handler;
    };

    void read_change(std::string_view word) {
        using Self = TwinReader;
        static constexpr std::array<Entry, 12> entries{{
            {"Add", &Self::add},
            {"Condition", &Self::condition},
            {"Continued", &Self::continued},
            {"Exchange", &Self::exchange},
            {"Mirror", &Self::mirror},
            {"Move", &Self::move},
            {"PolishType", &Self::polish_type},
            {"Remove", &Self::remove},
            {"Rotate", &Self::rotate},
            {"Shift", &Self::shift},
            {"Stipulation", &Self::stipulation},
            {"Substitute", &Self::substitute},
        }};
        const auto* const entry = std::find_if(
            entries.begin(), entries.end(), [&](const Entry& known) { return known.word == word; });
        if (entry != entries.end()) {
            (this->*entry->handler)();
            return;
        }
        draft_.note(keyword_, "unsupported change of a twin " + quoted(word),
                    "the twin without it");
        pass_over_arguments();
    }

    void pass_over_arguments() {
        constexpr std::size_t shortest_change = 3;
        while (tokens_.peek().is_word()) {
            const std::string& text = tokens_.peek().text;
            const bool is_change = text.size() >= shortest_change &&
                                   draft_.keywords().twin_changes.find(text).is_unique();
            if (is_change || draft_.keywords().looks_like_command(text)) {
                return;
            }
            tokens_.take();
        }
    }

    template <typename Change>
    void take(const Change& change, const SourcePlace& place) {
        twin_.changes.push_back({change, place});
    }

    void continued() {
        if (!is_first_) {
            draft_.note(keyword_, quoted(keyword_.text) + " behind a change",
                        "it before the changes of the twin");
        }
        twin_.continued = true;
    }

    /// Two squares, in one word or two.
    template <typename Change>
    void two_squares() {
        const PopeyeToken token = tokens_.take();
        auto squares = parse_popeye_squares(token.text);
        if (squares && squares->size() == 1) {
            if (const auto second = parse_popeye_squares(tokens_.peek().text)) {
                squares->insert(squares->end(), second->begin(), second->end());
                tokens_.take();
            }
        }
        if (!squares || squares->size() != 2) {
            draft_.give_up(token, "two squares after " + keyword_.text + ", such as h1 h2");
            return;
        }
        take(Change{squares->at(0), squares->at(1)}, draft_.place_of(token));
    }

    void move() { two_squares<TwinMove>(); }
    void exchange() { two_squares<TwinExchange>(); }
    void shift() { two_squares<TwinShift>(); }

    void remove() {
        const PopeyeToken token = tokens_.take();
        const auto squares = parse_popeye_squares(token.text);
        if (!squares) {
            draft_.give_up(token, "squares after " + keyword_.text + ", such as a1b2");
            return;
        }
        SourcePlace place = draft_.place_of(token);
        for (const Square square : *squares) {
            take(TwinRemove{square}, place);
            place.column += 2;
        }
    }

    void add() {
        read_popeye_men(tokens_, draft_, [&](const PopeyeMan& man) {
            if (man.board && !draft_.board_in_twin) {
                draft_.board_in_twin = man.token;
            }
            SourcePlace place = draft_.place_of(man.token);
            place.column += man.offset;
            take(TwinAdd{man.piece, man.board.value_or(Board::a), man.square}, place);
        });
    }

    std::optional<PieceType> man_name() {
        const PopeyeToken token = tokens_.take();
        const auto type = token.text.size() == 1
                              ? popeye_piece_type(token.text.front(), draft_.language)
                              : std::nullopt;
        if (!type) {
            draft_.give_up(token, "two of " + popeye_letters(draft_.language, ", ") + " after " +
                                      keyword_.text);
        }
        return type;
    }

    void substitute() {
        const SourcePlace place = draft_.place_of(tokens_.peek());
        const auto from = man_name();
        const auto to = from ? man_name() : std::nullopt;
        if (to) {
            take(TwinSubstitute{*from, *to}, place);
        }
    }

    void rotate() {
        const PopeyeToken token = tokens_.take();
        const auto degrees = parse_whole_number(token.text);
        if (degrees != 90U && degrees != 180U && degrees != 270U) {
            draft_.give_up(token, "90, 180 or 270 after " + keyword_.text);
            return;
        }
        take(TwinRotate{*degrees}, draft_.place_of(token));
    }

    void mirror() {
        static const KeywordTable table("a1<-->h1 a1<-->a8 a1<-->h8 a8<-->h1");
        const PopeyeToken token = tokens_.take();
        const auto match = table.find(token.text);
        using enum TwinMirror::Kind;
        for (const TwinMirror::Kind kind : {a1_h1, a1_a8, a1_h8, a8_h1}) {
            if (match.is_unique() && match.word == to_string(kind)) {
                take(TwinMirror{kind}, draft_.place_of(token));
                return;
            }
        }
        draft_.give_up(token, "a1<-->h1, a1<-->a8, a1<-->h8 or a8<-->h1 after " + keyword_.text);
    }

    void polish_type() { take(TwinPolish{}, draft_.place_of(keyword_)); }

    void stipulation() {
        const SourcePlace place = draft_.place_of(tokens_.peek());
        if (const auto stipulation = read_popeye_stipulation(tokens_, draft_)) {
            take(TwinStipulation{*stipulation}, place);
        }
    }

    void condition() {
        const SourcePlace place = draft_.place_of(tokens_.peek());
        if (const auto rules = read_condition_(tokens_, draft_)) {
            take(TwinCondition{*rules}, place);
        }
    }

    PopeyeTokens& tokens_;
    PopeyeDraft& draft_;
    TwinConditionReader read_condition_;
    Twin twin_;
    PopeyeToken keyword_;  ///< of the change being read
    bool is_first_ = true;
};

}  // namespace

void read_popeye_twin(PopeyeTokens& tokens, PopeyeDraft& draft,
                      TwinConditionReader read_condition) {
    TwinReader(tokens, draft, read_condition).read();
}

std::optional<Rules> read_popeye_twin_condition(PopeyeTokens& tokens, PopeyeDraft& draft) {
    return read_popeye_conditions(tokens, draft) ? std::optional(draft.rules(true)) : std::nullopt;
}

}  // namespace alicemate
