#include "tests/naive/naive_game.h"

#include <algorithm>
#include <span>
#include <stdexcept>

namespace alicemate::naive {
namespace {

using Directions = std::span<const Square>;

constexpr std::array<Square, 4> straight = {{{0, 1}, {0, -1}, {1, 0}, {-1, 0}}};
constexpr std::array<Square, 4> diagonal = {{{1, 1}, {1, -1}, {-1, 1}, {-1, -1}}};
constexpr std::array<Square, 8> all_eight = {
    {{0, 1}, {0, -1}, {1, 0}, {-1, 0}, {1, 1}, {1, -1}, {-1, 1}, {-1, -1}}};
constexpr std::array<Square, 8> knightly = {
    {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}}};

constexpr char nothing = '.';
constexpr int king_home_file = 4;

/// What the maker of a move does on the moving board, before anything passes through the glass.
struct Step {
    enum class Kind { plain, double_step, en_passant, castling };

    Kind kind = Kind::plain;
    int board = 0;
    Square from;
    Square to;
    char promotion = nothing;  ///< capital letter
};

/// One of the four castlings, in the order of `State::castling`.
struct Castling {
    bool white;
    int rank;
    int rook_from_file;
    int rook_to_file;
    int king_to_file;
};

constexpr std::array<Castling, 4> castlings = {{
    {true, 0, 7, 5, 6},
    {true, 0, 0, 3, 2},
    {false, 7, 7, 5, 6},
    {false, 7, 0, 3, 2},
}};

bool on_board(Square s) {
    return s.file >= 0 && s.file < 8 && s.rank >= 0 && s.rank < 8;
}

Square plus(Square s, Square direction) {
    return {s.file + direction.file, s.rank + direction.rank};
}

char& at(Board& board, Square s) {
    return board[static_cast<std::size_t>(s.rank)][static_cast<std::size_t>(s.file)];
}

char at(const Board& board, Square s) {
    return board[static_cast<std::size_t>(s.rank)][static_cast<std::size_t>(s.file)];
}

Board& board_of(State& state, int board) {
    return state.boards[static_cast<std::size_t>(board)];
}

const Board& board_of(const State& state, int board) {
    return state.boards[static_cast<std::size_t>(board)];
}

bool is_man_of(char man, bool white) {
    return white ? man >= 'A' && man <= 'Z' : man >= 'a' && man <= 'z';
}

char kind_of(char man) {
    return is_man_of(man, false) ? static_cast<char>(man - 'a' + 'A') : man;
}

char man(char kind, bool white) {
    return white ? kind : static_cast<char>(kind - 'A' + 'a');
}

int forward(bool white) {
    return white ? 1 : -1;
}

/// The man that a walk from `from` meets first (it may go only one step), or nothing.
char first_met(const Board& board, Square from, Square direction, bool one_step) {
    for (Square s = plus(from, direction); on_board(s); s = plus(s, direction)) {
        if (one_step || at(board, s) != nothing)
            return at(board, s);
    }
    return nothing;
}

bool meets(const Board& board, Square from, Directions directions, bool one_step, char first,
           char second) {
    return std::any_of(directions.begin(), directions.end(), [&](Square direction) {
        const char met = first_met(board, from, direction, one_step);
        return met == first || met == second;
    });
}

/// Whether a colour attacks a square of one board, seen from the square itself.
bool is_attacked(const Board& board, Square s, bool by_white) {
    const char queen = man('Q', by_white);
    const char knight = man('N', by_white);
    const char king = man('K', by_white);
    const char pawn = man('P', by_white);
    const std::array<Square, 2> pawns = {{{1, -forward(by_white)}, {-1, -forward(by_white)}}};
    return meets(board, s, straight, false, queen, man('R', by_white)) ||
           meets(board, s, diagonal, false, queen, man('B', by_white)) ||
           meets(board, s, knightly, true, knight, knight) ||
           meets(board, s, all_eight, true, king, king) || meets(board, s, pawns, true, pawn, pawn);
}

bool king_is_attacked(const Board& board, bool white) {
    const char king = man('K', white);
    for (int rank = 0; rank < 8; ++rank) {
        for (int file = 0; file < 8; ++file) {
            const Square s{file, rank};
            if (at(board, s) == king && is_attacked(board, s, !white))
                return true;
        }
    }
    return false;
}

/// Whether a man that has reached `to` on `board` finds room on the other side of the glass.
bool finds_room(const State& state, int board, Square to) {
    return !state.options.transfer || at(board_of(state, 1 - board), to) == nothing;
}

/// A square may be entered if no man of the own side, and commonly no king, stands there.
bool may_enter(const State& state, int board, Square to) {
    const char there = at(board_of(state, board), to);
    const bool enemy = is_man_of(there, !state.white_to_move) &&
                       (kind_of(there) != 'K' || state.options.capture_kings);
    return (there == nothing || enemy) && finds_room(state, board, to);
}

void add_walks(const State& state, int board, Square from, Directions directions, bool one_step,
               std::vector<Step>& steps) {
    for (const Square direction : directions) {
        for (Square to = plus(from, direction); on_board(to); to = plus(to, direction)) {
            if (may_enter(state, board, to))
                steps.push_back({Step::Kind::plain, board, from, to});
            if (one_step || at(board_of(state, board), to) != nothing)
                break;
        }
    }
}

/// A pawn's step to `to`, once for each promotion if that is the last rank.
void add_pawn_step(const Step& step, std::vector<Step>& steps) {
    if (step.to.rank != 0 && step.to.rank != 7) {
        steps.push_back(step);
        return;
    }
    for (const char kind : {'Q', 'R', 'B', 'N'}) {
        Step promotion = step;
        promotion.promotion = kind;
        steps.push_back(promotion);
    }
}

void add_pawn_advances(const State& state, int board, Square from, std::vector<Step>& steps) {
    const Square ahead{0, forward(state.white_to_move)};
    const Square once = plus(from, ahead);
    if (!on_board(once) || at(board_of(state, board), once) != nothing)
        return;
    if (finds_room(state, board, once)) {
        add_pawn_step({Step::Kind::plain, board, from, once}, steps);
    }
    // The passed-over square matters on the moving board only.
    const Square twice = plus(once, ahead);
    const bool at_home = from.rank == (state.white_to_move ? 1 : 6);
    if (at_home && at(board_of(state, board), twice) == nothing &&
        finds_room(state, board, twice)) {
        steps.push_back({Step::Kind::double_step, board, from, twice});
    }
}

/// Where the pawn stands that has just passed over the en passant square.
Square stepped_pawn_square(const State& state) {
    return plus(*state.en_passant, {0, -forward(state.white_to_move)});
}

bool reading_lets_capture(const State& state, int capturer_board) {
    const char pawn = man('P', !state.white_to_move);
    const bool on_landing_board =
        at(board_of(state, capturer_board), stepped_pawn_square(state)) == pawn;
    switch (state.options.en_passant) {
        case Options::EnPassant::none: return false;
        case Options::EnPassant::either: return true;
        case Options::EnPassant::landing: return on_landing_board;
        // Without transfer the pawn has landed on the board it departed from.
        case Options::EnPassant::departure: return on_landing_board != state.options.transfer;
    }
    return false;
}

void add_pawn_captures(const State& state, int board, Square from, std::vector<Step>& steps) {
    for (const int side : {-1, 1}) {
        const Square to = plus(from, {side, forward(state.white_to_move)});
        if (!on_board(to))
            continue;
        if (at(board_of(state, board), to) != nothing) {
            if (may_enter(state, board, to)) {
                add_pawn_step({Step::Kind::plain, board, from, to}, steps);
            }
        } else if (state.en_passant == to && finds_room(state, board, to) &&
                   reading_lets_capture(state, board)) {
            steps.push_back({Step::Kind::en_passant, board, from, to});
        }
    }
}

/// Right there, men at home, nothing between them, room on the other side. Checks come later.
bool may_try_castling(const State& state, std::size_t index, int board) {
    const Castling& castling = castlings[index];
    if (!state.castling[index] || castling.white != state.white_to_move)
        return false;
    if (board != 0 && !state.options.castle_on_either_board)
        return false;
    const Board& here = board_of(state, board);
    const Square king{king_home_file, castling.rank};
    const Square rook{castling.rook_from_file, castling.rank};
    if (at(here, king) != man('K', castling.white))
        return false;
    if (at(here, rook) != man('R', castling.white))
        return false;
    const auto [left, right] = std::minmax(king.file, rook.file);
    for (int file = left + 1; file < right; ++file) {
        if (at(here, {file, castling.rank}) != nothing)
            return false;
    }
    return finds_room(state, board, {castling.king_to_file, castling.rank}) &&
           finds_room(state, board, {castling.rook_to_file, castling.rank});
}

void add_castlings(const State& state, int board, std::vector<Step>& steps) {
    for (std::size_t index = 0; index < castlings.size(); ++index) {
        if (!may_try_castling(state, index, board))
            continue;
        const int rank = castlings[index].rank;
        steps.push_back({Step::Kind::castling,
                         board,
                         {king_home_file, rank},
                         {castlings[index].king_to_file, rank}});
    }
}

void add_steps_of_man(const State& state, int board, Square from, std::vector<Step>& steps) {
    switch (kind_of(at(board_of(state, board), from))) {
        case 'K': add_walks(state, board, from, all_eight, true, steps); break;
        case 'Q': add_walks(state, board, from, all_eight, false, steps); break;
        case 'R': add_walks(state, board, from, straight, false, steps); break;
        case 'B': add_walks(state, board, from, diagonal, false, steps); break;
        case 'N': add_walks(state, board, from, knightly, true, steps); break;
        default:
            add_pawn_advances(state, board, from, steps);
            add_pawn_captures(state, board, from, steps);
    }
}

/// Everything worth trying from one square of one board, castling excepted.
std::vector<Step> pseudo_steps_from(const State& state, int board, Square from) {
    std::vector<Step> steps;
    if (is_man_of(at(board_of(state, board), from), state.white_to_move)) {
        add_steps_of_man(state, board, from, steps);
    }
    return steps;
}

std::vector<Step> pseudo_castlings(const State& state) {
    std::vector<Step> steps;
    for (const int board : {0, 1})
        add_castlings(state, board, steps);
    return steps;
}

/// Everything worth trying, legal or not.
std::vector<Step> pseudo_steps(const State& state) {
    std::vector<Step> steps = pseudo_castlings(state);
    for (const int board : {0, 1}) {
        for (int square = 0; square < 64; ++square) {
            const std::vector<Step> more =
                pseudo_steps_from(state, board, {square % 8, square / 8});
            steps.insert(steps.end(), more.begin(), more.end());
        }
    }
    return steps;
}

const Castling& castling_of(const Step& step) {
    return *std::find_if(castlings.begin(), castlings.end(), [&](const Castling& castling) {
        return castling.rank == step.to.rank && castling.king_to_file == step.to.file;
    });
}

/// The king may neither castle out of check nor over an attacked square of the moving board.
bool castling_way_is_safe(const State& state, const Step& step) {
    Board board = board_of(state, step.board);
    if (king_is_attacked(board, state.white_to_move))
        return false;
    std::swap(at(board, step.from), at(board, {castling_of(step).rook_to_file, step.to.rank}));
    return !king_is_attacked(board, state.white_to_move);
}

void move_on_board(Board& board, Square from, Square to) {
    at(board, to) = at(board, from);
    at(board, from) = nothing;
}

/// Carries out the step on the moving board.
void make_step(State& state, const Step& step) {
    Board& board = board_of(state, step.board);
    move_on_board(board, step.from, step.to);
    if (step.promotion != nothing)
        at(board, step.to) = man(step.promotion, state.white_to_move);
    if (step.kind == Step::Kind::en_passant) {
        // It stands on one of the boards, and nobody on the same square of the other.
        for (Board& either : state.boards)
            at(either, stepped_pawn_square(state)) = nothing;
    }
    if (step.kind == Step::Kind::castling) {
        const Castling& castling = castling_of(step);
        move_on_board(board, {castling.rook_from_file, castling.rank},
                      {castling.rook_to_file, castling.rank});
    }
}

void pass_through_glass(State& state, int from_board, Square s) {
    std::swap(at(board_of(state, from_board), s), at(board_of(state, 1 - from_board), s));
}

/// Lets the man that has moved, and the rook that has castled, pass to the other board.
void transfer(State& state, const Step& step) {
    pass_through_glass(state, step.board, step.to);
    if (step.kind == Step::Kind::castling) {
        pass_through_glass(state, step.board, {castling_of(step).rook_to_file, step.to.rank});
    }
}

/// A right is gone as soon as anything leaves or enters the home square of king or rook.
void update_castling_rights(State& state, const Step& step) {
    for (std::size_t index = 0; index < castlings.size(); ++index) {
        const Square king{king_home_file, castlings[index].rank};
        const Square rook{castlings[index].rook_from_file, castlings[index].rank};
        if (step.from == king || step.to == king || step.from == rook || step.to == rook) {
            state.castling[index] = false;
        }
    }
}

/// The position after the step, and whether the mover's king is safe then.
struct Outcome {
    State state;
    bool is_safe = false;
};

bool is_king_step(const State& state, const Step& step) {
    return kind_of(at(board_of(state, step.board), step.from)) == 'K';
}

/// The step carried out if a castling is allowed on its way, and a king's step passes the first
/// test of the rules.
std::optional<Outcome> carry_out(const State& state, const Step& step) {
    const bool white = state.white_to_move;
    if (step.kind == Step::Kind::castling && !castling_way_is_safe(state, step))
        return {};

    State next = state;
    make_step(next, step);
    // Test 1: before the transfer, on the moving board.
    const bool passes_first = !king_is_attacked(board_of(next, step.board), white);
    if (state.options.transfer) {
        if (!passes_first && is_king_step(state, step))
            return {};
        transfer(next, step);
    }
    // Test 2: after the transfer, on both boards.
    const bool passes_second = !in_check(next, white);

    update_castling_rights(next, step);
    next.en_passant.reset();
    if (step.kind == Step::Kind::double_step) {
        next.en_passant = Square{step.from.file, (step.from.rank + step.to.rank) / 2};
    }
    next.white_to_move = !white;
    return Outcome{next, passes_first && passes_second};
}

/// The position after the step if it passes both tests of the rules.
std::optional<State> try_step(const State& state, const Step& step) {
    const std::optional<Outcome> outcome = carry_out(state, step);
    if (!outcome || !outcome->is_safe)
        return {};
    return outcome->state;
}

bool any_is_legal(const State& state, const std::vector<Step>& steps) {
    return std::any_of(steps.begin(), steps.end(),
                       [&](const Step& step) { return try_step(state, step).has_value(); });
}

std::string text(const Step& step) {
    std::string move;
    for (const Square s : {step.from, step.to}) {
        move += static_cast<char>('a' + s.file);
        move += static_cast<char>('1' + s.rank);
    }
    if (step.promotion != nothing)
        move += man(step.promotion, false);
    return move;
}

void sort_by_move(std::vector<Successor>& moves) {
    std::sort(moves.begin(), moves.end(),
              [](const Successor& a, const Successor& b) { return a.move < b.move; });
}

}  // namespace

std::vector<Successor> successors(const State& state) {
    std::vector<Successor> all;
    for (const Step& step : pseudo_steps(state)) {
        if (const std::optional<State> next = try_step(state, step)) {
            all.push_back({text(step), *next});
        }
    }
    sort_by_move(all);
    return all;
}

std::vector<Successor> moves_into_check(const State& state) {
    std::vector<Successor> all;
    for (const Step& step : pseudo_steps(state)) {
        const std::optional<Outcome> outcome = carry_out(state, step);
        if (outcome && !outcome->is_safe)
            all.push_back({text(step), outcome->state});
    }
    sort_by_move(all);
    return all;
}

std::vector<std::string> legal_moves(const State& state) {
    std::vector<std::string> moves;
    for (const Successor& successor : successors(state))
        moves.push_back(successor.move);
    return moves;
}

bool has_legal_move(const State& state) {
    for (const int board : {0, 1}) {
        for (int square = 0; square < 64; ++square) {
            const Square from{square % 8, square / 8};
            if (any_is_legal(state, pseudo_steps_from(state, board, from)))
                return true;
        }
    }
    return any_is_legal(state, pseudo_castlings(state));
}

State play(const State& state, const std::string& move) {
    for (const Step& step : pseudo_steps(state)) {
        if (text(step) != move)
            continue;
        if (const std::optional<State> next = try_step(state, step))
            return *next;
    }
    throw std::invalid_argument("illegal move " + move + " in " + to_fen(state));
}

State pass_turn(const State& state) {
    State passed = state;
    passed.white_to_move = !state.white_to_move;
    passed.en_passant.reset();
    return passed;
}

bool in_check(const State& state, bool white) {
    return king_is_attacked(state.boards[0], white) || king_is_attacked(state.boards[1], white);
}

bool is_checkmate(const State& state) {
    return in_check(state, state.white_to_move) && !has_legal_move(state);
}

bool is_stalemate(const State& state) {
    return !in_check(state, state.white_to_move) && !has_legal_move(state);
}

bool gives_check(const State& state, const std::string& move) {
    const State next = play(state, move);
    return in_check(next, next.white_to_move);
}

std::uint64_t perft(const State& state, int depth) {
    if (depth <= 0)
        return 1;
    std::uint64_t games = 0;
    for (const Step& step : pseudo_steps(state)) {
        if (const std::optional<State> next = try_step(state, step))
            games += perft(*next, depth - 1);
    }
    return games;
}

}  // namespace alicemate::naive
