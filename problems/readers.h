#pragma once

#include "problems/line_reader.h"
#include "problems/problem_source.h"

#include <memory>
#include <string>

namespace alicemate {

/// read_epd() on lines of which some may have been looked at.
std::unique_ptr<ProblemSource> read_epd_lines(LineReader lines, std::string file,
                                              const ReadingDefaults& defaults);

/// read_popeye() on lines of which some may have been looked at.
std::unique_ptr<ProblemSource> read_popeye_lines(LineReader lines, std::string file,
                                                 const ReadingDefaults& defaults);

/// read_yaml() on lines of which some may have been looked at.
std::unique_ptr<ProblemSource> read_yaml_lines(LineReader lines, std::string file,
                                               const ReadingDefaults& defaults);

}  // namespace alicemate
