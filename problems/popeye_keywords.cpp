#include "problems/popeye_keywords.h"

#include "problems/popeye_words.h"

#include <array>

namespace alicemate {
namespace {

constexpr std::size_t shortest_telling_word = 3;

constexpr std::array<PopeyeLanguage, 3> languages{PopeyeLanguage::english, PopeyeLanguage::german,
                                                  PopeyeLanguage::french};

PopeyeWords words_of(PopeyeLanguage language) {
    switch (language) {
        case PopeyeLanguage::german: return german_popeye_words();
        case PopeyeLanguage::french: return french_popeye_words();
        default: return english_popeye_words();
    }
}

PopeyeKeywords make_keywords(PopeyeLanguage language) {
    const PopeyeWords words = words_of(language);
    return {KeywordTable(words.commands),
            KeywordTable(words.ends),
            KeywordTable(words.twin_starts),
            KeywordTable(words.twin_changes),
            KeywordTable(words.conditions),
            KeywordTable(words.options),
            KeywordTable(words.colors),
            KeywordTable(words.attributes),
            words.men};
}

}  // namespace

std::optional<PopeyeLanguage> popeye_language_begun_by(std::string_view word) {
    for (const PopeyeLanguage language : languages) {
        if (word.size() >= shortest_telling_word &&
            abbreviates(word, words_of(language).beginning)) {
            return language;
        }
    }
    return std::nullopt;
}

bool is_popeye_beginning(std::string_view word) {
    return popeye_language_begun_by(word).has_value();
}

KeywordTable::Match PopeyeKeywords::find_command(std::string_view word) const {
    KeywordTable::Match match;
    for (const KeywordTable* const table : {&commands, &ends, &twin_starts}) {
        match = table->find(word);
        if (match.kind != KeywordTable::Match::Kind::none) {
            break;
        }
    }
    return match;
}

bool PopeyeKeywords::looks_like_command(std::string_view word) const {
    return word.size() >= shortest_telling_word &&
           (find_command(word).is_unique() || is_popeye_beginning(word));
}

const PopeyeKeywords& popeye_keywords(PopeyeLanguage language) {
    static const std::array<PopeyeKeywords, languages.size()> keywords{
        make_keywords(PopeyeLanguage::english), make_keywords(PopeyeLanguage::german),
        make_keywords(PopeyeLanguage::french)};
    return keywords.at(static_cast<std::size_t>(language));
}

}  // namespace alicemate
