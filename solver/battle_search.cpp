#include "solver/battle_search.h"

#include "core/check_probe.h"
#include "core/legal_moves.h"
#include "solver/compulsion.h"
#include "solver/goal_moves.h"
#include "solver/move_order.h"

#include <algorithm>

namespace alicemate {
namespace {

// With fewer moves left a node takes a fraction of a millisecond.
constexpr unsigned least_to_split = 2;

WinBounds unpack(std::uint64_t data) {
    return {static_cast<unsigned>(data >> 8U & 0xFFU), static_cast<unsigned>(data >> 16U & 0xFFU)};
}

std::uint64_t pack(const WinBounds& bounds) {
    const std::uint64_t worth =
        std::max(bounds.refuted, bounds.proved == WinBounds::not_proved ? 0 : bounds.proved);
    return worth | std::uint64_t{bounds.proved} << 8U | std::uint64_t{bounds.refuted} << 16U;
}

/// Checks first: they leave the fewest replies.
void put_checks_first(const Position& position, MoveList& moves) {
    const CheckProbe probe(position);
    std::partition(moves.begin(), moves.end(), [&](Move move) { return probe.gives_check(move); });
}

/// Captures first: they most often take what would have mated.
void put_captures_first(MoveList& moves) {
    std::partition(moves.begin(), moves.end(), [](Move move) { return move.is_capture(); });
}

}  // namespace

BattleSearch::BattleSearch(const Stipulation& stipulation, const BattleRestrictions& restrictions,
                           TranspositionTable& table, WorkSplitter& splitter)
    : stipulation_(stipulation), restrictions_(restrictions), table_(table), splitter_(splitter) {}

bool BattleSearch::worth_splitting(unsigned moves) const {
    return moves >= least_to_split && splitter_.is_parallel();
}

/// What is remembered of a position holds for the length in exact play, and for what the line of
/// play may still grant where non-trivial defences are counted.
Key BattleSearch::key_of(const Position& position, unsigned moves,
                         const SearchThread& thread) const {
    Key key = position.key();
    if (stipulation_.exact) {
        key ^= circumstance_key(moves);
    }
    if (restrictions_.non_trivial) {
        constexpr unsigned behind_the_lengths = 2 * Stipulation::max_half_moves;
        key ^=
            circumstance_key(behind_the_lengths + static_cast<unsigned>(thread.extra_defences()));
    }
    return key;
}

Answer BattleSearch::attacker_wins(const Position& position, unsigned moves, SearchThread& thread) {
    const bool simple = stipulation_.play == Play::direct || is_parry_series();
    if (moves == 1 && simple) {
        return can_reach(stipulation_.goal, position, thread) ? Answer::yes : Answer::no;
    }
    const Key key = key_of(position, moves, thread);
    const auto stored = table_.probe(key);
    WinBounds bounds = stored ? unpack(*stored) : WinBounds{};
    if (bounds.proved <= moves) {
        return Answer::yes;
    }
    if (attacker_is_compelled(position, thread)) {
        return Answer::no;
    }
    const unsigned shortest = stipulation_.exact ? moves : 1;
    for (unsigned length = std::max(shortest, bounds.refuted + 1); length <= moves; ++length) {
        const Answer answer = search_attacks(position, length, thread);
        if (answer == Answer::unknown) {
            return Answer::unknown;
        }
        (answer == Answer::yes ? bounds.proved : bounds.refuted) = length;
        table_.store(key, pack(bounds));
        if (answer == Answer::yes) {
            return Answer::yes;
        }
    }
    return Answer::no;
}

WinBounds BattleSearch::known(const Position& position) const {
    const auto stored = table_.probe(position.key());
    return stored ? unpack(*stored) : WinBounds{};
}

void BattleSearch::learn(const Position& position, const WinBounds& bounds) {
    WinBounds all = known(position);
    all.proved = std::min(all.proved, bounds.proved);
    all.refuted = std::max(all.refuted, bounds.refuted);
    table_.store(position.key(), pack(all));
}

Answer BattleSearch::search_attacks(const Position& position, unsigned moves,
                                    SearchThread& thread) {
    if (moves == 1 && !goal_is_defenders()) {
        return can_reach(stipulation_.goal, position, thread) ? Answer::yes : Answer::no;
    }
    MoveList attacks;
    generate_legal(position, attacks);
    put_checks_first(position, attacks);
    return search_children(
        attacks, Answer::yes, thread.killers(moves).attack, worth_splitting(moves - 1), thread,
        [&](Move move, SearchThread& own_thread) {
            own_thread.count_node();
            return attack_succeeds(move, position.after(move), moves - 1, own_thread);
        });
}

bool BattleSearch::attacker_is_compelled(const Position& position, SearchThread& thread) const {
    return stipulation_.play == Play::reflex && can_reach(stipulation_.goal, position, thread);
}

bool BattleSearch::defender_is_compelled(const Position& position, SearchThread& thread) const {
    return is_compelled(stipulation_.play, stipulation_.goal, position, thread);
}

MoveList BattleSearch::sorted_attacks(const Position& position) const {
    return goal_is_defenders() ? sorted_legal_moves(position)
                               : sorted_moves_towards(stipulation_.goal, position);
}

bool BattleSearch::attack_reaches_goal(Move move, const Position& after, unsigned moves) const {
    return !goal_is_defenders() && (moves == 0 || !stipulation_.exact) &&
           is_reached(stipulation_.goal, move, after);
}

bool BattleSearch::reply_reaches_goal(Move move, const Position& after) const {
    return stipulation_.play == Play::self && is_reached(stipulation_.goal, move, after);
}

Answer BattleSearch::attack_succeeds(Move move, const Position& after, unsigned moves,
                                     SearchThread& thread) {
    // That the defender cannot move shows anyway when its replies are generated.
    const bool shows_later = moves > 0 && is_immobility(stipulation_.goal) && !is_parry_series();
    if (!shows_later && attack_reaches_goal(move, after, moves)) {
        return Answer::yes;
    }
    return moves == 0 && !goal_is_defenders() ? Answer::no : defender_loses(after, moves, thread);
}

Answer BattleSearch::defender_loses(const Position& position, unsigned moves,
                                    SearchThread& thread) {
    // In exact play the defender is obliged at its last move only.
    const bool may_be_obliged = stipulation_.play != Play::self && !stipulation_.exact;
    if (goal_is_defenders() && (moves == 0 || may_be_obliged)) {
        const bool compelled = defender_is_compelled(position, thread);
        if (compelled || moves == 0) {
            return compelled ? Answer::yes : Answer::no;
        }
    }
    if (is_parry_series() && !in_check(position)) {
        return attacker_wins(position.with_turn_passed(), moves, thread);
    }
    MoveList replies;
    generate_legal(position, replies);
    if (replies.empty()) {
        return is_won_by_immobility(position, thread) ? Answer::yes : Answer::no;
    }
    return restrictions_.any() ? search_restricted(replies, position, moves, thread)
                               : search_replies(replies, position, moves, thread);
}

/// Whether it is the attacker's success that the defender, who is to move, has no legal move.
bool BattleSearch::is_won_by_immobility(const Position& position, SearchThread& thread) const {
    if (stipulation_.exact) {
        return false;
    }
    if (goal_is_defenders()) {
        return mates_mover(stipulation_.goal) && can_reach(stipulation_.goal, position, thread);
    }
    return is_reached_by_immobility(stipulation_.goal, position);
}

Answer BattleSearch::search_replies(MoveList& replies, const Position& position, unsigned moves,
                                    SearchThread& thread) {
    put_captures_first(replies);
    return search_children(replies, Answer::no, thread.killers(moves).defence,
                           worth_splitting(moves), thread,
                           [&](Move move, SearchThread& own_thread) {
                               own_thread.count_node();
                               return reply_loses(move, position.after(move), moves, own_thread);
                           });
}

Answer BattleSearch::search_restricted(MoveList& replies, const Position& position, unsigned moves,
                                       SearchThread& thread) {
    const Answer kept = keeps_restrictions(replies, position, moves, thread);
    if (kept != Answer::yes) {
        return kept;
    }
    const DefenceCharge charge(*this, position, moves, thread);
    if (!charge.is_granted()) {
        return thread.is_stopping() ? Answer::unknown : Answer::no;
    }
    return search_replies(replies, position, moves, thread);
}

/// Whether the attacker, who has just moved, has left few enough flights and threatens enough.
Answer BattleSearch::keeps_restrictions(const MoveList& replies, const Position& position,
                                        unsigned moves, SearchThread& thread) {
    if (restrictions_.max_flights && moves > 0) {
        const auto flights = std::count_if(replies.begin(), replies.end(), [](Move move) {
            return move.piece() == PieceType::king;
        });
        if (static_cast<unsigned>(flights) > *restrictions_.max_flights) {
            return Answer::no;
        }
    }
    if (restrictions_.max_threat && moves >= *restrictions_.max_threat && !in_check(position)) {
        return attacker_wins(position.with_turn_passed(), *restrictions_.max_threat, thread);
    }
    return Answer::yes;
}

BattleSearch::DefenceCharge::DefenceCharge(BattleSearch& search, const Position& position,
                                           unsigned moves, SearchThread& thread)
    : thread_(thread) {
    const auto& non_trivial = search.restrictions_.non_trivial;
    if (!non_trivial || moves <= non_trivial->trivial_moves) {
        return;
    }
    const int most = static_cast<int>(non_trivial->extra) - thread.extra_defences() + 1;
    const unsigned length = non_trivial->trivial_moves + (search.goal_is_defenders() ? 0 : 1);
    MoveList replies;
    generate_legal(position, replies);
    int count = 0;
    for (const Move reply : replies) {
        thread.count_node();
        if (search.reply_loses(reply, position.after(reply), length, thread) != Answer::yes &&
            ++count > most) {
            granted_ = false;
            return;
        }
    }
    charged_ = count - 1;
    thread.add_extra_defences(charged_);
}

Answer BattleSearch::reply_loses(Move move, const Position& after, unsigned moves,
                                 SearchThread& thread) {
    if (reply_reaches_goal(move, after)) {
        return moves > 0 && stipulation_.exact ? Answer::no : Answer::yes;
    }
    return moves == 0 ? Answer::no : attacker_wins(after, moves, thread);
}

/// Searches the children until one gives the decisive answer; the move that did is the next
/// sibling's first. `child` maps a move and a thread's state to an answer.
template <typename Child>
Answer BattleSearch::search_children(MoveList& moves, Answer decisive, Move& killer, bool split,
                                     SearchThread& thread, Child child) {
    move_to_front(moves, killer);
    // The first child is searched before the others are spread: it is the likeliest to decide.
    const std::size_t in_order = split ? std::min<std::size_t>(1, moves.size()) : moves.size();
    for (std::size_t i = 0; i < in_order; ++i) {
        const Answer answer = child(moves[i], thread);
        if (answer == decisive) {
            killer = moves[i];
            return answer;
        }
        if (answer == Answer::unknown || thread.is_stopping()) {
            return Answer::unknown;
        }
    }
    if (in_order < moves.size()) {
        return split_children(moves, decisive, killer, thread, child);
    }
    return decisive == Answer::yes ? Answer::no : Answer::yes;
}

/// The same for all children but the first, spread over the threads.
template <typename Child>
Answer BattleSearch::split_children(const MoveList& moves, Answer decisive, Move& killer,
                                    SearchThread& thread, Child child) {
    CancelScope scope(thread.scope());
    KillerRelay killers(thread.killers());
    std::atomic<std::uint32_t> decided_by{0};
    std::atomic<bool> incomplete{false};
    splitter_.for_each(moves.size() - 1, [&](std::size_t i) {
        if (scope.is_cancelled() || thread.monitor().must_abandon()) {
            incomplete.store(true, std::memory_order_relaxed);
            return;
        }
        SearchThread own_thread(thread, &scope);
        own_thread.set_killers(killers.take());
        const Answer answer = child(moves[i + 1], own_thread);
        killers.hand_on(own_thread.killers());
        if (answer == decisive) {
            decided_by.store(static_cast<std::uint32_t>(i + 1), std::memory_order_relaxed);
            scope.cancel();
        } else if (answer == Answer::unknown) {
            incomplete.store(true, std::memory_order_relaxed);
        }
    });
    thread.set_killers(killers.take());
    if (const std::uint32_t i = decided_by.load(std::memory_order_relaxed); i > 0) {
        killer = moves[i];
        return decisive;
    }
    if (incomplete.load(std::memory_order_relaxed)) {
        return Answer::unknown;
    }
    return decisive == Answer::yes ? Answer::no : Answer::yes;
}

}  // namespace alicemate
