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
    /// The words, separated by single blanks; the text must outlive the table. `Word=Name` is a
    /// word with another name to be found by.
    explicit KeywordTable(std::string_view words);

    struct Match {
        enum class Kind : std::uint8_t { none, unique, ambiguous };
        Kind kind = Kind::none;
        std::string_view word;  ///< its name; if ambiguous that of the first one that fits

        [[nodiscard]] bool is_unique() const { return kind == Kind::unique; }
    };

    /// What the text stands for. The empty text stands for nothing.
    [[nodiscard]] Match find(std::string_view text) const;

    /// Whether the text is the beginning of the word of that name, whatever others it may stand
    /// for.
    [[nodiscard]] bool fits(std::string_view text, std::string_view name) const;

private:
    struct Entry {
        std::string_view word;
        std::string_view name;
    };

    std::vector<Entry> entries_;
};

/// Whether the text, not empty, is the beginning of the word; case does not count.
bool abbreviates(std::string_view text, std::string_view word);

}  // namespace alicemate
