#include "tests/naive/random_positions.h"

#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string_view>
#include <vector>

namespace alicemate::naive {
namespace {

using Random = std::mt19937_64;

constexpr std::string_view game_array = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -";

int below(Random& random, int bound) {
    return static_cast<int>(random() % static_cast<std::uint64_t>(bound));
}

bool one_in(Random& random, int chances) {
    return below(random, chances) == 0;
}

char& at(Board& board, int file, int rank) {
    return board[static_cast<std::size_t>(rank)][static_cast<std::size_t>(file)];
}

char man(char white_man, bool white) {
    return white ? white_man : static_cast<char>(white_man - 'A' + 'a');
}

/// A position under construction.
struct Draft {
    State state;
    int men = 0;
    bool collided = false;  ///< two men wanted the same square: start afresh
};

Draft empty_draft(Random& random, Options options) {
    Draft draft;
    draft.state.options = options;
    draft.state.white_to_move = one_in(random, 2);
    for (Board& board : draft.state.boards) {
        for (auto& rank : board)
            rank.fill('.');
    }
    return draft;
}

int random_board(Random& random, const Options& options) {
    return options.transfer ? below(random, 2) : 0;
}

bool is_free(Draft& draft, int file, int rank) {
    return at(draft.state.boards[0], file, rank) == '.' &&
           at(draft.state.boards[1], file, rank) == '.';
}

void put(Draft& draft, int board, char new_man, int file, int rank) {
    if (!is_free(draft, file, rank))
        draft.collided = true;
    at(draft.state.boards[static_cast<std::size_t>(board)], file, rank) = new_man;
    ++draft.men;
}

/// Puts a man on a random free square of a random board; a pawn never on an end rank.
void put_anywhere(Random& random, Draft& draft, char new_man) {
    const bool pawn = new_man == 'P' || new_man == 'p';
    for (;;) {
        const int file = below(random, 8);
        const int rank = pawn ? 1 + below(random, 6) : below(random, 8);
        if (!is_free(draft, file, rank))
            continue;
        put(draft, random_board(random, draft.state.options), new_man, file, rank);
        return;
    }
}

/// King and one or two rooks at home, most of the rights with them.
void put_castling_men(Random& random, Draft& draft, bool white) {
    const Options& options = draft.state.options;
    const int board = options.castle_on_either_board ? random_board(random, options) : 0;
    const int rank = white ? 0 : 7;
    const int corners = 1 + below(random, 3);  // bit 0: the king's rook, bit 1: the queen's
    put(draft, board, man('K', white), 4, rank);
    for (const int side : {0, 1}) {
        if ((corners & (1 << side)) == 0)
            continue;
        put(draft, board, man('R', white), side == 0 ? 7 : 0, rank);
        draft.state.castling[static_cast<std::size_t>(side + (white ? 0 : 2))] = !one_in(random, 4);
    }
}

/// Lets the side to move have a pawn at home, with an enemy pawn that could take it in passing.
void put_double_step_men(Random& random, Draft& draft) {
    const bool white = draft.state.white_to_move;
    const int file = below(random, 7);
    const bool to_the_right = one_in(random, 2);
    const Options& options = draft.state.options;
    const int stepper_file = to_the_right ? file : file + 1;
    const int capturer_file = to_the_right ? file + 1 : file;
    put(draft, random_board(random, options), man('P', white), stepper_file, white ? 1 : 6);
    put(draft, random_board(random, options), man('P', !white), capturer_file, white ? 3 : 4);
}

void put_kings(Random& random, Draft& draft, const RandomPositionSpec& spec) {
    const bool someone_lacks = spec.missing_king && one_in(random, 6);
    const bool white_lacks = one_in(random, 2);
    for (const bool white : {true, false}) {
        if (someone_lacks && white == white_lacks)
            continue;
        if (spec.castling && one_in(random, 4)) {
            put_castling_men(random, draft, white);
        } else {
            put_anywhere(random, draft, man('K', white));
        }
    }
}

/// Plays a random legal double step if there is one.
State after_double_step(Random& random, const State& state) {
    std::vector<State> stepped;
    for (const Successor& next : successors(state)) {
        if (next.state.en_passant)
            stepped.push_back(next.state);
    }
    if (stepped.empty())
        return state;
    return stepped[static_cast<std::size_t>(below(random, static_cast<int>(stepped.size())))];
}

/// A position that is valid if luck will have it.
std::optional<State> attempt(Random& random, const RandomPositionSpec& spec) {
    constexpr std::string_view kinds = "PPPPNNBBRRQ";
    Draft draft = empty_draft(random, spec.options);
    const int men = 3 + below(random, spec.max_men - 2);
    const bool double_step = spec.en_passant && one_in(random, 3);
    if (double_step)
        put_double_step_men(random, draft);
    put_kings(random, draft, spec);
    if (draft.collided || draft.men > spec.max_men)
        return {};
    while (draft.men < men) {
        const char kind = kinds[static_cast<std::size_t>(below(random, 11))];
        put_anywhere(random, draft, man(kind, one_in(random, 2)));
    }
    if (in_check(draft.state, !draft.state.white_to_move))
        return {};
    return double_step ? after_double_step(random, draft.state) : draft.state;
}

}  // namespace

std::string random_position(std::mt19937_64& random, const RandomPositionSpec& spec) {
    if (spec.max_men < 3 || spec.max_men > 32)
        throw std::invalid_argument("max_men not in 3..32");
    for (;;) {
        if (const std::optional<State> state = attempt(random, spec))
            return to_fen(*state);
    }
}

std::string random_game_position(std::mt19937_64& random, Options options, int max_half_moves) {
    State state = parse(std::string(game_array), options);
    const int half_moves = below(random, max_half_moves + 1);
    for (int i = 0; i < half_moves; ++i) {
        const std::vector<Successor> next = successors(state);
        if (next.empty())
            break;
        state = next[static_cast<std::size_t>(below(random, static_cast<int>(next.size())))].state;
    }
    return to_fen(state);
}

}  // namespace alicemate::naive
