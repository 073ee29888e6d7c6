#include "tests/solver/popeye_lines.h"

#include "core/check.h"
#include "core/move_text.h"

#include <algorithm>
#include <sstream>

namespace alicemate::testing {
namespace {

/// A move with what Popeye puts behind it: the goal's sign where it is reached, else that of check.
std::string marked(const Position& before, Move move, Goal goal, bool reaches_goal) {
    const std::string text = write_popeye(before, move);
    if (reaches_goal) {
        return text + (goal == Goal::mate ? " #" : " =");
    }
    return text + (in_check(before.after(move)) ? " +" : "");
}

/// Help play begins in the middle of a move when the goal comes after an odd number of half-moves.
std::string help_line(Position position, Goal goal, const Line& line) {
    std::string text = line.size() % 2 != 0 ? "1..." : "";
    std::size_t number = line.size() % 2 != 0 ? 2 : 1;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const bool first_of_move = (line.size() - i) % 2 == 0;
        text += i == 0 ? "" : " ";
        text += first_of_move ? std::to_string(number++) + "." : "";
        text += marked(position, line[i], goal, i + 1 == line.size());
        position = position.after(line[i]);
    }
    return text;
}

/// All moves numbered, those of one side alone; the last one of ser-h is the other side's.
std::string series_line(Position position, const Stipulation& stipulation, const Line& line) {
    const std::size_t in_series = line.size() - (ends_with_other_side(stipulation.play) ? 1 : 0);
    std::string text = in_series == 0 ? "1..." : "";
    for (std::size_t i = 0; i < line.size(); ++i) {
        text += i == 0 ? "" : " ";
        text += i < in_series ? std::to_string(i + 1) + "." : "";
        text += marked(position, line[i], stipulation.goal, i + 1 == line.size());
        position = position.after(line[i]);
        if (i + 1 < in_series) {
            position = position.with_turn_passed();
        }
    }
    return text;
}

std::string line_text(const Position& position, const Stipulation& stipulation, const Line& line) {
    return is_series(stipulation.play) ? series_line(position, stipulation, line)
                                       : help_line(position, stipulation.goal, line);
}

/// Walks a solution's trees and writes down every path.
class TreeWriter {
public:
    TreeWriter(const Stipulation& stipulation, std::vector<std::string>& paths)
        : stipulation_(stipulation), paths_(paths) {}

    void first_move(const Position& position, const FirstMove& first_move) {
        const bool key = first_move.refutations.empty();
        const std::string path = attack(position, first_move.attack, 1, "", key ? " !" : " ?");
        const Position after = position.after(first_move.attack.move);
        for (const Move refutation : first_move.refutations) {
            paths_.push_back(path + " / but 1..." +
                             marked(after, refutation, stipulation_.goal, false) + " !");
        }
    }

    void defence(const Position& position, const Defence& defence, unsigned number,
                 const std::string& before) {
        const std::string path =
            before + std::to_string(number) + "..." +
            marked(position, defence.move, stipulation_.goal, defence.reaches_goal);
        paths_.push_back(path);
        for (const Attack& answer : defence.answers) {
            attack(position.after(defence.move), answer, number + 1, path + " / ", "");
        }
    }

private:
    std::string attack(const Position& position, const Attack& attack, unsigned number,
                       const std::string& before, const std::string& sign) {
        const Position after = position.after(attack.move);
        const bool final_of_self = !attack.defences.empty() && attack.defences.front().reaches_goal;
        const bool goes_on = !attack.defences.empty() || !attack.threats.empty();
        std::string path = before + std::to_string(number) + "." +
                           marked(position, attack.move, stipulation_.goal, attack.reaches_goal) +
                           sign;
        const bool silent = attack.gives_check || attack.reaches_goal || final_of_self;
        if (!silent && (goes_on || attack.is_zugzwang())) {
            path += attack.threats.empty() ? " zugzwang." : " threat:";
        }
        paths_.push_back(path);
        for (const Attack& threat : attack.threats) {
            this->attack(after.with_turn_passed(), threat, number + 1, path + " / ", "");
        }
        for (const Defence& defence : attack.defences) {
            this->defence(after, defence, number, path + " / ");
        }
        return path;
    }

    const Stipulation& stipulation_;
    std::vector<std::string>& paths_;
};

std::string squeezed(const std::string& text) {
    std::istringstream words(text);
    std::string result;
    for (std::string word; words >> word;) {
        result += (result.empty() ? "" : " ") + word;
    }
    return result;
}

/// `2.Ra3-c3 #` stands at depth 2, `2...Kc1` at depth 3; what is no half-move has none.
int depth_of(const std::string& line) {
    std::size_t digits = 0;
    while (digits < line.size() && line[digits] >= '0' && line[digits] <= '9') {
        ++digits;
    }
    if (digits == 0 || digits >= line.size() || line[digits] != '.') {
        return -1;
    }
    const bool defence = line.compare(digits, 3, "...") == 0;
    return 2 * (std::stoi(line) - 1) + (defence ? 1 : 0);
}

}  // namespace

std::vector<std::string> popeye_lines(const Position& position, const Stipulation& stipulation,
                                      const Solution& solution) {
    std::vector<std::string> texts;
    if (const auto* const battle = std::get_if<BattleSolution>(&solution.play)) {
        for (const FirstMove& key : battle->keys) {
            texts.push_back(
                "1." +
                marked(position, key.attack.move, stipulation.goal, key.attack.reaches_goal) +
                " !");
        }
    } else {
        const auto& help = std::get<HelpSolution>(solution.play);
        for (const std::vector<Line>* const lines : {&help.lines, &help.short_lines}) {
            for (const Line& line : *lines) {
                texts.push_back(line_text(position, stipulation, line));
            }
        }
        for (const Line& line : help.set_lines) {
            texts.push_back(line_text(position.with_turn_passed(), stipulation, line));
        }
    }
    std::sort(texts.begin(), texts.end());
    return texts;
}

std::vector<std::string> popeye_tree(const Position& position, const Stipulation& stipulation,
                                     const BattleSolution& solution) {
    std::vector<std::string> paths;
    TreeWriter writer(stipulation, paths);
    for (const Defence& defence : solution.set_play) {
        writer.defence(position.with_turn_passed(), defence, 1, "");
    }
    for (const std::vector<FirstMove>* const list : {&solution.keys, &solution.tries}) {
        for (const FirstMove& first_move : *list) {
            writer.first_move(position, first_move);
        }
    }
    std::sort(paths.begin(), paths.end());
    return paths;
}

std::vector<std::string> tree_of_popeye_text(const std::string& text) {
    std::vector<std::string> paths;
    std::vector<std::pair<int, std::string>> branch;
    bool refuting = false;
    std::istringstream lines(text);
    for (std::string raw; std::getline(lines, raw);) {
        const std::string line = squeezed(raw);
        const int depth = depth_of(line);
        if (line == "but") {
            refuting = true;
        }
        if (depth < 0) {
            continue;
        }
        refuting = refuting && depth == 1;
        while (!branch.empty() && branch.back().first >= depth) {
            branch.pop_back();
        }
        const std::string before = branch.empty() ? "" : branch.back().second + " / ";
        branch.emplace_back(depth, before + (refuting ? "but " : "") + line);
        paths.push_back(branch.back().second);
    }
    std::sort(paths.begin(), paths.end());
    return paths;
}

std::vector<std::string> lines_of_popeye_text(const std::string& text) {
    std::vector<std::string> found;
    std::istringstream lines(text);
    for (std::string raw; std::getline(lines, raw);) {
        const std::string line = squeezed(raw);
        if (line.compare(0, 2, "1.") == 0) {
            found.push_back(line);
        }
    }
    std::sort(found.begin(), found.end());
    return found;
}

}  // namespace alicemate::testing
