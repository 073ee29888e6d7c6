#include "tests/naive/naive_goal.h"

#include <algorithm>

namespace alicemate::naive {
namespace {

/// The sides after a move: the one that made it, and its opponent.
struct Sides {
    bool mover_in_check;
    bool opponent_in_check;
    bool mover_can_move;
    bool opponent_can_move;
};

/// Where both kings are in check, to capture the other one is as good as any move.
Sides sides_after(State after) {
    after.options.capture_kings = true;
    const bool opponent = after.white_to_move;
    return {in_check(after, !opponent), in_check(after, opponent), has_legal_move(pass_turn(after)),
            has_legal_move(after)};
}

bool both_are_mated(const State& after) {
    const Sides sides = sides_after(after);
    return sides.mover_in_check && sides.opponent_in_check && !sides.mover_can_move &&
           !sides.opponent_can_move;
}

bool is_double_stalemate(const State& after) {
    const Sides sides = sides_after(after);
    return !sides.opponent_in_check && !sides.opponent_can_move && !sides.mover_can_move;
}

bool is_auto_mate(const State& after) {
    const Sides sides = sides_after(after);
    return sides.mover_in_check && !sides.mover_can_move;
}

bool is_auto_stalemate(const State& after) {
    const Sides sides = sides_after(after);
    return !sides.opponent_in_check && !sides.mover_can_move;
}

char man_at(const Board& board, const std::string& move, std::size_t at) {
    return board[static_cast<std::size_t>(move[at + 1] - '1')]
                [static_cast<std::size_t>(move[at] - 'a')];
}

/// The man on a square (`move[at]`, `move[at + 1]`) of either board.
char man_at(const State& state, const std::string& move, std::size_t at) {
    const char on_a = man_at(state.boards[0], move, at);
    return on_a != '.' ? on_a : man_at(state.boards[1], move, at);
}

std::ptrdiff_t count_men(const State& state) {
    std::ptrdiff_t men = 0;
    for (const Board& board : state.boards) {
        for (const auto& row : board)
            men += 8 - std::count(row.begin(), row.end(), '.');
    }
    return men;
}

bool captures(const State& before, const State& after) {
    return count_men(after) < count_men(before);
}

bool captures_en_passant(const State& before, const Successor& move) {
    return captures(before, move.state) && man_at(before, move.move, 2) == '.';
}

bool castles(const State& before, const std::string& move) {
    const char man = man_at(before, move, 0);
    return (man == 'K' || man == 'k') && std::abs(move[2] - move[0]) == 2;
}

bool arrives_at(const std::string& move, Square target) {
    return move[2] - 'a' == target.file && move[3] - '1' == target.rank;
}

}  // namespace

bool is_reached(const State& before, const Successor& move, Goal goal) {
    const State& after = move.state;
    switch (goal.kind) {
        case GoalKind::mate: return is_checkmate(after);
        case GoalKind::stalemate: return is_stalemate(after);
        case GoalKind::mate_or_stalemate: return !has_legal_move(after);
        case GoalKind::double_stalemate: return is_double_stalemate(after);
        case GoalKind::auto_mate: return is_auto_mate(after);
        case GoalKind::auto_stalemate: return is_auto_stalemate(after);
        case GoalKind::double_mate: return has_legal_move(before) && both_are_mated(after);
        case GoalKind::counter_double_mate: return is_checkmate(before) && both_are_mated(after);
        case GoalKind::check: return in_check(after, after.white_to_move);
        case GoalKind::capture: return captures(before, after);
        case GoalKind::target: return arrives_at(move.move, goal.target);
        case GoalKind::any_move: return true;
        case GoalKind::castling: return castles(before, move.move);
        case GoalKind::en_passant: return captures_en_passant(before, move);
    }
    return false;
}

std::vector<Successor> reaching_moves(const State& state, Goal goal) {
    std::vector<Successor> moves =
        reaches_into_check(goal) ? moves_into_check(state) : successors(state);
    moves.erase(
        std::remove_if(moves.begin(), moves.end(),
                       [&](const Successor& move) { return !is_reached(state, move, goal); }),
        moves.end());
    return moves;
}

bool can_reach_at_once(const State& state, Goal goal) {
    return !reaching_moves(state, goal).empty();
}

bool must_reach_at_once(const State& state, Goal goal) {
    const std::vector<Successor> moves = successors(state);
    return can_reach_at_once(state, goal) &&
           std::all_of(moves.begin(), moves.end(),
                       [&](const Successor& move) { return is_reached(state, move, goal); });
}

bool reaches_into_check(Goal goal) {
    return goal.kind == GoalKind::auto_mate || goal.kind == GoalKind::double_mate ||
           goal.kind == GoalKind::counter_double_mate;
}

bool immobilises(Goal goal) {
    switch (goal.kind) {
        case GoalKind::mate:
        case GoalKind::stalemate:
        case GoalKind::mate_or_stalemate:
        case GoalKind::double_stalemate:
        case GoalKind::double_mate:
        case GoalKind::counter_double_mate: return true;
        default: return false;
    }
}

}  // namespace alicemate::naive
