#include "core/move_text.h"
#include "core/position_text.h"
#include "problems/reports.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace alicemate {
namespace {

using Json = nlohmann::ordered_json;

constexpr int schema = 1;

/// Texts of files may be in any encoding; what is no UTF-8 is replaced.
std::string dump(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Json moves_json(const std::vector<Move>& moves) {
    Json json = Json::array();
    for (const Move move : moves) {
        json.push_back(write_coordinate(move));
    }
    return json;
}

Json attack_json(const Attack& attack);
Json defence_json(const Defence& defence);

/// What an attack does, and what follows, to the object of the attack.
void add_play(Json& json, const Attack& attack) {
    if (attack.gives_check) {
        json["check"] = true;
    }
    if (attack.reaches_goal) {
        json["goal"] = true;
    }
    if (attack.is_zugzwang() && !attack.defences.empty()) {
        json["zugzwang"] = true;
    }
    for (const Attack& threat : attack.threats) {
        json["threats"].push_back(attack_json(threat));
    }
    for (const Defence& defence : attack.defences) {
        json["defences"].push_back(defence_json(defence));
    }
}

Json attack_json(const Attack& attack) {
    Json json{{"move", write_coordinate(attack.move)}};
    add_play(json, attack);
    return json;
}

Json post_key_json(const FirstMove& play) {
    Json json = Json::object();
    add_play(json, play.attack);
    if (!play.refutations.empty()) {
        json["refutations"] = moves_json(play.refutations);
    }
    return json;
}

Json defence_json(const Defence& defence) {
    Json json{{"move", write_coordinate(defence.move)}};
    if (defence.gives_check) {
        json["check"] = true;
    }
    if (defence.reaches_goal) {
        json["goal"] = true;
    }
    for (const Attack& answer : defence.answers) {
        json["answers"].push_back(attack_json(answer));
    }
    return json;
}

bool has_play(const Attack& attack) {
    return !attack.threats.empty() || !attack.defences.empty();
}

bool has_play(const BattleSolution& solution) {
    const auto first_has = [](const FirstMove& first) { return has_play(first.attack); };
    const auto answer_has = [](const Defence& defence) {
        return std::any_of(defence.answers.begin(), defence.answers.end(),
                           [](const Attack& answer) { return has_play(answer); });
    };
    return std::any_of(solution.keys.begin(), solution.keys.end(), first_has) ||
           std::any_of(solution.tries.begin(), solution.tries.end(), first_has) ||
           std::any_of(solution.set_play.begin(), solution.set_play.end(), answer_has);
}

/// The trees of first moves and set play; null if they are neither wanted nor there.
Json tree_json(const BattleSolution& solution, bool wanted) {
    if (!wanted && !has_play(solution)) {
        return nullptr;
    }
    Json json{{"keys", Json::array()}, {"tries", Json::array()}, {"set_play", Json::array()}};
    for (const FirstMove& key : solution.keys) {
        json["keys"].push_back(attack_json(key.attack));
        json["keys"].back()["moves"] = key.moves;
    }
    for (const FirstMove& failed : solution.tries) {
        json["tries"].push_back(attack_json(failed.attack));
        json["tries"].back()["refutations"] = moves_json(failed.refutations);
    }
    for (const Defence& defence : solution.set_play) {
        json["set_play"].push_back(defence_json(defence));
    }
    return json;
}

Json duals_json(const BattleSolution& solution, Duals wanted) {
    Json json = Json::array();
    for (const Dual& dual : duals_of(solution, wanted)) {
        Json path = Json::array();
        for (const Move move : dual.path) {
            path.push_back(move ? Json(write_coordinate(move)) : Json());
        }
        Json answers = Json::array();
        for (const Attack& answer : dual.defence->answers) {
            answers.push_back(write_coordinate(answer.move));
        }
        json.push_back({{"path", std::move(path)}, {"answers", std::move(answers)}});
    }
    return json;
}

void add_battle(Json& json, const BattleSolution& solution, const ReportOptions& options) {
    json["solution_count"] = solution.keys.size();
    if (options.count_only) {
        return;
    }
    json["keys"] = Json::array();
    for (const FirstMove& key : solution.keys) {
        json["keys"].push_back(write_coordinate(key.attack.move));
    }
    json["tries"] = Json::array();
    for (const FirstMove& failed : solution.tries) {
        json["tries"].push_back({{"move", write_coordinate(failed.attack.move)},
                                 {"refutations", moves_json(failed.refutations)}});
    }
    json["set_lines"] = Json::array();
    for (const Defence& defence : solution.set_play) {
        if (defence.answers.empty()) {
            json["set_lines"].push_back(moves_json({defence.move}));
        }
        for (const Attack& answer : defence.answers) {
            json["set_lines"].push_back(moves_json({defence.move, answer.move}));
        }
    }
    if (solution.post_key) {
        json["post_key"] = post_key_json(*solution.post_key);
    }
    if (Json tree = tree_json(solution, options.variations); !tree.is_null()) {
        json["tree"] = std::move(tree);
        json["duals"] = duals_json(solution, options.duals);
    }
}

/// The members of an object, without its braces.
std::string members(const Json& object) {
    const std::string text = dump(object);
    return text.substr(1, text.size() - 2);
}

std::string line_text(const Line& line) {
    std::string text = "[";
    for (const Move move : line) {
        text.append(text.size() == 1 ? "\"" : ",\"").append(write_coordinate(move)) += '"';
    }
    return text + "]";
}

/// A member with a list of lines, and a comma. There may be millions: to make Json of them first
/// would take as long as to find many of them.
void add_lines(std::string& text, std::string_view name, const std::vector<Line>& lines) {
    text.append("\"").append(name).append("\":[");
    for (const Line& line : lines) {
        text += &line == &lines.front() ? "" : ",";
        text += line_text(line);
    }
    text += "],";
}

std::string help_lines(const HelpSolution& solution) {
    std::string text;
    add_lines(text, "lines", solution.lines);
    add_lines(text, "short_lines", solution.short_lines);
    add_lines(text, "set_lines", solution.set_lines);
    return text;
}

void add_counts(Json& json, const HelpSolution& solution) {
    json["solution_count"] = solution.line_count;
    json["short_count"] = solution.short_count;
    json["set_count"] = solution.set_count;
}

/// What tells the solution, without the braces of an object.
std::string solution_members(const Solution& solution, const ReportOptions& options) {
    Json json = Json::object();
    if (const auto* const battle = std::get_if<BattleSolution>(&solution.play)) {
        add_battle(json, *battle, options);
        return members(json);
    }
    const auto& help = std::get<HelpSolution>(solution.play);
    add_counts(json, help);
    return (options.count_only ? "" : help_lines(help)) + members(json);
}

}  // namespace

std::string json_report(const Problem& problem, const PosedProblem& posed, const Solution& solution,
                        Verdict verdict, const ReportOptions& options) {
    Json json{{"schema", schema}, {"id", problem.id}};
    if (!posed.twin.empty()) {
        json["twin"] = posed.twin;
    }
    if (posed.phase == Phase::duplex) {
        json["phase"] = "duplex";
    }
    json["fen"] = write_two_board(posed.setup);
    json["rules"] = to_string(posed.position.rules());
    json["stipulation"] = to_string(posed.stipulation);
    json["outcome"] = solution.outcome == Outcome::solved ? "solved" : "unknown";
    json["verdict"] = to_string(verdict);
    if (solution.outcome == Outcome::unknown) {
        json["reason"] = to_string(solution.reason);
    }
    const Json stats{{"stats",
                      {{"nodes", solution.stats.nodes},
                       {"seconds", solution.stats.seconds},
                       {"threads", solution.stats.threads},
                       {"hash_bytes", solution.stats.hash_bytes}}}};
    return "{" + members(json) + "," + solution_members(solution, options) + "," + members(stats) +
           "}";
}

std::string json_solution(const Solution& solution, const ReportOptions& options) {
    return "{" + solution_members(solution, options) + "}";
}

std::string json_report(const InputError& error) {
    Json json{{"schema", schema}};
    if (!error.id.empty()) {
        json["id"] = error.id;
    }
    if (!error.twin.empty()) {
        json["twin"] = error.twin;
    }
    json["outcome"] = "error";
    Json& place = json["error"];
    place["file"] = error.place.file;
    if (error.place.line > 0) {
        place["line"] = error.place.line;
        place["column"] = error.place.column;
    }
    place["message"] = error.message;
    return dump(json);
}

}  // namespace alicemate
