#pragma once

#include "core/move_list.h"

#include <algorithm>

namespace alicemate {

/// Puts the move first if it is one of the list; the others keep their order.
inline void move_to_front(MoveList& moves, Move move) {
    Move* const found = std::find(moves.begin(), moves.end(), move);
    if (found != moves.end()) {
        std::rotate(moves.begin(), found, found + 1);
    }
}

}  // namespace alicemate
