#include "tests/naive/shared_data.h"

#include <fstream>
#include <sstream>

namespace alicemate::naive {

std::vector<std::string> shared_lines(const std::string& file) {
    std::ifstream stream(std::string(ALICEMATE_SHARED_DATA) + "/" + file);
    std::vector<std::string> lines;
    for (std::string line; std::getline(stream, line);) {
        if (!line.empty() && line.front() != '#')
            lines.push_back(line);
    }
    return lines;
}

std::vector<nlohmann::json> shared_json(const std::string& file) {
    std::vector<nlohmann::json> rows;
    for (const std::string& line : shared_lines(file))
        rows.push_back(nlohmann::json::parse(line));
    return rows;
}

std::vector<std::string> split(const std::string& text, char separator) {
    std::vector<std::string> parts;
    std::istringstream stream(text);
    for (std::string part; std::getline(stream, part, separator);)
        parts.push_back(part);
    return parts;
}

}  // namespace alicemate::naive
