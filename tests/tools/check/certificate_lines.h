// A certificate taken apart into the words of its lines.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

namespace alicemate::test {

using Words = std::vector<std::string>;

inline Words split(const std::string& text, char separator) {
    Words parts(1);
    for (const char letter : text) {
        if (letter == separator) {
            parts.emplace_back();
        } else {
            parts.back() += letter;
        }
    }
    return parts;
}

inline std::string joined(const Words& parts, char separator) {
    std::string text;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        text += (i > 0 ? std::string(1, separator) : "") + parts[i];
    }
    return text;
}

inline constexpr std::size_t length_word = 2;
inline constexpr std::size_t position_word = 3;
inline constexpr std::size_t first_move_word = 7;  ///< moves and nodes follow in turn

/// A certificate as lines of words.
class Text {
public:
    explicit Text(const std::string& certificate) {
        for (const std::string& line : split(certificate, '\n')) {
            lines_.push_back(split(line, ' '));
        }
        lines_.pop_back();  // behind the last line's end
    }

    std::vector<Words>& lines() { return lines_; }
    Words& line(std::size_t i) { return lines_[i]; }
    [[nodiscard]] const Words& line(std::size_t i) const { return lines_[i]; }
    [[nodiscard]] std::size_t size() const { return lines_.size(); }

    [[nodiscard]] std::string str() const {
        std::string text;
        for (const Words& line : lines_) {
            text += joined(line, ' ') + '\n';
        }
        return text;
    }

    /// The lines that fit.
    [[nodiscard]] std::vector<std::size_t> where(
        const std::function<bool(const Words&)>& fits) const {
        std::vector<std::size_t> found;
        for (std::size_t i = 0; i < lines_.size(); ++i) {
            if (fits(lines_[i])) {
                found.push_back(i);
            }
        }
        return found;
    }

private:
    std::vector<Words> lines_;
};

inline bool is_node(const Words& line) {
    return line[0].size() == 1 && std::string("WLFHK").find(line[0]) != std::string::npos;
}

inline bool is_claim(const Words& line) {
    return line[0] == "claim";
}

inline bool has_moves(const Words& line) {
    return is_node(line) && line.size() > first_move_word + 1;
}

/// One move, no node.
inline bool is_lone(const Words& line) {
    return is_node(line) && line.size() == first_move_word + 1;
}

inline bool is_bare(const Words& line) {
    return is_node(line) && line.size() == first_move_word;
}

inline bool lists_all(const Words& line) {
    return has_moves(line) && line[0] != "W" && line[0] != "H";
}

inline bool lists_several(const Words& line) {
    return lists_all(line) && line.size() > first_move_word + 2;
}

inline Words position_of(const Words& node) {
    return {node.begin() + position_word, node.begin() + first_move_word};
}

}  // namespace alicemate::test
