#include "solver/goal.h"

namespace alicemate {

std::string to_string(Goal goal) {
    switch (goal.kind) {
        case Goal::mate: return "#";
        case Goal::stalemate: return "=";
        case Goal::mate_or_stalemate: return "#=";
        case Goal::double_stalemate: return "==";
        case Goal::auto_mate: return "!#";
        case Goal::auto_stalemate: return "!=";
        case Goal::double_mate: return "##";
        case Goal::counter_mate: return "##!";
        case Goal::check: return "+";
        case Goal::capture: return "x";
        case Goal::target: return "z" + to_string(goal.target_square);
        case Goal::any_move: return "~";
        case Goal::castling: return "00";
        case Goal::en_passant: return "ep";
    }
    return {};
}

}  // namespace alicemate
