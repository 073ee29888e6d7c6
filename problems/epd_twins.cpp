#include "problems/epd_twins.h"

#include "problems/popeye_twin_text.h"
#include "problems/popeye_twins.h"

#include <algorithm>
#include <optional>
#include <sstream>

namespace alicemate {
namespace {

/// "+h1h2 a1a2"; nothing if the operand is not of this form.
std::optional<Twin> read_moves(std::string_view text, const SourcePlace& place) {
    Twin twin;
    if (!text.empty() && text.front() == '+') {
        twin.continued = true;
        text.remove_prefix(1);
    }
    while (!text.empty()) {
        const std::string_view word = text.substr(0, text.find(' '));
        text.remove_prefix(std::min(word.size() + 1, text.size()));
        if (word.empty()) {
            continue;
        }
        const auto from = parse_square(word.substr(0, 2));
        const auto to = parse_square(word.substr(std::min<std::size_t>(2, word.size())));
        if (!from || !to) {
            return std::nullopt;
        }
        twin.changes.push_back({TwinMove{*from, *to}, place});
    }
    return twin;
}

/// Changes a reading of the rules by a word such as "castling=same-board"; whether it is one.
bool adapt(Rules& rules, std::string_view word) {
    const std::size_t sign = word.find('=');
    if (sign == std::string_view::npos) {
        return false;
    }
    const std::string_view name = word.substr(0, sign);
    const std::string_view value = word.substr(sign + 1);
    const auto en_passant = name == "en-passant" ? en_passant_of(value) : std::nullopt;
    const auto castling = name == "castling" ? castling_of(value) : std::nullopt;
    rules.en_passant = en_passant.value_or(rules.en_passant);
    rules.castling = castling.value_or(rules.castling);
    return en_passant || castling;
}

std::optional<Rules> read_rules(PopeyeTokens& tokens, PopeyeDraft& draft) {
    auto rules = rules_of(tokens.peek().text);
    if (!rules) {
        draft.give_up(tokens.peek(), "alice, popeye, vchess or orthodox behind Condition");
        return std::nullopt;
    }
    tokens.take();
    while (tokens.peek().is_word() && adapt(*rules, tokens.peek().text)) {
        tokens.take();
    }
    return rules;
}

}  // namespace

tl::expected<Twin, TextError> read_epd_twin(const EpdOperand& operand, const SourcePlace& place) {
    SourcePlace begin = place;
    begin.column = operand.column;
    if (auto moves = read_moves(operand.text, begin)) {
        return *moves;
    }
    std::istringstream text(operand.text);
    PopeyeTokens tokens{LineReader(text)};
    PopeyeDraft draft;
    draft.problem.place = place;
    read_popeye_twin(tokens, draft, read_rules);
    if (tokens.peek().is_word() && draft.faults.empty()) {
        draft.note(tokens.peek(), quoted(tokens.peek().text),
                   "moves of men such as \"h1h2\", or changes in Popeye's words");
    }
    if (!draft.faults.empty()) {
        TextError fault = draft.faults.front().what;
        fault.column += operand.column - 1;
        return tl::unexpected(fault);
    }
    Twin twin = std::move(draft.problem.twins.front());
    for (TwinChange& change : twin.changes) {
        change.place.line = place.line;
        change.place.column += operand.column - 1;
    }
    return twin;
}

std::string write_epd_twin(const Twin& twin) {
    const bool only_moves = std::all_of(
        twin.changes.begin(), twin.changes.end(),
        [](const TwinChange& change) { return std::holds_alternative<TwinMove>(change.what); });
    if (!only_moves) {
        return popeye_twin_input(twin, [](const Rules& rules) { return to_string(rules); });
    }
    std::string text = twin.continued ? "+" : "";
    for (const TwinChange& change : twin.changes) {
        const auto& move = std::get<TwinMove>(change.what);
        text.append(&change == &twin.changes.front() ? "" : " ");
        text.append(to_string(move.from)).append(to_string(move.to));
    }
    return text;
}

}  // namespace alicemate
