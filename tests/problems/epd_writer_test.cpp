#include "problems/epd_writer.h"

#include "tests/problems/reading.h"

#include <gtest/gtest.h>
#include <random>

namespace alicemate {
namespace {

/// Equal in all but the places.
void expect_same(const Problem& left, const Problem& right) {
    EXPECT_EQ(left.id, right.id);
    EXPECT_EQ(left.author, right.author);
    EXPECT_EQ(left.origin, right.origin);
    EXPECT_EQ(left.title, right.title);
    EXPECT_EQ(left.setup, right.setup);
    EXPECT_EQ(left.rules, right.rules);
    EXPECT_EQ(left.stipulation, right.stipulation);
    EXPECT_EQ(left.options, right.options);
    EXPECT_EQ(left.claim, right.claim);
    EXPECT_EQ(left.twins, right.twins);
    EXPECT_EQ(left.zero_position, right.zero_position);
    EXPECT_EQ(left.twin_castling_denied, right.twin_castling_denied);
    EXPECT_EQ(left.other_opcodes, right.other_opcodes);
}

Problem reread(const Problem& problem) {
    return only_problem(read_epd_text(write_epd(problem)));
}

TEST(EpdWriter, WritesWhatIsThereInFixedOrder) {
    Problem problem = only_problem(read_epd_text(
        "4k3/8/8/8/8/8/8/R3K3 w Q - c0 \"x\"; variations; stip h#2; author \"A \\\"B\\\"\"; "
        "sols 2; id 7; twins \"a1a2\" \"+e8d8 a2a3\"; c1;"));
    EXPECT_EQ(write_epd(problem),
              "4k3/8/8/8/8/8/8/R3K3|8/8/8/8/8/8/8/8 w Q - stip \"h#2\"; id \"7\"; rules "
              "\"alice\"; sols 2; variations; twins \"a1a2\" \"+e8d8 a2a3\"; author \"A "
              "\\\"B\\\"\"; c0 \"x\"; c1;");
}

TEST(EpdWriter, FieldsSurviveARoundTrip) {
    const std::string array = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
    for (const std::string& line :
         {array + " w KQkq - 0 1 stip #3; bm e2e4 Nf3; dm 2; set; tries 3; rules orthodox;",
          array + "|8/8/8/8/8/8/8/8 b Qk - stip ser-h#7; castling same-board; title \"\\\\\";",
          array + " w - - stip s=2; en-passant departure; castling same-board; sols 0;",
          array + " w KQkq - stip #1; twins \"\" \"+a2a3\"; twin-castling -;",
          array + " w KQkq - stip #3; no-threat; no-short-variations; post-key; duplex; "
                  "max-flights 0; max-threat 1; non-trivial 0 2; first-moves 4 9; "
                  "max-solutions 5; max-time 10;",
          array + " w KQkq - stip exact-zd42; first-moves 7;",
          array + " w KQkq - stip #1; zero-position; twins \"Exchange a2 b1 Move a2 b3\" "
                  "\"Continued Remove a2 Add White AliceB Qb1 Add Black Sb1\" \"Continued\" "
                  "\"Substitute Q S Shift a1 b1 Rotate 90\" \"Mirror a8<-->h1 PolishType\" "
                  "\"Stipulation reci-h#2.5 Condition alice en-passant=either\";",
          array + " w KQkq - stip #1; twins \"a2a3\"; twin-castling Qk; x \"a;b\"   c; y;",
          array + " w - - stip #1; bm \"a b\" \";\"; id \"\xC3\xA9 \xFF\";"}) {
        const Problem problem = only_problem(read_epd_text(line));
        expect_same(problem, reread(problem));
        EXPECT_EQ(write_epd(problem), write_epd(reread(problem))) << line;
    }
}

TEST(EpdWriter, PopeyeProblemsSurviveARoundTrip) {
    const Problem problem = only_problem(read_popeye_text(
        "BeginProblem\nAuthor A\nAuthor B\nAward 1st \"Prize\"\nRemark one\nRemark two\n"
        "Pieces White AliceB Ke1 Rh1a1 Black AliceA Ke8\nOption NoCastling a1 Try SetPlay\n"
        "Stipulation s#2\nTwin Move a1 a2\nTwin Continued Move h1 h2\nEndProblem\n"));
    expect_same(problem, reread(problem));
}

TEST(EpdWriter, RandomTextsSurviveARoundTrip) {
    std::mt19937 random(7);
    const auto text = [&] {
        std::string result;
        for (auto length = random() % 12; length > 0; --length) {
            constexpr std::string_view letters = "ab \"\\;,#+|\xC3\xA9~";
            result += letters[random() % letters.size()];
        }
        return result;
    };
    for (int i = 0; i < 200; ++i) {
        Problem problem =
            only_problem(read_epd_text("4k3/8/8/8/8/8/8/4K3 w - - stip #2; id first;"));
        problem.author = text();
        problem.origin = text();
        problem.title = text();
        problem.id = text() + "x";
        problem.claim.keys.push_back(text());
        expect_same(problem, reread(problem));
    }
}

}  // namespace
}  // namespace alicemate
