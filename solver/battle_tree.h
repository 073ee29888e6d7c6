#pragma once

#include "solver/battle_search.h"
#include "solver/solution.h"

namespace alicemate {

/// Writes out why attacks succeed, by Popeye's rules of what is worth telling.
///
/// After a move that neither checks nor reaches the goal, the threats: what would succeed soonest
/// if the defender could pass. With threats, the defences that stop at least one of them in its
/// time and do not allow the goal sooner; without, every defence. Refutations are not among them.
/// Against a defence, everything that succeeds in the least number of moves.
class BattleTree {
public:
    /// What is told. Without threats every defence is one; without short variations a defence after
    /// which the attacker succeeds sooner than it might is left out.
    struct Wishes {
        bool threats = true;
        bool short_variations = true;
    };

    BattleTree(BattleSearch& search, WorkSplitter& splitter, const Wishes& wishes)
        : search_(search), splitter_(splitter), wishes_(wishes) {}

    /// The attack `move` that led to `after`, with what follows within `moves` further moves of
    /// the attacker. Incomplete when the thread is told to stop.
    Attack attack(const Position& after, Move move, unsigned moves, SearchThread& thread);

    /// The same for a move that has been made in the diagram: with the defender to move. Not to be
    /// asked when that move has reached the goal.
    Attack after_key(const Position& position, unsigned moves, SearchThread& thread);

    /// Set play: the moves of the defender, who is to move, that have an answer in `moves` moves.
    /// Where the defender is compelled to reach the goal (self play: with no move left): its moves
    /// that do.
    std::vector<Defence> set_play(const Position& position, unsigned moves, SearchThread& thread);

private:
    void add_play(Attack& attack, const Position& after, unsigned moves, SearchThread& thread);
    /// The least number of moves, up to `most`, within which the attacker to move wins; 0 if none.
    unsigned shortest_win(const Position& position, unsigned most, SearchThread& thread);
    std::vector<Attack> attacks_winning_in(const Position& position, unsigned moves,
                                           SearchThread& thread);
    [[nodiscard]] bool is_last_word(const Position& position, unsigned moves,
                                    SearchThread& thread) const;
    std::vector<Defence> final_replies(const Position& position, SearchThread& thread);
    std::vector<Defence> defences(const Position& position, unsigned moves,
                                  const std::vector<Attack>& threats, unsigned threat_length,
                                  SearchThread& thread);
    Defence defence(const Position& position, Move move, unsigned moves,
                    const std::vector<Attack>& threats, unsigned threat_length,
                    SearchThread& thread);
    bool meets_threats(const Position& position, const std::vector<Attack>& threats,
                       unsigned threat_length, SearchThread& thread);

    BattleSearch& search_;
    WorkSplitter& splitter_;
    Wishes wishes_;
};

}  // namespace alicemate
