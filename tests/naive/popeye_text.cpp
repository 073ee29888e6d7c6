#include "tests/naive/popeye_text.h"

#include <cctype>

namespace alicemate::naive {
namespace {

std::size_t index_of(char c, char first) {
    return static_cast<std::size_t>(c - first);
}

/// The man on a square (`move[at]`, `move[at + 1]`) of one board.
char man_at(const State& state, std::size_t board, const std::string& move, std::size_t at) {
    return state.boards[board][index_of(move[at + 1], '1')][index_of(move[at], 'a')];
}

char popeye_letter(char man) {
    const char kind = static_cast<char>(std::toupper(static_cast<unsigned char>(man)));
    return kind == 'N' ? 'S' : kind;
}

std::string without_check(const State& before, const std::string& move) {
    const std::size_t board = man_at(before, 0, move, 0) != '.' ? 0 : 1;
    const char man = popeye_letter(man_at(before, board, move, 0));
    if (man == 'K' && move[0] == 'e' && (move[2] == 'g' || move[2] == 'c')) {
        return move[2] == 'g' ? "0-0" : "0-0-0";
    }
    const bool on_a_man = man_at(before, board, move, 2) != '.';
    const bool en_passant = man == 'P' && move[0] != move[2] && !on_a_man;
    std::string text = man == 'P' ? "" : std::string(1, man);
    text += move.substr(0, 2) + (on_a_man || en_passant ? "*" : "-") + move.substr(2, 2);
    if (move.size() == 5)
        text += std::string("=") + popeye_letter(move[4]);
    if (en_passant)
        text += " ep.";
    if (before.options.transfer)
        text += board == 0 ? "B" : "A";
    return text;
}

/// The sign behind a move that reaches the goal.
std::string sign(Goal goal) {
    switch (goal.kind) {
        case GoalKind::mate: return " #";
        case GoalKind::stalemate: return " =";
        case GoalKind::mate_or_stalemate: return " #=";
        case GoalKind::double_stalemate: return " ==";
        case GoalKind::auto_mate: return " !#";
        case GoalKind::auto_stalemate: return " !=";
        case GoalKind::double_mate: return " ##";
        case GoalKind::counter_double_mate: return " ##!";
        case GoalKind::check: return " +";
        case GoalKind::capture: return " x";
        case GoalKind::target: return " z";
        default: return "";
    }
}

/// Whether a check is marked beside the goal.
bool shows_check(Goal goal) {
    switch (goal.kind) {
        case GoalKind::auto_mate:
        case GoalKind::capture:
        case GoalKind::target:
        case GoalKind::any_move:
        case GoalKind::castling:
        case GoalKind::en_passant: return true;
        default: return false;
    }
}

bool checks(const State& before, const std::string& move, Goal goal) {
    for (const Successor& next : reaching_moves(before, goal)) {
        if (next.move == move)
            return in_check(next.state, next.state.white_to_move);
    }
    return false;
}

std::string last_move(const State& before, const std::string& move, Goal goal) {
    const bool check = shows_check(goal) && checks(before, move, goal);
    return without_check(before, move) + (check ? " +" : "") + sign(goal);
}

}  // namespace

std::string popeye_move(const State& before, const std::string& move) {
    return without_check(before, move) + (gives_check(before, move) ? " +" : "");
}

std::string popeye_help_line(const State& start, const Line& line, Goal goal) {
    State state = start;
    std::string text;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (i > 0)
            text += ' ';
        if (i % 2 == 0)
            text += std::to_string(i / 2 + 1) + ".";
        if (i + 1 == line.size())
            return text + last_move(state, line[i], goal);
        text += popeye_move(state, line[i]);
        state = play(state, line[i]);
    }
    return text;
}

std::string popeye_series_help_line(const State& start, const Line& line, Goal goal) {
    State state = start;
    std::string text;
    for (std::size_t i = 0; i + 1 < line.size(); ++i) {
        text += std::to_string(i + 1) + "." + popeye_move(state, line[i]) + " ";
        state = play(state, line[i]);
        if (i + 2 < line.size())
            state = pass_turn(state);
    }
    return text + last_move(state, line.back(), goal);
}

}  // namespace alicemate::naive
