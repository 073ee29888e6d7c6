// Twins of all kinds, options, goals and manners of play, and random Alice problems: what we print
// for files of them, against what Popeye 4.104 printed.

#include "tests/problems/popeye_answer.h"
#include "tests/problems/popeye_canonical.h"

#include <fstream>
#include <gtest/gtest.h>

namespace alicemate {
namespace {

std::string read_file(const std::string& name) {
    std::ifstream input(name);
    return {std::istreambuf_iterator<char>(input), {}};
}

/// The answers to the problems of a file, each with its ending.
std::vector<std::string> answers_of(const std::string& text) {
    constexpr std::string_view ending = "solution finished.\n";
    std::vector<std::string> answers;
    std::size_t begin = 0;
    for (std::size_t end = text.find(ending); end != std::string::npos;
         end = text.find(ending, begin)) {
        answers.push_back(text.substr(begin, end + ending.size() - begin));
        begin = end + ending.size();
    }
    return answers;
}

/// Compares our answers to the problems of a file with those in a file that Popeye printed.
void compare(const std::string& problems, const std::string& popeye, std::size_t count) {
    std::string ours;
    for (const auto& reading :
         read_popeye_text(read_file(ALICEMATE_POPEYE_ANSWERS "/" + problems))) {
        ASSERT_TRUE(reading) << to_string(reading.error());
        ours += popeye_text(*reading).value();
    }
    const auto our_answers = answers_of(ours);
    const auto their_answers = answers_of(read_file(ALICEMATE_POPEYE_ANSWERS "/" + popeye));
    ASSERT_EQ(our_answers.size(), their_answers.size());
    EXPECT_EQ(our_answers.size(), count);
    for (std::size_t i = 0; i < our_answers.size(); ++i) {
        EXPECT_EQ(canonical_popeye_text(our_answers[i]), canonical_popeye_text(their_answers[i]))
            << problems << ", problem " << i + 1;
    }
}

TEST(PopeyeElements, AreAnsweredAsPopeyeAnswersThem) {
    compare("elements.inp", "elements_popeye.txt", 42);
}

// Six each of ten stipulations: the shortest answers to 5,000 random questions, of which nine
// differ (all ser-h#2, where Popeye misses lines after moves of a king).
TEST(PopeyeElements, RandomAliceProblemsAreAnsweredAsPopeyeAnswersThem) {
    compare("random_alice.inp", "random_alice_popeye.txt", 60);
}

}  // namespace
}  // namespace alicemate
