// Laws that hold in every position, whatever it is: over random positions and small trees of their
// moves, under all rules. What is right is told by the naive reference or by a second way within.

#include "core/check.h"
#include "core/check_probe.h"
#include "core/legal_moves.h"
#include "core/move_text.h"
#include "core/perft.h"
#include "tests/core/test_support.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <ostream>

namespace alicemate {

/// How gtest names the rules of a test.
void PrintTo(const Rules& rules, std::ostream* stream) {
    *stream << to_string(rules);
}

namespace {

using namespace test_support;

class Laws : public testing::TestWithParam<Rules> {
protected:
    /// `wanted` random positions, the same ones in every run.
    [[nodiscard]] std::vector<Position> positions(unsigned wanted, unsigned seed) const {
        std::mt19937_64 random(seed);
        std::vector<Position> found;
        for (unsigned i = 0; i < sample(wanted); ++i) {
            found.push_back(position_of(any_random_position(random, GetParam()), GetParam()));
        }
        return found;
    }
};

INSTANTIATE_TEST_SUITE_P(Rules, Laws, testing::ValuesIn(rules_to_test()));

// ---- at every node of a tree

void expect_counts_agree(const Position& position, const MoveList& moves) {
    EXPECT_EQ(count_legal(position), moves.size()) << fen_of(position);
    EXPECT_EQ(has_legal_move(position), !moves.empty()) << fen_of(position);
    for (std::size_t i = 1; i < moves.size(); ++i) {
        EXPECT_TRUE(comes_before(moves[i - 1], moves[i]))
            << write_coordinate(moves[i]) << " twice in " << fen_of(position);
    }
}

void expect_checks_agree(const Position& position, const MoveList& moves) {
    const CheckProbe probe(position);
    MoveList checking;
    generate_checking(position, checking);
    checking.sort();
    std::size_t checks = 0;
    for (const Move move : moves) {
        const bool answer = probe.gives_check(move);
        EXPECT_EQ(answer, is_attacked_king(position.after(move), ~position.to_move()))
            << write_coordinate(move) << " in " << fen_of(position);
        if (answer) {
            ASSERT_LT(checks, checking.size()) << fen_of(position);
            EXPECT_EQ(checking[checks], move) << fen_of(position);
            ++checks;
        }
    }
    EXPECT_EQ(checks, checking.size()) << fen_of(position);
    EXPECT_EQ(has_quiet_move(position), checks < moves.size()) << fen_of(position);
}

void expect_after_is_sound(const Position& position, Move move) {
    const Position next = position.after(move);
    EXPECT_EQ(next.key(), next.recomputed_key()) << fen_of(position) << write_coordinate(move);
    EXPECT_FALSE(is_attacked_king(next, position.to_move()))
        << write_coordinate(move) << " leaves the king in check: " << fen_of(position);
    const auto again = Position::from(next.to_setup(), position.rules());
    ASSERT_TRUE(again) << message(again.error()) << " after " << write_coordinate(move) << " in "
                       << fen_of(position);
    EXPECT_EQ(*again, next);
    EXPECT_EQ(again->key(), next.key());
}

void expect_laws_in_tree(const Position& position, unsigned depth) {
    const MoveList moves = sorted_legal_moves(position);
    expect_counts_agree(position, moves);
    expect_checks_agree(position, moves);
    if (depth == 0) {
        return;
    }
    for (const Move move : moves) {
        expect_after_is_sound(position, move);
        expect_laws_in_tree(position.after(move), depth - 1);
    }
}

TEST_P(Laws, HoldAtEveryNode) {
    for (const Position& position : positions(400, 1)) {
        expect_laws_in_tree(position, 1);
    }
    for (const Position& position : positions(15, 2)) {
        expect_laws_in_tree(position, 2);
    }
}

TEST_P(Laws, HoldAroundTheGameArray) {
    expect_laws_in_tree(position_of(game_array_fen, GetParam()), thrift == 1 ? 3 : 2);
}

// ---- against the naive reference

void expect_naive_agrees(const Position& position) {
    const naive::State reference = naive_state(position);
    EXPECT_EQ(moves_of(position), naive::legal_moves(reference)) << fen_of(position);
    EXPECT_EQ(state_of(position), naive_state_of(reference)) << fen_of(position);
    EXPECT_EQ(in_check(position), naive::in_check(reference, reference.white_to_move));
}

TEST_P(Laws, LegalMovesAndStateAreThoseOfTheNaiveRules) {
    for (const Position& position : positions(2000, 3)) {
        expect_naive_agrees(position);
    }
}

TEST_P(Laws, HeedlessMovesAreTheLegalOnesAndThoseIntoCheck) {
    for (const Position& position : positions(1000, 8)) {
        const naive::State reference = naive_state(position);
        Words expected = naive::legal_moves(reference);
        for (const naive::Successor& move : naive::moves_into_check(reference)) {
            expected.push_back(move.move);
        }
        std::sort(expected.begin(), expected.end());
        MoveList moves;
        generate_heedless(position, moves);
        Words found;
        for (const Move move : moves) {
            found.push_back(write_coordinate(move));
        }
        std::sort(found.begin(), found.end());
        EXPECT_EQ(found, expected) << fen_of(position);
    }
}

TEST_P(Laws, PositionsAfterMovesAreThoseOfTheNaiveRules) {
    for (const Position& position : positions(200, 4)) {
        for (const auto& next : naive::successors(naive_state(position))) {
            const Position after = position.after(move_of(position, next.move));
            EXPECT_EQ(fen_of(after), naive::to_fen(next.state));
            EXPECT_EQ(state_of(after), naive_state_of(next.state)) << fen_of(after);
        }
    }
}

TEST_P(Laws, PerftIsThatOfTheNaiveRules) {
    for (const Position& position : positions(200, 5)) {
        EXPECT_EQ(perft(position, 2), naive::perft(naive_state(position), 2)) << fen_of(position);
    }
    for (const Position& position : positions(12, 6)) {
        EXPECT_EQ(perft(position, 3), naive::perft(naive_state(position), 3)) << fen_of(position);
    }
}

TEST_P(Laws, PassingTheTurnIsThatOfTheNaiveRules) {
    for (const Position& position : positions(300, 7)) {
        if (in_check(position)) {
            continue;
        }
        const Position passed = position.with_turn_passed();
        EXPECT_EQ(passed.key(), passed.recomputed_key());
        EXPECT_EQ(moves_of(passed), naive::legal_moves(naive::pass_turn(naive_state(position))));
    }
}

/// A text is a legal move of the position exactly if it is in the naive list.
TEST_P(Laws, LegalIsWhoeverIsAMember) {
    for (const Position& position : positions(2, 8)) {
        const Words members = naive::legal_moves(naive_state(position));
        for (unsigned from = 0; from < square_count; ++from) {
            for (unsigned to = 0; to < square_count; ++to) {
                const std::string squares =
                    to_string(static_cast<Square>(from)) + to_string(static_cast<Square>(to));
                for (const std::string_view promotion : {"", "q", "r", "b", "n"}) {
                    const std::string text = squares + std::string(promotion);
                    const auto move = read_move(position, text);
                    EXPECT_EQ(move.has_value(),
                              std::binary_search(members.begin(), members.end(), text))
                        << text << " in " << fen_of(position);
                    EXPECT_TRUE(!move || is_legal(position, *move));
                }
            }
        }
    }
}

/// A man put by hand on any square it does not reach: is_legal says what the naive rules say.
TEST_P(Laws, ForgedMovesAreLegalOnlyIfMembers) {
    for (const Position& position : positions(40, 9)) {
        const Words members = naive::legal_moves(naive_state(position));
        for (Bitboard rest = position.men(position.to_move()); rest != 0;) {
            const Square from = pop_first(rest);
            const PieceType type = position.type_on(from);
            if (type == PieceType::pawn || type == PieceType::king) {
                continue;  // their moves may be of special kinds
            }
            for (unsigned i = 0; i < square_count; ++i) {
                const auto to = static_cast<Square>(i);
                const auto prey = position.man_on(to);
                const Move move(from, to, type, prey ? std::optional(prey->type) : std::nullopt);
                EXPECT_EQ(
                    is_legal(position, move),
                    std::binary_search(members.begin(), members.end(), write_coordinate(move)))
                    << write_coordinate(move) << " in " << fen_of(position);
            }
        }
    }
}

// ---- symmetries

Square turned(Square square, bool files, bool ranks) {
    return make_square(files ? 7 - file_of(square) : file_of(square),
                       ranks ? 7 - rank_of(square) : rank_of(square));
}

/// White and Black exchanged, the board upside down.
Setup with_colors_flipped(const Setup& setup) {
    Setup flipped;
    for (const Board board : {Board::a, Board::b}) {
        for (unsigned i = 0; i < square_count; ++i) {
            const auto square = static_cast<Square>(i);
            if (const auto& man = setup.at(board, square)) {
                flipped.at(board, turned(square, false, true)) = Piece{~man->color, man->type};
            }
        }
    }
    flipped.to_move = ~setup.to_move;
    for (const Color color : {Color::white, Color::black}) {
        for (const Wing wing : {Wing::king_side, Wing::queen_side}) {
            if (setup.castling.has(color, wing)) {
                flipped.castling.add(~color, wing);
            }
        }
    }
    if (setup.en_passant) {
        flipped.en_passant = turned(*setup.en_passant, false, true);
    }
    return flipped;
}

/// Left and right exchanged; without castling rights, which have no mirror image.
Setup mirrored(const Setup& setup) {
    Setup image = setup;
    for (const Board board : {Board::a, Board::b}) {
        for (unsigned i = 0; i < square_count; ++i) {
            const auto square = static_cast<Square>(i);
            image.at(board, turned(square, true, false)) = setup.at(board, square);
        }
    }
    if (setup.en_passant) {
        image.en_passant = turned(*setup.en_passant, true, false);
    }
    return image;
}

/// Each man on the other board.
Setup with_boards_exchanged(const Setup& setup) {
    Setup image = setup;
    std::swap(image.boards[0], image.boards[1]);
    return image;
}

void expect_same_tally(const Setup& left, const Setup& right, const Rules& rules) {
    const auto one = Position::from(left, rules);
    const auto other = Position::from(right, rules);
    ASSERT_TRUE(one);
    ASSERT_TRUE(other) << fen_of(*one) << ": " << message(other.error());
    EXPECT_EQ(perft_tally(*one, 2), perft_tally(*other, 2)) << fen_of(*one);
    if (count_legal(*one) < 40) {
        EXPECT_EQ(perft(*one, 3), perft(*other, 3)) << fen_of(*one);
    }
}

TEST_P(Laws, ColorsFlippedNothingChanges) {
    for (const Position& position : positions(200, 10)) {
        const auto setup = position.to_setup();
        expect_same_tally(setup, with_colors_flipped(setup), GetParam());
    }
}

TEST_P(Laws, MirroredNothingChanges) {
    for (const Position& position : positions(200, 11)) {
        auto setup = position.to_setup();
        setup.castling = CastlingRights();
        expect_same_tally(setup, mirrored(setup), GetParam());
    }
}

TEST_P(Laws, BoardsExchangedNothingChanges) {
    if (!GetParam().transfer) {
        return;
    }
    for (const Position& position : positions(200, 12)) {
        auto setup = position.to_setup();
        if (GetParam().castling == CastlingRule::board_a) {
            setup.castling = CastlingRights();
        }
        expect_same_tally(setup, with_boards_exchanged(setup), GetParam());
    }
}

// ---- perft

TEST_P(Laws, TallyCountsTheNodesOfPerft) {
    for (const Position& position : positions(40, 13)) {
        const PerftTally tally = perft_tally(position, 2);
        EXPECT_EQ(tally.nodes, perft(position, 2)) << fen_of(position);
        EXPECT_LE(tally.mates, tally.checks);
    }
}

}  // namespace
}  // namespace alicemate
