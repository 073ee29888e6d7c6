#include "tools/report/html_writer.h"

#include "tools/report/json_members.h"
#include "tools/report/page_text.h"
#include "tools/report/problem_name.h"
#include "tools/report/problem_view.h"

#include <optional>

namespace alicemate {
namespace {

using Json = nlohmann::ordered_json;

/// Of a problem; more would make the page slow rather than the problem clear.
constexpr std::size_t most_lines = 300;

/// The page is cut where the data of the problems and the summary belong.
constexpr std::string_view place_of_rows = "{{rows}}";
constexpr std::string_view place_of_summary = "{{summary}}";

struct PageParts {
    std::string_view before_rows;
    std::string_view before_summary;
    std::string_view end;
};

PageParts page_parts() {
    const std::size_t rows = page_text.find(place_of_rows);
    const std::size_t behind_rows = rows + place_of_rows.size();
    const std::size_t summary = page_text.find(place_of_summary);
    return {page_text.substr(0, rows), page_text.substr(behind_rows, summary - behind_rows),
            page_text.substr(summary + place_of_summary.size())};
}

template <typename Number>
Json number_or_null(const std::optional<Number>& number) {
    return number ? Json(*number) : Json();
}

/// What the table shows, in the order that page/table.js knows.
Json table_row(const ResultRow& row) {
    return Json::array({row.file, row.line, problem_name(row), row.author, row.stipulation,
                        verdict_word(row), number_or_null(row.solution_count),
                        number_or_null(row.nodes), number_or_null(row.seconds)});
}

}  // namespace

std::string json_for_html(std::string_view json) {
    std::string text;
    for (const char character : json) {
        if (character == '<') {
            text += "\\u003c";
        } else {
            text += character;
        }
    }
    return text;
}

std::string HtmlWriter::begin() {
    return std::string(page_parts().before_rows);
}

std::string HtmlWriter::add(const ResultRow& row) {
    return json_for_html(dump(table_row(row))) + "\n" +
           json_for_html(dump(problem_view(row, most_lines))) + "\n";
}

std::string HtmlWriter::finish(const ReportSummary& summary) {
    const PageParts parts = page_parts();
    return std::string(parts.before_summary) + json_for_html(summary_object(summary)) +
           std::string(parts.end);
}

}  // namespace alicemate
