#include "problems/popeye_conditions.h"

#include "problems/popeye_keywords.h"

namespace alicemate {

bool read_popeye_conditions(PopeyeTokens& tokens, PopeyeDraft& draft) {
    using Kind = KeywordTable::Match::Kind;
    bool has_condition = false;
    bool has_alice = false;
    bool pass_over_arguments = false;
    while (tokens.peek().is_word()) {
        const auto match = draft.keywords().conditions.find(tokens.peek().text);
        if (match.is_unique() || (match.kind == Kind::ambiguous && !pass_over_arguments)) {
            has_condition = true;
            const PopeyeToken token = tokens.take();
            const bool is_alice = match.is_unique() && match.word == "AliceChess";
            pass_over_arguments = match.is_unique() && !is_alice;
            has_alice = has_alice || is_alice;
            if (!match.is_unique()) {
                draft.note(token, "ambiguous condition " + quoted(token.text),
                           "more letters of it");
            } else if (!is_alice) {
                draft.note(token, "unsupported condition " + quoted(match.word), "AliceChess");
            }
        } else if (pass_over_arguments &&
                   !draft.keywords().looks_like_command(tokens.peek().text)) {
            tokens.take();
        } else {
            break;
        }
    }
    if (!has_condition) {
        draft.give_up(tokens.peek(), "the name of a condition");
    }
    return has_alice;
}

}  // namespace alicemate
