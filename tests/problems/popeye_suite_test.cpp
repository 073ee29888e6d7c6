#include "core/position_text.h"
#include "tests/problems/reading.h"

#include <fstream>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace alicemate {
namespace {

/// Reads every input of Popeye's own test suite: either the problem is the one that the table
/// says, or what is not supported is named.
TEST(PopeyeSuite, InputsAreReadAsTheTableSays) {
    std::ifstream table(ALICEMATE_SHARED_DATA "/popeye_orthodox.jsonl");
    if (!table) {
        GTEST_SKIP() << "no popeye_orthodox.jsonl";
    }
    std::size_t read = 0;
    std::size_t not_supported = 0;
    for (std::string line; std::getline(table, line);) {
        const auto entry = nlohmann::json::parse(line);
        const std::string id = entry["id"];
        const auto readings = read_popeye_text(entry["popeye_input"]);
        ASSERT_EQ(readings.size(), 1U) << id;
        if (!readings[0]) {
            ++not_supported;
            const std::string& message = readings[0].error().message;
            EXPECT_TRUE(message.find("unsupported") != std::string::npos ||
                        message.find("in stipulation") != std::string::npos)
                << id << ": " << message;
            continue;
        }
        ++read;
        auto expected = setup_of(entry["fen"].get<std::string>());
        expected.counters.reset();
        EXPECT_EQ(write_two_board(readings[0]->setup), write_two_board(expected)) << id;
    }
    EXPECT_GT(read, not_supported);
}

}  // namespace
}  // namespace alicemate
