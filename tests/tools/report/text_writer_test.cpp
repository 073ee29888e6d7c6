#include "tools/report/text_writer.h"

#include "tests/tools/report/sample_rows.h"

#include <gtest/gtest.h>

namespace alicemate::test {
namespace {

TEST(TextWriter, AHeadingAndTheSolution) {
    EXPECT_EQ(TextWriter(false).add(help_row()),
              "c.epd:1: Caillaud, h#2, Michel Caillaud: sound, 2 solutions\n"
              "    1.Ke4/A Qe5 2.d1=B/A Re3/A#\n"
              "    1.Kf4/A Qf5 2.d1=N/A Rf3/A#\n"
              "    Verdict: sound, 2 solutions\n");
}

TEST(TextWriter, BlankLinesBetweenProblemsAndASummary) {
    TextWriter writer(false);
    static_cast<void>(writer.add(help_row()));
    EXPECT_EQ(writer.add(help_row()).substr(0, 7), "\nc.epd:");
    ReportSummary summary;
    summary.add(help_row());
    EXPECT_EQ(writer.finish(summary), "\n1 problem: 1 sound\n");
}

TEST(TextWriter, QuietIsALineForEach) {
    TextWriter writer(true);
    ResultRow row = help_row();
    row.twin = "b";
    row.phase = "duplex";
    row.author.clear();
    EXPECT_EQ(writer.add(row), "c.epd:1: Caillaud b) duplex, h#2: sound, 2 solutions\n");
    row.outcome = "unknown";
    row.verdict = "unjudged";
    row.reason = "time";
    row.short_count = 3;
    EXPECT_EQ(writer.add(row),
              "c.epd:1: Caillaud b) duplex, h#2: undecided (time), 2 solutions, 3 short\n");
    EXPECT_EQ(writer.add(pending_row()), "c.epd:1: waits, h#3: pending\n");
}

TEST(TextWriter, ErrorsAreToldAsCompilersDo) {
    TextWriter writer(true);
    ResultRow row = error_row();
    row.id = "P";
    row.error = "what is wrong";
    EXPECT_EQ(writer.add(row), "c.epd:5:7: P: what is wrong\n");
    row.id.clear();
    EXPECT_EQ(writer.add(row), "c.epd:5:7: what is wrong\n");
    row.line = 0;
    EXPECT_EQ(writer.add(row), "c.epd: what is wrong\n");
}

}  // namespace
}  // namespace alicemate::test
