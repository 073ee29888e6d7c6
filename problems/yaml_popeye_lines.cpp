#include "problems/yaml_popeye_lines.h"

#include "core/text_error.h"
#include "problems/popeye_keywords.h"
#include "problems/twin.h"

#include <algorithm>
#include <array>

namespace alicemate {
namespace {

using Fault = std::optional<InputError>;

constexpr std::string_view separators = " \t,;";

/// The words are parts of the text, which must stay.
std::vector<std::string_view> split_words(std::string_view text) {
    std::vector<std::string_view> words;
    std::size_t begin = text.find_first_not_of(separators);
    while (begin != std::string_view::npos) {
        const std::size_t end = std::min(text.find_first_of(separators, begin), text.size());
        words.push_back(text.substr(begin, end - begin));
        begin = text.find_first_not_of(separators, end);
    }
    return words;
}

/// The first word with which something else than the text would begin: a command, or the end.
std::string_view foreign_word(std::string_view text) {
    for (const std::string_view word : split_words(text)) {
        if (popeye_keywords().looks_like_command(word)) {
            return word;
        }
    }
    return {};
}

/// The same for a twin. Its changes are named like commands; they go before what ends a twin.
std::string_view word_foreign_to_twin(std::string_view text) {
    for (const std::string_view word : split_words(text)) {
        const bool is_change =
            popeye_keywords().twin_changes.find(word).kind != KeywordTable::Match::Kind::none;
        if (!is_change &&
            (abbreviates(word, "Twin") || abbreviates(word, "Remark") ||
             popeye_keywords().ends.find(word).is_unique() || is_popeye_beginning(word))) {
            return word;
        }
    }
    return {};
}

/// "Alice chess", as people write the condition, is one word to Popeye.
bool is_alice_in_two_words(const std::vector<std::string_view>& words) {
    return words.size() == 2 && abbreviates(words[0], "Alice") && words[0].size() == 5 &&
           abbreviates(words[1], "Chess") && words[1].size() == 5;
}

class LineBuilder {
public:
    explicit LineBuilder(const YamlFields& fields) : fields_(fields) {}

    tl::expected<std::vector<SourceLine>, InputError> build() {
        using Step = Fault (LineBuilder::*)();
        for (const Step step : {&LineBuilder::stipulation, &LineBuilder::options, &LineBuilder::men,
                                &LineBuilder::twins}) {
            if (auto fault = (this->*step)()) {
                return tl::unexpected(std::move(*fault));
            }
        }
        add_word("EndProblem", fields_.entry());
        return std::move(lines_);
    }

private:
    static constexpr std::size_t most_men = 128;  // more than there can be, to be told as such
    static constexpr std::size_t most_options = 128;
    static constexpr std::size_t most_twins = 1024;
    static constexpr std::size_t widest_margin = 1024;

    /// A word of our own, for errors at the place of the node.
    void add_word(std::string_view word, const YAML::Node& node) {
        add_text(node, std::string(word));
    }

    /// The text of a scalar where it stands. Line ends in it are blanks to Popeye as well.
    void add_text(const YAML::Node& node, std::string text) {
        const SourcePlace place = fields_.place(node);
        std::replace_if(
            text.begin(), text.end(),
            [](char character) { return character >= '\0' && character < ' '; }, ' ');
        const std::size_t margin = std::min(place.column - 1, widest_margin);
        lines_.push_back({std::string(margin, ' ') + text, place.line, false});
    }

    [[nodiscard]] Fault missing(const std::string& name) const {
        return fields_.error(fields_.entry(), "an entry without " + name, "it");
    }

    Fault stipulation() {
        const YAML::Node node = fields_.find("stipulation");
        if (!node.IsDefined()) {
            return missing("stipulation (one that begins with # must stand in quotes)");
        }
        const std::string text = node.IsScalar() ? node.Scalar() : "";
        const auto words = split_words(text);
        const bool number_apart =
            words.size() == 2 && words[1].find_first_not_of("0123456789.") == std::string::npos;
        if (words.size() != 1 && !number_apart) {
            return fields_.error(node, describe(node), "a stipulation such as h#2");
        }
        add_word("Stipulation", node);
        add_text(node, text);
        return std::nullopt;
    }

    Fault options() {
        for (const std::string_view name : {"options", "conditions"}) {
            const YAML::Node list = fields_.find(name);
            if (auto fault = check_list(list, most_options, "a list of options or conditions")) {
                return fault;
            }
            for (const YAML::Node& item : list) {
                if (auto fault = option(item)) {
                    return fault;
                }
            }
        }
        return std::nullopt;
    }

    /// Options and conditions stand in one list. The first word tells which it is.
    Fault option(const YAML::Node& item) {
        const std::string text = item.IsScalar() ? item.Scalar() : "";
        const auto words = split_words(text);
        const std::string_view foreign = foreign_word(text);
        if (words.empty() || !foreign.empty()) {
            return fields_.error(item, foreign.empty() ? describe(item) : quoted(foreign),
                                 "an option or a condition");
        }
        if (is_alice_in_two_words(words)) {
            add_word("Condition", item);
            add_text(item, "AliceChess");
        } else if (popeye_keywords().options.find(words.front()).is_unique()) {
            add_word("Option", item);
            add_text(item, text);
        } else if (popeye_keywords().conditions.find(words.front()).kind !=
                   KeywordTable::Match::Kind::none) {
            add_word("Condition", item);
            add_text(item, text);
        } else {
            return fields_.error(item, quoted(text), "an option or a condition of Popeye's");
        }
        return std::nullopt;
    }

    Fault men() {
        const YAML::Node node = fields_.find("algebraic");
        if (!node.IsDefined()) {
            return missing("algebraic, the position");
        }
        if (!node.IsMap()) {
            return fields_.error(node, describe(node), "a mapping with lists white and black");
        }
        add_word("Pieces", node);
        const std::size_t before = lines_.size();
        for (const auto& side : node) {
            if (auto fault = men_of_side(side.first, side.second)) {
                return fault;
            }
        }
        if (lines_.size() == before) {
            return fields_.error(node, "a position without men", "lists of men");
        }
        return std::nullopt;
    }

    Fault men_of_side(const YAML::Node& side, const YAML::Node& list) {
        constexpr std::array<std::string_view, 3> names{"white", "black", "neutral"};
        const std::string name = side.IsScalar() ? side.Scalar() : "";
        if (std::find(names.begin(), names.end(), name) == names.end()) {
            return fields_.error(side, describe(side), "white or black");
        }
        if (list.IsNull()) {
            return std::nullopt;
        }
        if (auto fault = check_list(list, most_men, "a list of men such as [Ka1, AliceB Pb2]")) {
            return fault;
        }
        for (const YAML::Node& item : list) {
            if (auto fault = man(name, item)) {
                return fault;
            }
        }
        return std::nullopt;
    }

    Fault man(const std::string& side, const YAML::Node& item) {
        const std::string text = item.IsScalar() ? item.Scalar() : "";
        const auto words = split_words(text);
        const bool has_foreign = std::any_of(words.begin(), words.end(), [](std::string_view word) {
            constexpr std::size_t shortest = 3;
            return popeye_keywords().looks_like_command(word) ||
                   (word.size() >= shortest && popeye_keywords().colors.find(word).is_unique());
        });
        if (words.empty() || has_foreign) {
            return fields_.error(item, describe(item), "a man such as Ka1 or AliceB Pb2");
        }
        add_word(side, item);
        add_text(item, text);
        return std::nullopt;
    }

    /// Twins are told by their letters, whatever their order; `a` is one in zero positions only.
    Fault twins() {
        const YAML::Node node = fields_.find("twins");
        if (!node.IsDefined()) {
            return std::nullopt;
        }
        if (!node.IsMap() || node.size() > most_twins) {
            return fields_.error(node, node.IsMap() ? "too many twins" : describe(node),
                                 "a mapping of letters to twins such as b: Move a1 b1");
        }
        const bool is_zero_position = node["a"].IsDefined();
        const std::size_t first = is_zero_position ? 0 : 1;
        for (std::size_t i = 0; i < node.size(); ++i) {
            const std::string letter = twin_letter(first + i);
            const YAML::Node text = node[letter];
            if (!text.IsDefined()) {
                return fields_.error(node, "twins without " + letter, "letters without gaps");
            }
            if (auto fault = twin(i == 0 && is_zero_position ? "ZeroPosition" : "Twin", text)) {
                return fault;
            }
        }
        return std::nullopt;
    }

    Fault twin(std::string_view command, const YAML::Node& node) {
        const std::string text = node.IsScalar() ? node.Scalar() : "";
        const std::string_view foreign = word_foreign_to_twin(text);
        if (!(node.IsScalar() || node.IsNull()) || !foreign.empty()) {
            return fields_.error(node, foreign.empty() ? describe(node) : quoted(foreign),
                                 "the changes of a twin such as Move a1 b1");
        }
        add_word(command, node);
        add_text(node, text);
        return std::nullopt;
    }

    [[nodiscard]] Fault check_list(const YAML::Node& node, std::size_t most,
                                   const std::string& expected) const {
        if (!node.IsDefined() || (node.IsSequence() && node.size() <= most)) {
            return std::nullopt;
        }
        return fields_.error(node, node.IsSequence() ? "too long a list" : describe(node),
                             expected);
    }

    const YamlFields& fields_;
    std::vector<SourceLine> lines_;
};

}  // namespace

tl::expected<std::vector<SourceLine>, InputError> popeye_lines_of(const YamlFields& fields) {
    return LineBuilder(fields).build();
}

}  // namespace alicemate
