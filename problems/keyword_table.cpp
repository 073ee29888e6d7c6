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
        const std::string_view entry = words.substr(0, words.find(' '));
        const std::string_view word = entry.substr(0, entry.find('='));
        const bool has_name = word.size() < entry.size();
        entries_.push_back({word, has_name ? entry.substr(word.size() + 1) : word});
        words.remove_prefix(std::min(entry.size() + 1, words.size()));
    }
}

KeywordTable::Match KeywordTable::find(std::string_view text) const {
    Match match;
    for (const Entry& entry : entries_) {
        if (!abbreviates(text, entry.word)) {
            continue;
        }
        if (text.size() == entry.word.size()) {
            return {Match::Kind::unique, entry.name};
        }
        match = match.kind == Match::Kind::none ? Match{Match::Kind::unique, entry.name}
                                                : Match{Match::Kind::ambiguous, match.word};
    }
    return match;
}

bool KeywordTable::fits(std::string_view text, std::string_view name) const {
    return std::any_of(entries_.begin(), entries_.end(), [&](const Entry& entry) {
        return entry.name == name && abbreviates(text, entry.word);
    });
}

}  // namespace alicemate
