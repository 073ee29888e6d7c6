// The generator must yield what it promises: valid, varied and repeatable positions.

#include "tests/naive/random_positions.h"

#include <algorithm>
#include <cctype>
#include <gtest/gtest.h>
#include <stdexcept>

namespace alicemate::naive {
namespace {

Options options_for(bool transfer) {
    Options options;
    options.transfer = transfer;
    options.en_passant = Options::EnPassant::either;
    return options;
}

RandomPositionSpec everything(bool transfer, bool either_board) {
    RandomPositionSpec spec;
    spec.options = options_for(transfer);
    spec.options.castle_on_either_board = either_board;
    spec.max_men = 14;
    spec.missing_king = spec.castling = spec.en_passant = true;
    return spec;
}

long men_in(const std::string& fen) {
    const std::string placement = fen.substr(0, fen.find(' '));
    return std::count_if(placement.begin(), placement.end(),
                         [](char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; });
}

bool has_man(const std::string& fen, char man) {
    return fen.substr(0, fen.find(' ')).find(man) != std::string::npos;
}

struct Seen {
    int kingless = 0;
    int castlings = 0;
    int en_passant_captures = 0;
    int on_b = 0;
};

void look_at(const std::string& fen, const Options& options, Seen& seen) {
    const State state = parse(fen, options);
    EXPECT_EQ(to_fen(state), fen);
    seen.kingless += has_man(fen, 'K') && has_man(fen, 'k') ? 0 : 1;
    seen.on_b += fen.find("|8/8/8/8/8/8/8/8 ") == std::string::npos ? 1 : 0;
    for (const Successor& next : successors(state)) {
        const bool castles = next.move == "e1g1" || next.move == "e1c1" || next.move == "e8g8" ||
                             next.move == "e8c8";
        seen.castlings += castles && state.castling != next.state.castling ? 1 : 0;
    }
    Options no_en_passant = options;
    no_en_passant.en_passant = Options::EnPassant::none;
    const std::size_t without = legal_moves(parse(fen, no_en_passant)).size();
    seen.en_passant_captures += legal_moves(state).size() > without ? 1 : 0;
}

TEST(RandomPositions, ComposedOnesAreValidAndVaried) {
    for (const bool transfer : {true, false}) {
        for (const bool either_board : {false, true}) {
            const RandomPositionSpec spec = everything(transfer, either_board);
            std::mt19937_64 random(1);
            Seen seen;
            for (int i = 0; i < 1000; ++i) {
                const std::string fen = random_position(random, spec);
                EXPECT_GE(men_in(fen), 3) << fen;
                EXPECT_LE(men_in(fen), spec.max_men) << fen;
                look_at(fen, spec.options, seen);
            }
            EXPECT_GT(seen.kingless, 20);
            EXPECT_GT(seen.castlings, 20);
            EXPECT_GT(seen.en_passant_captures, 20);
            EXPECT_EQ(seen.on_b > 0, transfer);
        }
    }
}

TEST(RandomPositions, BothKingsAndNoExtrasUnlessAsked) {
    RandomPositionSpec spec;
    std::mt19937_64 random(2);
    for (int i = 0; i < 300; ++i) {
        const std::string fen = random_position(random, spec);
        EXPECT_TRUE(has_man(fen, 'K') && has_man(fen, 'k')) << fen;
        EXPECT_EQ(fen.substr(fen.find(' ') + 2), " - -");
    }
}

TEST(RandomPositions, GamePositionsAreValid) {
    for (const bool transfer : {true, false}) {
        std::mt19937_64 random(3);
        for (int i = 0; i < 50; ++i) {
            const std::string fen = random_game_position(random, options_for(transfer), 60);
            EXPECT_EQ(to_fen(parse(fen, options_for(transfer))), fen);
        }
    }
}

TEST(RandomPositions, SameSeedSamePositions) {
    const RandomPositionSpec spec = everything(true, false);
    std::mt19937_64 first(4);
    std::mt19937_64 second(4);
    for (int i = 0; i < 100; ++i) {
        EXPECT_EQ(random_position(first, spec), random_position(second, spec));
        EXPECT_EQ(random_game_position(first, spec.options, 10),
                  random_game_position(second, spec.options, 10));
    }
}

TEST(RandomPositions, RefusesImpossibleNumbers) {
    std::mt19937_64 random(5);
    RandomPositionSpec spec;
    for (const int men : {0, 2, 33}) {
        spec.max_men = men;
        EXPECT_THROW(random_position(random, spec), std::invalid_argument);
    }
}

}  // namespace
}  // namespace alicemate::naive
