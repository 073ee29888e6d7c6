#include "tools/report/report_summary.h"

#include "tests/tools/report/sample_rows.h"

#include <gtest/gtest.h>

namespace alicemate::test {
namespace {

TEST(ReportSummary, CountsByVerdict) {
    ReportSummary summary;
    EXPECT_EQ(summary_line(summary), "0 problems\n");
    for (const ResultRow& row : sample_rows()) {
        summary.add(row);
    }
    EXPECT_EQ(summary_line(summary),
              "6 problems: 1 sound, 1 cooked, 1 short, 1 undecided (nodes 1), 1 pending, 1 "
              "error\n");
}

TEST(ReportSummary, WhatWasCutOffIsCookedIfThatIsProved) {
    ResultRow row;
    row.outcome = "unknown";
    row.verdict = "unjudged";
    EXPECT_EQ(verdict_word(row), "undecided");
    row.verdict = "cooked";
    EXPECT_EQ(verdict_word(row), "cooked");
    row.outcome = "solved";
    row.verdict = "of a later version";
    EXPECT_EQ(verdict_word(row), "unjudged");
}

}  // namespace
}  // namespace alicemate::test
