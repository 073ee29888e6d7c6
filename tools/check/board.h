#pragma once

#include "tools/check/reader.h"

#include <array>
#include <cstdlib>
#include <map>
#include <utility>

namespace alicemate_check {

/// A man is its type, plus `black` if it is Black's; 0 is a vacant square.
using Man = std::uint8_t;
constexpr Man vacant = 0, pawn = 1, knight = 2, bishop = 3, rook = 4, queen = 5, king = 6;
constexpr Man white = 0, black = 8;
constexpr std::string_view letters = " PNBRQK  pnbrqk";
using Men = std::array<Man, 64>;  ///< of one board, by square: a1, b1 ... h8

/// From and to squares of king and rook, in the order of the letters KQkq.
constexpr int castlings[4][4] = {{4, 6, 7, 5}, {4, 2, 0, 3}, {60, 62, 63, 61}, {60, 58, 56, 59}};

enum class EnPassant { none, departure, landing, either };
struct Rules {
    bool transfer = true;
    EnPassant en_passant = EnPassant::none;  ///< without transfer all others are the same
    bool castling_on_b = false;              ///< not only on board A
};

struct Position {
    std::array<Men, 2> men{};  ///< boards A and B
    Man mover = white;
    std::uint8_t castling = 0;  ///< bit i: castlings[i] is still allowed
    int passed = -1;            ///< where a pawn may be captured in passing, or -1
    [[nodiscard]] Man at(int square) const { return men[0][square] | men[1][square]; }
    [[nodiscard]] int ahead() const { return mover == white ? 8 : -8; }
};

/// All that makes a position, exactly: two are the same if and only if they pack alike.
using PackedPosition = std::array<std::uint64_t, 6>;
inline PackedPosition pack(const Position& position) {
    PackedPosition packed{};
    for (unsigned square = 0; square < 64; ++square) {
        packed[square / 16] |= std::uint64_t{position.at(square)} << square % 16 * 4;
        packed[4] |= std::uint64_t{position.men[1][square] != vacant} << square;
    }
    packed[5] = position.mover | position.castling << 4U | (position.passed + 1U) << 8U;
    return packed;
}

/// Legal moves and the positions they lead to. A square is occupied on one board only, so squares
/// (and the letter promoted to) tell a move; castling is the king's move.
using Continuations = std::map<std::string, Position, std::less<>>;

/// The number of a square such as e4, or -1.
inline int read_square(std::string_view word) {
    const bool is_square =
        word.size() == 2 && word[0] >= 'a' && word[0] <= 'h' && word[1] >= '1' && word[1] <= '8';
    return is_square ? (word[1] - '1') * 8 + word[0] - 'a' : -1;
}

/// Whether the man on a square, if any, may go to another as far as its own board is concerned.
inline bool goes(const Men& men, int from, int to) {
    const Man man = men[from] % black, color = men[from] & black;
    if (man == vacant || from == to || (men[to] != vacant && (men[to] & black) == color)) {
        return false;
    }
    const int across = (to & 7) - (from & 7), up = (to >> 3) - (from >> 3);
    const int far = std::max(std::abs(across), std::abs(up));
    const int near = std::min(std::abs(across), std::abs(up));
    if (man == knight || man == king) {
        return man == king ? far == 1 : near == 1 && far == 2;
    }
    bool fits = (near == 0 && man != bishop) || (near == far && man != rook);
    if (man == pawn) {
        const int reach = from >> 3 == (color == white ? 1 : 6) ? 2 : 1;
        fits = (from < to) == (color == white) &&
               (men[to] == vacant ? across == 0 && far <= reach : near == 1 && far == 1);
    }
    const int step = (across > 0) - (across < 0) + 8 * ((up > 0) - (up < 0));
    for (int at = from + step; fits && at != to; at += step) {
        fits = men[at] == vacant;
    }
    return fits;
}

/// Whether the king of `color`, if there is one, is attacked, on that board or on either.
inline bool is_in_check(const Position& position, Man color, int only = -1) {
    bool is_attacked = false;
    for (const int board : {0, 1}) {
        const Men& men = position.men[board];
        const auto place = std::find(men.begin(), men.end(), king | color) - men.begin();
        for (int from = 0; place < 64 && from < 64 && (only < 0 || only == board); ++from) {
            is_attacked = is_attacked || goes(men, from, int(place));
        }
    }
    return is_attacked;
}

/// Whether the rules let a pawn capture in passing, the one on square `only` or any.
inline bool may_pass(const Position& position, const Rules& rules, int only = -1) {
    const int victim = position.passed - position.ahead();
    bool may = false;
    for (int from = victim - 1; position.passed >= 0 && from <= victim + 1; from += 2) {
        const bool same = (position.men[0][from] == vacant) == (position.men[0][victim] == vacant);
        const EnPassant reading = same ? EnPassant::landing : EnPassant::departure;
        const bool all = rules.en_passant != EnPassant::none && !rules.transfer;
        may |= (all || rules.en_passant == EnPassant::either || rules.en_passant == reading) &&
               from / 8 == victim / 8 && position.at(from) == (pawn | position.mover) &&
               position.at(victim) == (pawn | (position.mover ^ black)) &&
               position.at(position.passed) == vacant && (only < 0 || only == from);
    }
    return may;
}

/// Tries what a man could do and keeps what is legal: the king must be safe on the board of the
/// move before the transfer, and wherever it is after it.
struct MoveFinder {
    const Position& position;
    const Rules& rules;
    const int from;
    Continuations& found;
    const Man us = position.mover;
    const int board = position.men[0][from] != vacant ? 0 : 1;  ///< of the move
    const int there = rules.transfer ? 1 - board : board;       ///< of arrival
    const Men& men = position.men[board];

    void try_all() {
        for (int to = 0; to < 64; ++to) {
            if (goes(men, from, to)) {
                try_move(to);
            }
        }
        if (may_pass(position, rules, from)) {
            try_move(position.passed);
        }
        for (unsigned i = 0; i < 4; ++i) {
            if ((position.castling >> i & 1U) != 0 && castlings[i][0] == from) {
                try_castling(castlings[i]);
            }
        }
    }

    /// A move that the men of its board allow; one of a pawn to the square passed over captures.
    void try_move(int to) {
        Position next = position;
        if (men[from] == (pawn | us) && to == position.passed && (to - from) % 8 != 0) {
            next.men[0][to - next.ahead()] = next.men[1][to - next.ahead()] = vacant;
        }
        next.men[board][to] = std::exchange(next.men[board][from], vacant);
        if ((there == board || next.men[there][to] == vacant) && !is_in_check(next, us, board)) {
            std::swap(next.men[board][to], next.men[there][to]);
            keep_if_safe(next, to);
        }
    }

    void try_castling(const int (&squares)[4]) {
        const auto [king_from, king_to, rook_from, rook_to] = squares;
        Position next = position;
        next.men[board][king_from] = vacant;
        bool allowed = goes(next.men[board], rook_from, king_from);  // nothing between
        next.men[board][rook_from] = vacant;
        for (const int at : {king_from, rook_to, king_to}) {
            Position on_the_way = next;
            on_the_way.men[board][at] = king | us;
            allowed = allowed && next.at(at) == vacant && !is_in_check(on_the_way, us);
        }
        next.men[there][king_to] = king | us;
        next.men[there][rook_to] = rook | us;
        if (allowed) {
            keep_if_safe(next, king_to);
        }
    }

    /// Keeps a move after which the king is safe; settles what changes besides the men.
    void keep_if_safe(Position& next, int to) {
        if (is_in_check(next, us)) {
            return;
        }
        for (unsigned i = 0; i < 4; ++i) {
            for (const int home : {castlings[i][0], castlings[i][2]}) {
                next.castling &= from == home || to == home ? ~(1U << i) : 15U;
            }
        }
        const bool is_pawn = men[from] == (pawn | us);
        next.mover = us ^ black;
        next.passed = is_pawn && std::abs(from - to) == 16 ? (from + to) / 2 : -1;
        next.passed = may_pass(next, rules) ? next.passed : -1;
        const std::string squares{char('a' + from % 8), char('1' + from / 8), char('a' + to % 8),
                                  char('1' + to / 8)};
        const bool promotes = is_pawn && (to < 8 || to >= 56);
        for (Man type = promotes ? knight : queen; type <= queen; ++type) {
            next.men[there][to] = promotes ? type | us : next.men[there][to];
            found.emplace(promotes ? squares + letters[type | black] : squares, next);
        }
    }
};

/// The legal moves, of all men or of the one on square `only`.
inline void find_moves(const Position& position, const Rules& rules, Continuations& moves,
                       int only = -1) {
    moves.clear();
    for (int from = 0; from < 64; ++from) {
        const Man man = position.at(from);
        if (man != vacant && (man & black) == position.mover && (only < 0 || only == from)) {
            MoveFinder{position, rules, from, moves}.try_all();
        }
    }
}

/// Reads boards in the manner of FEN.
inline void read_men(std::string_view text, bool two_boards, Position& position) {
    std::string squares;  // and a separator behind each rank
    for (const char letter : text) {
        const bool is_number = letter >= '1' && letter <= '8';
        squares.append(is_number ? letter - '0' : 1, is_number ? letters[vacant] : letter);
    }
    const std::string_view boards = two_boards ? "two boards" : "one board";
    require(squares.size() == (two_boards ? 143 : 71), {"'", text, "', expected ", boards});
    std::array<int, 16> count{};
    for (std::size_t i = 0; i < squares.size(); ++i) {
        const bool is_rank_end = i % 9 == 8;
        const std::size_t man = letters.find(squares[i]), square = 56 - i % 72 / 9 * 8 + i % 9;
        require(is_rank_end ? squares[i] == (i == 71 ? '|' : '/') : man < letters.size(),
                {"'", text, "', expected ", boards});
        if (is_rank_end || man == vacant) {
            continue;
        }
        require(position.at(square) == vacant, {"men on one square of both boards, expected one"});
        require(man % black != pawn || square / 8 % 7 > 0,
                {"a pawn on rank 1 or 8, expected none"});
        require(man % black != king || ++count[man] == 1, {"two kings, expected one a side"});
        position.men[i / 72][square] = man;
    }
}

/// Reads the four fields of a position, which has to be sound.
inline Position read_position(Reader& reader, const Rules& rules) {
    Position position;
    read_men(reader.word("the men"), rules.transfer, position);
    position.mover = reader.choice({"w", "b"}) == 0 ? white : black;
    const std::string_view rights = reader.word("castling rights");
    for (const char letter : rights == "-" ? "" : rights) {
        const std::size_t i = std::string_view("KQkq").find(letter);
        require(i < 4, {"castling rights '", rights, "', expected '-' or some of 'KQkq'"});
        const auto [king_from, king_to, rook_from, rook_to] = castlings[i];
        const Man color = i < 2 ? white : black;
        const Men& men = position.men[rules.castling_on_b && position.men[0][king_from] == vacant];
        require(men[king_from] == (king | color) && men[rook_from] == (rook | color),
                {"castling rights '", rights, "', expected king and rook at home"});
        position.castling |= 1U << i;
    }
    const std::string_view passed = reader.word("an en passant field");
    position.passed = read_square(passed);
    const int origin = position.passed + position.ahead();
    const bool step =
        origin / 8 == (position.mover == white ? 6 : 1) && position.at(origin) == vacant;
    require(passed == "-" || (step && may_pass(position, rules)),
            {"en passant field '", passed, "', expected '-' where no pawn may capture so"});
    require(!is_in_check(position, position.mover ^ black),
            {"the side not to move in check, expected its king safe"});
    return position;
}

}  // namespace alicemate_check
