#include "tools/collection_files.h"

#include "problems/problem_sink.h"
#include "tools/failures.h"

#include <algorithm>
#include <filesystem>
#include <glob.h>
#include <system_error>
#include <unordered_set>

namespace alicemate {
namespace {

namespace fs = std::filesystem;

std::vector<std::string> files_below(const std::string& folder) {
    std::vector<std::string> files;
    try {
        for (const auto& entry : fs::recursive_directory_iterator(folder)) {
            if (entry.is_regular_file() && problem_format_of_file(entry.path().string())) {
                files.push_back(entry.path().lexically_normal().string());
            }
        }
    } catch (const fs::filesystem_error& error) {
        throw UsageError(folder + ": " + error.code().message());
    }
    std::sort(files.begin(), files.end());
    return files;
}

std::vector<std::string> matches_of(const std::string& pattern) {
    glob_t found{};
    std::vector<std::string> names;
    if (glob(pattern.c_str(), 0, nullptr, &found) == 0) {
        names.assign(found.gl_pathv, found.gl_pathv + found.gl_pathc);
    }
    globfree(&found);
    return names;
}

bool is_folder(const std::string& name) {
    std::error_code error;
    return fs::is_directory(name, error);
}

void add_files(std::vector<std::string>& files, const std::string& name) {
    if (!is_folder(name)) {
        files.push_back(name);
        return;
    }
    for (std::string& file : files_below(name)) {
        files.push_back(std::move(file));
    }
}

}  // namespace

std::vector<std::string> collection_files(const std::vector<std::string>& operands) {
    std::vector<std::string> files;
    for (const std::string& operand : operands) {
        std::error_code error;
        const auto matches = operand == "-" || fs::exists(operand, error)
                                 ? std::vector<std::string>{}
                                 : matches_of(operand);
        if (matches.empty()) {
            add_files(files, operand);
        }
        for (const std::string& match : matches) {
            add_files(files, match);
        }
    }
    std::unordered_set<std::string> seen;
    files.erase(std::remove_if(files.begin(), files.end(),
                               [&](const std::string& file) { return !seen.insert(file).second; }),
                files.end());
    return files;
}

}  // namespace alicemate
