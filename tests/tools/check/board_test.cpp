// The checker's own move generator against what other programs found.

#include "tools/check/board.h"

#include "tests/naive/shared_data.h"

#include <gtest/gtest.h>
#include <set>

namespace alicemate_check {
namespace {

constexpr Rules alice{true, EnPassant::none, false};
constexpr Rules popeye{true, EnPassant::landing, true};
constexpr Rules vchess{true, EnPassant::either, false};
constexpr Rules departure{true, EnPassant::departure, false};
constexpr Rules orthodox{false, EnPassant::departure, false};

constexpr const char* game_array =
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR|8/8/8/8/8/8/8/8 w KQkq -";

/// Reads a position by the checker's own reader.
Position position_of(std::string text, const Rules& rules) {
    text += '\n';
    Reader reader(fmemopen(text.data(), text.size(), "r"));
    reader.next_line();
    return read_position(reader, rules);
}

std::string reason_against(const std::string& text, const Rules& rules = alice) {
    try {
        position_of(text, rules);
        return "";
    } catch (const Failure& failure) {
        return failure.reason;
    }
}

std::set<std::string> moves_of(const Position& position, const Rules& rules) {
    Continuations moves;
    find_moves(position, rules, moves);
    std::set<std::string> names;
    for (const auto& [move, after] : moves) {
        EXPECT_TRUE(names.insert(move).second) << move;
        // One man's moves are those of all men that begin on its square.
        Continuations of_man;
        find_moves(position, rules, of_man, read_square(move.substr(0, 2)));
        EXPECT_TRUE(std::any_of(of_man.begin(), of_man.end(), [&](const auto& other) {
            return other.first == move && pack(other.second) == pack(after);
        })) << move;
    }
    return names;
}

std::uint64_t perft(const Position& position, const Rules& rules, int depth) {
    Continuations moves;
    find_moves(position, rules, moves);
    if (depth == 1) {
        return moves.size();
    }
    std::uint64_t games = 0;
    for (const auto& [move, after] : moves) {
        games += perft(after, rules, depth - 1);
    }
    return games;
}

TEST(CheckerBoard, GamesFromTheGameArray) {
    for (const Rules& rules : {alice, popeye, vchess, departure}) {
        const Position start = position_of(game_array, rules);
        EXPECT_EQ(perft(start, rules, 1), 20U);
        EXPECT_EQ(perft(start, rules, 2), 400U);
        EXPECT_EQ(perft(start, rules, 3), 9384U);
        EXPECT_EQ(perft(start, rules, 4), 219236U);
    }
    const Position start =
        position_of("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -", orthodox);
    EXPECT_EQ(perft(start, orthodox, 3), 8902U);
    EXPECT_EQ(perft(start, orthodox, 4), 197281U);
}

TEST(CheckerBoard, OrthodoxPositionsFullOfCastlingAndPromotion) {
    const Position kiwipete =
        position_of("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -", orthodox);
    EXPECT_EQ(perft(kiwipete, orthodox, 3), 97862U);
    const Position promotions = position_of("n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - -", orthodox);
    EXPECT_EQ(perft(promotions, orthodox, 4), 182838U);
    const Position passing = position_of("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - -", orthodox);
    EXPECT_EQ(perft(passing, orthodox, 4), 43238U);
}

bool has_move(const std::string& fen, const Rules& rules, const std::string& move) {
    return moves_of(position_of(fen, rules), rules).count(move) == 1;
}

TEST(CheckerBoard, CastlingPartnersTransfer) {
    const std::string here = "8/8/8/8/8/8/8/R3K3";
    const std::string other = "|8/8/8/8/8/8/8/";
    EXPECT_TRUE(has_move(here + other + "8 w Q -", alice, "e1c1"));
    EXPECT_TRUE(has_move(here + other + "1n6 w Q -", alice, "e1c1"));
    for (const std::string at_arrival : {"2n5", "3n4"}) {
        EXPECT_FALSE(has_move(here + other + at_arrival + " w Q -", alice, "e1c1"));
    }
    for (const std::string blocked : {"RN2K3", "R1N1K3", "R2NK3"}) {
        EXPECT_FALSE(has_move("8/8/8/8/8/8/8/" + blocked + other + "8 w Q -", alice, "e1c1"));
    }
    // The squares that the king leaves, passes and reaches must be safe on its board, not the
    // rook's; on the other board the rook may shield the king.
    for (const std::string file : {"2r5", "3r4", "4r3"}) {
        EXPECT_FALSE(has_move("8/8/8/8/8/8/" + file + "/R3K3" + other + "8 w Q -", alice, "e1c1"));
    }
    EXPECT_TRUE(has_move("8/8/8/8/8/8/1r6/R3K3" + other + "8 w Q -", alice, "e1c1"));
    EXPECT_FALSE(has_move(here + other + "1r6 w Q -", alice, "e1c1"));
    EXPECT_TRUE(has_move(here + other + "7r w Q -", alice, "e1c1"));
}

TEST(CheckerBoard, CastlingOnBoardB) {
    const std::string empty = "8/8/8/8/8/8/8/8|";
    const std::string fen = empty + "8/8/8/8/8/8/8/R3K2R w KQ -";
    EXPECT_TRUE(has_move(fen, popeye, "e1c1"));
    EXPECT_TRUE(has_move(fen, popeye, "e1g1"));
    EXPECT_NE(reason_against(fen, alice).find("castling rights"), std::string::npos);
    EXPECT_NE(
        reason_against("8/8/8/8/8/8/8/4K3|8/8/8/8/8/8/8/7R w K -", popeye).find("castling rights"),
        std::string::npos);
}

TEST(CheckerBoard, ReadingsOfEnPassant) {
    // The pawn steps from e7 on A to e5 on B; pawns stand beside it on d5 of A and on f5 of B.
    const std::string fen = "8/4p3/8/3P4/8/8/8/8|8/8/8/5P2/8/8/8/8 b - -";
    const auto captures_after = [&](const Rules& rules) {
        Continuations moves;
        find_moves(position_of(fen, rules), rules, moves);
        const Position& after = moves.at("e7e5");
        std::set<std::string> captures;
        for (const std::string& move : moves_of(after, rules)) {
            if (move.ends_with("e6")) {
                captures.insert(move);
            }
        }
        EXPECT_EQ(after.passed >= 0, !captures.empty());
        return captures;
    };
    using Moves = std::set<std::string>;
    EXPECT_EQ(captures_after(alice), Moves{});
    EXPECT_EQ(captures_after(popeye), Moves{"f5e6"});
    EXPECT_EQ(captures_after(departure), Moves{"d5e6"});
    EXPECT_EQ(captures_after(vchess), (Moves{"d5e6", "f5e6"}));
}

TEST(CheckerBoard, ThePackedPositionTellsEverything) {
    const std::string placement = "r3k2r/8/8/8/8/8/8/R3K2R|8/8/8/8/8/8/8/8";
    std::set<PackedPosition> packed;
    std::size_t count = 0;
    for (const std::string fields :
         {" w - -", " b - -", " w K -", " w Q -", " w k -", " w q -", " w KQkq -", " b KQkq -"}) {
        packed.insert(pack(position_of(placement + fields, alice)));
        ++count;
    }
    for (const std::string fen :
         {"8/8/8/3pP3/8/8/8/8|8/8/8/8/8/8/8/8 w - -", "8/8/8/3pP3/8/8/8/8|8/8/8/8/8/8/8/8 w - d6",
          "8/8/8/3p4/8/8/8/8|8/8/8/4P3/8/8/8/8 w - -", "8/8/8/4P3/8/8/8/8|8/8/8/3p4/8/8/8/8 w - -",
          "8/8/8/3Pp3/8/8/8/8|8/8/8/8/8/8/8/8 w - -"}) {
        packed.insert(pack(position_of(fen, popeye)));
        ++count;
    }
    EXPECT_EQ(packed.size(), count);
}

TEST(CheckerBoard, PerftOfTheSharedData) {
    const auto lines = alicemate::naive::shared_lines("perft_alice.epd");
    if (lines.empty()) {
        GTEST_SKIP() << alicemate::naive::no_shared_data;
    }
    for (const std::string& line : lines) {
        const std::string fen = line.substr(0, line.find(" ;"));
        Rules rules = alice;
        rules.en_passant = line.find("en-passant departure") != line.npos ? EnPassant::departure
                           : line.find("en-passant landing") != line.npos ? EnPassant::landing
                           : line.find("en-passant either") != line.npos  ? EnPassant::either
                                                                          : EnPassant::none;
        const std::size_t at = line.find("D3 ");
        ASSERT_NE(at, line.npos) << line;
        EXPECT_EQ(perft(position_of(fen, rules), rules, 3), std::stoull(line.substr(at + 3)))
            << line;
    }
}

/// The words of some columns of legal_moves.tsv together.
std::set<std::string> joined(const std::vector<std::string>& columns) {
    std::set<std::string> all;
    for (const std::string& column : columns) {
        for (const std::string& word : alicemate::naive::split(column, ' ')) {
            if (word != "-") {
                all.insert(word);
            }
        }
    }
    return all;
}

TEST(CheckerBoard, EveryPositionOfTheSharedData) {
    const auto rows = alicemate::naive::shared_lines("legal_moves.tsv");
    if (rows.empty()) {
        GTEST_SKIP() << alicemate::naive::no_shared_data;
    }
    for (const std::string& row : rows) {
        const auto columns = alicemate::naive::split(row, '\t');
        ASSERT_EQ(columns.size(), 5U) << row;
        const std::vector<std::pair<EnPassant, std::set<std::string>>> readings{
            {EnPassant::none, joined({columns[2]})},
            {EnPassant::landing, joined({columns[2], columns[3]})},
            {EnPassant::departure, joined({columns[2], columns[4]})},
            {EnPassant::either, joined({columns[2], columns[3], columns[4]})}};
        for (const auto& [reading, moves] : readings) {
            const Rules rules{true, reading, false};
            // The field stands there whether or not a capture is possible; certificates want more.
            std::string fen = columns[0];
            if (!reason_against(fen, rules).empty()) {
                fen = fen.substr(0, fen.rfind(' ')) + " -";
            }
            EXPECT_EQ(moves_of(position_of(fen, rules), rules), moves) << fen;
        }
    }
}
}  // namespace
}  // namespace alicemate_check
