#include "problems/popeye_move_text.h"

#include "core/check.h"
#include "core/move_text.h"

namespace alicemate {

std::string popeye_move_text(const Position& before, Move move, Goal goal, bool reaches_goal) {
    const std::string text = write_popeye(before, move);
    if (reaches_goal) {
        return text + (goal == Goal::mate ? " #" : " =");
    }
    return text + (in_check(before.after(move)) ? " +" : "");
}

}  // namespace alicemate
