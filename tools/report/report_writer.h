#pragma once

#include "tools/batch/result_row.h"
#include "tools/report/report_summary.h"

#include <string>

namespace alicemate {

/// A report in the making: begin(), add() for each problem in order, finish(). Each gives the next
/// piece of its text, which is not needed again; what was added is forgotten.
class ReportWriter {
public:
    ReportWriter() = default;
    ReportWriter(const ReportWriter&) = delete;
    ReportWriter& operator=(const ReportWriter&) = delete;
    ReportWriter(ReportWriter&&) = delete;
    ReportWriter& operator=(ReportWriter&&) = delete;
    virtual ~ReportWriter() = default;

    virtual std::string begin() { return {}; }
    virtual std::string add(const ResultRow& row) = 0;
    /// The summary is that of all that was added.
    virtual std::string finish(const ReportSummary& summary) = 0;
};

}  // namespace alicemate
