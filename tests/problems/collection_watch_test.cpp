#include "problems/collection_watch.h"

#include "tests/problems/reading.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace alicemate {
namespace {

using nlohmann::json;
using Words = std::vector<std::string>;

const std::string caillaud = "8/8/8/2Q5/8/8/8/K7|8/8/8/4k3/8/2R5/3p4/8 b - - ";

/// What is told of problems, one remark or error a text.
Words told(const Readings& readings) {
    CollectionWatch watch;
    Words words;
    for (const auto& problem : readings) {
        const Inspection inspection = watch.inspect(problem.value());
        for (const InputError& error : inspection.errors) {
            words.push_back(to_string(error));
        }
        for (const Remark& remark : inspection.remarks) {
            words.push_back(to_string(remark));
        }
    }
    return words;
}

Words told(const std::string& epd) {
    return told(read_epd_text(epd));
}

TEST(CollectionWatch, HasNothingToSayOfDifferentProblems) {
    EXPECT_EQ(told(caillaud + "stip \"h#2\";\n"
                              "8/8/8/2R5/8/8/8/K7|8/8/8/4k3/8/2R5/3p4/8 b - - stip \"h#2\";\n"),
              Words{});
}

TEST(CollectionWatch, TellsOfEqualProblems) {
    EXPECT_EQ(told(caillaud + "stip \"h#2\"; id \"P5\";\n" + caillaud + "stip \"h#2\";\n"),
              Words{"t.epd:2:1: warning: the same position and stipulation as \"P5\" (t.epd:1:1)"});
}

TEST(CollectionWatch, TellsOfProblemsThatAreEqualUnderASymmetry) {
    const std::string first = caillaud + "stip \"h#2\"; id \"P5\";\n";
    const std::string mirrored = "8/8/8/5Q2/8/8/8/7K|8/8/8/3k4/8/5R2/4p3/8 b - - stip \"h#2\";\n";
    EXPECT_EQ(told(first + mirrored),
              Words{"t.epd:2:1: warning: the same play as \"P5\" (t.epd:1:1), mirrored left to "
                    "right"});
    const std::string boards = "8/8/8/4k3/8/2R5/3p4/8|8/8/8/2Q5/8/8/8/K7 b - - stip \"h#2\";\n";
    EXPECT_EQ(told(first + boards),
              Words{"t.epd:2:1: warning: the same play as \"P5\" (t.epd:1:1), with boards "
                    "exchanged"});
    const std::string colors = "k7/8/8/8/2q5/8/8/8|8/3P4/2r5/8/4K3/8/8/8 w - - stip \"h#2\";\n";
    EXPECT_EQ(told(first + colors),
              Words{"t.epd:2:1: warning: the same play as \"P5\" (t.epd:1:1), with colours "
                    "exchanged, mirrored top to bottom"});
}

TEST(CollectionWatch, ComparesWithTheFirstOfLikeProblems) {
    const std::string line = caillaud + "stip \"h#2\";\n";
    const Words words = told(line + line + line);
    ASSERT_EQ(words.size(), 2U);
    EXPECT_NE(words[0].find("(t.epd:1:1)"), std::string::npos);
    EXPECT_NE(words[1].find("(t.epd:1:1)"), std::string::npos);
}

TEST(CollectionWatch, TellsOfOtherRulesWithoutEffect) {
    EXPECT_EQ(told(caillaud + "stip \"h#2\";\n" + caillaud + "stip \"h#2\"; rules \"popeye\";\n"),
              Words{"t.epd:2:1: warning: the same position and stipulation as \"1\" (t.epd:1:1); "
                    "the rules are other ones, alice and popeye, to no effect"});
}

TEST(CollectionWatch, NotesAnotherStipulation) {
    EXPECT_EQ(told(caillaud + "stip \"h#2\";\n" + caillaud + "stip \"h=2\";\n"),
              Words{"t.epd:2:1: note: the same diagram as \"1\" (t.epd:1:1), but h=2 instead of "
                    "h#2"});
}

TEST(CollectionWatch, ComparesTwins) {
    const std::string problem =
        "BeginProblem\nAuthor Somebody\nCondition Alice\nStipulation h#2\nPieces\n"
        "White AliceA Ka1 Qc5\nWhite AliceB Rc3\nBlack AliceB Ke5 Pd2\n";
    EXPECT_EQ(told(read_popeye_text(problem + "Twin Mirror a1<-->h1\nEndProblem\n")),
              Words{"t.inp:2:1: warning: twin b: the same play as twin a, mirrored left to right"});
    EXPECT_EQ(told(read_popeye_text(problem + "Twin Move a1 b1\nEndProblem\n")), Words{});
    EXPECT_EQ(told(read_popeye_text(problem + "Twin Stipulation h=2\nEndProblem\n")), Words{});
}

TEST(CollectionWatch, TellsOfUnreachablePositionsAndWhy) {
    const std::string fen = "4k3/8/8/8/8/4P3/8/4K3|8/8/8/8/8/8/8/8 w - - stip \"#3\";";
    EXPECT_EQ(told(fen), Words{"t.epd:1:1: warning: no game leads to this position: White's pawn "
                               "e3 stands on board A, but has moved once"});
    // Said once, although it holds for the twin as well.
    EXPECT_EQ(told(fen + " twins \"e1d1\";").size(), 1U);
}

TEST(CollectionWatch, TellsOfRepeatedIds) {
    const std::string other = "8/8/8/2R5/8/8/8/K7|8/8/8/4k3/8/2R5/3p4/8 b - - ";
    EXPECT_EQ(told(caillaud + "stip \"h#2\"; id \"P5\";\n" + other + "stip \"h#2\"; id \"P5\";\n"),
              Words{"t.epd:2:1: warning: the id \"P5\" (t.epd:1:1) is that of another problem"});
}

TEST(CollectionWatch, TellsOfClaimsThatCannotBe) {
    const std::string fen = "4k3/8/8/8/8/8/8/R3K3 w - - rules \"orthodox\"; stip \"#2\"; ";
    const auto message = [&](const std::string& claim) {
        const Words words = told(fen + claim);
        return words.size() == 1 ? words.front().substr(words.front().find(": ") + 2) : "";
    };
    EXPECT_EQ(told(fen + "bm Ra7; dm 2; sols 1;"), Words{});
    EXPECT_EQ(message("dm 3;"), "warning: a shortest solution of 3 moves is claimed of #2");
    EXPECT_EQ(message("bm Ra7; sols 2;"), "warning: 2 keys are claimed, but 1 named");
    EXPECT_NE(message("bm Rb7;").find("claimed key"), std::string::npos);
}

TEST(CollectionWatch, TellsOfPositionsThatCannotBeSetUp) {
    CollectionWatch watch;
    const auto problem = only_problem(read_epd_text("4k3/8/8/8/8/8/8/R2KK3 w - - stip \"#2\";"));
    EXPECT_EQ(watch.inspect(problem).errors.size(), 1U);
    EXPECT_EQ(watch.problem_count(), 1U);
}

TEST(Remark, JsonNamesBothProblems) {
    CollectionWatch watch;
    const Readings readings = read_epd_text(
        caillaud + "stip \"h#2\"; id \"P5\";\n" +
        "8/8/8/5Q2/8/8/8/7K|8/8/8/3k4/8/5R2/4p3/8 b - - stip \"h#2\"; id \"mirror\";\n");
    watch.inspect(readings.at(0).value());
    const Inspection inspection = watch.inspect(readings.at(1).value());
    ASSERT_EQ(inspection.remarks.size(), 1U);
    const json object = json::parse(json_report(inspection.remarks.front()));
    EXPECT_EQ(object.at("schema"), 1);
    EXPECT_EQ(object.at("id"), "mirror");
    EXPECT_EQ(object.at("outcome"), "warning");
    const json& remark = object.at("remark");
    EXPECT_EQ(remark.at("kind"), "same-play");
    EXPECT_EQ(remark.at("line"), 2);
    EXPECT_EQ(remark.at("symmetry"), "mirrored left to right");
    EXPECT_EQ(remark.at("other").at("id"), "P5");
    EXPECT_EQ(remark.at("other").at("line"), 1);
    EXPECT_FALSE(object.contains("twin"));
}

TEST(Remark, KindsHaveNames) {
    for (const std::string name :
         {"same-play", "same-diagram", "unreachable", "repeated-id", "impossible-claim"}) {
        const auto kind = remark_kind_of(name);
        ASSERT_TRUE(kind) << name;
        EXPECT_EQ(to_string(*kind), name);
    }
    EXPECT_EQ(remark_kind_of("unreachably"), std::nullopt);
}

}  // namespace
}  // namespace alicemate
