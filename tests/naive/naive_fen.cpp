// Reading and writing positions for the naive rules.

#include "tests/naive/naive_game.h"

#include <algorithm>
#include <cctype>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>

namespace alicemate::naive {
namespace {

constexpr std::string_view rights_in_order = "KQkq";

[[noreturn]] void reject(const std::string& what) {
    throw std::invalid_argument("naive FEN: " + what);
}

char at(const Board& board, Square s) {
    return board[static_cast<std::size_t>(s.rank)][static_cast<std::size_t>(s.file)];
}

Board empty_board() {
    Board board;
    for (auto& rank : board)
        rank.fill('.');
    return board;
}

std::vector<std::string> split(const std::string& text, char separator) {
    std::vector<std::string> parts(1);
    for (const char c : text) {
        if (c == separator) {
            parts.emplace_back();
        } else {
            parts.back() += c;
        }
    }
    return parts;
}

std::array<char, 8> parse_rank(const std::string& text) {
    std::array<char, 8> rank;
    rank.fill('.');
    std::size_t file = 0;
    for (const char c : text) {
        const bool skip = c >= '1' && c <= '8';
        if (!skip && std::string_view("PNBRQKpnbrqk").find(c) == std::string_view::npos) {
            reject(std::string("unknown man '") + c + "'");
        }
        if (file >= 8)
            reject("a rank is too long: " + text);
        if (!skip)
            rank[file] = c;
        file += skip ? static_cast<std::size_t>(c - '0') : 1;
    }
    if (file != 8)
        reject("a rank has not eight squares: " + text);
    return rank;
}

Board parse_board(const std::string& text) {
    const std::vector<std::string> ranks = split(text, '/');
    if (ranks.size() != 8)
        reject("a board has not eight ranks: " + text);
    Board board = empty_board();
    for (std::size_t i = 0; i < 8; ++i)
        board[7 - i] = parse_rank(ranks[i]);
    return board;
}

void parse_boards(const std::string& text, State& state) {
    const std::vector<std::string> boards = split(text, '|');
    if (boards.size() > 2)
        reject("more than two boards");
    state.boards[0] = parse_board(boards[0]);
    state.boards[1] = boards.size() == 2 ? parse_board(boards[1]) : empty_board();
}

void parse_castling(const std::string& text, State& state) {
    if (text == "-")
        return;
    for (const char c : text) {
        const std::size_t index = rights_in_order.find(c);
        if (index == std::string_view::npos)
            reject("unknown castling right: " + text);
        if (state.castling[index])
            reject("a castling right is given twice: " + text);
        state.castling[index] = true;
    }
}

void parse_en_passant(const std::string& text, State& state) {
    if (text == "-")
        return;
    if (text.size() != 2 || text[0] < 'a' || text[0] > 'h' || text[1] < '1' || text[1] > '8') {
        reject("no square: " + text);
    }
    state.en_passant = Square{text[0] - 'a', text[1] - '1'};
}

void check_counters(const std::vector<std::string>& fields) {
    if (fields.size() > 6)
        reject("too many fields");
    for (std::size_t i = 4; i < fields.size(); ++i) {
        if (fields[i].find_first_not_of("0123456789") != std::string::npos) {
            reject("no move counter: " + fields[i]);
        }
    }
}

void check_men(const State& state) {
    int white_kings = 0;
    int black_kings = 0;
    for (int rank = 0; rank < 8; ++rank) {
        for (int file = 0; file < 8; ++file) {
            const char on_a = at(state.boards[0], {file, rank});
            const char on_b = at(state.boards[1], {file, rank});
            if (on_a != '.' && on_b != '.')
                reject("a square is occupied on both boards");
            if (!state.options.transfer && on_b != '.')
                reject("a man on B in orthodox chess");
            const char man = on_a != '.' ? on_a : on_b;
            white_kings += man == 'K' ? 1 : 0;
            black_kings += man == 'k' ? 1 : 0;
            const bool pawn = man == 'P' || man == 'p';
            if (pawn && (rank == 0 || rank == 7))
                reject("a pawn on an end rank");
        }
    }
    if (white_kings > 1 || black_kings > 1)
        reject("more than one king of a colour");
}

bool at_home(const Board& board, char right) {
    const bool white = std::isupper(static_cast<unsigned char>(right)) != 0;
    const int rank = white ? 0 : 7;
    const int rook_file = right == 'K' || right == 'k' ? 7 : 0;
    return at(board, {4, rank}) == (white ? 'K' : 'k') &&
           at(board, {rook_file, rank}) == (white ? 'R' : 'r');
}

void check_castling(const State& state) {
    for (std::size_t index = 0; index < 4; ++index) {
        if (!state.castling[index])
            continue;
        const char right = rights_in_order[index];
        const bool on_b = state.options.castle_on_either_board && at_home(state.boards[1], right);
        if (!on_b && !at_home(state.boards[0], right)) {
            reject("a castling right without king and rook at home");
        }
    }
}

/// The step led from board X over `passed` to Y: its origin is free on both boards, the square
/// passed over on X at least.
void check_en_passant(const State& state) {
    if (!state.en_passant)
        return;
    const Square passed = *state.en_passant;
    if (passed.rank != (state.white_to_move ? 5 : 2))
        reject("en passant square on a wrong rank");
    const int forward = state.white_to_move ? -1 : 1;  // of the pawn that stepped
    const Square origin{passed.file, passed.rank - forward};
    const Square landing{passed.file, passed.rank + forward};
    const char pawn = state.white_to_move ? 'p' : 'P';
    const bool on_a = at(state.boards[0], landing) == pawn;
    const bool on_b = at(state.boards[1], landing) == pawn;
    const bool origin_free =
        at(state.boards[0], origin) == '.' && at(state.boards[1], origin) == '.';
    const bool came_from_a = state.options.transfer ? on_b : on_a;
    const bool way_free = at(state.boards[came_from_a ? 0 : 1], passed) == '.';
    if (!(on_a || on_b) || !origin_free || !way_free) {
        reject("no double step explains the en passant square");
    }
}

std::string board_text(const Board& board) {
    std::string text;
    for (std::size_t rank = 8; rank-- > 0;) {
        int gap = 0;
        for (const char man : board[rank]) {
            if (man == '.') {
                ++gap;
                continue;
            }
            if (gap > 0)
                text += std::to_string(gap);
            gap = 0;
            text += man;
        }
        if (gap > 0)
            text += std::to_string(gap);
        if (rank > 0)
            text += '/';
    }
    return text;
}

std::string square_text(const std::optional<Square>& square) {
    if (!square)
        return "-";
    std::string text(1, static_cast<char>('a' + square->file));
    return text + static_cast<char>('1' + square->rank);
}

}  // namespace

State parse(const std::string& fen, Options options) {
    std::istringstream stream(fen);
    std::vector<std::string> fields;
    for (std::string field; stream >> field;)
        fields.push_back(field);
    if (fields.size() < 4)
        reject("fewer than four fields: " + fen);

    State state;
    state.options = options;
    parse_boards(fields[0], state);
    if (fields[1] != "w" && fields[1] != "b")
        reject("the side to move is neither w nor b");
    state.white_to_move = fields[1] == "w";
    parse_castling(fields[2], state);
    parse_en_passant(fields[3], state);
    check_counters(fields);

    check_men(state);
    check_castling(state);
    check_en_passant(state);
    if (in_check(state, !state.white_to_move))
        reject("the side not to move is in check");
    return state;
}

std::string to_fen(const State& state) {
    std::string castling;
    for (std::size_t index = 0; index < 4; ++index) {
        if (state.castling[index])
            castling += rights_in_order[index];
    }
    return board_text(state.boards[0]) + "|" + board_text(state.boards[1]) +
           (state.white_to_move ? " w " : " b ") + (castling.empty() ? "-" : castling) + " " +
           square_text(state.en_passant);
}

}  // namespace alicemate::naive
