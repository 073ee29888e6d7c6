// Reading the project's shared data, which need not be there.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace alicemate::naive {

/// What a test says when it cannot run.
inline constexpr const char* no_shared_data = "skipped: the shared data is not on this machine";

/// The lines of a file of ALICEMATE_SHARED_DATA that are neither empty nor comments (`#`); none if
/// the file is not there.
std::vector<std::string> shared_lines(const std::string& file);

/// The same of a file with one JSON object a line.
std::vector<nlohmann::json> shared_json(const std::string& file);

/// The text cut at every separator.
std::vector<std::string> split(const std::string& text, char separator);

}  // namespace alicemate::naive
