#include "solver/battle_tree.h"

#include "core/check.h"
#include "core/legal_moves.h"
#include "solver/goal_moves.h"

#include <algorithm>

namespace alicemate {
namespace {

/// Whether two moves of different positions are the same in the eyes of a solver, whatever they
/// capture: a threat that takes the man that came into its way still works.
bool same_move(Move left, Move right) {
    return left.from() == right.from() && left.to() == right.to() &&
           left.arriving() == right.arriving();
}

}  // namespace

Attack BattleTree::attack(const Position& after, Move move, unsigned moves, SearchThread& thread) {
    Attack attack;
    attack.move = move;
    attack.gives_check = in_check(after);
    attack.reaches_goal = search_.attack_reaches_goal(move, after, moves);
    if (!attack.reaches_goal && (moves > 0 || search_.goal_is_defenders())) {
        add_play(attack, after, moves, thread);
    }
    return attack;
}

Attack BattleTree::after_key(const Position& position, unsigned moves, SearchThread& thread) {
    Attack attack;
    attack.gives_check = in_check(position);
    add_play(attack, position, moves, thread);
    return attack;
}

/// Threats and defences after an attack that has not reached the goal.
void BattleTree::add_play(Attack& attack, const Position& after, unsigned moves,
                          SearchThread& thread) {
    if (is_last_word(after, moves, thread)) {
        attack.defences = final_replies(after, thread);
        return;
    }
    const BattleSearch::DefenceCharge charge(search_, after, moves, thread);
    const bool passes = search_.is_parry_series() && !attack.gives_check;
    unsigned threat_length = 0;
    if ((wishes_.threats && !attack.gives_check) || passes) {
        const Position passed = after.with_turn_passed();
        threat_length = shortest_win(passed, moves, thread);
        if (threat_length > 0) {
            attack.threats = attacks_winning_in(passed, threat_length, thread);
        }
    }
    if (!passes) {
        attack.defences = defences(after, moves, attack.threats, threat_length, thread);
    }
}

std::vector<Defence> BattleTree::set_play(const Position& position, unsigned moves,
                                          SearchThread& thread) {
    const bool in_time = moves == 0 || !search_.stipulation().exact;
    if (in_time && search_.defender_is_compelled(position, thread)) {
        return final_replies(position, thread);
    }
    return defences(position, moves, {}, 0, thread);
}

/// Whether the defender, who is to move, is compelled to reach the goal with nothing left for it
/// to choose: in self play that is told only where the attacker has no more moves.
bool BattleTree::is_last_word(const Position& position, unsigned moves,
                              SearchThread& thread) const {
    const Stipulation& stipulation = search_.stipulation();
    const bool may_be_obliged = stipulation.play != Play::self && !stipulation.exact;
    return (moves == 0 || may_be_obliged) && search_.defender_is_compelled(position, thread);
}

unsigned BattleTree::shortest_win(const Position& position, unsigned most, SearchThread& thread) {
    const unsigned least = search_.stipulation().exact ? most : 1;
    for (unsigned moves = least; moves <= most && !thread.is_stopping(); ++moves) {
        if (search_.attacker_wins(position, moves, thread) == Answer::yes) {
            return moves;
        }
    }
    return 0;
}

std::vector<Attack> BattleTree::attacks_winning_in(const Position& position, unsigned moves,
                                                   SearchThread& thread) {
    std::vector<Attack> attacks;
    for (const Move move : search_.sorted_attacks(position)) {
        const Position after = position.after(move);
        thread.count_node();
        if (search_.attack_succeeds(move, after, moves - 1, thread) == Answer::yes) {
            attacks.push_back(attack(after, move, moves - 1, thread));
        }
    }
    return attacks;
}

std::vector<Defence> BattleTree::final_replies(const Position& position, SearchThread& thread) {
    std::vector<Defence> replies;
    for (const Move move : sorted_moves_towards(search_.stipulation().goal, position)) {
        const Position after = position.after(move);
        thread.count_node();
        if (is_reached(search_.stipulation().goal, move, after)) {
            replies.push_back({move, in_check(after), true, {}});
        }
    }
    return replies;
}

std::vector<Defence> BattleTree::defences(const Position& position, unsigned moves,
                                          const std::vector<Attack>& threats,
                                          unsigned threat_length, SearchThread& thread) {
    const MoveList replies = sorted_legal_moves(position);
    std::vector<Defence> all(replies.size());
    splitter_.for_each(replies.size(), [&](std::size_t i) {
        SearchThread own_thread(thread, thread.scope());
        all[i] = defence(position, replies[i], moves, threats, threat_length, own_thread);
    });
    const auto left_out = [](const Defence& defence) { return defence.answers.empty(); };
    all.erase(std::remove_if(all.begin(), all.end(), left_out), all.end());
    return all;
}

/// The defence with its answers; without answers if it is not to be told.
Defence BattleTree::defence(const Position& position, Move move, unsigned moves,
                            const std::vector<Attack>& threats, unsigned threat_length,
                            SearchThread& thread) {
    const Position after = position.after(move);
    thread.count_node();
    Defence defence{move, in_check(after), false, {}};
    if (search_.reply_reaches_goal(move, after)) {
        return defence;  // the defender obliges sooner than it must
    }
    const unsigned length = shortest_win(after, moves, thread);
    const bool is_short = length < moves && !wishes_.short_variations;
    if (length == 0 || length < threat_length || is_short ||
        (length == threat_length && !meets_threats(after, threats, threat_length, thread))) {
        return defence;
    }
    defence.answers = attacks_winning_in(after, length, thread);
    return defence;
}

/// Whether at least one of the threats no longer succeeds in its time.
bool BattleTree::meets_threats(const Position& position, const std::vector<Attack>& threats,
                               unsigned threat_length, SearchThread& thread) {
    MoveList moves;
    generate_legal(position, moves);
    return std::any_of(threats.begin(), threats.end(), [&](const Attack& threat) {
        const Move* const found = std::find_if(
            moves.begin(), moves.end(), [&](Move move) { return same_move(move, threat.move); });
        return found == moves.end() ||
               search_.attack_succeeds(*found, position.after(*found), threat_length - 1, thread) !=
                   Answer::yes;
    });
}

}  // namespace alicemate
