// Tests of the naive rules themselves. What is right comes from RULES.md and the shared data.

#include "tests/naive/naive_game.h"
#include "tests/naive/shared_data.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <map>
#include <set>
#include <stdexcept>

namespace alicemate::naive {
namespace {

using EnPassant = Options::EnPassant;
using Moves = std::vector<std::string>;

const char* const game_array = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -";
const char* const empty = "8/8/8/8/8/8/8/8";

Options alice(EnPassant reading = EnPassant::none) {
    Options options;
    options.en_passant = reading;
    return options;
}

Options orthodox() {
    Options options;
    options.transfer = false;
    options.en_passant = EnPassant::departure;
    return options;
}

EnPassant reading_called(const std::string& name) {
    static const std::map<std::string, EnPassant> readings = {{"none", EnPassant::none},
                                                              {"departure", EnPassant::departure},
                                                              {"landing", EnPassant::landing},
                                                              {"either", EnPassant::either}};
    return readings.at(name);
}

State played(State state, const Moves& moves) {
    for (const std::string& move : moves)
        state = play(state, move);
    return state;
}

bool has(const State& state, const std::string& move) {
    const Moves moves = legal_moves(state);
    return std::binary_search(moves.begin(), moves.end(), move);
}

Moves moves_from(const State& state, const std::string& square) {
    Moves some;
    for (const std::string& move : legal_moves(state)) {
        if (move.substr(0, 2) == square)
            some.push_back(move);
    }
    return some;
}

/// Checks, mates and stalemates at the end of all games of a length.
struct Tally {
    int checks = 0;
    int mates = 0;
    int stalemates = 0;
};

void count_ends(const State& state, int depth, Tally& tally) {
    if (depth == 0) {
        tally.checks += in_check(state, state.white_to_move) ? 1 : 0;
        tally.mates += is_checkmate(state) ? 1 : 0;
        tally.stalemates += is_stalemate(state) ? 1 : 0;
        return;
    }
    for (const Successor& next : successors(state))
        count_ends(next.state, depth - 1, tally);
}

// ---- FEN

TEST(NaiveFen, RoundTrip) {
    const std::string fen =
        "r3k2r/1pp1pp2/4P3/2PP4/6n1/7p/5PPP/R3K2R|1q6/3b2b1/P1np2p1/8/8/2N1BN2/1pQ5/5B2 b KQkq -";
    EXPECT_EQ(to_fen(parse(fen, alice())), fen);
    EXPECT_EQ(to_fen(parse(fen + " 3 17", alice())), fen);
    EXPECT_EQ(to_fen(parse(game_array, alice())),
              std::string("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR|") + empty + " w KQkq -");
}

TEST(NaiveFen, KeepsThePassedOverSquareInEveryReading) {
    for (const EnPassant reading :
         {EnPassant::none, EnPassant::departure, EnPassant::landing, EnPassant::either}) {
        const State state = play(parse(game_array, alice(reading)), "e2e4");
        EXPECT_EQ(to_fen(state), std::string("rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQKBNR|") +
                                     "8/8/8/8/4P3/8/8/8 b KQkq e3");
        EXPECT_EQ(parse(to_fen(state), alice(reading)), state);
        EXPECT_FALSE(play(state, "a7a6").en_passant);
        EXPECT_FALSE(pass_turn(state).en_passant);
    }
}

TEST(NaiveFen, RejectsNonsense) {
    const std::string on_b = std::string("|") + empty;
    const std::vector<std::string> bad = {
        "",
        "hello",
        std::string(empty) + " w -",
        std::string(empty) + " x - -",
        std::string(empty) + on_b + on_b + " w - -",
        "8/8/8/8/8/8/8 w - -",
        "8/8/8/8/8/8/8/9 w - -",
        "8/8/8/8/8/8/8/7 w - -",
        "8/8/8/8/8/8/8/8R w - -",
        "8/8/8/8/8/8/8/O7 w - -",
        "8/8/8/8/8/8/8/K7 w - - x",
        "8/8/8/8/8/8/8/K7 w - - 0 1 2",
        "8/8/8/8/8/8/8/4K2R w KK -",
        "8/8/8/8/8/8/8/4K2R w X -",
        "8/8/8/8/8/8/8/4K2R w Q -",                        // no rook at home
        std::string(empty) + "|8/8/8/8/8/8/8/4K2R w K -",  // at home, but on B
        "8/8/8/8/8/8/8/K7|8/8/8/8/8/8/8/R7 w - -",         // a square occupied twice
        "8/8/8/8/8/8/8/K6K w - -",                         // two kings
        "P7/8/8/8/8/8/8/8 w - -",                          // pawns on end ranks
        "8/8/8/8/8/8/8/p7 w - -",
        "k6R/8/8/8/8/8/8/8 w - -",  // the side not to move is in check
        "8/8/8/8/8/8/8/K7 w - z9",
        "8/8/8/8/8/8/8/K7 b - e3",   // no pawn on e4
        "8/8/8/8/4P3/8/8/8 b - e3",  // the pawn stands on A, e3 and e2 are ...
    };
    for (std::size_t i = 0; i + 1 < bad.size(); ++i) {
        EXPECT_THROW(parse(bad[i], alice()), std::invalid_argument) << bad[i];
    }
    // ... free, so it has come from B.
    EXPECT_NO_THROW(parse(bad.back(), alice()));
    EXPECT_THROW(parse("8/8/8/8/4P3/8/4N3/8 b - e3", alice()), std::invalid_argument);
    EXPECT_THROW(parse("8/8/8/8/4P3/8/8/8|8/8/8/8/8/4N3/8/8 b - e3", alice()),
                 std::invalid_argument);
    EXPECT_NO_THROW(parse("8/8/8/8/4P3/4N3/8/8 b - e3", alice()));  // free where it matters
    EXPECT_THROW(parse("8/8/8/8/4P3/8/8/8 w - e3", alice()), std::invalid_argument);
    EXPECT_THROW(parse(std::string(empty) + "|8/8/8/8/8/8/8/K7 w - -", orthodox()),
                 std::invalid_argument);
}

TEST(NaiveFen, IllegalMoveThrows) {
    const State state = parse(game_array, alice());
    EXPECT_THROW(play(state, "e2e5"), std::invalid_argument);
    EXPECT_THROW(play(state, ""), std::invalid_argument);
    EXPECT_THROW(gives_check(state, "e1e2"), std::invalid_argument);
}

// ---- figures

TEST(NaivePerft, GameArray) {
    const State state = parse(game_array, alice());
    EXPECT_EQ(perft(state, 0), 1u);
    EXPECT_EQ(perft(state, 1), 20u);
    EXPECT_EQ(perft(state, 2), 400u);
    EXPECT_EQ(perft(state, 3), 9384u);
    EXPECT_EQ(perft(state, 4), 219236u);
}

TEST(NaivePerft, OrthodoxGameArray) {
    const State state = parse(game_array, orthodox());
    EXPECT_EQ(perft(state, 3), 8902u);
    EXPECT_EQ(perft(state, 4), 197281u);
}

TEST(NaivePerft, EndsOfGames) {
    Tally in_alice;
    count_ends(parse(game_array, alice()), 4, in_alice);
    EXPECT_EQ(in_alice.checks, 70);
    EXPECT_EQ(in_alice.mates, 0);
    Tally in_orthodox;
    count_ends(parse(game_array, orthodox()), 4, in_orthodox);
    EXPECT_EQ(in_orthodox.mates, 8);
}

TEST(NaivePerft, SharedFigures) {
    constexpr std::uint64_t too_many = 250000;
    const Moves rows = shared_lines("perft_alice.epd");
    if (rows.empty())
        GTEST_SKIP() << no_shared_data;
    for (const std::string& row : rows) {
        const Moves fields = split(row, ';');
        State state;
        for (const std::string& field : fields) {
            const Moves words = split(field, ' ');
            if (words.size() > 2 && words[1] == "en-passant") {
                state = parse(fields[0], alice(reading_called(words[2])));
            }
            if (words.size() < 3 || words[1].size() != 2 || words[1][0] != 'D')
                continue;
            const std::uint64_t figure = std::stoull(words[2]);
            if (figure > too_many)
                break;
            EXPECT_EQ(perft(state, words[1][1] - '0'), figure) << row;
        }
    }
}

// ---- positions with all their legal moves

/// The moves of a column of legal_moves.tsv.
Moves column(const std::string& text) {
    return text == "-" ? Moves{} : split(text, ' ');
}

Moves sorted_union(const std::vector<Moves>& parts) {
    std::set<std::string> all;
    for (const Moves& part : parts)
        all.insert(part.begin(), part.end());
    return {all.begin(), all.end()};
}

std::string state_word(const State& state) {
    if (is_checkmate(state))
        return "MATE";
    if (is_stalemate(state))
        return "STALEMATE";
    return in_check(state, state.white_to_move) ? "check" : "-";
}

TEST(NaiveMoves, SharedPositions) {
    const Moves rows = shared_lines("legal_moves.tsv");
    if (rows.empty())
        GTEST_SKIP() << no_shared_data;
    for (const std::string& row : rows) {
        const Moves fields = split(row, '\t');
        ASSERT_EQ(fields.size(), 5u) << row;
        const Moves plain = column(fields[2]);
        const Moves landing = column(fields[3]);
        const Moves departure = column(fields[4]);
        const auto moves = [&](EnPassant reading) {
            return legal_moves(parse(fields[0], alice(reading)));
        };
        EXPECT_EQ(state_word(parse(fields[0], alice())), fields[1]) << fields[0];
        EXPECT_EQ(moves(EnPassant::none), sorted_union({plain})) << fields[0];
        EXPECT_EQ(moves(EnPassant::landing), sorted_union({plain, landing})) << fields[0];
        EXPECT_EQ(moves(EnPassant::departure), sorted_union({plain, departure})) << fields[0];
        EXPECT_EQ(moves(EnPassant::either), sorted_union({plain, landing, departure})) << fields[0];
    }
}

// ---- games

TEST(NaiveGames, EveryMoveIsLegal) {
    const auto games = shared_json("games.jsonl");
    if (games.empty())
        GTEST_SKIP() << no_shared_data;
    for (const auto& game : games) {
        const State end = played(parse(game_array, alice()), game["moves"].get<Moves>());
        const std::string result = game["result"];
        EXPECT_EQ(is_checkmate(end), result.find("by mate") != std::string::npos) << game["id"];
    }
}

TEST(NaiveGames, ShortMates) {
    const auto games = shared_json("short_mates.jsonl");
    if (games.empty())
        GTEST_SKIP() << no_shared_data;
    for (const auto& game : games) {
        EXPECT_TRUE(is_checkmate(played(parse(game_array, alice()), game["moves"].get<Moves>())))
            << game["id"];
    }
}

// ---- rule cases

class NaiveRuleCases : public testing::Test {
protected:
    void SetUp() override {
        for (const auto& row : shared_json("rule_cases.jsonl"))
            fens_[row["id"]] = row["fen"];
        if (fens_.empty())
            GTEST_SKIP() << no_shared_data;
    }

    State position(const std::string& id, Options options = alice()) const {
        return parse(fens_.at(id), options);
    }

    std::string fen(const std::string& id) const { return fens_.at(id); }

private:
    std::map<std::string, std::string> fens_;
};

TEST_F(NaiveRuleCases, Checkmates) {
    for (const std::string id : {"T1", "T2", "T3"})
        EXPECT_TRUE(is_checkmate(position(id))) << id;
}

TEST_F(NaiveRuleCases, ElevenMoves) {
    EXPECT_EQ(legal_moves(position("T4")), (Moves{"d1c1", "d1c2", "d1d2", "d1e1", "d1e2", "f4f5",
                                                  "f4g5", "h4d8", "h4e7", "h4f6", "h4g3"}));
}

TEST_F(NaiveRuleCases, CheckFromTheSameBoardOnly) {
    const State state = position("T5");
    EXPECT_TRUE(gives_check(state, "e3e4"));
    EXPECT_FALSE(gives_check(state, "c3c4"));
}

TEST_F(NaiveRuleCases, KingMustBeSafeBeforeTheTransfer) {
    EXPECT_EQ(legal_moves(position("T6")), (Moves{"a1a2", "a1b1"}));
}

TEST_F(NaiveRuleCases, NoCheckOnTheWay) {
    EXPECT_FALSE(gives_check(position("T7"), "b6b7"));
    const State twin = parse("k7/8/8/8/8/8/8/8|8/8/1P6/8/8/8/8/8 w - -", alice());
    EXPECT_TRUE(gives_check(twin, "b6b7"));
}

TEST_F(NaiveRuleCases, CastlingTransfersBoth) {
    EXPECT_EQ(to_fen(play(position("T8"), "e1c1")),
              std::string(empty) + "|8/8/8/8/8/8/8/2KR4 b - -");
    EXPECT_FALSE(has(position("T9"), "e1c1"));
    const std::string after_long = to_fen(play(position("T11"), "e8c8"));
    EXPECT_NE(after_long.find("|1qkr4/"), std::string::npos) << after_long;
    const std::string after_short = to_fen(play(position("T11"), "e8g8"));
    EXPECT_NE(after_short.find("|1q3rk1/"), std::string::npos) << after_short;
}

TEST_F(NaiveRuleCases, EnPassantReadings) {
    const auto captures = [&](EnPassant reading) {
        const State state = play(position("T10", alice(reading)), "e7e5");
        return std::pair(has(state, "f5e6"), has(state, "d5e6"));
    };
    EXPECT_EQ(captures(EnPassant::none), std::pair(false, false));
    EXPECT_EQ(captures(EnPassant::landing), std::pair(true, false));
    EXPECT_EQ(captures(EnPassant::departure), std::pair(false, true));
    EXPECT_EQ(captures(EnPassant::either), std::pair(true, true));
    // The stepped pawn is gone from B, the capturer arrives on the other board.
    const State by_landing = played(position("T10", alice(EnPassant::landing)), {"e7e5", "f5e6"});
    EXPECT_EQ(to_fen(by_landing), std::string("8/8/4P3/3P4/8/8/8/8|") + empty + " b - -");
    const State by_departure =
        played(position("T10", alice(EnPassant::departure)), {"e7e5", "d5e6"});
    EXPECT_EQ(to_fen(by_departure), std::string(empty) + "|8/8/4P3/5P2/8/8/8/8 b - -");
}

TEST_F(NaiveRuleCases, AnswersToACheck) {
    const State state = position("T13");
    EXPECT_TRUE(has(state, "c5g1"));
    for (const std::string move : {"e8f7", "c5f2", "d8d4"})
        EXPECT_FALSE(has(state, move)) << move;
    const State from_array =
        played(parse(game_array, alice()), {"g1f3", "e7e6", "f3e5", "f8c5", "e5f7"});
    EXPECT_EQ(to_fen(from_array), to_fen(state));
}

/// Men on B as looking-glass letters, everything else as in FEN.
std::string looking_glass_placement(const State& state) {
    const std::string plain = "PRNBQKprnbqk";
    const std::string mirrored = "SUOCTLsuoctl";
    State one_board = state;
    for (std::size_t rank = 0; rank < 8; ++rank) {
        for (std::size_t file = 0; file < 8; ++file) {
            const std::size_t index = plain.find(state.boards[1][rank][file]);
            if (index != std::string::npos)
                one_board.boards[0][rank][file] = mirrored[index];
        }
    }
    const std::string fen = to_fen(one_board);
    return fen.substr(0, fen.find('|'));
}

TEST_F(NaiveRuleCases, LookingGlassLetters) {
    const State state = played(parse(game_array, alice()), {"g1f3", "d7d5", "c2c4", "d5c4"});
    EXPECT_EQ(looking_glass_placement(state) + " w KQkq -", fen("T14"));
}

// ---- consequences named in RULES.md, and corners the data may not reach

TEST(NaiveRules, OnlyAManOfTheOtherBoardInterposes) {
    // The queen on d3 of A leaves A when she steps to e3; the one on B arrives there.
    const State state = parse("4r3/8/8/8/8/3Q4/8/4K3|8/8/8/8/8/2Q5/8/8 w - -", alice());
    EXPECT_FALSE(has(state, "d3e3"));
    EXPECT_TRUE(has(state, "c3e3"));
}

TEST(NaiveRules, ShieldMayOnlyCaptureTheSlider) {
    const State state = parse(std::string("4r3/8/8/8/8/8/4R3/4K3|") + empty + " w - -", alice());
    EXPECT_EQ(moves_from(state, "e2"), Moves{"e2e8"});
}

TEST(NaiveRules, CapturingAnEnemyShieldOpensTheLine) {
    // The knight takes the bishop that shields its king, and both leave the line on A.
    const State state = parse(std::string("4r3/8/8/4b3/8/3N4/8/4K3|") + empty + " w - -", alice());
    EXPECT_FALSE(has(state, "d3e5"));
    EXPECT_TRUE(has(state, "d3f4"));
}

TEST(NaiveRules, KingsMayFaceEachOtherOnDifferentBoards) {
    EXPECT_NO_THROW(parse("8/8/8/8/8/8/8/K7|8/8/8/8/8/8/k7/8 w - -", alice()));
    EXPECT_THROW(parse("8/8/8/8/8/8/k7/K7 w - -", alice()), std::invalid_argument);
}

TEST(NaiveRules, DoubleStepOverASquareOccupiedOnTheOtherBoard) {
    const State over = parse(std::string("8/8/8/8/8/8/4P3/8|8/8/8/8/8/4n3/8/8 w - -"), alice());
    EXPECT_EQ(legal_moves(over), Moves{"e2e4"});
    const State onto = parse(std::string("8/8/8/8/8/8/4P3/8|8/8/8/8/4n3/8/8/8 w - -"), alice());
    EXPECT_EQ(legal_moves(onto), Moves{"e2e3"});
    // In every reading the passed-over square must be vacant on both boards for the capture.
    const std::string with_capturers = "8/8/8/8/3p4/8/4P3/8|8/8/8/8/5p2/4n3/8/8 w - -";
    const State after = play(parse(with_capturers, alice(EnPassant::either)), "e2e4");
    EXPECT_FALSE(has(after, "d4e3"));
    EXPECT_FALSE(has(after, "f4e3"));
}

TEST(NaiveRules, CastlingOnBoardBIsAnOption) {
    Options options = alice();
    options.castle_on_either_board = true;
    const std::string fen = std::string(empty) + "|8/8/8/8/8/8/8/4K2R w K -";
    EXPECT_EQ(to_fen(play(parse(fen, options), "e1g1")),
              "8/8/8/8/8/8/8/5RK1|" + std::string(empty) + " b - -");
    EXPECT_THROW(parse("8/8/8/8/8/8/8/4K3|8/8/8/8/8/8/8/7R w K -", options), std::invalid_argument);
}

TEST(NaiveRules, CastlingSafety) {
    const auto may = [](const std::string& board_a, const std::string& board_b) {
        return has(parse(board_a + "|" + board_b + " w Q -", alice()), "e1c1");
    };
    const std::string home = "8/8/8/8/8/8/8/R3K3";
    EXPECT_TRUE(may(home, empty));
    EXPECT_TRUE(may(home, "8/8/8/8/8/8/8/1n6"));            // b1 of B does not matter
    EXPECT_FALSE(may(home, "8/8/8/8/8/8/8/2n5"));           // c1 must be vacant
    EXPECT_TRUE(may(home, "3r4/8/8/8/8/8/8/8"));            // d1 may be attacked on B
    EXPECT_FALSE(may(home, "2r5/8/8/8/8/8/8/8"));           // c1 may not
    EXPECT_TRUE(may(home, "8/8/8/8/8/8/8/5r2"));            // the rook shields the king on B
    for (const std::string file : {"2r5", "3r4", "4r3"}) {  // attacked on A
        EXPECT_FALSE(may(file + "/8/8/8/8/8/8/R3K3", empty)) << file;
    }
    EXPECT_TRUE(may("1r6/8/8/8/8/8/8/R3K3", empty));
}

TEST(NaiveRules, RightsAreLostForGood) {
    const std::string fen = std::string("r3k2r/8/8/8/8/8/8/R3K2R|") + empty + " w KQkq -";
    const State state = parse(fen, alice());
    EXPECT_EQ(play(state, "e1e2").castling, (std::array<bool, 4>{false, false, true, true}));
    EXPECT_EQ(play(state, "a1a2").castling, (std::array<bool, 4>{true, false, true, true}));
    EXPECT_EQ(play(state, "h1h8").castling, (std::array<bool, 4>{false, true, false, true}));
    EXPECT_EQ(play(state, "e1g1").castling, (std::array<bool, 4>{false, false, true, true}));
}

TEST(NaiveRules, PromotedManArrivesOnTheOtherBoard) {
    const State state = parse(std::string("8/P7/8/8/8/8/8/8|") + empty + " w - -", alice());
    EXPECT_EQ(legal_moves(state), (Moves{"a7a8b", "a7a8n", "a7a8q", "a7a8r"}));
    EXPECT_EQ(to_fen(play(state, "a7a8n")), std::string(empty) + "|N7/8/8/8/8/8/8/8 b - -");
}

TEST(NaiveRules, ASideWithoutKing) {
    const State state = parse(std::string("8/8/8/8/8/8/8/8|") + empty + " w - -", alice());
    EXPECT_FALSE(in_check(state, true));
    EXPECT_FALSE(is_checkmate(state));
    EXPECT_TRUE(is_stalemate(state));
}

TEST(NaiveRules, AKingIsNeverCaptured) {
    // Giving the turn away may leave a king attacked, as in set play.
    const State checked = parse(std::string("k6R/8/8/8/8/8/8/8|") + empty + " b - -", alice());
    const State passed = pass_turn(checked);
    EXPECT_TRUE(in_check(passed, false));
    EXPECT_FALSE(has(passed, "h8a8"));
    EXPECT_TRUE(has(passed, "h8b8"));
}

}  // namespace
}  // namespace alicemate::naive
