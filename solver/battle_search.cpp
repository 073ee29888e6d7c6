#include "solver/battle_search.h"

#include "core/check_probe.h"
#include "core/legal_moves.h"
#include "solver/compulsion.h"

#include <algorithm>

namespace alicemate {
namespace {

// With fewer moves left a node takes a fraction of a millisecond.
constexpr unsigned least_to_split = 2;

/// What the table holds of a position with the attacker to move.
struct Bounds {
    unsigned proved = 255;  ///< the least number of moves within which the attacker wins
    unsigned refuted = 0;   ///< the greatest within which it does not
};

Bounds unpack(std::uint64_t data) {
    return {static_cast<unsigned>(data >> 8U & 0xFFU), static_cast<unsigned>(data >> 16U & 0xFFU)};
}

std::uint64_t pack(const Bounds& bounds) {
    const std::uint64_t worth = std::max(bounds.refuted, bounds.proved == 255 ? 0 : bounds.proved);
    return worth | std::uint64_t{bounds.proved} << 8U | std::uint64_t{bounds.refuted} << 16U;
}

void move_to_front(MoveList& moves, Move killer) {
    Move* const found = std::find(moves.begin(), moves.end(), killer);
    if (found != moves.end()) {
        std::rotate(moves.begin(), found, found + 1);
    }
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

BattleSearch::BattleSearch(const Stipulation& stipulation, TranspositionTable& table,
                           WorkSplitter& splitter)
    : goal_(stipulation.goal), play_(stipulation.play), table_(table), splitter_(splitter) {}

bool BattleSearch::worth_splitting(unsigned moves) const {
    return moves >= least_to_split && splitter_.is_parallel();
}

Answer BattleSearch::attacker_wins(const Position& position, unsigned moves, SearchThread& thread) {
    if (moves == 1 && play_ == Play::direct) {
        return can_reach(goal_, position, thread) ? Answer::yes : Answer::no;
    }
    const auto stored = table_.probe(position.key());
    Bounds bounds = stored ? unpack(*stored) : Bounds{};
    if (bounds.proved <= moves) {
        return Answer::yes;
    }
    if (attacker_is_compelled(position, thread)) {
        return Answer::no;
    }
    for (unsigned length = bounds.refuted + 1; length <= moves; ++length) {
        const Answer answer = search_attacks(position, length, thread);
        if (answer == Answer::unknown) {
            return Answer::unknown;
        }
        (answer == Answer::yes ? bounds.proved : bounds.refuted) = length;
        table_.store(position.key(), pack(bounds));
        if (answer == Answer::yes) {
            return Answer::yes;
        }
    }
    return Answer::no;
}

Answer BattleSearch::search_attacks(const Position& position, unsigned moves,
                                    SearchThread& thread) {
    if (moves == 1 && play_ == Play::direct) {
        return can_reach(goal_, position, thread) ? Answer::yes : Answer::no;
    }
    MoveList attacks;
    generate_legal(position, attacks);
    put_checks_first(position, attacks);
    return search_children(attacks, Answer::yes, thread.killers(moves).attack,
                           worth_splitting(moves - 1), thread,
                           [&](Move move, SearchThread& own_thread) {
                               own_thread.count_node();
                               return defender_loses(position.after(move), moves - 1, own_thread);
                           });
}

bool BattleSearch::attacker_is_compelled(const Position& position, SearchThread& thread) const {
    return play_ == Play::reflex && can_reach(goal_, position, thread);
}

bool BattleSearch::defender_is_compelled(const Position& position, SearchThread& thread) const {
    return is_compelled(play_, goal_, position, thread);
}

Answer BattleSearch::defender_loses(const Position& position, unsigned moves,
                                    SearchThread& thread) {
    if (play_ != Play::direct && (moves == 0 || play_ != Play::self)) {
        const bool compelled = defender_is_compelled(position, thread);
        if (compelled || moves == 0) {
            return compelled ? Answer::yes : Answer::no;
        }
    } else if (moves == 0) {
        return is_reached(goal_, position) ? Answer::yes : Answer::no;
    }
    MoveList replies;
    generate_legal(position, replies);
    if (replies.empty()) {
        const bool reached = play_ == Play::direct && in_check(position) == (goal_ == Goal::mate);
        return reached ? Answer::yes : Answer::no;
    }
    put_captures_first(replies);
    return search_children(replies, Answer::no, thread.killers(moves).defence,
                           worth_splitting(moves), thread,
                           [&](Move move, SearchThread& own_thread) {
                               own_thread.count_node();
                               return reply_loses(position.after(move), moves, own_thread);
                           });
}

Answer BattleSearch::reply_loses(const Position& position, unsigned moves, SearchThread& thread) {
    if (play_ == Play::self && is_reached(goal_, position)) {
        return Answer::yes;
    }
    return moves == 0 ? Answer::no : attacker_wins(position, moves, thread);
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
    std::atomic<std::uint32_t> decided_by{0};
    std::atomic<bool> incomplete{false};
    splitter_.for_each(moves.size() - 1, [&](std::size_t i) {
        if (scope.is_cancelled() || thread.monitor().must_abandon()) {
            incomplete.store(true, std::memory_order_relaxed);
            return;
        }
        SearchThread own_thread(thread, scope);
        const Answer answer = child(moves[i + 1], own_thread);
        if (answer == decisive) {
            decided_by.store(static_cast<std::uint32_t>(i + 1), std::memory_order_relaxed);
            scope.cancel();
        } else if (answer == Answer::unknown) {
            incomplete.store(true, std::memory_order_relaxed);
        }
    });
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
