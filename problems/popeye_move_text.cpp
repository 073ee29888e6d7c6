#include "problems/popeye_move_text.h"

#include "core/check.h"
#include "core/move_text.h"

namespace alicemate {

namespace {

/// The sign of a goal; of some the move itself tells enough.
std::string_view goal_sign(Goal goal) {
    switch (goal.kind) {
        case Goal::mate: return " #";
        case Goal::stalemate: return " =";
        case Goal::mate_or_stalemate: return " #=";
        case Goal::double_stalemate: return " ==";
        case Goal::auto_mate: return " !#";
        case Goal::auto_stalemate: return " !=";
        case Goal::double_mate: return " ##";
        case Goal::counter_mate: return " ##!";
        case Goal::check: return " +";
        case Goal::capture: return " x";
        case Goal::target: return " z";
        case Goal::any_move:
        case Goal::castling:
        case Goal::en_passant: return "";
    }
    return {};
}

/// Whether the sign of the goal takes the place of the sign of check.
bool implies_check_or_not(Goal goal) {
    switch (goal.kind) {
        case Goal::auto_mate:
        case Goal::capture:
        case Goal::target:
        case Goal::any_move:
        case Goal::castling:
        case Goal::en_passant: return false;
        default: return true;
    }
}

}  // namespace

std::string popeye_move_text(const Position& before, Move move, Goal goal, bool reaches_goal) {
    std::string text = write_popeye(before, move);
    const bool check_is_told = reaches_goal && implies_check_or_not(goal);
    if (!check_is_told && in_check(before.after(move))) {
        text += " +";
    }
    return reaches_goal ? text.append(goal_sign(goal)) : text;
}

}  // namespace alicemate
