#include "solver/mate_search.h"
#include "tests/problems/reading.h"
#include "tests/sampling.h"

#include <fstream>
#include <gtest/gtest.h>
#include <map>
#include <set>

namespace alicemate {
namespace {

Readings read_mates() {
    std::ifstream input(ALICEMATE_COLLECTIONS "/mates.epd");
    return read_all(*read_problems(input, "mates.epd", {}));
}

MateResult find_mate(const Position& position, MateMethod method, unsigned max_moves) {
    MateOptions options;
    options.method = method;
    options.max_moves = max_moves;
    options.hash_bytes = std::size_t{16} << 20U;
    return MateSearch(position, options, {}).run();
}

TEST(MatesCollection, IsInOrder) {
    std::set<std::string> ids;
    std::map<unsigned, unsigned> counts;
    unsigned length = 3;
    for (const auto& reading : read_mates()) {
        ASSERT_TRUE(reading) << to_string(reading.error());
        EXPECT_TRUE(ids.insert(reading->id).second) << reading->id;
        ASSERT_TRUE(reading->claim.moves) << reading->id;
        EXPECT_EQ(to_string(reading->stipulation), "#" + std::to_string(*reading->claim.moves));
        EXPECT_GE(*reading->claim.moves, length) << reading->id;
        length = *reading->claim.moves;
        ++counts[length];
        for (const auto& posed : pose(*reading)) {
            EXPECT_TRUE(posed) << reading->id;
        }
    }
    EXPECT_EQ(ids.size(), 200U);
    EXPECT_EQ(counts.rbegin()->first, 10U);
}

/// Those of so many moves, by one kind of search; the others take longer.
void expect_lengths(unsigned moves, MateMethod method) {
    unsigned count = 0;
    for (const auto& reading : read_mates()) {
        if (reading->claim.moves != moves || count++ % thrift != 0) {
            continue;
        }
        const MateResult result = find_mate(pose(*reading).front()->position, method, moves);
        EXPECT_EQ(result.bounds.found, moves) << reading->id;
        EXPECT_TRUE(result.bounds.is_minimal()) << reading->id;
    }
    EXPECT_GT(count, 0U);
}

TEST(MatesCollection, LengthsAreAsClaimed) {
    for (const unsigned moves : {3U, 4U, 5U}) {
        expect_lengths(moves, MateMethod::depth_first);
        expect_lengths(moves, MateMethod::both);
    }
    expect_lengths(3, MateMethod::proof_number);
    expect_lengths(4, MateMethod::proof_number);
}

}  // namespace
}  // namespace alicemate
