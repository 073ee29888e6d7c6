// Symmetries keep the play: as many moves, keys and lines, and the same signature.

#include "core/perft.h"
#include "core/position_text.h"
#include "problems/signature.h"
#include "solver/solve.h"
#include "tests/core/test_support.h"
#include "tests/problems/reading.h"
#include "tests/solver/random_cases.h"

#include <gtest/gtest.h>

namespace alicemate {
namespace {

using test_support::any_random_position;
using test_support::rules_to_test;

SymmetryBreakers breakers_of(const Position& position) {
    return {position.men(PieceType::pawn) != 0, !position.castling().empty(),
            !position.rules().transfer};
}

/// The image of a position. A right to castle on board B, which an exchange of boards may give,
/// asks for rules that know it.
Position image_of(const Position& position, const Symmetry& symmetry) {
    Rules rules = position.rules();
    if (symmetry.exchanges_boards) {
        rules.castling = CastlingRule::same_board;
    }
    const auto image = Position::from(transformed(position.to_setup(), symmetry), rules);
    if (!image) {
        throw std::invalid_argument(message(image.error()));
    }
    return *image;
}

PosedProblem posed(const Position& position, const std::string& stipulation) {
    return pose_text(write_two_board(position.to_setup()), stipulation, position.rules()).posed;
}

Signature play_of(const Position& position, const std::string& stipulation) {
    return Signature::of_play(posed(position, stipulation), false);
}

/// Keys of battle play; lines of help play and those that are shorter.
std::vector<std::uint64_t> counts(const Position& position, const std::string& stipulation) {
    SolveOptions options;
    options.count_only = true;
    options.set_play = true;
    const auto solution = solve(position, read_stipulation(stipulation).value(), options, {});
    if (const auto* const battle = std::get_if<BattleSolution>(&solution.play)) {
        return {battle->keys.size(), battle->shortest};
    }
    const auto& help = std::get<HelpSolution>(solution.play);
    return {help.line_count, help.short_count, help.set_count};
}

TEST(Symmetry, GroupsHaveTheirSize) {
    EXPECT_EQ(symmetries({}).size(), 32U);
    EXPECT_EQ(symmetries({.pawns = true}).size(), 8U);
    EXPECT_EQ(symmetries({.castling = true}).size(), 4U);
    EXPECT_EQ(symmetries({.one_board = true}).size(), 16U);
    EXPECT_EQ(symmetries({.pawns = true, .castling = true, .one_board = true}).size(), 2U);
    for (const bool pawns : {false, true}) {
        EXPECT_EQ(symmetries({.pawns = pawns}).front(), Symmetry{});
    }
}

TEST(Symmetry, AreToldInWords) {
    EXPECT_EQ(to_string(Symmetry{}), "");
    EXPECT_EQ(to_string(Symmetry{.flips_files = true}), "mirrored left to right");
    // As TwinRotate has it, by 90 degrees a1 comes to h1.
    const Symmetry quarter{.flips_ranks = true, .transposes = true, .exchanges_boards = true};
    EXPECT_EQ(to_string(quarter), "boards exchanged, turned by 90 degrees");
    EXPECT_EQ(to_string(quarter(make_square(0, 0))), "h1");
    const Symmetry half{.flips_files = true, .flips_ranks = true, .exchanges_colors = true};
    EXPECT_EQ(to_string(half), "colours exchanged, turned by 180 degrees");
}

TEST(Symmetry, KeepsTheNumberOfGames) {
    std::mt19937_64 random(20261130);
    for (const Rules& rules : rules_to_test()) {
        for (unsigned i = 0; i < sample(60); ++i) {
            const Position position = position_of(any_random_position(random, rules), rules);
            const std::uint64_t games = perft(position, 2);
            for (const Symmetry& symmetry : symmetries(breakers_of(position))) {
                const Position image = image_of(position, symmetry);
                EXPECT_EQ(perft(image, 2), games)
                    << write_two_board(position.to_setup()) << ' ' << to_string(symmetry);
            }
        }
    }
}

TEST(Symmetry, KeepsTheNumberOfSolutions) {
    std::mt19937_64 random(7);
    for (const std::string stipulation : {"#2", "h#2", "h#1.5", "s#1", "=2", "hzc31", "ser-x2"}) {
        for (const Rules& rules : rules_to_test()) {
            const std::string fen = testing::random_case(random, rules, 7);
            const Position position = position_of(fen, rules);
            const auto expected = counts(position, stipulation);
            for (const Symmetry& symmetry : symmetries(breakers_of(position))) {
                Stipulation asked = read_stipulation(stipulation).value();
                asked.goal.target_square = symmetry(asked.goal.target_square);
                EXPECT_EQ(counts(image_of(position, symmetry), to_string(asked)), expected)
                    << fen << ' ' << stipulation << ' ' << to_string(symmetry);
            }
        }
    }
}

TEST(Signature, IsTheSameForAllImages) {
    std::mt19937_64 random(1);
    for (const Rules& rules : rules_to_test()) {
        for (unsigned i = 0; i < sample(100); ++i) {
            const Position position = position_of(any_random_position(random, rules), rules);
            const Signature play = play_of(position, "#3");
            const Signature diagram = Signature::of_diagram(position);
            for (const Symmetry& symmetry : symmetries(breakers_of(position))) {
                const Position image = image_of(position, symmetry);
                const Signature of_image = play_of(image, "#3");
                EXPECT_EQ(of_image.canonical(), play.canonical());
                EXPECT_EQ(of_image.own(), play.under(symmetry));
                EXPECT_EQ(Signature::of_diagram(image).canonical(), diagram.canonical());
                const auto found = play.symmetry_to(of_image.own());
                ASSERT_TRUE(found);
                EXPECT_EQ(play.under(*found), of_image.own());
            }
        }
    }
}

TEST(Signature, DependsOnAllThatDecidesThePlay) {
    const std::string fen = "8/8/8/2Q5/8/8/8/K7|8/8/8/4k3/8/2R5/3p4/8 ";
    const auto canonical = [&](const std::string& fields, const std::string& stipulation,
                               const Rules& rules = Rules::alice()) {
        return Signature::of_play(pose_text(fen + fields, stipulation, rules).posed, false)
            .canonical();
    };
    const Key help = canonical("b - -", "h#2");
    EXPECT_EQ(canonical("b - -", "h#2", Rules::popeye()), help);  // no double step can be met
    EXPECT_NE(canonical("w - -", "h#2"), help);
    EXPECT_NE(canonical("b - -", "h=2"), help);
    EXPECT_NE(canonical("b - -", "h#3"), help);
    EXPECT_NE(canonical("b - -", "exact-h#2"), help);
    EXPECT_NE(canonical("b - -", "hza12"), canonical("b - -", "hza22"));
    const auto posed = pose_text(fen + "b - -", "#2").posed;
    EXPECT_NE(Signature::of_play(posed, true).canonical(),
              Signature::of_play(posed, false).canonical());
}

TEST(Signature, TellsCastlingRightsAndCapturesInPassingApart) {
    const auto canonical = [](const std::string& text, const Rules& rules) {
        return play_of(position_of(text, rules), "#2").canonical();
    };
    const std::string castling = "4k3/8/8/8/8/8/8/R3K2R|8/8/8/8/8/8/8/8 w ";
    EXPECT_NE(canonical(castling + "KQ -", Rules::alice()),
              canonical(castling + "K -", Rules::alice()));
    EXPECT_NE(canonical(castling + "K -", Rules::alice()),
              canonical(castling + "Q -", Rules::alice()));
    EXPECT_EQ(canonical(castling + "KQ -", Rules::popeye()),
              canonical("8/8/8/8/8/8/8/8|4k3/8/8/8/8/8/8/R3K2R w KQ -", Rules::popeye()));
    const std::string stepped = "4k3/8/8/3pP3/8/8/8/4K3 w - ";
    EXPECT_NE(canonical(stepped + "d6", Rules::orthodox()),
              canonical(stepped + "-", Rules::orthodox()));
    const std::string to_step = "4k3/3p4/8/4P3/8/8/8/4K3 b - -";
    EXPECT_NE(canonical(to_step, Rules::alice()), canonical(to_step, Rules::popeye()));
    EXPECT_NE(canonical(to_step, Rules::popeye()), canonical(to_step, Rules::vchess()));
}

// The reading of en passant is no part of a signature where it makes no difference.
TEST(Signature, EqualOnesUnderDifferentRulesHaveEqualPlay) {
    std::mt19937_64 random(3);
    unsigned equal = 0;
    for (unsigned i = 0; i < sample(400); ++i) {
        const std::string fen = any_random_position(random, Rules::alice());
        const Position alice = position_of(fen, Rules::alice());
        for (const Rules& rules : {Rules::popeye(), Rules::vchess()}) {
            const Position other = position_of(fen, rules);
            if (play_of(alice, "#2").canonical() == play_of(other, "#2").canonical()) {
                EXPECT_EQ(perft(alice, 3), perft(other, 3)) << fen;
                ++equal;
            }
        }
    }
    EXPECT_GT(equal, 0U);
}

}  // namespace
}  // namespace alicemate
