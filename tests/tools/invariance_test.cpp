#include "tests/tools/positions.h"
#include "tests/tools/run_program.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace alicemate::test {
namespace {

using Words = std::vector<std::string>;

const std::string problems = caillaud_fen + " stip \"h#2\";\n" + rittirsch_fen +
                             " stip \"h#2\";\n" + marks_fen + " stip \"#2\";\n" + array_fen +
                             " stip \"h#2.5\";\n";

/// The same answers, whatever the threads and the hash table: the numbers of JSON's `stats` apart.
std::string answers(const Words& options) {
    Words words{"solve", "-", "--format", "json", "--variations", "--try", "2", "--set-play"};
    words.insert(words.end(), options.begin(), options.end());
    const ProgramRun run = run_program(words, problems);
    std::string text;
    for (const std::string& line : run.lines()) {
        nlohmann::json object = nlohmann::json::parse(line);
        object.erase("stats");
        text += object.dump() + "\n";
    }
    return text;
}

std::string text_of(const Words& options) {
    Words words{"solve", "-", "--quiet", "--variations"};
    words.insert(words.end(), options.begin(), options.end());
    return run_program(words, problems).out;
}

TEST(Invariance, ThreadsChangeNothingThatIsPrinted) {
    const std::string one = answers({"--threads", "1"});
    EXPECT_NE(one, "");
    EXPECT_EQ(answers({"--threads", "2"}), one);
    EXPECT_EQ(answers({"--threads", "7"}), one);
    EXPECT_EQ(text_of({"--threads", "2"}), text_of({"--threads", "1"}));
}

TEST(Invariance, HashChangesNothingThatIsPrinted) {
    const std::string small = answers({"--hash", "1"});
    EXPECT_NE(small, "");
    EXPECT_EQ(answers({"--hash", "1G"}), small);
    EXPECT_EQ(answers({"--hash", "1K"}), small);
    EXPECT_EQ(text_of({"--hash", "1M"}), text_of({"--hash", "1G"}));
}

TEST(Invariance, ThreadsDoNotChangePerft) {
    const Words words{"perft", "--depth", "4", "--tally", "--quiet", "--threads"};
    const auto run = [&](const std::string& threads) {
        Words all = words;
        all.push_back(threads);
        return run_program(all).out;
    };
    EXPECT_EQ(run("2"), run("1"));
    EXPECT_EQ(run("16"), run("1"));
}

}  // namespace
}  // namespace alicemate::test
