#include "solver/help_search.h"

#include "core/check.h"
#include "core/legal_moves.h"
#include "solver/compulsion.h"
#include "solver/goal_moves.h"
#include "solver/stalemating_moves.h"

#include <algorithm>
#include <iterator>
#include <numeric>

namespace alicemate {
namespace {

// A node with fewer half-moves to go takes a fraction of a millisecond.
constexpr unsigned least_to_split = 4;

// Who interrupts waits for the answer: sorting and printing so many takes well under a second.
constexpr std::size_t most_when_interrupted = 20000;

/// What the table holds: of lines in so many half-moves, how many are full and how many early.
struct Census {
    unsigned half_moves;
    std::uint64_t full;
    std::uint64_t early;

    static constexpr std::uint64_t most = (std::uint64_t{1} << 24U) - 1;
};

Census unpack(std::uint64_t data) {
    return {static_cast<unsigned>(data >> 8U & 0xFFU), data >> 16U & Census::most,
            data >> 40U & Census::most};
}

std::uint64_t pack(const Census& census) {
    return census.half_moves | std::uint64_t{census.half_moves} << 8U | census.full << 16U |
           census.early << 40U;
}

/// Lines of one position: the first moves that differ decide.
bool comes_before_in_text(const Line& left, const Line& right) {
    const auto [in_left, in_right] =
        std::mismatch(left.begin(), left.end(), right.begin(), right.end());
    if (in_left == left.end() || in_right == right.end()) {
        return left.size() < right.size();
    }
    return comes_before(*in_left, *in_right);
}

bool is_shorter_or_before(const Line& left, const Line& right) {
    return left.size() != right.size() ? left.size() < right.size()
                                       : comes_before_in_text(left, right);
}

/// After a search that was split the lines are in order already, as a rule.
template <typename Before>
void sort_lines(std::vector<Line>& lines, Before before) {
    if (!std::is_sorted(lines.begin(), lines.end(), before)) {
        std::sort(lines.begin(), lines.end(), before);
    }
}

std::vector<std::size_t> places_in_order(const MoveList& moves) {
    std::vector<std::size_t> places(moves.size());
    std::iota(places.begin(), places.end(), std::size_t{0});
    std::sort(places.begin(), places.end(), [&](std::size_t left, std::size_t right) {
        return comes_before(moves[left], moves[right]);
    });
    return places;
}

void move_all(std::vector<Line>& from, std::vector<Line>& to) {
    to.insert(to.end(), std::make_move_iterator(from.begin()), std::make_move_iterator(from.end()));
}

}  // namespace

void FoundLines::append(FoundLines&& other) {
    move_all(other.full, full);
    move_all(other.early, early);
    full_count += other.full_count;
    early_count += other.early_count;
}

void FoundLines::keep_some(std::size_t most) {
    for (std::vector<Line>* const lines : {&full, &early}) {
        if (lines->size() > most) {
            lines->resize(most);
        }
    }
}

void FoundLines::sort() {
    sort_lines(full, comes_before_in_text);
    sort_lines(early, is_shorter_or_before);
}

HelpSearch::HelpSearch(const Stipulation& stipulation, const Rules& rules, const HelpWishes& wishes,
                       TranspositionTable& table, WorkSplitter& splitter)
    : play_(stipulation.play),
      goal_(stipulation.goal),
      exact_(stipulation.exact),
      bound_(stipulation, rules),
      child_(child_search_of(stipulation.play)),
      wishes_(wishes),
      table_(table),
      splitter_(splitter) {}

HelpSearch::ChildSearch HelpSearch::child_search_of(Play play) {
    switch (play) {
        case Play::series: return &HelpSearch::series_child;
        case Play::series_help:
        case Play::series_self:
        case Play::series_reflex: return &HelpSearch::series_and_reply_child;
        case Play::parry_series_help: return &HelpSearch::parry_series_child;
        default: return &HelpSearch::help_child;
    }
}

FoundLines HelpSearch::search(const Position& position, unsigned half_moves, SearchThread& thread) {
    FoundLines found;
    Line path;
    node(position, half_moves, path, found, thread);
    if (thread.monitor().reason() == StopReason::interrupted) {
        found.keep_some(most_when_interrupted);
    }
    found.sort();
    return found;
}

void HelpSearch::node(const Position& position, unsigned half_moves, Line& path, FoundLines& found,
                      SearchThread& thread) {
    if (half_moves == 1) {
        last_moves(position, true, path, found, thread);
        return;
    }
    table_.prefetch(position.key());
    if ((wishes_.prune && !bound_.may_reach_at_sight(position, half_moves)) ||
        recall(position, half_moves, found, thread)) {
        return;
    }
    const std::uint64_t full_before = found.full_count;
    const std::uint64_t early_before = found.early_count;
    const bool hopeless = wishes_.prune && !bound_.may_reach(position, half_moves);
    if (!hopeless && !ends_here(position, half_moves, path, found, thread)) {
        all_children(position, half_moves, path, found, thread);
    }
    const bool whole = !path.empty() || wishes_.first_moves.is_all();
    if (whole && !thread.is_stopping() && !thread.monitor().stopped()) {
        remember(position, half_moves, found.full_count - full_before,
                 found.early_count - early_before);
    }
}

/// Takes the lines that end before the stated length, as far as they show before the moves of the
/// side to move are known. Whether there is nothing else to search.
bool HelpSearch::ends_here(const Position& position, unsigned half_moves, Line& path,
                           FoundLines& found, SearchThread& thread) {
    switch (play_) {
        case Play::help_self:
            return is_last_mover(half_moves) && last_moves(position, false, path, found, thread);
        case Play::help_reflex:
            // Whoever can reach the goal must: the one side as it should, the other to no avail.
            if (!can_reach(goal_, position, thread)) {
                return false;
            }
            if (is_last_mover(half_moves)) {
                goal_moves(position, false, path, found, thread);
            }
            return true;
        case Play::help_reciprocal:
            if (!is_last_mover(half_moves)) {
                reciprocal_ends(position, half_moves == 2, path, found, thread);
            }
            return half_moves == 2;
        case Play::series_reflex: return can_reach(goal_, position, thread);
        case Play::help:
        case Play::series:
            // The moves that reach such a goal are not legal: they are no children.
            if (mates_mover(goal_) && (play_ == Play::series || is_last_mover(half_moves))) {
                goal_moves(position, false, path, found, thread);
            }
            return false;
        default: return false;
    }
}

void HelpSearch::all_children(const Position& position, unsigned half_moves, Line& path,
                              FoundLines& found, SearchThread& thread) {
    const MoveList moves = moves_of(position, path);
    if (moves.empty() && play_ == Play::help && !is_last_mover(half_moves) && !path.empty() &&
        is_reached_by_immobility(goal_, position)) {
        take(path, false, found, thread);
        return;
    }
    if (half_moves >= least_to_split && splitter_.is_parallel()) {
        split_children(position, moves, half_moves, path, found, thread);
        return;
    }
    for (const Move move : moves) {
        (this->*child_)(position, move, half_moves, path, found, thread);
        if (thread.is_stopping()) {
            return;
        }
    }
}

/// The moves to be searched: as a rule all.
MoveList HelpSearch::moves_of(const Position& position, const Line& path) const {
    MoveList moves;
    generate_legal(position, moves);
    if (path.empty() && !wishes_.first_moves.is_all()) {
        wishes_.first_moves.restrict(moves);
    } else if (wishes_.in_order) {
        moves.sort();
    }
    return moves;
}

void HelpSearch::split_children(const Position& position, const MoveList& moves,
                                unsigned half_moves, const Line& path, FoundLines& found,
                                SearchThread& thread) {
    std::vector<FoundLines> pieces(moves.size());
    splitter_.for_each(moves.size(), [&](std::size_t i) {
        if (!thread.monitor().must_abandon()) {
            SearchThread own_thread(thread.monitor(), thread.scope());
            Line own_path = path;
            (this->*child_)(position, moves[i], half_moves, own_path, pieces[i], own_thread);
            if (half_moves == least_to_split) {
                pieces[i].sort();  // here, for all threads to share in it; longer ones are in order
            }
        }
    });
    for (const std::size_t i : places_in_order(moves)) {
        found.append(std::move(pieces[i]));
    }
}

/// Both sides in turn. That the next side cannot move, as some goals ask, is seen at its turn;
/// other goals are looked for here, and most of them end the play.
void HelpSearch::help_child(const Position& position, Move move, unsigned half_moves, Line& path,
                            FoundLines& found, SearchThread& thread) {
    thread.count_node();
    const Position after = position.after(move);
    path.push_back(move);
    const bool early = play_ == Play::help && is_last_mover(half_moves) && !is_immobility(goal_) &&
                       is_reached(goal_, move, after);
    if (early) {
        take(path, false, found, thread);
    }
    if (!early || immobilises(goal_)) {
        node(after, half_moves - 1, path, found, thread);
    }
    path.pop_back();
}

/// One side alone: no check but with the last move; a stalemate may be passed through.
void HelpSearch::series_child(const Position& position, Move move, unsigned half_moves, Line& path,
                              FoundLines& found, SearchThread& thread) {
    thread.count_node();
    const Position after = position.after(move);
    path.push_back(move);
    const bool reached = is_reached(goal_, move, after);
    if (reached) {
        take(path, false, found, thread);
    }
    if (!in_check(after) && (!reached || immobilises(goal_))) {
        node(after.with_turn_passed(), half_moves - 1, path, found, thread);
    }
    path.pop_back();
}

/// One side alone, then one move of the other, which ends the play where it is compelled. Only the
/// last move of the series may check.
void HelpSearch::series_and_reply_child(const Position& position, Move move, unsigned half_moves,
                                        Line& path, FoundLines& found, SearchThread& thread) {
    thread.count_node();
    const Position after = position.after(move);
    path.push_back(move);
    const bool ended = last_moves(after, half_moves == 2, path, found, thread);
    if (half_moves > 2 && !ended && !in_check(after)) {
        node(after.with_turn_passed(), half_moves - 1, path, found, thread);
    }
    path.pop_back();
}

/// One side alone, but the other parries each check with any move; in the end it reaches the goal.
void HelpSearch::parry_series_child(const Position& position, Move move, unsigned half_moves,
                                    Line& path, FoundLines& found, SearchThread& thread) {
    thread.count_node();
    const Position after = position.after(move);
    path.push_back(move);
    last_moves(after, half_moves == 2, path, found, thread);
    if (half_moves > 2) {
        if (in_check(after)) {
            parries(after, half_moves - 1, path, found, thread);
        } else {
            node(after.with_turn_passed(), half_moves - 1, path, found, thread);
        }
    }
    path.pop_back();
}

void HelpSearch::parries(const Position& position, unsigned half_moves, Line& path,
                         FoundLines& found, SearchThread& thread) {
    for (const Move parry : moves_of(position, path)) {
        thread.count_node();
        path.push_back(parry);
        node(position.after(parry), half_moves, path, found, thread);
        path.pop_back();
        if (thread.is_stopping()) {
            return;
        }
    }
}

/// The side to move could reach the goal itself, and can help the other to: both are told, or
/// neither.
void HelpSearch::reciprocal_ends(const Position& position, bool full, Line& path, FoundLines& found,
                                 SearchThread& thread) {
    if (!can_reach(goal_, position, thread)) {
        return;
    }
    const std::uint64_t before = found.count();
    for (const Move move : moves_of(position, path)) {
        thread.count_node();
        path.push_back(move);
        goal_moves(position.after(move), full, path, found, thread);
        path.pop_back();
    }
    if (found.count() > before) {
        goal_moves(position, full, path, found, thread);
    }
}

/// The moves that reach the goal; in self play only if there is no other move. Whether the side to
/// move was compelled, so that play ends here.
bool HelpSearch::last_moves(const Position& position, bool full, Line& path, FoundLines& found,
                            SearchThread& thread) {
    if (wishes_.prune && !bound_.may_reach_at_sight(position, 1)) {
        return false;
    }
    const bool compelled = is_compelled(play_, goal_, position, thread);
    const bool willing = play_ != Play::help_self && play_ != Play::series_self;
    if (willing || compelled) {
        goal_moves(position, full, path, found, thread);
    }
    return compelled;
}

void HelpSearch::goal_moves(const Position& position, bool full, Line& path, FoundLines& found,
                            SearchThread& thread) {
    MoveList candidates;
    generate_candidates(goal_, position, candidates);
    if (path.empty() && !wishes_.first_moves.is_all()) {
        const MoveList wanted = moves_of(position, path);
        candidates.remove_if([&](Move move) {
            return std::find(wanted.begin(), wanted.end(), move) == wanted.end();
        });
    }
    if (wishes_.in_order) {
        candidates.sort();
    }
    if (wishes_.prune && goal_ == Goal::stalemate) {
        const StalematingMoves stalemating(position);
        candidates.remove_if([&](Move move) { return !stalemating.may_stalemate(move); });
    }
    for (const Move move : candidates) {
        thread.count_node();
        if (is_reached_by_candidate(goal_, move, position.after(move))) {
            path.push_back(move);
            take(path, full, found, thread);
            path.pop_back();
        }
    }
}

void HelpSearch::take(const Line& path, bool full, FoundLines& found, SearchThread& thread) const {
    if (wishes_.in_order && thread.monitor().must_abandon()) {
        return;  // there are enough
    }
    if (exact_ && !full) {
        return;
    }
    if (wishes_.keep_lines) {
        (full ? found.full : found.early).push_back(path);
    }
    ++(full ? found.full_count : found.early_count);
    if (wishes_.count_as_solutions) {
        thread.monitor().add_solutions(1);
    }
}

bool HelpSearch::recall(const Position& position, unsigned half_moves, FoundLines& found,
                        SearchThread& thread) const {
    const auto stored = table_.probe(position.key());
    if (!stored) {
        return false;
    }
    const Census census = unpack(*stored);
    if (census.full + census.early == 0) {
        return exact_ ? census.half_moves == half_moves : census.half_moves >= half_moves;
    }
    if (wishes_.keep_lines || wishes_.in_order || census.half_moves != half_moves) {
        return false;
    }
    found.full_count += census.full;
    found.early_count += census.early;
    if (wishes_.count_as_solutions) {
        thread.monitor().add_solutions(census.full + census.early);
    }
    return true;
}

void HelpSearch::remember(const Position& position, unsigned half_moves, std::uint64_t full,
                          std::uint64_t early) {
    const bool exhausted = full + early == 0;
    if (exhausted || (!wishes_.keep_lines && full <= Census::most && early <= Census::most)) {
        table_.store(position.key(), pack({half_moves, full, early}));
    }
}

}  // namespace alicemate
