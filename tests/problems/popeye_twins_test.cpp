#include "problems/popeye_twin_text.h"
#include "tests/problems/reading.h"

#include <gtest/gtest.h>

namespace alicemate {
namespace {

using What = decltype(TwinChange::what);

Square at(std::string_view text) {
    return parse_square(text).value();
}

std::string framed(const std::string& twins) {
    return "BeginProblem\nPieces White AliceA Ke1 White AliceB Ra2 Black Ke8\nStip #2\n" + twins +
           "\nEndProblem\n";
}

/// The changes of the only twin.
std::vector<What> changes_of(const std::string& twin) {
    const Problem problem = only_problem(read_popeye_text(framed("Twin " + twin)));
    std::vector<What> changes;
    for (const TwinChange& change : problem.twins.at(0).changes) {
        changes.push_back(change.what);
    }
    return changes;
}

std::string alice_chess(const Rules& /*rules*/) {
    return "AliceChess";
}

TEST(PopeyeTwins, EveryKindOfChange) {
    using Changes = std::vector<What>;
    const Piece white_queen{Color::white, PieceType::queen};
    const Piece black_knight{Color::black, PieceType::knight};
    EXPECT_EQ(changes_of("Move a2 b2"), Changes{(TwinMove{at("a2"), at("b2")})});
    EXPECT_EQ(changes_of("exch A2 e1"), Changes{(TwinExchange{at("a2"), at("e1")})});
    EXPECT_EQ(changes_of("rem a2e1"), (Changes{TwinRemove{at("a2")}, TwinRemove{at("e1")}}));
    EXPECT_EQ(
        changes_of("add White AliceB Qb1c1 Black Sd1"),
        (Changes{TwinAdd{white_queen, Board::b, at("b1")}, TwinAdd{white_queen, Board::b, at("c1")},
                 TwinAdd{black_knight, Board::a, at("d1")}}));
    EXPECT_EQ(changes_of("subst Q S"),
              Changes{(TwinSubstitute{PieceType::queen, PieceType::knight})});
    EXPECT_EQ(changes_of("Shift a1 b1"), Changes{(TwinShift{at("a1"), at("b1")})});
    EXPECT_EQ(changes_of("Rotate 270"), Changes{TwinRotate{270}});
    EXPECT_EQ(changes_of("Mirror a1<-->h8"), Changes{TwinMirror{TwinMirror::Kind::a1_h8}});
    EXPECT_EQ(changes_of("Mirror a8"), Changes{TwinMirror{TwinMirror::Kind::a8_h1}});
    EXPECT_EQ(changes_of("Polish"), Changes{TwinPolish{}});
    EXPECT_EQ(changes_of("Stipulation h# 2.5"),
              Changes{TwinStipulation{*read_stipulation("h#2.5")}});
    EXPECT_EQ(changes_of("Condition Alice"), Changes{TwinCondition{Rules::popeye()}});
}

TEST(PopeyeTwins, SeveralChangesAfterEachOther) {
    // Words that begin like men end a list of men.
    const auto changes = changes_of("Cont Add White Qb1 Remove a2 Shift a1 a2 Stip #1 Polish");
    ASSERT_EQ(changes.size(), 5U);
    EXPECT_TRUE(std::holds_alternative<TwinAdd>(changes[0]));
    EXPECT_TRUE(std::holds_alternative<TwinRemove>(changes[1]));
    EXPECT_TRUE(std::holds_alternative<TwinShift>(changes[2]));
    EXPECT_TRUE(std::holds_alternative<TwinStipulation>(changes[3]));
    EXPECT_TRUE(std::holds_alternative<TwinPolish>(changes[4]));
}

TEST(PopeyeTwins, ZeroPositionIsTheFirst) {
    const Problem problem =
        only_problem(read_popeye_text(framed("Zero Move a2 b2\nTwin Continued Remove b2\nTwin")));
    EXPECT_TRUE(problem.zero_position);
    ASSERT_EQ(problem.twins.size(), 3U);
    EXPECT_FALSE(problem.twins[0].continued);
    EXPECT_TRUE(problem.twins[1].continued);
    EXPECT_TRUE(problem.twins[2].changes.empty());
}

TEST(PopeyeTwins, PlacesAreThoseOfTheArguments) {
    const Problem problem =
        only_problem(read_popeye_text(framed("Twin Remove a2e1 Add Black Sd1c1")));
    const std::vector<TwinChange>& changes = problem.twins[0].changes;
    ASSERT_EQ(changes.size(), 4U);
    EXPECT_EQ(changes[0].place, (SourcePlace{"t.inp", 4, 13}));
    EXPECT_EQ(changes[1].place, (SourcePlace{"t.inp", 4, 15}));
    EXPECT_EQ(changes[3].place, (SourcePlace{"t.inp", 4, 31}));
}

TEST(PopeyeTwins, AreWrittenAsTheyAreRead) {
    for (const std::string text :
         {"Move a2 b2 Exchange a2 e1 Remove a2", "Continued Add White AliceB Qb1 Add Black Sd1",
          "Substitute Q S Shift a1 b1 Rotate 90", "Mirror a1<-->a8 PolishType",
          "Stipulation exact-ser-h#3 Condition AliceChess", "Continued", ""}) {
        const Problem problem = only_problem(read_popeye_text(framed("Twin " + text)));
        EXPECT_EQ(popeye_twin_input(problem.twins[0], alice_chess), text);
    }
}

}  // namespace
}  // namespace alicemate
