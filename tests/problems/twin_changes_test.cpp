// What each kind of change makes of a position. The squares follow from the definitions of
// Popeye's manual; popeye_elements_test.cpp has Popeye's own solutions of such twins.

#include "problems/twin_changes.h"

#include "tests/problems/reading.h"

#include <gtest/gtest.h>

namespace alicemate {
namespace {

const std::string diagram = "4k3/8/8/8/8/8/1P6/K7|8/8/8/8/8/8/8/5R1n";

/// The position after a change of the diagram, or what is wrong with the change.
std::string changed(const decltype(TwinChange::what)& change, const std::string& text = diagram) {
    TwinState state{setup_of(text + " w - -"), Rules::alice(), *read_stipulation("#2")};
    const Setup before = state.setup;
    std::vector<TwinEffect> effects;
    if (const auto fault = apply_change(state, {change, {}}, effects)) {
        EXPECT_EQ(state.setup, before);
        EXPECT_TRUE(effects.empty());
        return *fault;
    }
    const std::string after = write_two_board(state.setup);
    return after.substr(0, after.find(' '));
}

Square at(std::string_view text) {
    return parse_square(text).value();
}

constexpr Piece white_queen{Color::white, PieceType::queen};

TEST(TwinChanges, OfSingleMenKeepTheirBoards) {
    EXPECT_EQ(changed(TwinMove{at("f1"), at("f2")}), "4k3/8/8/8/8/8/1P6/K7|8/8/8/8/8/8/5R2/7n");
    EXPECT_EQ(changed(TwinMove{at("f1"), at("b2")}), "4k3/8/8/8/8/8/8/K7|8/8/8/8/8/8/1R6/7n");
    EXPECT_EQ(changed(TwinExchange{at("f1"), at("e8")}), "8/8/8/8/8/8/1P6/K4k2|4R3/8/8/8/8/8/8/7n");
    EXPECT_EQ(changed(TwinRemove{at("h1")}), "4k3/8/8/8/8/8/1P6/K7|8/8/8/8/8/8/8/5R2");
    EXPECT_EQ(changed(TwinAdd{white_queen, Board::b, at("b2")}),
              "4k3/8/8/8/8/8/8/K7|8/8/8/8/8/8/1Q6/5R1n");
}

TEST(TwinChanges, OfAllMen) {
    EXPECT_EQ(changed(TwinSubstitute{PieceType::rook, PieceType::bishop}),
              "4k3/8/8/8/8/8/1P6/K7|8/8/8/8/8/8/8/5B1n");
    EXPECT_EQ(changed(TwinPolish{}), "4K3/8/8/8/8/8/1p6/k7|8/8/8/8/8/8/8/5r1N");
    EXPECT_EQ(changed(TwinShift{at("a1"), at("a2")}, "8/8/4k3/8/8/8/1P6/K7|8/8/8/8/8/8/8/5R1n"),
              "8/4k3/8/8/8/1P6/K7/8|8/8/8/8/8/8/5R1n/8");
    EXPECT_EQ(changed(TwinShift{at("c2"), at("b2")}, "4k3/8/8/8/8/8/2P5/1K6|8/8/8/8/8/8/8/5R1n"),
              "3k4/8/8/8/8/8/1P6/K7|8/8/8/8/8/8/8/4R1n1");
}

TEST(TwinChanges, OfTheBoards) {
    // To the left: a1 comes to h1, h1 to h8.
    EXPECT_EQ(changed(TwinRotate{90}), "8/8/8/k7/8/8/6P1/7K|7n/8/7R/8/8/8/8/8");
    EXPECT_EQ(changed(TwinRotate{180}), "7K/6P1/8/8/8/8/8/3k4|n1R5/8/8/8/8/8/8/8");
    EXPECT_EQ(changed(TwinRotate{270}), "K7/1P6/8/8/7k/8/8/8|8/8/8/8/8/R7/8/n7");
    using enum TwinMirror::Kind;
    EXPECT_EQ(changed(TwinMirror{a1_h1}), "3k4/8/8/8/8/8/6P1/7K|8/8/8/8/8/8/8/n1R5");
    EXPECT_EQ(changed(TwinMirror{a1_a8}), "K7/1P6/8/8/8/8/8/4k3|5R1n/8/8/8/8/8/8/8");
    EXPECT_EQ(changed(TwinMirror{a1_h8}), "7K/6P1/8/8/k7/8/8/8|8/8/8/8/8/7R/8/7n");
    EXPECT_EQ(changed(TwinMirror{a8_h1}), "8/8/8/7k/8/8/1P6/K7|n7/8/R7/8/8/8/8/8");
}

TEST(TwinChanges, ThatCannotBeDoneSayWhyAndChangeNothing) {
    EXPECT_EQ(changed(TwinMove{at("c3"), at("c4")}), "no man on c3 to move");
    EXPECT_EQ(changed(TwinMove{at("a1"), at("a1")}), "the man on a1 moves nowhere");
    EXPECT_EQ(changed(TwinExchange{at("a1"), at("c4")}), "no man on c4 to exchange");
    EXPECT_EQ(changed(TwinRemove{at("c4")}), "no man on c4 to remove");
    EXPECT_EQ(changed(TwinShift{at("a1"), at("b1")}), "the man on h1 is shifted over the edge");
}

TEST(TwinChanges, AManReplacedIsToldBeforeTheManThatReplacesIt) {
    TwinState state{setup_of(diagram + " w - -"), Rules::alice(), *read_stipulation("#2")};
    std::vector<TwinEffect> effects;
    apply_change(state, {TwinAdd{white_queen, Board::a, at("f1")}, {}}, effects);
    const Piece white_rook{Color::white, PieceType::rook};
    EXPECT_EQ(effects, (std::vector<TwinEffect>{ManRemoved{white_rook, at("f1")},
                                                ManAdded{white_queen, Board::a, at("f1")}}));
}

}  // namespace
}  // namespace alicemate
