#include "tools/report/csv_writer.h"

#include <array>
#include <fmt/format.h>
#include <optional>

namespace alicemate {
namespace {

std::string number(std::uint64_t value) {
    return fmt::format("{}", value);
}

template <typename Number>
std::string number(const std::optional<Number>& value) {
    return value ? fmt::format("{}", *value) : std::string();
}

struct Column {
    std::string_view name;
    std::string (*value)(const ResultRow& row);
};

constexpr std::array<Column, 32> columns{{
    {"file", [](const ResultRow& row) { return row.file; }},
    {"line", [](const ResultRow& row) { return number(row.line); }},
    {"column", [](const ResultRow& row) { return number(row.column); }},
    {"id", [](const ResultRow& row) { return row.id; }},
    {"twin", [](const ResultRow& row) { return row.twin; }},
    {"phase", [](const ResultRow& row) { return row.phase; }},
    {"author", [](const ResultRow& row) { return row.author; }},
    {"origin", [](const ResultRow& row) { return row.origin; }},
    {"title", [](const ResultRow& row) { return row.title; }},
    {"fen", [](const ResultRow& row) { return row.fen; }},
    {"rules", [](const ResultRow& row) { return row.rules; }},
    {"stipulation", [](const ResultRow& row) { return row.stipulation; }},
    {"outcome", [](const ResultRow& row) { return row.outcome; }},
    {"verdict", [](const ResultRow& row) { return row.verdict; }},
    {"reason", [](const ResultRow& row) { return row.reason; }},
    {"error", [](const ResultRow& row) { return row.error; }},
    {"solution_count", [](const ResultRow& row) { return number(row.solution_count); }},
    {"short_count", [](const ResultRow& row) { return number(row.short_count); }},
    {"set_count", [](const ResultRow& row) { return number(row.set_count); }},
    {"dual_count", [](const ResultRow& row) { return number(row.dual_count); }},
    {"nodes", [](const ResultRow& row) { return number(row.nodes); }},
    {"seconds", [](const ResultRow& row) { return number(row.seconds); }},
    {"threads", [](const ResultRow& row) { return number(row.threads); }},
    {"hash_bytes", [](const ResultRow& row) { return number(row.hash_bytes); }},
    {"max_time", [](const ResultRow& row) { return number(row.max_time); }},
    {"max_nodes", [](const ResultRow& row) { return number(row.max_nodes); }},
    {"max_solutions", [](const ResultRow& row) { return number(row.max_solutions); }},
    {"version", [](const ResultRow& row) { return row.version; }},
    {"finished", [](const ResultRow& row) { return row.finished; }},
    {"content", [](const ResultRow& row) { return row.content; }},
    {"text", [](const ResultRow& row) { return row.text; }},
    {"solution", [](const ResultRow& row) { return row.solution; }},
}};

constexpr std::string_view end_of_row = "\r\n";

}  // namespace

std::string csv_field(std::string_view text) {
    if (text.find_first_of("\",\r\n") == std::string_view::npos) {
        return std::string(text);
    }
    std::string field = "\"";
    for (const char character : text) {
        field.append(character == '"' ? 2 : 1, character);
    }
    return field + "\"";
}

std::string CsvWriter::begin() {
    std::string text;
    for (const Column& column : columns) {
        text.append(text.empty() ? "" : ",").append(column.name);
    }
    return text.append(end_of_row);
}

std::string CsvWriter::add(const ResultRow& row) {
    std::string text;
    for (const Column& column : columns) {
        text.append(&column == &columns.front() ? "" : ",").append(csv_field(column.value(row)));
    }
    return text.append(end_of_row);
}

std::string CsvWriter::finish(const ReportSummary& /*summary*/) {
    return {};
}

}  // namespace alicemate
