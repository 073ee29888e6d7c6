#include "tests/problems/reading.h"

#include <gtest/gtest.h>

namespace alicemate {
namespace {

/// The same problem in Popeye's three languages, with abbreviations that are unique in them.
const std::string english =
    "BeginProblem\nAuthor A\nOrigin O\nTitle T\nAward P\nRemark R\nPieces\n"
    "  White AliceA Ka1 Qb1 Rc1\n  White AliceB Bd1 Se1 Pf2\n  Black Kh8 Sg8\n"
    "Cond AliceChess\nStip h#2\nOpt SetPlay Defence 2 Vari NoCastling a1 NoBoard MaxSol 3\n"
    "Twin Move a1 a2\nTwin Cont Exchange a1 h8\nTwin Remove g8 Add White AliceB Qg7\n"
    "Twin Rotate 90 Mirror a1<-->h1 Shift a1 b2\nTwin Polish Substitute Q S Stip h=2\nEndProblem\n";

const std::string german =
    "AnfangProblem\nAutor A\nQuelle O\nTitel T\nAuszeichnung P\nBemerkung R\nSteine\n"
    "  Weiss AliceA Ka1 Db1 Tc1\n  Weiss AliceB Ld1 Se1 Bf2\n  Schwarz Kh8 Sg8\n"
    "Bed AliceSchach\nForderung h#2\n"
    "Opt Satz Widerlegung 2 Vari KeineRochade a1 OhneBrett MaxLoe 3\n"
    "Zwilling Versetze a1 a2\nZwil Ferner Tausche a1 h8\nZwil Entferne g8 Hinz Weiss AliceB Dg7\n"
    "Zwil Drehung 90 Spiegelung a1<-->h1 Verschiebung a1 b2\n"
    "Zwil Farb Ersetze D S Forderung h=2\nEndeProblem\n";

const std::string french =
    "DebutProbleme\nAuteur A\nSource O\nTitre T\nPrix P\nRemarque R\nPieces\n"
    "  Blanc AliceA Ra1 Db1 Tc1\n  Blanc AliceB Fd1 Ce1 Pf2\n  Noir Rh8 Cg8\n"
    "Cond Alice\nEnonce h#2\n"
    "Opt Apparent Defense 2 Vari SansRoquer a1 SansEchiquier MaxSol 3\n"
    "Jumeau Deplacement a1 a2\nJum Enplus Echange a1 h8\nJum Ote g8 Ajoute Blanc AliceB Dg7\n"
    "Jum Rotation 90 Miroir a1<-->h1 Translation a1 b2\n"
    "Jum Couleur Remplace D C Enonce h=2\nFinProbleme\n";

TEST(PopeyeLanguage, SaysTheSameInThreeLanguages) {
    const Problem problem = only_problem(read_popeye_text(english));
    EXPECT_EQ(problem.twins.size(), 5U);
    EXPECT_EQ(problem.setup, setup_of("6nk/8/8/8/8/8/8/KQR5|8/8/8/8/8/8/5P2/3BN3 b - -"));
    expect_same_problem(only_problem(read_popeye_text(german)), problem);
    expect_same_problem(only_problem(read_popeye_text(french)), problem);
    EXPECT_EQ(only_problem(read_popeye_text(german)).rules, Rules::popeye());
}

TEST(PopeyeLanguage, ForsythHasTheLettersOfTheLanguage) {
    const auto setup = setup_of("kqrbnp2/8/8/8/8/8/8/KQRBNP2 w - -");
    EXPECT_EQ(only_problem(read_popeye_text("AnfangProblem Forsyth kdtlsb2/8/8/8/8/8/8/KDTLSB2 "
                                            "Ford #1 EndeProblem"))
                  .setup.boards,
              setup.boards);
    EXPECT_EQ(only_problem(read_popeye_text("DebutProbleme Forsyth rdtfcp2/8/8/8/8/8/8/RDTFCP2 "
                                            "Enonce #1 FinProbleme"))
                  .setup.boards,
              setup.boards);
}

TEST(PopeyeLanguage, EachBeginningChoosesItsOwn) {
    const auto readings = read_popeye_text(
        "AnfangProblem Steine Weiss Ka1 Schwarz Dc1 Ford #1\n"
        "WeiteresProblem Steine Weiss Ka1 Schwarz Tc1 Ford #1 EndeProblem\n"
        "DebutProbleme Pieces Blanc Ra1 Noir Dc1 Enonce #1\n"
        "Asuivre Pieces Blanc Ra1 Noir Tc1 Enonce #1 FinProbleme\n"
        "BeginProblem Pieces White Ka1 Black Qc1 Stip #1 EndProblem\n");
    ASSERT_EQ(readings.size(), 5U);
    for (const auto& reading : readings) {
        ASSERT_TRUE(reading) << to_string(reading.error());
    }
    EXPECT_EQ(readings[0]->setup, readings[4]->setup);
    EXPECT_EQ(readings[1]->setup, readings[3]->setup);
    EXPECT_EQ(readings[2]->setup, readings[4]->setup);
}

TEST(PopeyeLanguage, WhatIsNotSupportedIsTold) {
    EXPECT_EQ(only_error(read_popeye_text("DebutProbleme Pieces Blanc Ra1 Nb1 Condition "
                                          "Grille Enonce #1 FinProbleme")),
              "t.inp:1:32: found unsupported man \"N\" (Popeye's nightrider; its knight is C), "
              "expected R, D, T, F, C or P; at 1:46 found unsupported condition \"Grille\", "
              "expected AliceChess");
    EXPECT_EQ(only_error(read_popeye_text("AnfangProblem Steine Weiss Qa1 Ford #1 EndeProblem"))
                  .rfind("t.inp:1:28: found unsupported man \"Q\", expected K, D, T, L, S or B", 0),
              0U);
}

}  // namespace
}  // namespace alicemate
