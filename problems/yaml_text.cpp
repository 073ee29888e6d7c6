#include "problems/yaml_text.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <yaml-cpp/yaml.h>

namespace alicemate {
namespace {

constexpr std::size_t longest_flow = std::size_t{16} << 20U;
constexpr unsigned deepest_flow = 32;

bool is_digit(char character) {
    return character >= '0' && character <= '9';
}

bool is_letter(char character) {
    return (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z');
}

bool is_ascii(char character) {
    return static_cast<unsigned char>(character) < 0x80;
}

/// Words that stand for something else than themselves to some readers.
bool is_special_word(std::string_view text) {
    std::string small(text);
    std::transform(small.begin(), small.end(), small.begin(), [](char character) {
        return character >= 'A' && character <= 'Z' ? static_cast<char>(character - 'A' + 'a')
                                                    : character;
    });
    constexpr std::array<std::string_view, 9> words{"null", "true", "false", "yes", "no",
                                                    "on",   "off",  "y",     "n"};
    return std::find(words.begin(), words.end(), small) != words.end();
}

/// Whether the text needs no quotes: it begins with a letter and has no character that could mean
/// something to YAML where it stands.
bool is_plain(std::string_view text) {
    constexpr std::string_view harmless = " _.+-/()=#";
    if (text.empty() || !is_letter(text.front()) || text.back() == ' ' || is_special_word(text) ||
        text.find(" #") != std::string_view::npos || text.find("  ") != std::string_view::npos) {
        return false;
    }
    return std::all_of(text.begin(), text.end(), [&](char character) {
        return is_letter(character) || is_digit(character) ||
               harmless.find(character) != std::string_view::npos;
    });
}

/// Whether a plain scalar can stay plain though it may be no string: a number, a date, a word.
bool is_plain_token(std::string_view text) {
    constexpr std::string_view signs = "_.+-";
    const bool begins_well =
        !text.empty() && (is_letter(text.front()) || is_digit(text.front()) ||
                          (text.size() > 1 && text.front() != '_' && is_digit(text[1])));
    return begins_well && std::all_of(text.begin(), text.end(), [&](char character) {
               return is_letter(character) || is_digit(character) ||
                      signs.find(character) != std::string_view::npos;
           });
}

/// Escapes what JSON lets stand in a string and YAML does not: DEL, the C1 control characters, the
/// line separators of Unicode, and a byte order mark.
std::string escape_for_yaml(std::string_view json) {
    std::string text;
    for (std::size_t i = 0; i < json.size(); ++i) {
        const std::string_view rest = json.substr(i);
        const auto second = rest.size() > 1 ? static_cast<unsigned char>(rest[1]) : 0U;
        if (rest.front() == '\x7F') {
            text += "\\x7F";
        } else if (rest.front() == '\xC2' && second < 0xA0) {
            text += fmt::format("\\u{:04X}", second);
            i += 1;
        } else if (rest.substr(0, 3) == "\xE2\x80\xA8" || rest.substr(0, 3) == "\xE2\x80\xA9") {
            text += rest[2] == '\xA8' ? "\\u2028" : "\\u2029";
            i += 2;
        } else if (rest.substr(0, 3) == "\xEF\xBB\xBF") {
            text += "\\uFEFF";
            i += 2;
        } else {
            text += rest.front();
        }
    }
    return text;
}

std::string quoted_yaml(std::string_view text) {
    using Json = nlohmann::json;
    return escape_for_yaml(
        Json(std::string(text)).dump(-1, ' ', false, Json::error_handler_t::replace));
}

/// Whether the text can stand as a block of lines and be read back by all readers unchanged.
bool is_fit_for_block(std::string_view text) {
    const bool has_lines = text.find('\n') != std::string_view::npos && text.front() != '\n';
    const bool is_clean = std::all_of(text.begin(), text.end(), [](char character) {
        return character == '\n' || (character >= ' ' && character != '\x7F') ||
               !is_ascii(character);
    });
    if (!has_lines || !is_clean || quoted_yaml(text).find("\\u") != std::string::npos ||
        quoted_yaml(text).find("\xEF\xBF\xBD") != std::string::npos) {
        return false;
    }
    while (!text.empty()) {  // lines of nothing but blanks are read in different ways
        const std::string_view line = text.substr(0, text.find('\n'));
        if (!line.empty() && line.find_first_not_of(' ') == std::string_view::npos) {
            return false;
        }
        text.remove_prefix(std::min(line.size() + 1, text.size()));
    }
    return true;
}

std::string block_header(std::string_view text) {
    std::string header = " |";
    if (text.front() == ' ') {
        header += "2";  // blanks at the beginning belong to the text
    }
    if (text.back() != '\n') {
        return header + "-";
    }
    return text.size() > 1 && text[text.size() - 2] == '\n' ? header + "+" : header;
}

std::string block_of_lines(std::string_view text, std::size_t indent) {
    std::string block = block_header(text) + "\n";
    while (!text.empty()) {
        const std::string_view line = text.substr(0, text.find('\n'));
        block.append(line.empty() ? 0 : indent, ' ').append(line).append("\n");
        text.remove_prefix(std::min(line.size() + 1, text.size()));
    }
    return block;
}

std::string scalar_text(const YAML::Node& node) {
    const bool plain = node.Tag() == "?" && is_plain_token(node.Scalar());
    return plain ? node.Scalar() : yaml_string(node.Scalar());
}

/// Writes a node on one line; gives up when it becomes too much.
class FlowWriter {
public:
    bool write(const YAML::Node& node, unsigned depth = 0) {
        if (depth > deepest_flow || text_.size() > longest_flow) {
            return false;
        }
        switch (node.Type()) {
            case YAML::NodeType::Scalar: text_ += scalar_text(node); return true;
            case YAML::NodeType::Sequence: return write_sequence(node, depth);
            case YAML::NodeType::Map: return write_map(node, depth);
            default: text_ += "null"; return true;
        }
    }

    [[nodiscard]] std::string take() { return std::move(text_); }

private:
    bool write_sequence(const YAML::Node& node, unsigned depth) {
        std::string_view separator = "[";
        for (const YAML::Node& item : node) {
            text_ += separator;
            separator = ", ";
            if (!write(item, depth + 1)) {
                return false;
            }
        }
        text_ += separator == "[" ? "[]" : "]";
        return true;
    }

    bool write_map(const YAML::Node& node, unsigned depth) {
        std::string_view separator = "{";
        for (const auto& entry : node) {
            text_ += separator;
            separator = ", ";
            if (!write(entry.first, depth + 1)) {
                return false;
            }
            text_ += ": ";
            if (!write(entry.second, depth + 1)) {
                return false;
            }
        }
        text_ += separator == "{" ? "{}" : "}";
        return true;
    }

    std::string text_;
};

/// A key on one line; keys that are lists or mappings are rare enough.
std::string key_text(const YAML::Node& key) {
    return yaml_flow(key).value_or("null");
}

std::string scalar_value(const YAML::Node& node, std::size_t indent) {
    return node.Tag() == "?" ? " " + scalar_text(node) + "\n"
                             : yaml_string_value(node.Scalar(), indent);
}

}  // namespace

std::string yaml_string(std::string_view text) {
    return is_plain(text) ? std::string(text) : quoted_yaml(text);
}

std::string yaml_string_value(std::string_view text, std::size_t indent) {
    return is_fit_for_block(text) ? block_of_lines(text, indent) : " " + yaml_string(text) + "\n";
}

std::optional<std::string> yaml_flow(const YAML::Node& node) {
    FlowWriter writer;
    return writer.write(node) ? std::optional(writer.take()) : std::nullopt;
}

std::string yaml_value(const YAML::Node& node, std::size_t indent) {
    const bool is_empty = (node.IsSequence() || node.IsMap()) && node.size() == 0;
    if (node.IsScalar()) {
        return scalar_value(node, indent);
    }
    if (is_empty || !(node.IsSequence() || node.IsMap())) {
        return " " + key_text(node) + "\n";
    }
    std::string text = "\n";
    const std::string blanks(indent, ' ');
    if (node.IsSequence()) {
        for (const YAML::Node& item : node) {
            text += blanks + "-" + yaml_value(item, indent + 2);
        }
        return text;
    }
    for (const auto& entry : node) {
        text += blanks + key_text(entry.first) + ":" + yaml_value(entry.second, indent + 2);
    }
    return text;
}

}  // namespace alicemate
