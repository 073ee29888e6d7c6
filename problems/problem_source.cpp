#include "problems/problem_source.h"

#include "problems/popeye_keywords.h"
#include "problems/readers.h"

#include <algorithm>
#include <array>

namespace alicemate {
namespace {

constexpr std::string_view blanks = " \t;,";

/// The first word of a line; empty in blank lines.
std::string_view first_word(std::string_view line) {
    const std::size_t begin = line.find_first_not_of(blanks);
    if (begin == std::string_view::npos) {
        return {};
    }
    line.remove_prefix(begin);
    return line.substr(0, line.find_first_of(blanks));
}

bool has_name_of_yaml(const std::string& file) {
    constexpr std::array<std::string_view, 3> endings{".yaml", ".yml", ".olv"};
    return std::any_of(endings.begin(), endings.end(), [&](std::string_view ending) {
        return file.size() > ending.size() &&
               file.compare(file.size() - ending.size(), ending.size(), ending) == 0;
    });
}

bool begins_yaml(std::string_view word) {
    return word == "---" || word == "-" || word == "%YAML" || word.front() == '{' ||
           word.back() == ':';
}

}  // namespace

std::unique_ptr<ProblemSource> read_problems(std::istream& input, std::string file,
                                             const ReadingDefaults& defaults) {
    LineReader lines(input);
    if (has_name_of_yaml(file)) {
        return read_yaml_lines(std::move(lines), std::move(file), defaults);
    }
    while (auto line = lines.next()) {
        const std::string_view word = first_word(line->text);
        // Comments of EPD files; a Popeye file that begins with some is none the worse for it.
        if (!line->too_long && (word.empty() || word.front() == '#')) {
            continue;
        }
        const bool popeye = is_popeye_beginning(word);
        const bool yaml = !line->too_long && begins_yaml(word);
        lines.put_back(std::move(*line));
        if (yaml) {
            return read_yaml_lines(std::move(lines), std::move(file), defaults);
        }
        return popeye ? read_popeye_lines(std::move(lines), std::move(file), defaults)
                      : read_epd_lines(std::move(lines), std::move(file), defaults);
    }
    return read_epd_lines(std::move(lines), std::move(file), defaults);
}

}  // namespace alicemate
