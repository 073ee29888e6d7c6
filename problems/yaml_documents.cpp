#include "problems/yaml_documents.h"

#include <fmt/format.h>
#include <string_view>

namespace alicemate {
namespace {

constexpr std::string_view blanks = " \t";

/// Whether the line is, or begins with, a mark such as `---` that stands by itself.
bool begins_with_mark(std::string_view line, std::string_view mark) {
    return line.substr(0, mark.size()) == mark &&
           (line.size() == mark.size() || blanks.find(line[mark.size()]) != std::string_view::npos);
}

/// Lines that say nothing: vacant ones, comments, and directives, which come before `---`.
bool is_vacant(std::string_view line) {
    const std::size_t begin = line.find_first_not_of(blanks);
    return begin == std::string_view::npos || line[begin] == '#' || line.front() == '%';
}

/// Whether something stands behind the `---` that begins the line.
bool has_more_than_mark(std::string_view line) {
    return !is_vacant(line.substr(3));
}

}  // namespace

void YamlDocuments::append(YamlDocument& document, const SourceLine& line) const {
    if (document.fault) {
        return;
    }
    if (document.text.empty()) {
        document.first_line = line.number;
    }
    if (line.too_long) {
        document.fault = {LineReader::longest + 1,
                          fmt::format("a line of more than {} bytes", LineReader::longest),
                          "shorter ones"};
    } else if (document.text.size() + line.text.size() >= longest) {
        document.fault = {1, fmt::format("a problem of more than {} bytes", longest),
                          "a smaller one"};
    }
    if (document.fault) {
        document.fault_line = line.number;
        document.text.clear();
        return;
    }
    document.text.append(line.text).append("\n");
}

std::optional<YamlDocument> YamlDocuments::next() {
    YamlDocument document;
    bool has_mark = false;  // the document has begun by `---`
    bool has_content = false;
    while (auto line = lines_.next()) {
        const bool begins = begins_with_mark(line->text, "---");
        const bool ends = begins_with_mark(line->text, "...");
        const bool is_item = begins_with_mark(line->text, "-");
        if (has_content && (begins || (is_item && in_list_))) {
            lines_.put_back(std::move(*line));
            return document;
        }
        in_list_ = in_list_ && !begins && !ends;
        if (ends && has_content) {
            return document;
        }
        if (ends || (begins && has_mark)) {  // there was nothing in the one before
            document = {};
        }
        if (ends) {
            has_mark = false;
            continue;
        }
        has_mark = has_mark || begins;
        if (!has_content && !is_vacant(line->text)) {
            in_list_ = in_list_ || is_item;
            has_content = !begins || has_more_than_mark(line->text);
        }
        append(document, *line);
    }
    return has_content ? std::optional(std::move(document)) : std::nullopt;
}

}  // namespace alicemate
