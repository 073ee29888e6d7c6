// What all ways to spoil a certificate have in common.
#pragma once

#include "tests/tools/check/certificate_lines.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <random>
#include <set>
#include <string>
#include <vector>

namespace alicemate::test {

/// One way to spoil a certificate.
struct CorruptionMethod {
    std::string kind;
    std::string reason;                                   ///< a regular expression
    std::function<std::optional<std::string>()> corrupt;  ///< nothing where it has no place
};

/// A certificate that is to be spoilt, and how its places are found and changed, at random.
class CorruptionTools {
protected:
    CorruptionTools(const std::string& certificate, std::uint32_t seed)
        : valid_(certificate), bytes_(certificate), random_(seed) {
        for (std::size_t i = 0; i < valid_.size(); ++i) {
            const Words& line = valid_.line(i);
            if (has_moves(line)) {
                for (std::size_t word = first_move_word + 1; word < line.size(); word += 2) {
                    used_.insert(line[word]);
                }
            } else if (line[0] == "proof") {
                used_.insert(line[2]);
                proofs_[line[1]] = line[2];
            } else if (line[0] == "play") {
                play_ = line[1];
            } else if (line[0] == "goal") {
                goal_ = line[1];
            }
        }
    }

    using Result = std::optional<std::string>;
    using Fits = std::function<bool(const Words&)>;
    using Change = std::function<bool(Words&)>;  ///< of a line; false if it cannot be done
    using Method = CorruptionMethod;

    std::size_t below(std::size_t limit) { return random_() % limit; }

    std::optional<std::size_t> some_line(const Fits& fits) {
        const auto found = valid_.where(fits);
        return found.empty() ? std::nullopt : std::optional(found[below(found.size())]);
    }

    /// A line that fits is changed.
    Result changed(const Fits& fits, const Change& change) {
        const auto place = some_line(fits);
        Text text = valid_;
        return place && change(text.line(*place)) ? Result(text.str()) : std::nullopt;
    }

    /// Lines are put before one that fits, or take its place.
    Result inserted(const Fits& fits, const std::function<std::vector<Words>(const Words&)>& made,
                    bool instead = false) {
        const auto place = some_line(fits);
        if (!place) {
            return std::nullopt;
        }
        Text text = valid_;
        const auto lines = made(text.line(*place));
        const auto at = text.lines().begin() + static_cast<std::ptrdiff_t>(*place);
        text.lines().insert(instead ? text.lines().erase(at) : at, lines.begin(), lines.end());
        return text.str();
    }

    Result dropped(const Fits& fits) {
        return inserted(
            fits, [](const Words&) { return std::vector<Words>{}; }, true);
    }

    /// The word of a move of the line, at random.
    std::size_t some_move(const Words& node) {
        return first_move_word + 2 * below((node.size() - first_move_word + 1) / 2);
    }

    std::string some_square() {
        return {static_cast<char>('a' + below(8)), static_cast<char>('1' + below(8))};
    }

    /// A move that the node does not name.
    std::string other_move(const Words& node) {
        std::string move;
        do {
            move = some_square() + some_square();
        } while (std::find(node.begin(), node.end(), move) != node.end());
        return move;
    }

    [[nodiscard]] bool is_used(const Words& node) const { return used_.count(node[1]) > 0; }

    /// The node on which a claim rests.
    [[nodiscard]] const Words& proof_of(const Words& claim) const {
        const auto claims = valid_.where(is_claim);
        std::size_t number = 1;
        while (valid_.line(claims[number - 1]) != claim) {
            ++number;
        }
        const std::string& id = proofs_.at(std::to_string(number));
        return valid_.line(
            valid_.where([&](const Words& line) { return is_node(line) && line[1] == id; }).at(0));
    }

    /// That a line begins with the word.
    static Fits begins(const std::string& word) {
        return [=](const Words& line) { return line[0] == word; };
    }

    Text valid_;
    std::string bytes_;
    std::mt19937 random_;
    std::set<std::string> used_;                 ///< ids of nodes that others or proofs rest on
    std::map<std::string, std::string> proofs_;  ///< node by claim
    std::string play_;
    std::string goal_;
};

}  // namespace alicemate::test
