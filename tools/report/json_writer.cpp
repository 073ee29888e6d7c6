#include "tools/report/json_writer.h"

#include "tools/report/json_members.h"

#include <utility>

namespace alicemate {
namespace {

using Json = nlohmann::ordered_json;

constexpr int schema = 1;

Json error_object(const ResultRow& row) {
    Json error{{"file", row.file}};
    if (row.line > 0) {
        error["line"] = row.line;
        error["column"] = row.column;
    }
    error["message"] = row.error;
    return error;
}

/// Which problem it is, and its verdict.
Json head(const ResultRow& row) {
    Json json{{"schema", schema}, {"file", row.file}};
    if (row.line > 0) {
        json["line"] = row.line;
        json["column"] = row.column;
    }
    json["id"] = row.id;
    add_text(json, "twin", row.twin);
    add_text(json, "phase", row.phase);
    add_text(json, "author", row.author);
    add_text(json, "origin", row.origin);
    add_text(json, "title", row.title);
    add_text(json, "fen", row.fen);
    add_text(json, "rules", row.rules);
    add_text(json, "stipulation", row.stipulation);
    json["outcome"] = row.outcome;
    add_text(json, "verdict", row.verdict);
    add_text(json, "reason", row.reason);
    if (row.outcome == "error") {
        json["error"] = error_object(row);
    }
    return json;
}

/// How it was solved.
Json tail(const ResultRow& row) {
    Json json = Json::object();
    add_number(json, "dual_count", row.dual_count);
    add_text(json, "text", row.text);
    add_text(json, "content", row.content);
    Json stats = Json::object();
    add_number(stats, "nodes", row.nodes);
    add_number(stats, "seconds", row.seconds);
    add_number(stats, "threads", row.threads);
    add_number(stats, "hash_bytes", row.hash_bytes);
    Json limits = Json::object();
    add_number(limits, "time", row.max_time);
    add_number(limits, "nodes", row.max_nodes);
    add_number(limits, "solutions", row.max_solutions);
    for (const auto& [name, member] : {std::pair("stats", stats), std::pair("limits", limits)}) {
        if (!member.empty()) {
            json[name] = member;
        }
    }
    add_text(json, "version", row.version);
    add_text(json, "finished", row.finished);
    return json;
}

/// The members of an object, without its braces.
std::string members(const std::string& object) {
    return object.substr(1, object.size() - 2);
}

/// The members of the solution as they are kept; nothing if they are no JSON object.
std::string solution_members(const ResultRow& row) {
    const bool is_object = row.solution.starts_with('{') && Json::accept(row.solution);
    return is_object ? members(row.solution) : std::string();
}

}  // namespace

std::string JsonWriter::add(const ResultRow& row) {
    std::string text = "{" + members(dump(head(row)));
    for (const std::string& more : {solution_members(row), members(dump(tail(row)))}) {
        text += more.empty() ? "" : "," + more;
    }
    return text + "}\n";
}

std::string JsonWriter::finish(const ReportSummary& /*summary*/) {
    return {};
}

}  // namespace alicemate
