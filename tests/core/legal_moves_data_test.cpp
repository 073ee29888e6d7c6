// The generator against the shared data: positions with all their moves, games, short mates.

#include "core/check_probe.h"
#include "core/legal_moves.h"
#include "core/move_text.h"
#include "tests/core/test_support.h"
#include "tests/naive/shared_data.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <set>

namespace alicemate {
namespace {

using namespace test_support;

/// The moves of some columns of legal_moves.tsv together.
Words joined(const std::vector<std::string>& columns) {
    std::set<std::string> all;
    for (const std::string& column : columns) {
        for (const std::string& word : naive::split(column, ' ')) {
            if (word != "-") {
                all.insert(word);
            }
        }
    }
    return {all.begin(), all.end()};
}

void expect_moves(const std::string& fen, EnPassant reading, const Words& moves) {
    const Position position = position_of(fen, alice_with(reading));
    EXPECT_EQ(moves_of(position), moves) << fen;
    EXPECT_EQ(count_legal(position), moves.size()) << fen;
    EXPECT_EQ(has_legal_move(position), !moves.empty()) << fen;
}

TEST(LegalMovesData, EveryPositionUnderEveryReading) {
    const auto rows = naive::shared_lines("legal_moves.tsv");
    if (rows.empty()) {
        GTEST_SKIP() << naive::no_shared_data;
    }
    EXPECT_EQ(rows.size(), 2924U);
    for (const std::string& row : rows) {
        const auto columns = naive::split(row, '\t');
        ASSERT_EQ(columns.size(), 5U) << row;
        const std::string& fen = columns[0];
        EXPECT_EQ(word_of(state_of(position_of(fen))), columns[1]) << fen;
        expect_moves(fen, EnPassant::none, joined({columns[2]}));
        expect_moves(fen, EnPassant::landing, joined({columns[2], columns[3]}));
        expect_moves(fen, EnPassant::departure, joined({columns[2], columns[4]}));
        expect_moves(fen, EnPassant::either, joined({columns[2], columns[3], columns[4]}));
    }
}

/// The moves of a score such as "1.d3 Nf6 2. Qd2", without numbers and the result.
Words moves_of_score(const std::string& score) {
    Words moves;
    for (std::string word : naive::split(score, ' ')) {
        const std::size_t point = word.find('.');
        if (point != std::string::npos) {
            word = word.substr(point + 1);
        }
        if (!word.empty() && word != "1-0" && word != "0-1") {
            moves.push_back(word);
        }
    }
    return moves;
}

std::string without_marks(std::string move) {
    while (!move.empty() && (move.back() == '+' || move.back() == '#')) {
        move.pop_back();
    }
    return move;
}

TEST(LegalMovesData, GamesAreReplayed) {
    const auto games = naive::shared_json("games.jsonl");
    if (games.empty()) {
        GTEST_SKIP() << naive::no_shared_data;
    }
    for (const auto& game : games) {
        const Words moves = game["moves"];
        const Position end = played(position_of(game_array_fen), moves);
        const bool by_mate = game["result"].get<std::string>().find("mate") != std::string::npos;
        EXPECT_EQ(state_of(end) == State::mate, by_mate) << game["id"];
        EXPECT_EQ(end.key(), end.recomputed_key());
    }
}

TEST(LegalMovesData, ScoresWithBoardMarksAreRead) {
    unsigned scores = 0;
    for (const auto& game : naive::shared_json("games.jsonl")) {
        const std::string score = game.value("san", "");
        if (score.find("/A") == std::string::npos) {
            continue;
        }
        ++scores;
        const Words words = moves_of_score(score);
        const Words coordinates = game["moves"];
        ASSERT_EQ(words.size(), coordinates.size()) << game["id"];
        Position position = position_of(game_array_fen);
        Words written_otherwise;
        for (std::size_t i = 0; i < words.size(); ++i) {
            const auto move = read_move(position, words[i]);
            ASSERT_TRUE(move) << words[i] << ": " << message(move.error());
            EXPECT_EQ(write_coordinate(*move), coordinates[i]) << words[i];
            if (without_marks(write_algebraic(position, *move)) != without_marks(words[i])) {
                written_otherwise.push_back(words[i]);
            }
            position = position.after(*move);
        }
        // The other rook stands on the other board, so the file need not be told.
        EXPECT_EQ(written_otherwise, Words{"Rbg8/A"});
    }
    if (scores == 0) {
        GTEST_SKIP() << naive::no_shared_data;
    }
}

TEST(LegalMovesData, ShortMatesEndInMate) {
    const auto games = naive::shared_json("short_mates.jsonl");
    if (games.empty()) {
        GTEST_SKIP() << naive::no_shared_data;
    }
    for (const auto& game : games) {
        const Words moves = game["moves"];
        Position position = position_of(game_array_fen);
        for (const std::string& move : moves) {
            EXPECT_NE(state_of(position), State::mate) << game["id"];
            position = position.after(move_of(position, move));
        }
        EXPECT_EQ(state_of(position), State::mate) << game["id"];
    }
}

/// Popeye's lists of legal moves: every text with its sign of check.
TEST(LegalMovesData, PopeyesLists) {
    unsigned lists = 0;
    for (const auto& row : naive::shared_json("popeye_alice_random.jsonl")) {
        if (row["stipulation"] != "~1") {
            continue;
        }
        ++lists;
        const Position position = position_of(row["fen"].get<std::string>(), Rules::popeye());
        Words written;
        for (const Move move : sorted_legal_moves(position)) {
            written.push_back(write_popeye(position, move) +
                              (gives_check(position, move) ? " +" : ""));
        }
        Words expected = row["moves"];
        std::sort(written.begin(), written.end());
        std::sort(expected.begin(), expected.end());
        EXPECT_EQ(written, expected) << row["id"];
    }
    if (lists == 0) {
        GTEST_SKIP() << naive::no_shared_data;
    }
    EXPECT_GE(lists, 100U);
}

}  // namespace
}  // namespace alicemate
