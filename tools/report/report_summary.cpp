#include "tools/report/report_summary.h"

#include "tools/report/json_members.h"

#include <algorithm>
#include <fmt/format.h>

namespace alicemate {
namespace {

/// " (time 3, nodes 1)".
std::string limits_text(const ReportSummary& summary) {
    std::string text;
    for (const auto& [limit, count] : summary.limits()) {
        text += fmt::format("{}{} {}", text.empty() ? " (" : ", ", limit, count);
    }
    return text.empty() ? text : text + ")";
}

}  // namespace

void ReportSummary::add(const ResultRow& row) {
    ++problems_;
    const std::string_view word = verdict_word(row);
    const auto* const place = std::find(verdict_words.begin(), verdict_words.end(), word);
    ++counts_[static_cast<std::size_t>(place - verdict_words.begin())];
    if (word == "undecided") {
        ++limits_[row.reason];
    }
    nodes_ += row.nodes.value_or(0);
    seconds_ += row.seconds.value_or(0);
}

std::string summary_line(const ReportSummary& summary) {
    std::string text =
        fmt::format("{} problem{}", summary.problems(), summary.problems() == 1 ? "" : "s");
    std::string_view separator = ": ";
    for (std::size_t i = 0; i < verdict_words.size(); ++i) {
        if (summary.counts()[i] == 0) {
            continue;
        }
        text += fmt::format("{}{} {}", separator, summary.counts()[i], verdict_words[i]);
        text += verdict_words[i] == "undecided" ? limits_text(summary) : "";
        separator = ", ";
    }
    return text + "\n";
}

std::string summary_object(const ReportSummary& summary) {
    nlohmann::ordered_json json{{"problems", summary.problems()}};
    for (std::size_t i = 0; i < verdict_words.size(); ++i) {
        json["counts"][std::string(verdict_words[i])] = summary.counts()[i];
    }
    json["limits"] = summary.limits();
    json["nodes"] = summary.nodes();
    json["seconds"] = summary.seconds();
    return dump(json);
}

}  // namespace alicemate
