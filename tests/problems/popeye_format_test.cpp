// Popeye's format, read back by a parser of it, against what Popeye itself printed.

#include "tests/problems/popeye_answer.h"
#include "tests/solver/popeye_lines.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <sstream>

namespace alicemate {
namespace {

// Enough for all but the longest of the suite.
constexpr std::uint64_t most_nodes = 2000000;

/// One problem or twin: its heading lines, and the moves as a tree and as lines.
struct Phase {
    std::vector<std::string> heading;
    std::vector<std::string> tree;
    std::vector<std::string> lines;

    friend bool operator==(const Phase&, const Phase&) = default;
};

bool ends_phase(const std::string& line) {
    const bool is_twin = line.find(") ") == 1 || (line.find(") ") == 2 && line.front() == '+');
    return is_twin || line == "solution finished.";
}

Phase phase_of(const std::string& text) {
    Phase phase;
    std::istringstream lines(text);
    const auto is_move = [](const std::string& line) {
        return line.find("1.") != std::string::npos && line.find_first_not_of(" 1") > 2;
    };
    for (std::string line; std::getline(lines, line) && !is_move(line);) {
        phase.heading.push_back(line);
    }
    phase.tree = testing::tree_of_popeye_text(text);
    phase.lines = testing::lines_of_popeye_text(text);
    return phase;
}

/// The text cut before every twin and behind every problem.
std::vector<Phase> phases_of(const std::string& text) {
    std::vector<Phase> phases;
    std::string part;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        if (ends_phase(line)) {
            phases.push_back(phase_of(part));
            part.clear();
        }
        part += line + "\n";
    }
    return phases;
}

std::string read_file(const std::string& name) {
    std::ifstream input(name);
    return {std::istreambuf_iterator<char>(input), {}};
}

TEST(PopeyeFormat, AndernachIsAsPopeyePrintsIt) {
    std::string ours;
    for (const auto& reading :
         read_popeye_text(read_file(ALICEMATE_COLLECTIONS "/andernach2025.inp"))) {
        ASSERT_TRUE(reading) << to_string(reading.error());
        ours += popeye_text(*reading).value();
    }
    const auto theirs = phases_of(read_file(ALICEMATE_POPEYE_ANSWERS "/andernach2025_popeye.txt"));
    const auto phases = phases_of(ours);
    ASSERT_EQ(phases.size(), theirs.size());
    // The diagrams of four problems, one of them with two phases.
    EXPECT_EQ(phases.size(), 6U);
    for (std::size_t i = 0; i < phases.size(); ++i) {
        EXPECT_EQ(phases[i].heading, theirs[i].heading) << i;
        EXPECT_EQ(phases[i].tree, theirs[i].tree) << i;
        EXPECT_EQ(phases[i].lines, theirs[i].lines) << i;
    }
}

enum class Comparison { agreed, disagreed, refused, too_long };

/// The moves of a text: the tree of battle play, the lines of help and series play.
std::vector<std::string> moves_of(const std::string& text) {
    std::vector<std::string> moves = testing::tree_of_popeye_text(text);
    const std::vector<std::string> lines = testing::lines_of_popeye_text(text);
    moves.insert(moves.end(), lines.begin(), lines.end());
    std::sort(moves.begin(), moves.end());
    return moves;
}

Comparison compare(const nlohmann::json& row) {
    const auto readings = read_popeye_text(row.at("popeye_input"));
    if (readings.size() != 1 || !readings.front()) {
        return Comparison::refused;
    }
    Problem problem = *readings.front();
    problem.options.no_board = true;
    // Which solutions a limit leaves depends on the order in which they are found.
    const bool limited = problem.options.max_solutions.has_value();
    problem.options.max_solutions.reset();
    const auto text = popeye_text(problem, most_nodes);
    if (!text) {
        return Comparison::too_long;
    }
    SCOPED_TRACE(row.at("id").get<std::string>());
    const auto ours = moves_of(*text);
    const auto theirs = moves_of(row.at("expected").get<std::string>());
    if (limited) {
        const bool among = std::includes(ours.begin(), ours.end(), theirs.begin(), theirs.end());
        EXPECT_TRUE(among) << *text;
        return among ? Comparison::agreed : Comparison::disagreed;
    }
    EXPECT_EQ(ours, theirs);
    return ours == theirs ? Comparison::agreed : Comparison::disagreed;
}

TEST(PopeyeFormat, NoAnswerOfPopeyesSuiteDiffers) {
    std::ifstream table(ALICEMATE_SHARED_DATA "/popeye_orthodox.jsonl");
    if (!table) {
        GTEST_SKIP() << "no popeye_orthodox.jsonl";
    }
    std::array<unsigned, 4> counts{};
    for (std::string line; std::getline(table, line);) {
        ++counts[static_cast<std::size_t>(compare(nlohmann::json::parse(line)))];
    }
    std::cout << "agreed " << counts[0] << ", disagreed " << counts[1] << ", refused by name "
              << counts[2] << ", too long " << counts[3] << "\n";
    EXPECT_EQ(counts[1], 0U);
    EXPECT_LE(counts[2], 6U);
    EXPECT_GE(counts[0], 375U);
}

}  // namespace
}  // namespace alicemate
