#pragma once

#include "core/move_list.h"

#include <limits>

namespace alicemate {

/// First moves by their number in the order of the program's lists (comes_before), from 1.
struct FirstMoveRange {
    static constexpr unsigned no_end = std::numeric_limits<unsigned>::max();

    unsigned from = 1;
    unsigned to = no_end;

    [[nodiscard]] bool is_all() const { return from <= 1 && to == no_end; }

    /// Keeps the moves whose numbers are in the range, in order.
    void restrict(MoveList& moves) const {
        moves.sort();
        unsigned number = 0;
        moves.remove_if([&](Move) {
            ++number;
            return number < from || number > to;
        });
    }

    friend bool operator==(const FirstMoveRange&, const FirstMoveRange&) = default;
};

}  // namespace alicemate
