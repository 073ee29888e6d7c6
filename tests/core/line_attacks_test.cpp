#include "core/line_attacks.h"

#include "core/attacks.h"
#include "tests/core/test_support.h"

#include <array>
#include <gtest/gtest.h>
#include <random>

namespace alicemate {
namespace {

using Direction = std::array<int, 2>;

constexpr std::array<Direction, 4> straight{{{0, 1}, {1, 0}, {0, -1}, {-1, 0}}};
constexpr std::array<Direction, 4> diagonal{{{1, 1}, {1, -1}, {-1, -1}, {-1, 1}}};

bool on_board(int file, int rank) {
    return file >= 0 && file < 8 && rank >= 0 && rank < 8;
}

Bitboard bit_at(int file, int rank) {
    return Bitboard{1} << (rank * 8 + file);
}

/// Step by step until a man or the edge is met.
Bitboard walk(Square square, Bitboard occupied, const std::array<Direction, 4>& directions) {
    Bitboard set = 0;
    for (const Direction& step : directions) {
        int file = static_cast<int>(file_of(square)) + step[0];
        int rank = static_cast<int>(rank_of(square)) + step[1];
        while (on_board(file, rank)) {
            set |= bit_at(file, rank);
            if ((occupied & bit_at(file, rank)) != 0) {
                break;
            }
            file += step[0];
            rank += step[1];
        }
    }
    return set;
}

/// Boards of all degrees of fullness.
Bitboard random_occupancy(std::mt19937_64& random) {
    switch (random() % 4) {
        case 0: return random();
        case 1: return random() & random();
        case 2: return random() & random() & random();
        default: return random() | random();
    }
}

void expect_equal_attacks(Square square, Bitboard occupied) {
    const Bitboard rook = walk(square, occupied, straight);
    const Bitboard bishop = walk(square, occupied, diagonal);
    EXPECT_EQ(rook_attacks(square, occupied), rook) << to_string(square) << ' ' << occupied;
    EXPECT_EQ(bishop_attacks(square, occupied), bishop) << to_string(square) << ' ' << occupied;
    EXPECT_EQ(queen_attacks(square, occupied), rook | bishop);
    EXPECT_EQ(detail::rook_attacks_by_arithmetic(square, occupied), rook);
    EXPECT_EQ(detail::bishop_attacks_by_arithmetic(square, occupied), bishop);
}

TEST(LineAttacks, TablesArithmeticAndWalkingAgree) {
    std::mt19937_64 random(20241);
    for (unsigned i = 0; i < square_count; ++i) {
        const auto square = static_cast<Square>(i);
        expect_equal_attacks(square, 0);
        expect_equal_attacks(square, all_squares);
        expect_equal_attacks(square, bit(square));
        for (unsigned n = 0; n < sample(2000); ++n) {
            expect_equal_attacks(square, random_occupancy(random));
        }
    }
}

TEST(LineAttacks, FirstManOnEachLineIsAttacked) {
    const Bitboard men = bit(*parse_square("d6")) | bit(*parse_square("d7")) |
                         bit(*parse_square("b4")) | bit(*parse_square("f6"));
    EXPECT_EQ(count(rook_attacks(*parse_square("d4"), men)), 2U + 4U + 3U + 2U);
    EXPECT_TRUE(contains(rook_attacks(*parse_square("d4"), men), *parse_square("d6")));
    EXPECT_FALSE(contains(rook_attacks(*parse_square("d4"), men), *parse_square("d7")));
    EXPECT_TRUE(contains(bishop_attacks(*parse_square("d4"), men), *parse_square("f6")));
    EXPECT_FALSE(contains(bishop_attacks(*parse_square("d4"), men), *parse_square("g7")));
}

/// The steps from one square towards another on a common line; none if there is no such line.
Direction direction(Square from, Square to) {
    const int files = static_cast<int>(file_of(to)) - static_cast<int>(file_of(from));
    const int ranks = static_cast<int>(rank_of(to)) - static_cast<int>(rank_of(from));
    const auto sign = [](int n) { return (n > 0 ? 1 : 0) - (n < 0 ? 1 : 0); };
    const bool aligned = files == 0 || ranks == 0 || files == ranks || files == -ranks;
    return aligned ? Direction{sign(files), sign(ranks)} : Direction{0, 0};
}

Bitboard walk_between(Square from, Square to) {
    const auto [files, ranks] = direction(from, to);
    Bitboard set = 0;
    if (files == 0 && ranks == 0) {
        return set;
    }
    int file = static_cast<int>(file_of(from)) + files;
    int rank = static_cast<int>(rank_of(from)) + ranks;
    while (bit_at(file, rank) != bit(to)) {
        set |= bit_at(file, rank);
        file += files;
        rank += ranks;
    }
    return set;
}

Bitboard walk_line(Square from, Square to) {
    const auto [files, ranks] = direction(from, to);
    Bitboard set = 0;
    if (files == 0 && ranks == 0) {
        return set;
    }
    for (const int sense : {1, -1}) {
        int file = static_cast<int>(file_of(from));
        int rank = static_cast<int>(rank_of(from));
        while (on_board(file, rank)) {
            set |= bit_at(file, rank);
            file += sense * files;
            rank += sense * ranks;
        }
    }
    return set;
}

TEST(LineAttacks, BetweenAndLineThroughEveryPairOfSquares) {
    for (unsigned i = 0; i < square_count; ++i) {
        for (unsigned j = 0; j < square_count; ++j) {
            const auto from = static_cast<Square>(i);
            const auto to = static_cast<Square>(j);
            EXPECT_EQ(between(from, to), walk_between(from, to))
                << to_string(from) << to_string(to);
            EXPECT_EQ(line_through(from, to), walk_line(from, to))
                << to_string(from) << to_string(to);
        }
    }
}

Bitboard walk_steps(Square square, const std::vector<Direction>& steps) {
    Bitboard set = 0;
    for (const Direction& step : steps) {
        const int file = static_cast<int>(file_of(square)) + step[0];
        const int rank = static_cast<int>(rank_of(square)) + step[1];
        set |= on_board(file, rank) ? bit_at(file, rank) : 0;
    }
    return set;
}

TEST(Attacks, SteppingMen) {
    const std::vector<Direction> king{{1, 1},   {1, 0},  {1, -1}, {0, -1},
                                      {-1, -1}, {-1, 0}, {-1, 1}, {0, 1}};
    const std::vector<Direction> knight{{1, 2},   {2, 1},   {2, -1}, {1, -2},
                                        {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};
    for (unsigned i = 0; i < square_count; ++i) {
        const auto square = static_cast<Square>(i);
        EXPECT_EQ(king_attacks(square), walk_steps(square, king));
        EXPECT_EQ(knight_attacks(square), walk_steps(square, knight));
        EXPECT_EQ(pawn_attacks(Color::white, square), walk_steps(square, {{-1, 1}, {1, 1}}));
        EXPECT_EQ(pawn_attacks(Color::black, square), walk_steps(square, {{-1, -1}, {1, -1}}));
    }
}

TEST(Attacks, OfAnyMan) {
    const Square d4 = *parse_square("d4");
    const Bitboard men = bit(*parse_square("d6")) | bit(*parse_square("f6"));
    EXPECT_EQ(attacks_of({Color::white, PieceType::pawn}, d4, men), pawn_attacks(Color::white, d4));
    EXPECT_EQ(attacks_of({Color::black, PieceType::pawn}, d4, men), pawn_attacks(Color::black, d4));
    EXPECT_EQ(attacks_of({Color::black, PieceType::knight}, d4, men), knight_attacks(d4));
    EXPECT_EQ(attacks_of({Color::white, PieceType::king}, d4, men), king_attacks(d4));
    EXPECT_EQ(attacks_of({Color::white, PieceType::rook}, d4, men), walk(d4, men, straight));
    EXPECT_EQ(attacks_of({Color::white, PieceType::bishop}, d4, men), walk(d4, men, diagonal));
    EXPECT_EQ(attacks_of({Color::black, PieceType::queen}, d4, men),
              walk(d4, men, straight) | walk(d4, men, diagonal));
}

}  // namespace
}  // namespace alicemate
