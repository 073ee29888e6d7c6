// A second, deliberately naive implementation of the rules of Alice chess, for differential tests.
//
// It shares no code with core/ or solver/. Two mailbox boards, moves found by walking, every move
// tried on a copy, and the two legality tests of the rules applied literally. Slow and plain.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace alicemate::naive {

/// Who plays by which rules. The defaults are the project's preset `alice`.
struct Options {
    /// Which pawn may capture one that has just made a double step.
    enum class EnPassant {
        none,       ///< nobody
        departure,  ///< a pawn on the board where the double step was made
        landing,    ///< a pawn on the board where the stepped pawn stands now
        either,     ///< both of them
    };

    bool transfer = true;                    ///< false: orthodox chess, everything stays on board A
    EnPassant en_passant = EnPassant::none;  ///< without transfer: ordinary unless `none`
    bool castle_on_either_board = false;     ///< king and rook together, on A or on B
    bool capture_kings = false;  ///< a king in check may be captured, whoever is to move

    friend bool operator==(const Options&, const Options&) = default;
};

/// A square of either board; `file` and `rank` count from 0.
struct Square {
    int file = 0;
    int rank = 0;

    friend bool operator==(const Square&, const Square&) = default;
};

/// One board as `board[rank][file]`, men as FEN letters, '.' for nothing.
using Board = std::array<std::array<char, 8>, 8>;

/// A position. A side may be without a king: it is then never in check and never mated.
struct State {
    std::array<Board, 2> boards{};  ///< A, B
    bool white_to_move = true;
    std::array<bool, 4> castling{};    ///< the rights K, Q, k, q
    std::optional<Square> en_passant;  ///< passed-over square, kept after every double step
    Options options;

    friend bool operator==(const State&, const State&) = default;
};

/// A legal move and the position it leads to.
struct Successor {
    std::string move;
    State state;
};

/// Reads `<A>|<B> w|b castling ep [counters]`, or a plain FEN (all men on A).
/// Counters are checked and forgotten.
/// @throws std::invalid_argument if the text is malformed, or the position is one of the input
/// errors of the rules (two men on a square, two kings of a colour, a pawn on an end rank, the side
/// not to move in check, a castling right or an en passant square that nothing explains).
State parse(const std::string& fen, Options options);

/// The canonical two-board FEN, without counters; also for orthodox chess (board B empty).
std::string to_fen(const State& state);

/// All legal moves with their results, sorted by the move's text.
std::vector<Successor> successors(const State& state);

/// The moves that are illegal only because the mover's king stands in check after them, sorted:
/// some goals of problems are reached by such a move. A king's move must still pass the first test
/// of the rules, on the moving board.
std::vector<Successor> moves_into_check(const State& state);

/// All legal moves as sorted coordinates: `e2e4`, `e7e8q`; castling is the king's move, `e1g1`.
std::vector<std::string> legal_moves(const State& state);

/// Whether the side to move has any legal move.
bool has_legal_move(const State& state);

/// The position after a legal move. @throws std::invalid_argument if the move is not legal.
State play(const State& state, const std::string& move);

/// Gives the turn to the other side, for series play and set play; en passant lapses.
/// The side that has lost the turn may be left in check; a king is never captured all the same.
State pass_turn(const State& state);

/// Whether the king of that colour is attacked on the board where it stands.
bool in_check(const State& state, bool white);

/// In check and no legal move, for the side to move.
bool is_checkmate(const State& state);

/// Not in check and no legal move, for the side to move.
bool is_stalemate(const State& state);

/// Whether a legal move checks the opponent. @throws std::invalid_argument if it is not legal.
bool gives_check(const State& state, const std::string& move);

/// The number of games of `depth` half-moves from here.
std::uint64_t perft(const State& state, int depth);

}  // namespace alicemate::naive
