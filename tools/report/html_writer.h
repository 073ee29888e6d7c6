#pragma once

#include "tools/report/report_writer.h"

#include <string_view>

namespace alicemate {

/// JSON as it may stand within an HTML script element: without `<`, in whose place a string has its
/// code.
std::string json_for_html(std::string_view json);

/// One HTML page that needs nothing else: a table of all problems that can be sorted, filtered and
/// searched, and of each its diagram, on which its lines can be played through. See page/ for what
/// runs in the browser. Of each problem the page holds two lines of JSON, one for the table and
/// one, see problem_view(), that is read when the problem is opened.
class HtmlWriter : public ReportWriter {
public:
    std::string begin() override;
    std::string add(const ResultRow& row) override;
    std::string finish(const ReportSummary& summary) override;
};

}  // namespace alicemate
