#include "tests/core/test_support.h"

#include "core/move_text.h"
#include "core/position_text.h"
#include "tests/naive/random_positions.h"

#include <algorithm>
#include <stdexcept>

namespace alicemate::test_support {

std::string fen_of(std::string_view board_a, std::string_view board_b, std::string_view fields) {
    return std::string(board_a) + "|" + std::string(board_b) + " " + std::string(fields);
}

Rules alice_with(EnPassant reading) {
    Rules rules = Rules::alice();
    rules.en_passant = reading;
    return rules;
}

Setup setup_of(std::string_view text) {
    auto setup = read_position(text);
    if (!setup) {
        throw std::invalid_argument(std::string(text) + ": " + message(setup.error()));
    }
    return *setup;
}

Position position_of(std::string_view text, const Rules& rules) {
    auto position = Position::from(setup_of(text), rules);
    if (!position) {
        throw std::invalid_argument(std::string(text) + ": " + message(position.error()));
    }
    return *position;
}

std::string fen_of(const Position& position) {
    return write_two_board(position.to_setup());
}

Move move_of(const Position& position, std::string_view coordinates) {
    for (const Move move : sorted_legal_moves(position)) {
        if (write_coordinate(move) == coordinates) {
            return move;
        }
    }
    throw std::invalid_argument("no legal move " + std::string(coordinates) + " in " +
                                fen_of(position));
}

Position played(Position position, const Words& moves) {
    for (const std::string& move : moves) {
        position = position.after(move_of(position, move));
    }
    return position;
}

Words moves_of(const Position& position) {
    MoveList list;
    generate_legal(position, list);
    Words words;
    for (const Move move : list) {
        words.push_back(write_coordinate(move));
    }
    std::sort(words.begin(), words.end());
    return words;
}

Words moves_from(const Position& position, std::string_view square) {
    Words words = moves_of(position);
    std::erase_if(words, [&](const std::string& move) { return move.substr(0, 2) != square; });
    return words;
}

bool has_move(const Position& position, std::string_view coordinates) {
    const Words words = moves_of(position);
    return std::find(words.begin(), words.end(), coordinates) != words.end();
}

std::string_view word_of(State state) {
    switch (state) {
        case State::normal: return "-";
        case State::check: return "check";
        case State::mate: return "MATE";
        case State::stalemate: return "STALEMATE";
    }
    return "";
}

naive::Options naive_options(const Rules& rules) {
    naive::Options options;
    options.transfer = rules.transfer;
    options.castle_on_either_board = rules.castling == CastlingRule::same_board;
    switch (rules.en_passant) {
        case EnPassant::none: options.en_passant = naive::Options::EnPassant::none; break;
        case EnPassant::departure: options.en_passant = naive::Options::EnPassant::departure; break;
        case EnPassant::landing: options.en_passant = naive::Options::EnPassant::landing; break;
        case EnPassant::either: options.en_passant = naive::Options::EnPassant::either; break;
    }
    return options;
}

naive::State naive_state(const Position& position) {
    return naive::parse(fen_of(position), naive_options(position.rules()));
}

State naive_state_of(const naive::State& state) {
    const bool checked = naive::in_check(state, state.white_to_move);
    if (naive::has_legal_move(state)) {
        return checked ? State::check : State::normal;
    }
    return checked ? State::mate : State::stalemate;
}

std::string any_random_position(std::mt19937_64& random, const Rules& rules) {
    const naive::Options options = naive_options(rules);
    naive::RandomPositionSpec spec;
    spec.options = options;
    spec.missing_king = true;
    spec.castling = true;
    spec.en_passant = true;
    switch (random() % 4) {
        case 0: spec.max_men = 8; break;
        case 1: spec.max_men = 16; break;
        case 2: spec.max_men = 30; break;
        default: return naive::random_game_position(random, options, 40);
    }
    return naive::random_position(random, spec);
}

std::vector<Rules> rules_to_test() {
    return {Rules::alice(),
            alice_with(EnPassant::departure),
            alice_with(EnPassant::landing),
            Rules::vchess(),
            Rules::popeye(),
            {true, EnPassant::either, CastlingRule::same_board},
            Rules::orthodox(),
            {false, EnPassant::none, CastlingRule::board_a}};
}

}  // namespace alicemate::test_support
