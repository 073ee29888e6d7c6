#pragma once

#include "tools/report/report_writer.h"

namespace alicemate {

/// A report to be read on a terminal: of each problem a heading, and below it the solution; at the
/// end how many problems came to what.
///
///     c.epd:2: Marks, #2, U. Marks: sound, 1 solution
///         1.Bb1! ...
///
/// What is wrong with a problem that could not be read is told as elsewhere,
/// `file:line:column: message`.
class TextWriter : public ReportWriter {
public:
    /// Quiet: without the solutions.
    explicit TextWriter(bool quiet) : quiet_(quiet) {}

    std::string add(const ResultRow& row) override;
    std::string finish(const ReportSummary& summary) override;

private:
    bool quiet_;
    bool is_first_ = true;
};

}  // namespace alicemate
