#include "problems/epd_opcodes.h"

#include <algorithm>

namespace alicemate {
namespace {

bool is_letter(char character) {
    return (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z');
}

bool is_name_character(char character) {
    return is_letter(character) || (character >= '0' && character <= '9') || character == '-' ||
           character == '_';
}

bool is_blank(char character) {
    return character == ' ' || character == '\t';
}

bool is_control(char character) {
    return (character >= '\0' && character < ' ' && character != '\t') || character == '\x7F';
}

/// Reads the opcodes one after the other.
class OpcodeSplitter {
public:
    OpcodeSplitter(std::string_view line, std::size_t offset) : line_(line), offset_(offset) {}

    tl::expected<std::vector<EpdOpcode>, TextError> split() {
        std::vector<EpdOpcode> opcodes;
        for (skip_blanks(); !at_end(); skip_blanks()) {
            auto opcode = read_opcode();
            if (!opcode) {
                return tl::unexpected(opcode.error());
            }
            const auto same_name = [&](const EpdOpcode& other) {
                return other.name == opcode->name;
            };
            if (std::any_of(opcodes.begin(), opcodes.end(), same_name)) {
                return tl::unexpected(TextError{opcode->column,
                                                "opcode " + quoted(opcode->name) + " again",
                                                "every opcode once"});
            }
            opcodes.push_back(std::move(*opcode));
        }
        return opcodes;
    }

private:
    [[nodiscard]] bool at_end() const { return offset_ >= line_.size(); }
    [[nodiscard]] char here() const { return line_[offset_]; }

    void skip_blanks() {
        while (!at_end() && is_blank(here())) {
            ++offset_;
        }
    }

    [[nodiscard]] tl::unexpected<TextError> unexpected(std::string expected) const {
        return tl::unexpected(
            TextError{offset_ + 1, at_end() ? "end of line" : quoted(here()), std::move(expected)});
    }

    tl::expected<EpdOpcode, TextError> read_opcode() {
        EpdOpcode opcode;
        opcode.column = offset_ + 1;
        if (!is_letter(here())) {
            return unexpected("an opcode, which begins with a letter");
        }
        while (!at_end() && is_name_character(here())) {
            opcode.name += line_[offset_++];
        }
        if (!at_end() && !is_blank(here()) && here() != ';') {
            return unexpected("a space or ';' after the opcode " + quoted(opcode.name));
        }
        skip_blanks();
        const std::size_t begin = offset_;
        std::size_t end = offset_;
        while (at_end() || here() != ';') {
            auto operand = read_operand(opcode.name);
            if (!operand) {
                return tl::unexpected(operand.error());
            }
            opcode.operands.push_back(std::move(*operand));
            end = offset_;
            skip_blanks();
        }
        opcode.written = line_.substr(begin, end - begin);
        ++offset_;
        return opcode;
    }

    tl::expected<EpdOperand, TextError> read_operand(const std::string& opcode) {
        if (at_end()) {
            return unexpected("';' at the end of opcode " + quoted(opcode));
        }
        if (here() == '"') {
            return read_string();
        }
        EpdOperand operand{{}, offset_ + 1};
        while (!at_end() && !is_blank(here()) && here() != ';') {
            if (here() == '"' || is_control(here())) {
                return unexpected("an operand or ';'");
            }
            operand.text += line_[offset_++];
        }
        return operand;
    }

    tl::expected<EpdOperand, TextError> read_string() {
        const std::size_t quote = offset_;
        EpdOperand operand{{}, offset_ + 2};
        for (++offset_; !at_end() && here() != '"'; ++offset_) {
            const char next = offset_ + 1 < line_.size() ? line_[offset_ + 1] : '\0';
            if (here() == '\\' && (next == '"' || next == '\\')) {
                ++offset_;
            } else if (is_control(here())) {
                return unexpected("the characters of a string, without control characters");
            }
            operand.text += here();
        }
        if (at_end()) {
            return tl::unexpected(TextError{quote + 1,
                                            "a string without end: " + quoted(line_.substr(quote)),
                                            "a closing '\"'"});
        }
        ++offset_;
        if (!at_end() && !is_blank(here()) && here() != ';') {
            return unexpected("a space or ';' after the string");
        }
        return operand;
    }

    std::string_view line_;
    std::size_t offset_;
};

}  // namespace

tl::expected<std::vector<EpdOpcode>, TextError> split_epd_opcodes(std::string_view line,
                                                                  std::size_t offset) {
    return OpcodeSplitter(line, offset).split();
}

std::string quote_epd_string(std::string_view text) {
    std::string quoted_text = "\"";
    for (const char character : text) {
        if (character == '"' || character == '\\') {
            quoted_text += '\\';
        }
        // A string stays on its line; no reader lets control characters in.
        quoted_text += is_control(character) ? ' ' : character;
    }
    return quoted_text + '"';
}

}  // namespace alicemate
