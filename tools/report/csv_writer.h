#pragma once

#include "tools/report/report_writer.h"

#include <string_view>

namespace alicemate {

/// A field of RFC 4180: in quotes where it needs them.
std::string csv_field(std::string_view text);

/// A table for spreadsheets and scripts, by RFC 4180: a row of names, then a row for each problem
/// with all that is known of it; what does not apply is empty.
class CsvWriter : public ReportWriter {
public:
    std::string begin() override;
    std::string add(const ResultRow& row) override;
    std::string finish(const ReportSummary& summary) override;
};

}  // namespace alicemate
