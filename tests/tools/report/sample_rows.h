// Rows of results for tests of reports.
#pragma once

#include "tools/batch/result_row.h"

#include <string>
#include <vector>

namespace alicemate::test {

/// What a browser would take for an end of the data, if it were not told otherwise.
inline const std::string hostile_text = "</script><b id=\"injected\">&amp; <!-- \"'\xe2\x80\xa8";

/// The row of a problem given as an EPD line with nothing but its content, solved within so many
/// nodes. Line 1 of c.epd.
ResultRow solved_row(const std::string& id, const std::string& content,
                     std::uint64_t nodes = 1'000'000);

/// A help mate in two with two solutions, "Caillaud".
ResultRow help_row();

/// A mate in two of orthodox chess with set play, tries, threats and variations, "battle".
ResultRow battle_row();

/// A row of a problem that could not be read, with hostile texts.
ResultRow error_row();

/// A row of a problem that was not tried yet.
ResultRow pending_row();

/// One of each kind, on the lines 1, 2, 3, ... of c.epd: a sound help mate (see help_row()), a
/// battle problem, a cooked one, an undecided one, an error, one that waits.
std::vector<ResultRow> sample_rows();

}  // namespace alicemate::test
