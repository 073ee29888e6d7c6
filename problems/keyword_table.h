#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace alicemate {

/// A list of words that may be abbreviated: a text stands for the one word that begins with it, or
/// for the word that it is in full. Case does not count.
class KeywordTable {
public:
    /// The words, separated by single blanks; the text must outlive the table.
    explicit KeywordTable(std::string_view words);

    struct Match {
        enum class Kind : std::uint8_t { none, unique, ambiguous };
        Kind kind = Kind::none;
        std::string_view word;  ///< if ambiguous the first one that fits

        [[nodiscard]] bool is_unique() const { return kind == Kind::unique; }
    };

    /// What the text stands for. The empty text stands for nothing.
    [[nodiscard]] Match find(std::string_view text) const;

private:
    std::vector<std::string_view> words_;
};

/// Whether the text, not empty, is the beginning of the word; case does not count.
bool abbreviates(std::string_view text, std::string_view word);

}  // namespace alicemate
