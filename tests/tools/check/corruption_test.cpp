// The checker has to reject every corruption of a valid certificate, for the right reason.

#include "tests/tools/check/corruptor.h"
#include "tests/tools/run_program.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <map>
#include <regex>
#include <set>
#include <sstream>

namespace alicemate::test {
namespace {

std::vector<std::string> certificates() {
    std::vector<std::string> paths;
    for (const auto& entry : std::filesystem::directory_iterator(CERTIFICATES)) {
        paths.push_back(entry.path().string());
    }
    std::sort(paths.begin(), paths.end());
    return paths;
}

std::string content_of(const std::string& path) {
    std::ostringstream content;
    content << std::ifstream(path, std::ios::binary).rdbuf();
    return content.str();
}

/// The checker's reasons against texts, by their places; "" for one that it did not speak of.
std::vector<std::string> reasons_against(const std::vector<Corruption>& corruptions) {
    const TemporaryFile anchor("", "anchor");
    const auto folder = std::filesystem::path(anchor.path()).parent_path();
    std::vector<std::string> names;
    for (std::size_t i = 0; i < corruptions.size(); ++i) {
        names.push_back((folder / std::to_string(i)).string());
        std::ofstream(names.back(), std::ios::binary) << corruptions[i].text;
    }
    const ProgramRun run = run_program(names);
    EXPECT_EQ(run.status, 5);
    EXPECT_EQ(run.out, "");
    std::vector<std::string> reasons(corruptions.size());
    const std::regex pattern(R"(/(\d+):\d+: (.*))");
    std::istringstream lines(run.err);
    for (std::string line; std::getline(lines, line);) {
        std::smatch match;
        EXPECT_TRUE(std::regex_search(line, match, pattern)) << line;
        if (!match.empty()) {
            reasons.at(std::stoul(match[1])) = match[2];
        }
    }
    return reasons;
}

TEST(CertificateCorruption, EveryOneIsRejectedForItsReason) {
    std::size_t count = 0;
    std::map<std::string, std::size_t> by_kind;
    std::uint32_t seed = 1;
    for (const std::string& path : certificates()) {
        const auto corruptions = corruptions_of(content_of(path), 4, seed++);
        const auto reasons = reasons_against(corruptions);
        for (std::size_t i = 0; i < corruptions.size(); ++i) {
            const auto& [kind, text, reason] = corruptions[i];
            EXPECT_TRUE(std::regex_search(reasons[i], std::regex(reason)))
                << path << ", " << kind << ": '" << reasons[i] << "', expected: " << reason;
            ++by_kind[kind];
        }
        count += corruptions.size();
    }
    EXPECT_GE(count, 1000U);
    RecordProperty("corruptions", static_cast<int>(count));
    // No kind has become idle.
    EXPECT_EQ(by_kind.size(), 75U);
}

}  // namespace
}  // namespace alicemate::test
