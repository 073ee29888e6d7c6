#pragma once

#include "core/move_list.h"
#include "core/position.h"
#include "solver/answer.h"
#include "solver/battle_restrictions.h"
#include "solver/search_thread.h"
#include "solver/stipulation.h"
#include "solver/transposition_table.h"
#include "solver/work_splitter.h"

namespace alicemate {

/// What is known of a position with the attacker to move.
struct WinBounds {
    static constexpr unsigned not_proved = 255;

    unsigned proved = not_proved;  ///< the least number of moves within which the attacker wins
    unsigned refuted = 0;          ///< the greatest within which it does not
};

/// Decides battle play: an AND/OR search that is depth-first, deepens by one move at each node, and
/// remembers per position the greatest length refuted and the least proved. One object serves all
/// threads of a search.
class BattleSearch {
public:
    BattleSearch(const Stipulation& stipulation, const BattleRestrictions& restrictions,
                 TranspositionTable& table, WorkSplitter& splitter);

    /// Whether the side to move can force the goal within so many of its own moves (none: it
    /// cannot); in exact play with exactly so many.
    Answer attacker_wins(const Position& position, unsigned moves, SearchThread& thread);

    /// Whether the attacker's move that led to `after` succeeds: the goal is reached, or every
    /// reply leaves the attacker a win within so many further moves (from 0).
    Answer attack_succeeds(Move move, const Position& after, unsigned moves, SearchThread& thread);

    /// Whether every reply of the defender, who is to move, loses within so many further moves
    /// (from 0). Of direct play only where the goal has not been reached.
    Answer defender_loses(const Position& position, unsigned moves, SearchThread& thread);

    /// Whether the defender's reply that led to `after` loses: it reaches the goal of self play, or
    /// leaves the attacker a win within so many moves (from 0).
    Answer reply_loses(Move move, const Position& after, unsigned moves, SearchThread& thread);

    /// What the table holds of a position with the attacker to move. Not for exact play, nor where
    /// non-trivial defences are counted.
    [[nodiscard]] WinBounds known(const Position& position) const;
    /// Adds to it what another search has found.
    void learn(const Position& position, const WinBounds& bounds);

    /// Reflex play: whether the attacker, who is to move, can reach the goal at once. It must then,
    /// which is not what it wants.
    [[nodiscard]] bool attacker_is_compelled(const Position& position, SearchThread& thread) const;

    /// Self and reflex play: whether the defender, who is to move, cannot but reach the goal now.
    [[nodiscard]] bool defender_is_compelled(const Position& position, SearchThread& thread) const;

    /// The moves that the attacker, who is to move, may make, in order.
    [[nodiscard]] MoveList sorted_attacks(const Position& position) const;

    /// Whether the attacker's move reaches the goal of direct play, and may with so many moves
    /// left.
    [[nodiscard]] bool attack_reaches_goal(Move move, const Position& after, unsigned moves) const;

    /// Whether the defender's reply reaches the goal of self play, as the attacker wants it to.
    [[nodiscard]] bool reply_reaches_goal(Move move, const Position& after) const;

    [[nodiscard]] const Stipulation& stipulation() const { return stipulation_; }
    /// Whether it is the defender that reaches the goal.
    [[nodiscard]] bool goal_is_defenders() const {
        return stipulation_.play != Play::direct && !is_parry_series();
    }
    /// Whether the defender only moves when it is in check.
    [[nodiscard]] bool is_parry_series() const { return stipulation_.play == Play::parry_series; }

    /// While it lives, a line of play is charged for the non-trivial defences of a position with
    /// the defender to move and so many moves of the attacker left (see BattleRestrictions).
    class DefenceCharge {
    public:
        DefenceCharge(BattleSearch& search, const Position& position, unsigned moves,
                      SearchThread& thread);
        ~DefenceCharge() { thread_.add_extra_defences(-charged_); }
        DefenceCharge(const DefenceCharge&) = delete;
        DefenceCharge& operator=(const DefenceCharge&) = delete;
        DefenceCharge(DefenceCharge&&) = delete;
        DefenceCharge& operator=(DefenceCharge&&) = delete;

        /// Whether the line may have so many.
        [[nodiscard]] bool is_granted() const { return granted_; }

    private:
        SearchThread& thread_;
        int charged_ = 0;
        bool granted_ = true;
    };

private:
    [[nodiscard]] Key key_of(const Position& position, unsigned moves,
                             const SearchThread& thread) const;
    Answer search_attacks(const Position& position, unsigned moves, SearchThread& thread);
    [[nodiscard]] bool is_won_by_immobility(const Position& position, SearchThread& thread) const;
    Answer search_replies(MoveList& replies, const Position& position, unsigned moves,
                          SearchThread& thread);
    Answer search_restricted(MoveList& replies, const Position& position, unsigned moves,
                             SearchThread& thread);
    Answer keeps_restrictions(const MoveList& replies, const Position& position, unsigned moves,
                              SearchThread& thread);
    template <typename Child>
    Answer search_children(MoveList& moves, Answer decisive, Move& killer, bool split,
                           SearchThread& thread, Child child);
    template <typename Child>
    Answer split_children(const MoveList& moves, Answer decisive, Move& killer,
                          SearchThread& thread, Child child);
    [[nodiscard]] bool worth_splitting(unsigned moves) const;

    Stipulation stipulation_;
    BattleRestrictions restrictions_;
    TranspositionTable& table_;
    WorkSplitter& splitter_;
};

}  // namespace alicemate
