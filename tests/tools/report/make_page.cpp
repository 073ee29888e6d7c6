// make_page COUNT: writes the HTML page of a report of so many made-up problems, for the test in a
// browser. Each problem has a line, an id and counts of its own.
#include "tests/tools/report/sample_rows.h"
#include "tools/report/html_writer.h"

#include <cstdlib>
#include <fmt/format.h>
#include <iostream>

int main(int argc, char** argv) {
    using namespace alicemate;
    const std::size_t count = argc > 1 ? std::strtoul(argv[1], nullptr, 10) : 0;
    const auto samples = test::sample_rows();
    HtmlWriter writer;
    ReportSummary summary;
    std::cout << writer.begin();
    for (std::size_t i = 0; i < count; ++i) {
        ResultRow row = samples[i % samples.size()];
        row.line = i + 1;
        row.id += i < samples.size() ? "" : fmt::format(" {}", i + 1);
        if (row.nodes) {
            row.nodes = (i * 7919) % 100'003;
        }
        summary.add(row);
        std::cout << writer.add(row);
    }
    std::cout << writer.finish(summary);
    return std::cout.good() ? EXIT_SUCCESS : EXIT_FAILURE;
}
