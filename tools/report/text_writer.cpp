#include "tools/report/text_writer.h"

#include "problems/input_error.h"
#include "tools/report/problem_name.h"

#include <fmt/format.h>
#include <sstream>

namespace alicemate {
namespace {

std::string counted(std::uint64_t count) {
    return fmt::format("{} solution{}", count, count == 1 ? "" : "s");
}

/// "sound, 2 solutions", "undecided (time)".
std::string result_text(const ResultRow& row) {
    std::string text(verdict_word(row));
    if (!row.reason.empty()) {
        text += fmt::format(" ({})", row.reason);
    }
    if (row.solution_count) {
        text += ", " + counted(*row.solution_count);
    }
    if (row.short_count.value_or(0) > 0) {
        text += fmt::format(", {} short", *row.short_count);
    }
    return text;
}

std::string heading(const ResultRow& row) {
    std::string text = fmt::format("{}:{}: {}", row.file, row.line, problem_name(row));
    for (const std::string& part : {row.stipulation, row.author}) {
        text += part.empty() ? "" : ", " + part;
    }
    return fmt::format("{}: {}\n", text, result_text(row));
}

std::string error_line(const ResultRow& row) {
    const std::string name = problem_name(row);
    const std::string message = name.empty() ? row.error : name + ": " + row.error;
    return to_string(InputError{{row.file, row.line, row.column}, message, row.id, row.twin}) +
           "\n";
}

/// Each line of the text moved to the right; blank lines stay blank.
std::string indented(const std::string& text) {
    std::istringstream lines(text);
    std::string result;
    for (std::string line; std::getline(lines, line);) {
        result += (line.empty() ? "" : "    " + line) + "\n";
    }
    return result;
}

}  // namespace

std::string TextWriter::add(const ResultRow& row) {
    std::string text = row.outcome == "error" ? error_line(row) : heading(row);
    if (!quiet_) {
        text = (is_first_ ? "" : "\n") + text + indented(row.text);
    }
    is_first_ = false;
    return text;
}

std::string TextWriter::finish(const ReportSummary& summary) {
    return (is_first_ ? "" : "\n") + summary_line(summary);
}

}  // namespace alicemate
