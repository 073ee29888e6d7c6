#include "tools/batch/batch_summary.h"

#include "problems/verdict.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace alicemate {
namespace {

constexpr const char* counts =
    "SELECT CASE WHEN error IS NULL THEN outcome ELSE 'error' END, coalesce(verdict, ''), "
    "coalesce(reason, ''), count(*) FROM entry LEFT JOIN result ON result.id = entry.result "
    "WHERE seen = ? GROUP BY 1, 2, 3";

/// ", 3 cooked, 2 sound".
std::string listed(const std::map<std::string, std::uint64_t>& numbers, std::string_view more) {
    std::string text;
    for (const auto& [name, number] : numbers) {
        text += fmt::format(", {} {}{}", number, more, name);
    }
    return text;
}

double rate(const BatchSummary& summary) {
    return summary.seconds > 0 ? static_cast<double>(summary.solved_now) / summary.seconds : 0;
}

/// A cook is proved even if the search was cut off.
bool is_proved(const std::string& verdict) {
    return verdict != to_string(Verdict::unjudged);
}

bool is_expected(const std::string& verdict) {
    return verdict == to_string(Verdict::sound) || verdict == to_string(Verdict::unjudged);
}

}  // namespace

BatchSummary summarize(const Database& database, std::int64_t run) {
    BatchSummary summary;
    Statement rows = database.prepare(counts);
    rows.with(run);
    while (rows.next()) {
        const std::string outcome = rows.text(0);
        const auto number = static_cast<std::uint64_t>(rows.integer(3));
        summary.problems += number;
        if (outcome == "error") {
            summary.errors += number;
        } else if (outcome == "pending") {
            summary.pending += number;
        } else if (outcome == "solved" || is_proved(rows.text(1))) {
            summary.verdicts[rows.text(1)] += number;
        } else {
            summary.cut_off[rows.text(2)] += number;
        }
    }
    return summary;
}

std::string summary_text(const BatchSummary& summary) {
    std::string text = fmt::format("{} problems: {} errors", summary.problems, summary.errors);
    text += listed(summary.verdicts, "");
    text += listed(summary.cut_off, "undecided by ");
    text += summary.pending > 0 ? fmt::format(", {} not tried", summary.pending) : "";
    return text + fmt::format(
                      "\n{} new, {} changed, {} gone; {} solved in {:.1f} s, {:.1f} a "
                      "second\n",
                      summary.news.fresh, summary.news.changed, summary.news.gone,
                      summary.solved_now, summary.seconds, rate(summary));
}

std::string summary_json(const BatchSummary& summary) {
    const nlohmann::ordered_json json{{"schema", 1},
                                      {"problems", summary.problems},
                                      {"errors", summary.errors},
                                      {"verdicts", summary.verdicts},
                                      {"undecided", summary.cut_off},
                                      {"pending", summary.pending},
                                      {"new", summary.news.fresh},
                                      {"changed", summary.news.changed},
                                      {"gone", summary.news.gone},
                                      {"solved", summary.solved_now},
                                      {"seconds", summary.seconds}};
    return json.dump() + "\n";
}

ExitStatus status_of(const BatchSummary& summary) {
    ExitStatus status = ExitStatus::as_expected;
    for (const auto& [verdict, number] : summary.verdicts) {
        status =
            graver(status, is_expected(verdict) ? ExitStatus::as_expected : ExitStatus::unexpected);
    }
    if (summary.errors > 0) {
        status = graver(status, ExitStatus::bad_input);
    }
    if (summary.pending > 0 || !summary.cut_off.empty()) {
        status = graver(status, ExitStatus::undecided);
    }
    return status;
}

}  // namespace alicemate
