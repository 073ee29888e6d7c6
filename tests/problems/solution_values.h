#pragma once

#include "core/check.h"
#include "tests/problems/reading.h"

#include <vector>

namespace alicemate {

/// A line of moves in coordinates, of a series if the same side makes the first `alone` moves.
inline Line line_of(Position position, const std::vector<std::string>& moves,
                    std::size_t alone = 0) {
    Line line;
    for (const std::string& text : moves) {
        line.push_back(move_of(position, text));
        position = position.after(line.back());
        if (line.size() < alone) {
            position = position.with_turn_passed();
        }
    }
    return line;
}

/// An attack without anything below it.
inline Attack attack_of(const Position& position, std::string_view text,
                        bool reaches_goal = false) {
    Attack attack;
    attack.move = move_of(position, text);
    attack.gives_check = in_check(position.after(attack.move));
    attack.reaches_goal = reaches_goal;
    return attack;
}

/// A defence without answer.
inline Defence defence_of(const Position& position, std::string_view text,
                          bool reaches_goal = false) {
    Defence defence;
    defence.move = move_of(position, text);
    defence.gives_check = in_check(position.after(defence.move));
    defence.reaches_goal = reaches_goal;
    return defence;
}

}  // namespace alicemate
