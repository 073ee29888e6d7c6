#include "tests/tools/batch/batch_runs.h"
#include "tests/tools/report/sample_rows.h"

#include <fstream>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <sstream>

namespace alicemate::test {
namespace {

using nlohmann::json;

const std::string help_line =
    "8/8/8/2Q5/8/8/8/K7|8/8/8/4k3/8/2R5/3p4/8 b - - stip \"h#2\"; id \"two\"; sols 2;";
const std::string cooked_line =
    "8/8/8/2Q5/8/8/8/K7|8/8/8/4k3/8/2R5/3p4/8 b - - stip \"h#2\"; id \"one\"; sols 1;";

std::string content_of(const std::string& path) {
    std::ifstream file(path);
    std::ostringstream content;
    content << file.rdbuf();
    return content.str();
}

/// Results of three problems, one of which is none.
class ReportCommand : public testing::Test {
protected:
    ReportCommand() {
        const ProgramRun run =
            place.batch({place.collection({help_line, cooked_line, "8/8 stip \"#2\";"})});
        EXPECT_EQ(run.status, 3) << run.err;
    }

    [[nodiscard]] ProgramRun report(std::vector<std::string> words) const {
        words.insert(words.begin(), "report");
        words.push_back(place.path("r.sqlite"));
        return run_program(std::move(words));
    }

    Workplace place;
};

TEST_F(ReportCommand, TextIsTheDefault) {
    const ProgramRun run = report({});
    EXPECT_EQ(run.status, 0) << run.err;
    EXPECT_NE(run.out.find("    1.Kf4/A Qf5 2.d1=N/A Rf3/A#\n"), std::string::npos) << run.out;
    EXPECT_EQ(run.lines().back(), "3 problems: 1 sound, 1 cooked, 1 error");
    EXPECT_EQ(report({"--quiet"}).lines().size(), 5U);
}

TEST_F(ReportCommand, JsonIsALineForEach) {
    const ProgramRun run = report({"--format", "json"});
    ASSERT_EQ(run.lines().size(), 3U);
    EXPECT_EQ(json::parse(run.lines()[0]).at("verdict"), "sound");
    EXPECT_EQ(json::parse(run.lines()[2]).at("error").at("line"), 3);
}

TEST_F(ReportCommand, CsvHasNames) {
    const ProgramRun run = report({"--format", "csv"});
    EXPECT_EQ(run.out.substr(0, 19), "file,line,column,id");
}

TEST_F(ReportCommand, HtmlGoesIntoAFile) {
    const ProgramRun run = report({"--format", "html", "--output", place.path("r.html")});
    EXPECT_EQ(run.status, 0) << run.err;
    EXPECT_EQ(run.out, "");
    const std::string page = content_of(place.path("r.html"));
    EXPECT_TRUE(page.starts_with("<!doctype html>"));
    EXPECT_TRUE(page.ends_with("</html>\n"));
}

TEST_F(ReportCommand, SelectsByVerdict) {
    const ProgramRun run = report({"--quiet", "--verdict", "cooked,error"});
    EXPECT_EQ(run.lines().back(), "2 problems: 1 cooked, 1 error");
    EXPECT_EQ(run.out.find("two"), std::string::npos);
}

TEST_F(ReportCommand, UsageIsChecked) {
    for (const std::vector<std::string>& wrong : {std::vector<std::string>{"--verdict", "good"},
                                                  {"--verdict", ""},
                                                  {"--format", "xml"},
                                                  {"another.sqlite"},
                                                  {"--output", place.path("r.sqlite")}}) {
        EXPECT_EQ(report(wrong).status, 2) << wrong.front();
    }
    EXPECT_EQ(run_program({"report"}).status, 2);
    EXPECT_EQ(run_program({"report", "--help"}).status, 0);
}

TEST_F(ReportCommand, WhatIsNoFileOfResultsIsBadInput) {
    EXPECT_EQ(run_program({"report", place.path("none.sqlite")}).status, 3);
    EXPECT_EQ(run_program({"report", place.path("c.epd")}).status, 3);
}

}  // namespace
}  // namespace alicemate::test
