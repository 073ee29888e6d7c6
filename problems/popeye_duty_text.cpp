#include "problems/popeye_duty_text.h"

#include "problems/popeye_move_text.h"
#include "solver/goal_moves.h"

namespace alicemate {
namespace {

/// Whether the side that begins is not the one that is to reach the goal.
bool binds_beginner(const Stipulation& stipulation) {
    switch (stipulation.play) {
        case Play::reflex:
        case Play::series_reflex: return true;
        case Play::help_reflex: return stipulation.half_moves % 2 == 0;
        default: return false;
    }
}

}  // namespace

std::string popeye_duty_text(const Position& position, const Stipulation& stipulation) {
    std::string text;
    if (!binds_beginner(stipulation)) {
        return text;
    }
    for (const Move move : sorted_moves_towards(stipulation.goal, position)) {
        if (is_reached(stipulation.goal, move, position.after(move))) {
            text += is_battle(stipulation.play) ? "   1." : "  1.";
            text += popeye_move_text(position, move, stipulation.goal, true) + " ?!?\n";
        }
    }
    return text;
}

}  // namespace alicemate
