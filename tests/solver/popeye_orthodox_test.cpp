// Popeye's own suite of orthodox problems: the number of keys, tries and lines, every line, and
// for battle play every half-move of the tree.

#include "tests/naive/shared_data.h"
#include "tests/solver/popeye_lines.h"
#include "tests/solver/solving.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <set>

namespace alicemate::testing {
namespace {

// Enough for all but the longest of the suite, which were composed for other ways of searching.
constexpr std::uint64_t most_nodes = 1000000;

enum class Comparison { agreed, disagreed, option_not_covered, stipulation_not_covered, too_long };

bool is_covered(const std::string& option, bool battle) {
    static const std::set<std::string> always{"SetPlay"};
    static const std::set<std::string> in_battle{"Variations", "Try"};
    // In help play these change how Popeye searches and what it says on the way, not the answer.
    static const std::set<std::string> in_help{"Intelligent", "MoveNumbers"};
    return always.count(option) + (battle ? in_battle : in_help).count(option) > 0;
}

SolveOptions options_of(const std::vector<std::string>& names) {
    const std::set<std::string> set(names.begin(), names.end());
    SolveOptions options;
    options.set_play = set.count("SetPlay") > 0;
    options.try_refutations = set.count("Try") > 0 ? 1 : 0;
    options.variations = set.count("Variations") > 0;
    options.limits.nodes = most_nodes;
    return options;
}

bool same_battle(const nlohmann::json& row, const Position& position,
                 const Stipulation& stipulation, const SolveOptions& options,
                 const BattleSolution& battle) {
    EXPECT_EQ(battle.keys.size(), row.at("keys").get<std::size_t>());
    EXPECT_EQ(battle.tries.size(), row.at("tries").get<std::size_t>());
    auto ours = popeye_tree(position, stipulation, battle);
    if (!options.variations) {
        // Without the option Popeye does not say what a move threatens.
        for (std::string& path : ours) {
            path = path.substr(0, path.find(" zugzwang."));
        }
    }
    const auto theirs = tree_of_popeye_text(row.at("expected").get<std::string>());
    EXPECT_EQ(ours, theirs);
    return ours == theirs;
}

Comparison compare(const nlohmann::json& row) {
    const auto stipulation = read_stipulation(row.at("stipulation").get<std::string>());
    if (!stipulation) {
        return Comparison::stipulation_not_covered;
    }
    const auto names = row.at("options").get<std::vector<std::string>>();
    const bool battle = is_battle(stipulation->play);
    if (!std::all_of(names.begin(), names.end(),
                     [&](const std::string& name) { return is_covered(name, battle); })) {
        return Comparison::option_not_covered;
    }
    SCOPED_TRACE(row.at("id").get<std::string>());
    const Position position = position_of(row.at("fen").get<std::string>(), Rules::orthodox());
    const SolveOptions options = options_of(names);
    const Solution solution = solve(position, *stipulation, options, SearchControl{});
    if (solution.outcome == Outcome::unknown) {
        return Comparison::too_long;
    }
    if (const auto* const found = std::get_if<BattleSolution>(&solution.play)) {
        return same_battle(row, position, *stipulation, options, *found) ? Comparison::agreed
                                                                         : Comparison::disagreed;
    }
    const auto ours = popeye_lines(position, *stipulation, solution);
    const auto theirs = lines_of_popeye_text(row.at("expected").get<std::string>());
    EXPECT_EQ(ours, theirs);
    const bool only_remark = row.at("expected").get<std::string>().find("?!?") != std::string::npos;
    EXPECT_EQ(ours.size(), only_remark ? 0 : row.at("lines").get<std::size_t>());
    return ours == theirs ? Comparison::agreed : Comparison::disagreed;
}

TEST(PopeyeOrthodox, NoAnswerDiffers) {
    const auto rows = naive::shared_json("popeye_orthodox.jsonl");
    if (rows.empty()) {
        GTEST_SKIP() << naive::no_shared_data;
    }
    std::array<int, 5> counts{};
    for (const auto& row : rows) {
        ++counts[static_cast<std::size_t>(compare(row))];
    }
    std::cout << "agreed " << counts[0] << ", disagreed " << counts[1] << ", not covered yet "
              << counts[2] + counts[3] + counts[4] << " (options " << counts[2] << ", stipulations "
              << counts[3] << ", too long " << counts[4] << ")\n";
    EXPECT_EQ(counts[1], 0);
    EXPECT_GE(counts[0], 100);
}

}  // namespace
}  // namespace alicemate::testing
