#include "tools/report/line_paths.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

namespace alicemate {
namespace {

using Json = nlohmann::json;

constexpr std::string_view key_sign = "!";
constexpr std::string_view try_sign = "?";

/// A list that is left out where it is empty.
const Json& list_in(const Json& object, const char* name) {
    static const Json none = Json::array();
    const auto member = object.find(name);
    return member != object.end() ? *member : none;
}

bool is_true(const Json& object, const char* name) {
    return object.value(name, false);
}

/// Walks through a solution and keeps the ways as far as they are wanted.
class PathCollector {
public:
    explicit PathCollector(std::size_t most) : most_(most) {}

    void begin(PlayPart part) { part_ = part; }

    /// A line of help play, or one of moves alone.
    void add_line(const Json& line, bool reaches_goal) {
        for (const Json& move : line) {
            push({move.get<std::string>(), false, false, {}});
        }
        if (reaches_goal && !path_.empty()) {
            path_.back().reaches_goal = true;
        }
        end_path();
        path_.clear();
    }

    void add_attack(const Json& attack, bool is_threat, std::string_view sign) {
        push({attack.at("move").get<std::string>(), is_threat, is_true(attack, "goal"), sign});
        add_play(attack);
        path_.pop_back();
    }

    /// What follows an attack.
    void add_play(const Json& attack) {
        const Json& threats = list_in(attack, "threats");
        const Json& defences = list_in(attack, "defences");
        const Json& refutations = list_in(attack, "refutations");
        if (threats.empty() && defences.empty() && refutations.empty()) {
            end_path();
        }
        for (const Json& threat : threats) {
            add_attack(threat, true, {});
        }
        for (const Json& defence : defences) {
            add_defence(defence);
        }
        for (const Json& refutation : refutations) {
            push({refutation.get<std::string>(), false, false, key_sign});
            end_path();
            path_.pop_back();
        }
    }

    void add_defence(const Json& defence) {
        const Json& answers = list_in(defence, "answers");
        const bool goal = is_true(defence, "goal");
        const bool may_refute = part_ == PlayPart::tries || part_ == PlayPart::post_key;
        if (answers.empty() && !goal && may_refute) {
            return;  // it stands among the refutations
        }
        push({defence.at("move").get<std::string>(), false, goal, {}});
        if (answers.empty()) {
            end_path();
        }
        for (const Json& answer : answers) {
            add_attack(answer, false, {});
        }
        path_.pop_back();
    }

    /// Lines that exist, but do not stand in the solution.
    void leave_out(std::uint64_t lines) { result_.left_out += lines; }

    LinePaths take() { return std::move(result_); }

private:
    void push(PathMove move) { path_.push_back(std::move(move)); }

    void end_path() {
        if (path_.empty()) {
            return;
        }
        if (result_.paths.size() < most_) {
            result_.paths.push_back({part_, path_});
        } else {
            ++result_.left_out;
        }
    }

    std::size_t most_;
    PlayPart part_ = PlayPart::solution;
    std::vector<PathMove> path_;
    LinePaths result_;
};

void add_help(PathCollector& collector, const Json& solution) {
    struct List {
        PlayPart part;
        const char* lines;
        const char* count;
    };
    for (const List& list : {List{PlayPart::solution, "lines", "solution_count"},
                             List{PlayPart::set_play, "set_lines", "set_count"},
                             List{PlayPart::short_solution, "short_lines", "short_count"}}) {
        const Json& lines = list_in(solution, list.lines);
        collector.begin(list.part);
        for (const Json& line : lines) {
            collector.add_line(line, true);
        }
        const auto count = solution.value(list.count, std::uint64_t{0});
        collector.leave_out(count - std::min<std::uint64_t>(count, lines.size()));
    }
}

void add_tree(PathCollector& collector, const Json& tree) {
    collector.begin(PlayPart::solution);
    for (const Json& key : list_in(tree, "keys")) {
        collector.add_attack(key, false, key_sign);
    }
    collector.begin(PlayPart::set_play);
    for (const Json& defence : list_in(tree, "set_play")) {
        collector.add_defence(defence);
    }
    collector.begin(PlayPart::tries);
    for (const Json& failed : list_in(tree, "tries")) {
        collector.add_attack(failed, false, try_sign);
    }
}

void add_first_moves(PathCollector& collector, const Json& solution) {
    collector.begin(PlayPart::solution);
    for (const Json& key : list_in(solution, "keys")) {
        collector.add_attack({{"move", key}}, false, key_sign);
    }
    collector.begin(PlayPart::set_play);
    for (const Json& line : list_in(solution, "set_lines")) {
        collector.add_line(line, false);
    }
    collector.begin(PlayPart::tries);
    for (const Json& failed : list_in(solution, "tries")) {
        collector.add_attack(failed, false, try_sign);
    }
}

}  // namespace

std::string_view to_string(PlayPart part) {
    switch (part) {
        case PlayPart::solution: return "solution";
        case PlayPart::post_key: return "post-key";
        case PlayPart::set_play: return "set";
        case PlayPart::tries: return "try";
        case PlayPart::short_solution: return "short";
    }
    return {};
}

LinePaths line_paths(const nlohmann::json& solution, std::size_t most) {
    PathCollector collector(most);
    if (solution.contains("lines")) {
        add_help(collector, solution);
    } else if (solution.contains("post_key")) {
        collector.begin(PlayPart::post_key);
        collector.add_play(solution.at("post_key"));
    } else if (solution.contains("tree")) {
        add_tree(collector, solution.at("tree"));
    } else {
        add_first_moves(collector, solution);
    }
    return collector.take();
}

}  // namespace alicemate
