#include "tools/parallel_perft.h"

#include "core/legal_moves.h"
#include "solver/work_splitter.h"
#include "tools/perft_watch.h"

#include <algorithm>
#include <utility>

namespace alicemate {
namespace {

/// The games that begin with some moves.
struct Portion {
    Position position;  ///< after these moves
    std::size_t branch;
    PerftTally tally;
    bool complete = false;
};

/// Below this many half-moves the count goes on without looking up: well under a second even with
/// two hundred moves in each position, and long enough that looking up costs nothing.
constexpr unsigned blind_depth(bool tally) {
    return tally ? 2 : 3;
}

/// Bound of what the recursion over a hundred half-moves uses: a list of moves at each.
constexpr std::size_t stack_per_portion = std::size_t{1} << 20U;

/// Counts one portion.
class PortionCounter {
public:
    PortionCounter(const PerftTask& task, PerftWatch& watch) : task_(task), watch_(watch) {}

    void count(Portion& portion, unsigned depth) const {
        portion.complete = add(portion.position, depth, portion.tally);
        watch_.finish_portion();
    }

private:
    /// False if it had to stop before the end.
    bool add(const Position& position, unsigned depth, PerftTally& tally) const {
        if (watch_.must_stop()) {
            return false;
        }
        if (depth <= blind_depth(task_.tally)) {
            const PerftTally found = count_blindly(position, depth);
            tally += found;
            watch_.add_nodes(found.nodes);
            return true;
        }
        MoveList moves;
        generate_legal(position, moves);
        return std::all_of(moves.begin(), moves.end(),
                           [&](Move move) { return add(position.after(move), depth - 1, tally); });
    }

    [[nodiscard]] PerftTally count_blindly(const Position& position, unsigned depth) const {
        return task_.tally ? perft_tally(position, depth)
                           : PerftTally{.nodes = perft(position, depth)};
    }

    const PerftTask& task_;
    PerftWatch& watch_;
};

std::vector<Portion> children_of(const std::vector<Portion>& portions) {
    std::vector<Portion> children;
    for (const Portion& portion : portions) {
        for (const Move move : sorted_legal_moves(portion.position)) {
            children.push_back({portion.position.after(move), portion.branch, {}});
        }
    }
    return children;
}

/// Cuts the work into enough portions for all threads, whatever their sizes. `depth` receives the
/// half-moves that are left to each.
std::vector<Portion> cut(const Position& position, const PerftTask& task,
                         const std::vector<PerftBranch>& branches, unsigned& depth) {
    std::vector<Portion> portions;
    for (std::size_t i = 0; i < branches.size(); ++i) {
        portions.push_back({position.after(branches[i].move), i, {}});
    }
    depth = task.depth - 1;
    const std::size_t enough = std::size_t{task.threads} * 64;
    while (task.threads > 1 && !portions.empty() && portions.size() < enough &&
           depth > blind_depth(task.tally)) {
        portions = children_of(portions);
        --depth;
    }
    return portions;
}

void count_all(std::vector<Portion>& portions, unsigned depth, const PerftTask& task,
               PerftWatch& watch) {
    watch.set_portions(portions.size());
    const PortionCounter counter(task, watch);
    // Threads are not worth their making when there is nothing but leaves to count.
    if (task.threads == 1 || depth < blind_depth(task.tally)) {
        for (Portion& portion : portions) {
            counter.count(portion, depth);
        }
        return;
    }
    WorkSplitter splitter(task.threads, stack_per_portion);
    splitter.for_each(portions.size(), [&](std::size_t i) { counter.count(portions[i], depth); });
}

std::vector<PerftBranch> branches_of(const Position& position) {
    std::vector<PerftBranch> branches;
    for (const Move move : sorted_legal_moves(position)) {
        branches.push_back({move, {}, true});
    }
    return branches;
}

}  // namespace

PerftCount parallel_perft(const Position& position, const PerftTask& task, const Limits& limits,
                          const SearchControl& control) {
    PerftWatch watch(limits, control);
    PerftCount count;
    if (task.depth == 0) {
        count.total = perft_tally(position, 0);
        return count;
    }
    count.branches = branches_of(position);
    unsigned depth = 0;
    std::vector<Portion> portions = cut(position, task, count.branches, depth);
    count_all(portions, depth, task, watch);
    bool complete = true;
    for (const Portion& portion : portions) {
        PerftBranch& branch = count.branches[portion.branch];
        branch.tally += portion.tally;
        branch.complete = branch.complete && portion.complete;
        count.total += portion.tally;
        complete = complete && portion.complete;
    }
    count.reason = complete ? StopReason::none : watch.reason();
    count.seconds = watch.seconds();
    return count;
}

}  // namespace alicemate
