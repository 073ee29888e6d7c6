// Runs of `alicemate batch` for tests.
#pragma once

#include "tests/tools/run_program.h"
#include "tools/batch/results_file.h"

#include <fstream>
#include <string>
#include <vector>

namespace alicemate::test {

/// A folder with collections and results.
class Workplace {
public:
    /// Writes a collection and returns its path.
    std::string collection(const std::vector<std::string>& lines,
                           const std::string& name = "c.epd") const {
        std::ofstream file(path(name));
        for (const std::string& line : lines) {
            file << line << '\n';
        }
        return path(name);
    }

    /// Runs a batch on the collections into r.sqlite, or whatever the options say.
    [[nodiscard]] ProgramRun batch(std::vector<std::string> words,
                                   const std::string& results = "r.sqlite") const {
        words.insert(words.begin(), {"batch", "--results", path(results)});
        return run_program(std::move(words));
    }

    [[nodiscard]] std::vector<ResultRow> rows(const std::string& results = "r.sqlite") const {
        std::vector<ResultRow> all;
        ResultsFile::open_for_reading(path(results)).for_each_row([&](const ResultRow& row) {
            all.push_back(row);
        });
        return all;
    }

    [[nodiscard]] std::string path(const std::string& name) const { return folder_.file(name); }

private:
    TemporaryFolder folder_;
};

/// What a row says of its problem, but for when, how fast and with what it was solved.
inline std::string essence(const ResultRow& row) {
    const auto number = [](const std::optional<std::uint64_t>& count) {
        return count ? std::to_string(*count) : "-";
    };
    std::string text;
    for (const std::string& part :
         {row.file, std::to_string(row.line), std::to_string(row.column), row.id, row.twin,
          row.phase, row.content, row.outcome, row.verdict, row.reason, row.error, row.solution,
          row.text, number(row.solution_count), number(row.short_count), number(row.set_count),
          number(row.dual_count), number(row.max_nodes)}) {
        text += part + '\x1f';
    }
    return text;
}

inline std::vector<std::string> essences(const std::vector<ResultRow>& rows) {
    std::vector<std::string> texts;
    for (const ResultRow& row : rows) {
        texts.push_back(essence(row));
    }
    return texts;
}

}  // namespace alicemate::test
