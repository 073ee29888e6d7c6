#include "problems/goal_text.h"

#include "core/move_text.h"

namespace alicemate {

std::string goal_move_text(const Position& before, Move move, Goal goal) {
    std::string text = write_algebraic(before, move);
    const bool has_mark = text.ends_with('+') || text.ends_with('#');
    switch (goal.kind) {
        case Goal::stalemate:
        case Goal::double_stalemate:
        case Goal::auto_stalemate: return text + to_string(goal);
        case Goal::mate_or_stalemate: return has_mark ? text : text + "=";
        case Goal::auto_mate:
        case Goal::double_mate:
        case Goal::counter_mate:
            // Notation would speak of the other king only.
            return text.substr(0, text.size() - (has_mark ? 1 : 0)) + to_string(goal);
        default: return text;
    }
}

}  // namespace alicemate
