#pragma once

#include "core/move_list.h"
#include "core/position.h"
#include "solver/search_thread.h"
#include "solver/stipulation.h"
#include "solver/transposition_table.h"
#include "solver/work_splitter.h"

namespace alicemate {

/// What a search says of a claim. Unknown only when it was told to stop.
enum class Answer : std::uint8_t { no, yes, unknown };

/// Decides battle play: an AND/OR search that is depth-first, deepens by one move at each node, and
/// remembers per position the greatest length refuted and the least proved. One object serves all
/// threads of a search.
class BattleSearch {
public:
    BattleSearch(const Stipulation& stipulation, TranspositionTable& table, WorkSplitter& splitter);

    /// Whether the side to move can force the goal within so many of its own moves (from 1).
    Answer attacker_wins(const Position& position, unsigned moves, SearchThread& thread);

    /// Whether a move of the attacker that led to `position` succeeds: the goal is reached, or
    /// every reply leaves the attacker a win within so many further moves (from 0).
    Answer defender_loses(const Position& position, unsigned moves, SearchThread& thread);

    /// Whether a reply of the defender that led to `position` loses: it reaches the goal of self
    /// play, or leaves the attacker a win within so many moves (from 0).
    Answer reply_loses(const Position& position, unsigned moves, SearchThread& thread);

    /// Reflex play: whether the attacker, who is to move, can reach the goal at once. It must then,
    /// which is not what it wants.
    [[nodiscard]] bool attacker_is_compelled(const Position& position, SearchThread& thread) const;

    /// Self and reflex play: whether the defender, who is to move, cannot but reach the goal now.
    [[nodiscard]] bool defender_is_compelled(const Position& position, SearchThread& thread) const;

    [[nodiscard]] Goal goal() const { return goal_; }
    [[nodiscard]] bool is_self_play() const { return play_ == Play::self; }
    /// Whether it is the defender that reaches the goal.
    [[nodiscard]] bool goal_is_defenders() const { return play_ != Play::direct; }

private:
    Answer search_attacks(const Position& position, unsigned moves, SearchThread& thread);
    template <typename Child>
    Answer search_children(MoveList& moves, Answer decisive, Move& killer, bool split,
                           SearchThread& thread, Child child);
    template <typename Child>
    Answer split_children(const MoveList& moves, Answer decisive, Move& killer,
                          SearchThread& thread, Child child);
    [[nodiscard]] bool worth_splitting(unsigned moves) const;

    Goal goal_;
    Play play_;
    TranspositionTable& table_;
    WorkSplitter& splitter_;
};

}  // namespace alicemate
