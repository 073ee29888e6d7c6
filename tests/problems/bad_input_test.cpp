#include "problems/epd_writer.h"
#include "tests/problems/reading.h"

#include <gtest/gtest.h>
#include <random>
#include <sstream>

namespace alicemate {
namespace {

const std::string good_line =
    "4k3/8/8/8/8/8/8/4K3|8/8/8/8/8/8/8/8 w - - stip \"#1\"; id \"good\";\n";

/// Reads an EPD text with one bad line between two good ones; the error of the bad one.
InputError bad_one(const std::string& line) {
    const auto readings = read_epd_text(good_line + line + "\n" + good_line);
    EXPECT_EQ(readings.size(), 3U) << line;
    if (readings.size() != 3 || readings[1]) {
        ADD_FAILURE() << "no error: " << line;
        return {};
    }
    EXPECT_TRUE(readings[0]);
    EXPECT_TRUE(readings[2]);
    EXPECT_EQ(readings[1].error().place.line, 2U);
    return readings[1].error();
}

struct MalformedFen {
    std::string_view fen;
    std::size_t column;
};

class MalformedFens : public testing::TestWithParam<MalformedFen> {};

TEST_P(MalformedFens, AreToldWithColumnFindingAndExpectation) {
    const std::string fen(GetParam().fen);
    const InputError error = bad_one(fen + " stip \"#1\"; id \"bad\";");
    EXPECT_EQ(error.place.column, GetParam().column) << fen << ": " << error.message;
    EXPECT_EQ(error.message.rfind("found ", 0), 0U) << error.message;
    EXPECT_NE(error.message.find(", expected "), std::string::npos) << error.message;
    EXPECT_LT(error.message.size(), 200U);
    EXPECT_EQ(error.id, "bad");
}

INSTANTIATE_TEST_SUITE_P(
    Twenty, MalformedFens,
    testing::Values(MalformedFen{"4k3/8/8/8/8/8/8 w - -", 16},          // seven ranks
                    MalformedFen{"4k3/8/8/8/8/8/8/4K3/8 w - -", 20},    // nine
                    MalformedFen{"4k4/8/8/8/8/8/8/4K3 w - -", 3},       // nine files
                    MalformedFen{"4k2/8/8/8/8/8/8/4K3 w - -", 4},       // seven
                    MalformedFen{"4k3/9/8/8/8/8/8/4K3 w - -", 5},       // no such number
                    MalformedFen{"4k3/44/8/8/8/8/8/4K3 w - -", 6},      // two numbers in a row
                    MalformedFen{"4k3/08/8/8/8/8/8/4K3 w - -", 5},      // a nought
                    MalformedFen{"4x3/8/8/8/8/8/8/4K3 w - -", 2},       // no such man
                    MalformedFen{"4k3//8/8/8/8/8/4K3 w - -", 5},        // an empty rank
                    MalformedFen{"4k3/8/8/8/8/8/8/4K3", 21},            // the board only
                    MalformedFen{"4k3/8/8/8/8/8/8/4K3 x - -", 21},      // no such side
                    MalformedFen{"4k3/8/8/8/8/8/8/4K3 white - -", 22},  // not one letter
                    MalformedFen{"4k3/8/8/8/8/8/8/4K3 w X -", 23},      // no such right
                    MalformedFen{"4k3/8/8/8/8/8/8/4K3 w KK -", 24},     // a right twice
                    MalformedFen{"4k3/8/8/8/8/8/8/4K3 w - e9", 25},     // no such square
                    MalformedFen{"4k3/8/8/8/8/8/8/4K3 w - e4", 25},     // nothing to pass there
                    MalformedFen{"4k3/8/8/8/8/8/8/4K3 w - - 1", 29},    // one counter only
                    MalformedFen{"4k3/8/8/8/8/8/8/4K3|8/8/8/8/8/8/8 w - -", 34},      // B too small
                    MalformedFen{"4k3/8/8/8/8/8/8/4K3|8/8/8/8/8/8/8/8|8 w - -", 20},  // 3 boards
                    MalformedFen{"4k3/8/8/8/8/8/8/4K2| w - -", 21}));  // a bar before nothing

TEST(BadInput, PositionsThatAreNotSoundAreNamedWhenPosed) {
    const std::vector<std::pair<std::string, std::string>> cases{
        {"4k3/8/8/8/8/8/8/4K2K w - -", "White has more than one king"},
        {"4k3/8/8/8/8/8/8/4K3|4n3/8/8/8/8/8/8/8 w - -", "e8 is occupied on both boards"},
        {"4k3/8/8/8/8/8/8/4K2P w - -", "pawn on an end rank: h1"},
        {"4k3/8/8/8/8/8/8/R3K3 w K - ", "castl"},
        {"4k3/8/8/8/8/8/8/4R2K w - -", "Black is in check, but it is not Black's turn"},
        {"4k3/8/8/8/8/8/8/4K3 w - e6", "e6"}};
    for (const auto& [fen, words] : cases) {
        const Problem problem = only_problem(read_epd_text(fen + " stip #1; id x;"));
        const auto posed = pose(problem);
        ASSERT_EQ(posed.size(), 1U);
        ASSERT_FALSE(posed[0]) << fen;
        EXPECT_NE(posed[0].error().message.find(words), std::string::npos)
            << posed[0].error().message;
        EXPECT_EQ(posed[0].error().place, (SourcePlace{"t.epd", 1, 1}));
        EXPECT_EQ(posed[0].error().id, "x");
    }
}

TEST(BadInput, AllFaultsOfAPositionAreToldTogether) {
    const Problem problem =
        only_problem(read_epd_text("4k2k/8/8/8/8/8/8/4K2P|4n3/8/8/8/8/8/8/8 w - - stip #1;"));
    const std::string message = pose(problem)[0].error().message;
    EXPECT_NE(message.find("e8 is occupied on both boards; "), std::string::npos) << message;
    EXPECT_NE(message.find("Black has more than one king"), std::string::npos) << message;
    EXPECT_NE(message.find("pawn on an end rank: h1"), std::string::npos) << message;
}

TEST(BadInput, BinaryJunkGivesShortErrorsAndNothingElse) {
    std::mt19937 random(1);
    std::string junk;
    for (int i = 0; i < 100'000; ++i) {
        junk += static_cast<char>(random() & 0xFFU);
    }
    for (const auto& reading : read_epd_text(junk)) {
        ASSERT_FALSE(reading);
        EXPECT_LT(reading.error().message.size(), 250U);
    }
    const std::string error = only_error(read_popeye_text("BeginProblem\n" + junk));
    EXPECT_EQ(error.rfind("t.inp:2:1: found ", 0), 0U) << error;
}

TEST(BadInput, NulsAreNamed) {
    const InputError error = bad_one(std::string("4k3/8\0/8/8/8/8/8/4K3 w - - stip #1;", 35));
    EXPECT_EQ(error.place.column, 6U);
    EXPECT_NE(error.message.find("'\\x00'"), std::string::npos) << error.message;
}

TEST(BadInput, ALineOfTenMegabytesIsRefused) {
    const InputError error = bad_one(std::string(10'000'000, 'k'));
    EXPECT_EQ(error.place.column, 65537U);
    EXPECT_EQ(error.message, "found a line of more than 65536 bytes that begins \"" +
                                 std::string(40, 'k') + "...\", expected one problem on a line");
}

TEST(BadInput, ALongCommentIsNoError) {
    const auto readings =
        read_epd_text(good_line + "#" + std::string(100'000, 'x') + "\n" + good_line);
    EXPECT_EQ(readings.size(), 2U);
}

TEST(BadInput, ALongLineOfBlanksIsAnError) {
    EXPECT_EQ(bad_one(std::string(100'000, ' ')).place.column, 65537U);
}

TEST(BadInput, ATruncatedLineIsAnError) {
    const std::string line = "4k3/8/8/8/8/8/8/4K3 w - - stip \"h#2\"; id \"x\"; sols 12;";
    for (std::size_t length = 1; length < line.size(); ++length) {
        const auto readings = read_epd_text(line.substr(0, length));
        ASSERT_EQ(readings.size(), 1U);
        // Cut exactly behind a later opcode it is a shorter problem, and nobody can tell.
        const std::size_t last = line.find_last_not_of(' ', length - 1);
        const bool whole = last > 30 && line[last] == ';';
        EXPECT_EQ(readings[0].has_value(), whole) << line.substr(0, length);
    }
}

TEST(BadInput, PopeyeLinesOfTenMegabytesSpoilTheirProblemOnly) {
    const auto readings =
        read_popeye_text("BeginProblem\nStip #1\nPieces White Ka1 Black Ka3\nNextProblem\nTitle " +
                         std::string(10'000'000, 'x') +
                         "\nStip #1 Pieces White Ka1\nNextProblem\nStip #1\n"
                         "Pieces White Ka1 Black Ka3\nEndProblem\n");
    ASSERT_EQ(readings.size(), 3U);
    EXPECT_TRUE(readings[0]);
    ASSERT_FALSE(readings[1]);
    EXPECT_EQ(to_string(readings[1].error()).substr(0, 58),
              "t.inp:5:65537: found a line of more than 65536 bytes, expe");
    EXPECT_TRUE(readings[2]);
}

/// Changes, takes out, doubles or puts in a few characters.
std::string mutated(std::string text, std::mt19937& random) {
    constexpr std::string_view characters = " \t\n;\"\\#|/+-.8=aAkKwB\x00\xFF";
    for (auto changes = 1 + random() % 4; changes > 0; --changes) {
        const std::size_t at = random() % text.size();
        const char character = characters[random() % characters.size()];
        switch (random() % 4) {
            case 0: text[at] = character; break;
            case 1: text.erase(at, 1 + random() % 8); break;
            case 2: text.insert(at, text.substr(random() % text.size(), random() % 30)); break;
            default: text.insert(at, 1, character); break;
        }
        text += ' ';
    }
    return text;
}

TEST(BadInput, MutatedInputsAreReadOrRefusedWithAPlace) {
    const std::string epd =
        "# x\n" + good_line +
        "8/8/8/2Q5/8/8/8/K7|8/8/8/4k3/8/2R5/3p4/8 b - - stip \"h#2\"; sols 2; rules \"popeye\"; "
        "twins \"e5e6\" \"+c5c6 a1a2\"; twin-castling Kq; tries 2; bm Kf4; c0 \"a; \\\"b\";\n";
    const std::string popeye =
        "BeginProblem\nAuthor A\nAward B\nForsyth 4k3/8/8/8/8/8/8/8\nPieces White AliceB Ke1 Ra1b2 "
        "Black Pd4\nCondition Alice\nOption Try Variation NoCastling a1 Defence 2\nStip h#2.5\n"
        "Twin Move b2 b3\nTwin Cont Move a1a2\nNextProblem\nInitialGameArray Stip ser-h#3\n"
        "Remark x\nEndProblem\n";
    std::mt19937 random(3);
    for (int i = 0; i < 5000; ++i) {
        std::istringstream input(mutated(i % 2 == 0 ? epd : popeye, random));
        for (const auto& reading : read_all(*read_problems(input, "t", {}))) {
            if (!reading) {
                EXPECT_GT(reading.error().place.line, 0U);
                EXPECT_GT(reading.error().place.column, 0U);
                EXPECT_EQ(reading.error().message.rfind("found ", 0), 0U);
                continue;
            }
            EXPECT_FALSE(reading->id.empty());
            EXPECT_EQ(write_epd(*reading),
                      write_epd(only_problem(read_epd_text(write_epd(*reading)))));
            for (const auto& posed : pose(*reading)) {
                EXPECT_TRUE(posed || posed.error().place.line > 0);
            }
        }
    }
}

}  // namespace
}  // namespace alicemate
