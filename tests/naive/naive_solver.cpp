// Battle play.

#include "tests/naive/naive_solver.h"

#include <algorithm>

namespace alicemate::naive {
namespace {

/// One kind of battle: what is fought for, and who gives it.
struct Battle {
    Goal goal;
    BattleOptions options;
    bool self = false;  ///< the defender's reply must reach the goal, against the attacker
    bool defender_obliged = false;  ///< it must reach the goal when it can
    bool attacker_obliged = false;  ///< so must the attacker, which then fails
};

bool attacker_wins(const State& state, Battle battle, int moves);

/// Whether a move that reaches the goal now, with so many moves of the attacker still to come, is
/// in time.
bool is_in_time(Battle battle, int moves_left) {
    return !battle.options.exact || moves_left == 0;
}

/// Whether the attacker may reach the goal itself by its next move.
bool attacker_may_reach(Battle battle, int moves_left) {
    return (!battle.self || battle.options.quodlibet) && is_in_time(battle, moves_left);
}

/// The moves that reach the goal without being legal otherwise.
std::vector<Successor> illegal_goal_moves(const State& state, Battle battle) {
    return reaches_into_check(battle.goal) ? reaching_moves(state, battle.goal)
                                           : std::vector<Successor>{};
}

/// Whether the defender's reaching the goal sooner than it should is no more than a move. It is a
/// refutation in self play; an obliged defender is obliged in time only.
bool early_goal_is_ignored(Battle battle, int moves_left) {
    return battle.defender_obliged && !is_in_time(battle, moves_left);
}

/// What the defender may reply, illegal moves included if they reach the goal.
std::vector<Successor> replies_to(const State& state, Battle battle, int moves_left) {
    std::vector<Successor> replies = successors(state);
    if (battle.self && !early_goal_is_ignored(battle, moves_left)) {
        const std::vector<Successor> more = illegal_goal_moves(state, battle);
        replies.insert(replies.end(), more.begin(), more.end());
    }
    return replies;
}

/// Whether the attacker, whose move has led to `state`, succeeds after this reply.
bool survives(const State& state, const Successor& reply, Battle battle, int moves_left) {
    const bool counts = battle.self && !early_goal_is_ignored(battle, moves_left);
    if (counts && is_reached(state, reply, battle.goal))
        return is_in_time(battle, moves_left);
    return attacker_wins(reply.state, battle, moves_left);
}

/// Whether the attacker's move to `state` was good enough, with so many moves still to come, given
/// that it has not reached the goal.
bool succeeds(const State& state, Battle battle, int moves_left) {
    const bool in_time = is_in_time(battle, moves_left);
    if (battle.defender_obliged && in_time && can_reach_at_once(state, battle.goal))
        return true;
    // A direct attacker out of moves has lost; a self attacker may still be mated by the reply.
    if (!battle.self && moves_left == 0)
        return false;
    const std::vector<Successor> replies = replies_to(state, battle, moves_left);
    return !replies.empty() &&
           std::all_of(replies.begin(), replies.end(), [&](const Successor& reply) {
               return survives(state, reply, battle, moves_left);
           });
}

bool is_key(const State& state, const Successor& attempt, Battle battle, int moves_left) {
    if (attacker_may_reach(battle, moves_left) && is_reached(state, attempt, battle.goal))
        return true;
    return succeeds(attempt.state, battle, moves_left);
}

bool attacker_wins(const State& state, Battle battle, int moves) {
    if (moves <= 0)
        return false;
    if (battle.attacker_obliged && can_reach_at_once(state, battle.goal))
        return false;
    if (attacker_may_reach(battle, moves - 1) && !illegal_goal_moves(state, battle).empty())
        return true;
    const std::vector<Successor> attempts = successors(state);
    return std::any_of(attempts.begin(), attempts.end(), [&](const Successor& attempt) {
        return is_key(state, attempt, battle, moves - 1);
    });
}

FailingMove why_it_fails(const Successor& attempt, Battle battle, int moves_left) {
    FailingMove failing;
    failing.move = attempt.move;
    const std::vector<Successor> replies = replies_to(attempt.state, battle, moves_left);
    failing.leaves_no_reply = replies.empty();
    for (const Successor& reply : replies) {
        if (!survives(attempt.state, reply, battle, moves_left))
            failing.refutations.push_back(reply.move);
    }
    return failing;
}

BattleResult solve_battle(const State& state, Battle battle, int moves) {
    BattleResult result;
    if (battle.attacker_obliged && can_reach_at_once(state, battle.goal))
        return result;
    for (const Successor& attempt : successors(state)) {
        if (is_key(state, attempt, battle, moves - 1)) {
            result.keys.push_back(attempt.move);
        } else {
            result.failing.push_back(why_it_fails(attempt, battle, moves - 1));
        }
    }
    if (attacker_may_reach(battle, moves - 1)) {
        for (const Successor& move : illegal_goal_moves(state, battle))
            result.keys.push_back(move.move);
        std::sort(result.keys.begin(), result.keys.end());
    }
    return result;
}

}  // namespace

BattleResult solve_direct(const State& state, Goal goal, int moves, BattleOptions options) {
    return solve_battle(state, {.goal = goal, .options = options}, moves);
}

BattleResult solve_self(const State& state, Goal goal, int moves, BattleOptions options) {
    return solve_battle(state, {.goal = goal, .options = options, .self = true}, moves);
}

BattleResult solve_reflex(const State& state, Goal goal, int moves, bool both_obliged,
                          BattleOptions options) {
    return solve_battle(state,
                        {.goal = goal,
                         .options = options,
                         .self = true,
                         .defender_obliged = true,
                         .attacker_obliged = both_obliged},
                        moves);
}

}  // namespace alicemate::naive
