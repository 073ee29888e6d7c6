#include "core/perft.h"

#include "tests/core/test_support.h"
#include "tests/naive/shared_data.h"

#include <gtest/gtest.h>

namespace alicemate {
namespace {

using namespace test_support;
using Figures = std::vector<std::uint64_t>;

/// Compares perft at depths 1, 2, ... as long as the figures are not above the ceiling; returns how
/// many nodes were counted.
std::uint64_t expect_perft(const Position& position, const Figures& figures,
                           std::uint64_t ceiling) {
    std::uint64_t total = 0;
    for (std::size_t i = 0; i < figures.size() && figures[i] <= node_ceiling(ceiling); ++i) {
        EXPECT_EQ(perft(position, static_cast<unsigned>(i + 1)), figures[i])
            << fen_of(position) << " depth " << i + 1;
        total += figures[i];
    }
    return total;
}

TEST(Perft, DepthZeroIsOneGame) {
    EXPECT_EQ(perft(position_of(game_array_fen), 0), 1U);
    EXPECT_EQ(perft(position_of(fen_of(empty_board, empty_board)), 0), 1U);
    EXPECT_EQ(perft(position_of(fen_of(empty_board, empty_board)), 1), 0U);
    EXPECT_EQ(perft(position_of(fen_of(empty_board, empty_board)), 3), 0U);
}

/// RULES.md, "Figures".
TEST(Perft, GameArrayUnderEveryReading) {
    constexpr std::uint64_t ceiling = 160000000;
    expect_perft(position_of(game_array_fen), {20, 400, 9384, 219236, 5910465, 157727925}, ceiling);
    expect_perft(position_of(game_array_fen, alice_with(EnPassant::landing)),
                 {20, 400, 9384, 219236, 5910465}, ceiling);
    expect_perft(position_of(game_array_fen, alice_with(EnPassant::departure)),
                 {20, 400, 9384, 219236, 5910723, 157740175}, ceiling);
    expect_perft(position_of(game_array_fen, alice_with(EnPassant::either)),
                 {20, 400, 9384, 219236, 5910723, 157740175}, ceiling);
}

TEST(Perft, SharedFigures) {
    const auto rows = naive::shared_lines("perft_alice.epd");
    if (rows.empty()) {
        GTEST_SKIP() << naive::no_shared_data;
    }
    for (const std::string& row : rows) {
        Rules rules = Rules::alice();
        Figures figures;
        const auto fields = naive::split(row, ';');
        for (const std::string& field : fields) {
            const auto words = naive::split(field, ' ');
            if (words.size() > 2 && words[1] == "en-passant") {
                rules.en_passant = *en_passant_of(words[2]);
            } else if (words.size() > 2 && words[1][0] == 'D') {
                EXPECT_EQ(words[1].substr(1), std::to_string(figures.size() + 1)) << row;
                figures.push_back(std::stoull(words[2]));
            }
        }
        ASSERT_GE(figures.size(), 4U) << row;
        expect_perft(position_of(fields[0], rules), figures, 8000000);
    }
}

/// The positions and figures of the chess programming wiki, "Perft Results".
TEST(Perft, WellKnownOrthodoxPositions) {
    struct Known {
        std::string_view fen;
        Figures figures;
    };
    const std::vector<Known> known{
        {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -",
         {20, 400, 8902, 197281, 4865609, 119060324}},
        {"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -",
         {48, 2039, 97862, 4085603, 193690690}},
        {"8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - -", {14, 191, 2812, 43238, 674624, 11030083}},
        {"r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
         {6, 264, 9467, 422333, 15833292}},
        {"rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
         {44, 1486, 62379, 2103487, 89941194}},
        {"r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
         {46, 2079, 89890, 3894594, 164075551}},
    };
    std::uint64_t total = 0;
    for (const Known& each : known) {
        total += expect_perft(position_of(each.fen, Rules::orthodox()), each.figures, 200000000);
    }
    EXPECT_GE(total, node_ceiling(100000000));
}

/// RULES.md: a game that ends in mate or with a check at exactly some ply.
TEST(PerftTally, GameArray) {
    const Position start = position_of(game_array_fen);
    EXPECT_EQ(perft_tally(start, 0), (PerftTally{1, 0, 0, 0}));
    EXPECT_EQ(perft_tally(start, 4), (PerftTally{219236, 70, 0, 0}));
    if (node_ceiling(6000000) >= 6000000) {
        EXPECT_EQ(perft_tally(start, 5), (PerftTally{5910465, 16857, 3250, 0}));
    }
    for (unsigned depth = 1; depth <= 3; ++depth) {
        EXPECT_EQ(perft_tally(start, depth).mates, 0U);
        EXPECT_EQ(perft_tally(start, depth).stalemates, 0U);
    }
}

TEST(PerftTally, OrthodoxGameArray) {
    const Position start = position_of(game_array_fen, Rules::orthodox());
    EXPECT_EQ(perft_tally(start, 3), (PerftTally{8902, 12, 0, 0}));
    EXPECT_EQ(perft_tally(start, 4), (PerftTally{197281, 469, 8, 0}));
    if (node_ceiling(120000000) >= 120000000) {
        EXPECT_EQ(perft_tally(start, 5), (PerftTally{4865609, 27351, 347, 0}));
        EXPECT_EQ(perft_tally(start, 6), (PerftTally{119060324, 809099, 10828, 0}));
    }
}

TEST(PerftTally, OrthodoxChecksAndMatesOfTheWiki) {
    const Position kiwipete = position_of(
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -", Rules::orthodox());
    EXPECT_EQ(perft_tally(kiwipete, 2).checks, 3U);
    EXPECT_EQ(perft_tally(kiwipete, 3).checks, 993U);
    EXPECT_EQ(perft_tally(kiwipete, 3).mates, 1U);
    const Position endgame =
        position_of("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - -", Rules::orthodox());
    EXPECT_EQ(perft_tally(endgame, 1).checks, 2U);
    EXPECT_EQ(perft_tally(endgame, 4).checks, 1680U);
    EXPECT_EQ(perft_tally(endgame, 4).mates, 17U);
}

TEST(PerftTally, CountsStalemates) {
    EXPECT_EQ(perft_tally(position_of(fen_of(empty_board, empty_board)), 0),
              (PerftTally{1, 0, 0, 1}));
    // Black has no man, so he is stalemated by whatever the rook does.
    EXPECT_EQ(perft_tally(position_of(fen_of("8/8/8/8/8/8/8/R7", empty_board)), 1),
              (PerftTally{14, 0, 0, 14}));
}

}  // namespace
}  // namespace alicemate
