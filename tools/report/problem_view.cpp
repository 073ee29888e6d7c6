#include "tools/report/problem_view.h"

#include "core/position_text.h"
#include "problems/problem_source.h"
#include "tools/report/json_members.h"
#include "tools/report/line_steps.h"

#include <fmt/format.h>
#include <optional>
#include <sstream>

namespace alicemate {
namespace {

using Json = nlohmann::ordered_json;

std::string_view letter(Color side) {
    return side == Color::white ? "w" : "b";
}

std::string counted(unsigned count, std::string_view what) {
    return fmt::format("{} {}{}", count, what, count == 1 ? "" : "s");
}

std::string claim_text(const Claim& claim) {
    std::vector<std::string> parts;
    if (claim.solutions) {
        parts.push_back(counted(*claim.solutions, "solution"));
    }
    if (!claim.keys.empty()) {
        parts.push_back(fmt::format("{} {}", claim.keys.size() == 1 ? "key" : "keys",
                                    fmt::join(claim.keys, " ")));
    }
    if (claim.moves) {
        parts.push_back("in " + counted(*claim.moves, "move"));
    }
    return fmt::format("{}", fmt::join(parts, ", "));
}

std::optional<Problem> read_content(const std::string& content) {
    std::istringstream input(content);
    auto problem = read_epd(input, "content", {})->next();
    return problem && *problem ? std::optional(std::move(**problem)) : std::nullopt;
}

std::optional<PosedProblem> pose_alone(const Problem& problem) {
    auto posed = pose(problem);
    return posed.size() == 1 && posed.front() ? std::optional(std::move(*posed.front()))
                                              : std::nullopt;
}

void add_texts(Json& json, const ResultRow& row) {
    if (row.line > 0) {
        json["column"] = row.column;
    }
    add_text(json, "origin", row.origin);
    add_text(json, "title", row.title);
    add_text(json, "fen", row.fen);
    add_text(json, "rules", row.rules);
    add_text(json, "epd", row.content);
    add_text(json, "reason", row.reason);
    add_text(json, "error", row.error);
    add_text(json, "text", row.text);
    add_text(json, "version", row.version);
    add_text(json, "finished", row.finished);
}

void add_numbers(Json& json, const ResultRow& row) {
    Json& counts = json["counts"] = Json::object();
    add_number(counts, "short", row.short_count);
    add_number(counts, "set", row.set_count);
    add_number(counts, "dual", row.dual_count);
    Json& limits = json["limits"] = Json::object();
    add_number(limits, "time", row.max_time);
    add_number(limits, "nodes", row.max_nodes);
    add_number(limits, "solutions", row.max_solutions);
    add_number(json, "threads", row.threads);
    add_number(json, "hash", row.hash_bytes);
}

void add_diagram(Json& json, const ResultRow& row) {
    const auto setup = read_position(row.fen);
    if (!setup) {
        return;
    }
    json["boards"] = row.rules.starts_with("orthodox") ? 1 : 2;
    json["men"] = men_text(*setup);
    json["side"] = letter(setup->to_move);
}

Json line_object(const SteppedLine& line) {
    Json moves = Json::array();
    for (const LineStep& step : line.steps) {
        moves.push_back(Json::array({step.text, step.changes, letter(step.mover)}));
    }
    return {{"part", to_string(line.part)}, {"moves", std::move(moves)}};
}

void add_lines(Json& json, const PosedProblem& posed, const ResultRow& row, std::size_t most) {
    const LinePaths paths = line_paths(nlohmann::json::parse(row.solution), most);
    Json lines = Json::array();
    for (const SteppedLine& line : line_steps(posed, paths.paths)) {
        lines.push_back(line_object(line));
    }
    if (!lines.empty()) {
        json["lines"] = std::move(lines);
    }
    if (paths.left_out > 0) {
        json["left_out"] = paths.left_out;
    }
}

/// What only the problem itself can tell.
void add_content(Json& json, const ResultRow& row, std::size_t most) {
    const auto problem = read_content(row.content);
    if (!problem) {
        return;
    }
    add_text(json, "claim", claim_text(problem->claim));
    const auto posed = row.solution.empty() ? std::nullopt : pose_alone(*problem);
    if (!posed) {
        return;
    }
    try {
        add_lines(json, *posed, row, most);
    } catch (const nlohmann::json::exception&) {
        // Not of its form; the text of the solution is shown all the same.
    } catch (const LineError&) {
        // Likewise.
    }
}

}  // namespace

nlohmann::ordered_json problem_view(const ResultRow& row, std::size_t most_lines) {
    Json json = Json::object();
    add_texts(json, row);
    add_numbers(json, row);
    add_diagram(json, row);
    add_content(json, row, most_lines);
    return json;
}

}  // namespace alicemate
