#pragma once

#include "tools/report/report_writer.h"

namespace alicemate {

/// A line of JSON for each problem, as `solve --format json` prints it, and more: `file`, `line`,
/// `column`, `author`, `origin`, `title`, `content`, `text`, `limits` (`time`, `nodes`,
/// `solutions`), `version`, `finished`. What does not apply, or is not known, is left out, with the
/// exception of names. `outcome` may also be "pending".
class JsonWriter : public ReportWriter {
public:
    std::string add(const ResultRow& row) override;
    std::string finish(const ReportSummary& summary) override;
};

}  // namespace alicemate
