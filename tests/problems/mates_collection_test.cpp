#include "core/check.h"
#include "core/legal_moves.h"
#include "problems/certificate_text.h"
#include "solver/mate_search.h"
#include "tests/naive/three_men.h"
#include "tests/problems/reading.h"
#include "tests/sampling.h"

#include <cstdio>
#include <fstream>
#include <gtest/gtest.h>
#include <map>
#include <set>

namespace alicemate {
namespace {

Readings read_collection(const std::string& name) {
    std::ifstream input(ALICEMATE_COLLECTIONS "/" + name);
    return read_all(*read_problems(input, name, {}));
}

Readings read_mates() {
    return read_collection("mates.epd");
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

/// Far less than depth-first search needs, even for the first few moves.
MateOptions options_for_long_mates(MateMethod method) {
    MateOptions options;
    options.method = method;
    options.hash_bytes = std::size_t{64} << 20U;
    options.limits.nodes = 200'000;
    return options;
}

/// That the line is legal and mates, and that the side that mates does nothing but check.
void expect_checks_to_the_end(Position position, const Line& line) {
    ASSERT_EQ(line.size() % 2, 1U);
    for (std::size_t i = 0; i < line.size(); ++i) {
        ASSERT_TRUE(is_legal(position, line[i]));
        position = position.after(line[i]);
        EXPECT_TRUE(i % 2 != 0 || in_check(position)) << i;
    }
    EXPECT_EQ(state_of(position), State::mate);
}

/// Whether alicemate-check verifies what the search has proved.
bool is_verified(MateSearch& search) {
    std::FILE* const checker = popen(ALICEMATE_CHECK " - >/dev/null", "w");
    CertificateWriter writer(
        [&](std::string_view text) { std::fwrite(text.data(), 1, text.size(), checker); });
    const auto certification = search.certify(writer);
    const int status = pclose(checker);
    return status == 0 && certification &&
           certification->result == CertificateBuilder::Result::complete;
}

TEST(LongMates, AreProvedByProofNumberSearch) {
    std::set<std::string> ids;
    unsigned length = 15;
    unsigned number = 0;
    for (const auto& reading : read_collection("long-mates.epd")) {
        ASSERT_TRUE(reading) << to_string(reading.error());
        SCOPED_TRACE(reading->id);
        EXPECT_TRUE(ids.insert(reading->id).second);
        ASSERT_TRUE(reading->claim.moves);
        EXPECT_EQ(to_string(reading->stipulation), "#" + std::to_string(*reading->claim.moves));
        EXPECT_GE(*reading->claim.moves, length);
        length = *reading->claim.moves;
        if (number++ % thrift != 0) {
            continue;
        }
        const Position position = pose(*reading).front()->position;
        MateSearch search(position, options_for_long_mates(MateMethod::proof_number), {});
        const MateResult result = search.run();
        EXPECT_EQ(result.bounds.found, length);
        expect_checks_to_the_end(position, result.line);
        EXPECT_TRUE(is_verified(search));
    }
    EXPECT_EQ(ids.size(), 10U);
}

TEST(LongMates, AreNotFoundByDepthFirstSearchWithAsMuch) {
    for (const auto& reading : read_collection("long-mates.epd")) {
        MateSearch search(pose(*reading).front()->position,
                          options_for_long_mates(MateMethod::depth_first), {});
        EXPECT_EQ(search.run().outcome, MateOutcome::unknown) << reading->id;
    }
}

naive::ThreeMen three_men_of(const Position& position) {
    const auto place = [&](Square square) {
        return static_cast<naive::Place>(square) + (position.board_of(square) == Board::b ? 64 : 0);
    };
    const Square white_king = *position.king(Color::white);
    Bitboard man = position.men(Color::white) & ~bit(white_king);
    return {place(white_king), place(pop_first(man)), place(*position.king(Color::black))};
}

TEST(Endings, AreTheLongestThereAre) {
    const naive::ThreeMenTable queen('Q');
    const naive::ThreeMenTable rook('R');
    std::map<int, unsigned> counts;
    for (const auto& reading : read_collection("endings.epd")) {
        ASSERT_TRUE(reading) << to_string(reading.error());
        SCOPED_TRACE(reading->id);
        const Position position = pose(*reading).front()->position;
        const bool has_queen = position.men(PieceType::queen) != 0;
        const naive::ThreeMenTable& table = has_queen ? queen : rook;
        const naive::ThreeMen men = three_men_of(position);
        ASSERT_TRUE(table.is_sound(men));
        EXPECT_EQ(table.moves_to_mate(men), table.longest());
        EXPECT_EQ(reading->claim.moves, static_cast<unsigned>(table.longest()));
        ++counts[table.longest()];
    }
    EXPECT_EQ(counts, (std::map<int, unsigned>{{9, 20}, {14, 16}}));
}

}  // namespace
}  // namespace alicemate
