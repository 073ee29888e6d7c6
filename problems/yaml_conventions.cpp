#include "problems/yaml_conventions.h"

#include "problems/problem_opcodes.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <initializer_list>
#include <vector>
#include <yaml-cpp/yaml.h>

namespace alicemate {
namespace {

constexpr std::uint64_t most_solutions = 4'000'000'000;

/// The scalar of that name in a mapping; empty if there is none.
std::string scalar_in(const YAML::Node& map, const std::string& name) {
    if (!map.IsDefined() || !map.IsMap()) {
        return {};
    }
    const YAML::Node node = map[name];
    return node.IsDefined() && node.IsScalar() ? node.Scalar() : std::string();
}

/// The texts that are there, with what stands between them.
std::string joined(std::initializer_list<std::string> texts, std::string_view separator) {
    std::string whole;
    for (const std::string& text : texts) {
        whole.append(whole.empty() || text.empty() ? "" : separator).append(text);
    }
    return whole;
}

/// "1965", or of a mapping year, month and day: "1965-2-21".
std::string date_text(const YAML::Node& map) {
    const std::string date = scalar_in(map, "date");
    if (!date.empty() || !map["date"].IsDefined()) {
        return date;
    }
    const YAML::Node parts = map["date"];
    return joined({scalar_in(parts, "year"), scalar_in(parts, "month"), scalar_in(parts, "day")},
                  "-");
}

/// Texts of a problem have one line; anything else is left where it is.
std::string if_one_line(std::string text) {
    const bool clean = std::none_of(text.begin(), text.end(), [](char character) {
        return (character >= '\0' && character < ' ') || character == '\x7F';
    });
    return clean ? text : std::string();
}

/// The numbers between the dots. Dots at the end say that ones follow.
std::optional<std::vector<std::uint64_t>> split_numbers(std::string_view text) {
    std::vector<std::uint64_t> numbers;
    while (!text.empty() && text.find_first_not_of('.') != std::string_view::npos) {
        std::uint64_t number = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
        const auto length = static_cast<std::size_t>(end - text.data());
        if (error != std::errc() || number > most_solutions ||
            (length < text.size() && text[length] != '.')) {
            return std::nullopt;
        }
        numbers.push_back(number);
        text.remove_prefix(std::min(length + 1, text.size()));
    }
    return numbers.empty() ? std::nullopt : std::optional(numbers);
}

/// Whether the source has parts that yaml_origin_text() does not tell.
bool says_more_than_origin(const YAML::Node& source) {
    constexpr std::array<std::string_view, 4> told{"name", "issue", "problemid", "date"};
    return source.IsMap() && std::any_of(source.begin(), source.end(), [&](const auto& part) {
               return !part.first.IsScalar() ||
                      std::find(told.begin(), told.end(), part.first.Scalar()) == told.end();
           });
}

}  // namespace

YAML::Node kept_fields(const Problem& problem) {
    const auto texts = kept_texts(problem, yaml_opcode);
    try {
        const YAML::Node fields = texts.empty() ? YAML::Node() : YAML::Load(texts.front());
        const bool usable =
            fields.IsMap() && std::all_of(fields.begin(), fields.end(),
                                          [](const auto& field) { return field.first.IsScalar(); });
        return usable ? fields : YAML::Node(YAML::NodeType::Map);
    } catch (const YAML::Exception&) {
        return YAML::Node(YAML::NodeType::Map);
    }
}

std::vector<std::string> names_of_kept_fields(const Problem& problem) {
    constexpr std::array<std::string_view, 4> told{"source-id", "date", "distinction",
                                                   "intended-solutions"};
    std::vector<std::string> names;
    for (const auto& field : kept_fields(problem)) {
        const std::string& name = field.first.Scalar();
        const bool is_told = name == "source"
                                 ? !says_more_than_origin(field.second)
                                 : std::find(told.begin(), told.end(), name) != told.end();
        if (!is_told) {
            names.push_back(name);
        }
    }
    return names;
}

tl::expected<std::optional<unsigned>, TextError> read_intended_solutions(
    std::string_view text, const Stipulation& stipulation) {
    if (text.empty()) {
        return 1;
    }
    auto numbers = split_numbers(text);
    const TextError wrong{1, quoted(text), "a number of solutions such as 2 or 1.2.1..."};
    if (!numbers) {
        return tl::unexpected(wrong);
    }
    const bool counts_first_move_of_other_side = !is_battle(stipulation.play) &&
                                                 !is_series(stipulation.play) &&
                                                 stipulation.half_moves % 2 == 1;
    if (numbers->size() > 1 && counts_first_move_of_other_side) {
        numbers->erase(numbers->begin());  // that of the move that is not made
    }
    if (is_battle(stipulation.play)) {
        numbers->resize(1);
    }
    std::uint64_t product = 1;
    for (const std::uint64_t number : *numbers) {
        product *= number;
        if (product > most_solutions) {
            return tl::unexpected(wrong);
        }
    }
    const bool is_open = product == 0 && text.find('.') != std::string_view::npos;
    return is_open ? std::nullopt : std::optional(static_cast<unsigned>(product));
}

std::string yaml_origin_text(const YAML::Node& entry) {
    const YAML::Node source = entry["source"];
    if (!source.IsDefined() || !source.IsMap()) {
        return if_one_line(
            joined({joined({scalar_in(entry, "source"), scalar_in(entry, "source-id")}, " "),
                    date_text(entry)},
                   ", "));
    }
    const std::string number =
        joined({scalar_in(source, "issue"), scalar_in(source, "problemid")}, "/");
    return if_one_line(
        joined({joined({scalar_in(source, "name"), number}, " "), date_text(source)}, ", "));
}

std::string yaml_award_text(const YAML::Node& entry) {
    const YAML::Node award = entry["award"];
    return if_one_line(scalar_in(award.IsDefined() ? award : entry, "distinction"));
}

}  // namespace alicemate
