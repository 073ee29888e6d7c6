#include "problems/keyword_table.h"

#include <algorithm>

namespace alicemate {
namespace {

char to_small(char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

}  // namespace

bool abbreviates(std::string_view text, std::string_view word) {
    return !text.empty() && text.size() <= word.size() &&
           std::equal(text.begin(), text.end(), word.begin(),
                      [](char left, char right) { return to_small(left) == to_small(right); });
}

KeywordTable::KeywordTable(std::string_view words) {
    while (!words.empty()) {
        const std::string_view word = words.substr(0, words.find(' '));
        words_.push_back(word);
        words.remove_prefix(std::min(word.size() + 1, words.size()));
    }
}

KeywordTable::Match KeywordTable::find(std::string_view text) const {
    Match match;
    for (const std::string_view word : words_) {
        if (!abbreviates(text, word)) {
            continue;
        }
        if (text.size() == word.size()) {
            return {Match::Kind::unique, word};
        }
        match = match.kind == Match::Kind::none ? Match{Match::Kind::unique, word}
                                                : Match{Match::Kind::ambiguous, match.word};
    }
    return match;
}

}  // namespace alicemate
