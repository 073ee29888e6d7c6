#pragma once

#include "tools/batch/result_row.h"
#include "tools/report/verdict_word.h"

#include <array>
#include <cstdint>
#include <map>
#include <string>

namespace alicemate {

/// How many problems of a report came to what.
class ReportSummary {
public:
    void add(const ResultRow& row);

    [[nodiscard]] std::uint64_t problems() const { return problems_; }
    /// By verdict_words.
    [[nodiscard]] const std::array<std::uint64_t, verdict_words.size()>& counts() const {
        return counts_;
    }
    /// Of those undecided, how many by which limit: "time", "nodes", "solutions".
    [[nodiscard]] const std::map<std::string, std::uint64_t>& limits() const { return limits_; }
    /// All that was spent on them.
    [[nodiscard]] std::uint64_t nodes() const { return nodes_; }
    [[nodiscard]] double seconds() const { return seconds_; }

private:
    std::uint64_t problems_ = 0;
    std::array<std::uint64_t, verdict_words.size()> counts_{};
    std::map<std::string, std::uint64_t> limits_;
    std::uint64_t nodes_ = 0;
    double seconds_ = 0;
};

/// "3 problems: 1 sound, 1 cooked, 1 undecided (time 1)" and a line feed.
std::string summary_line(const ReportSummary& summary);

/// An object with `problems`, `counts` by word, `limits`, `nodes`, `seconds`.
std::string summary_object(const ReportSummary& summary);

}  // namespace alicemate
