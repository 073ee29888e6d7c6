#include "tools/report/html_writer.h"

#include "tests/tools/report/sample_rows.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <sstream>
#include <vector>

namespace alicemate::test {
namespace {

using nlohmann::json;

std::string page_of(const std::vector<ResultRow>& rows) {
    HtmlWriter writer;
    ReportSummary summary;
    std::string page = writer.begin();
    for (const ResultRow& row : rows) {
        page += writer.add(row);
        summary.add(row);
    }
    return page + writer.finish(summary);
}

/// What stands in the script element with the id, as a browser finds its end.
std::string content_of_script(const std::string& page, const std::string& id) {
    const std::size_t element = page.find("id=\"" + id + "\"");
    const std::size_t begin = page.find('>', element) + 1;
    return page.substr(begin, page.find("</script", begin) - begin);
}

std::vector<json> lines_of(const std::string& text) {
    std::istringstream lines(text);
    std::vector<json> objects;
    for (std::string line; std::getline(lines, line);) {
        if (!line.empty()) {
            objects.push_back(json::parse(line));
        }
    }
    return objects;
}

std::size_t count_of(const std::string& text, const std::string& part) {
    std::size_t count = 0;
    for (std::size_t i = text.find(part); i != std::string::npos; i = text.find(part, i + 1)) {
        ++count;
    }
    return count;
}

TEST(HtmlWriter, JsonForHtmlIsTheSameJsonWithoutTags) {
    const json text = hostile_text;
    const std::string safe = json_for_html(text.dump());
    EXPECT_EQ(safe.find('<'), std::string::npos);
    EXPECT_EQ(json::parse(safe), text);
}

TEST(HtmlWriter, HoldsTwoLinesForEachProblem) {
    const auto rows = sample_rows();
    const auto lines = lines_of(content_of_script(page_of(rows), "rows"));
    ASSERT_EQ(lines.size(), 2 * rows.size());
    EXPECT_EQ(lines[0], json::array({"c.epd", 1, "Caillaud", "Michel Caillaud", "h#2", "sound", 2,
                                     rows[0].nodes.value(), 0.25}));
    EXPECT_EQ(lines[1].at("lines").size(), 2U);
    EXPECT_EQ(lines[8].at(5), "error");
    EXPECT_EQ(lines[8].at(6), nullptr);
    EXPECT_EQ(lines[10].at(5), "pending");
}

TEST(HtmlWriter, TextsOfFilesCannotEndTheData) {
    const std::string plain = page_of({});
    const std::string page = page_of(sample_rows());
    EXPECT_EQ(count_of(page, "</script"), count_of(plain, "</script"));
    EXPECT_EQ(count_of(page, "<!--"), count_of(plain, "<!--"));
    EXPECT_EQ(page.find("<b id"), std::string::npos);
    const auto lines = lines_of(content_of_script(page, "rows"));
    EXPECT_EQ(lines[8].at(2), hostile_text);
    EXPECT_EQ(lines[9].at("error"), error_row().error);
}

TEST(HtmlWriter, TheSummaryCounts) {
    const json summary = json::parse(content_of_script(page_of(sample_rows()), "summary"));
    EXPECT_EQ(summary.at("problems"), 6);
    EXPECT_EQ(summary.at("counts").at("sound"), 1);
    EXPECT_EQ(summary.at("counts").at("cooked"), 1);
    EXPECT_EQ(summary.at("counts").at("undecided"), 1);
    EXPECT_EQ(summary.at("limits"), json({{"nodes", 1}}));
}

TEST(HtmlWriter, ThePageNeedsNothingElse) {
    const std::string page = page_of({});
    EXPECT_EQ(page.find("{{"), std::string::npos);
    EXPECT_EQ(page.find("@PAGE"), std::string::npos);
    EXPECT_EQ(page.find(" src="), std::string::npos);
    EXPECT_EQ(page.find("url("), std::string::npos);
    EXPECT_EQ(lines_of(content_of_script(page, "rows")).size(), 0U);
}

}  // namespace
}  // namespace alicemate::test
