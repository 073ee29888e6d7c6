#pragma once

#include "core/move_list.h"
#include "core/position.h"
#include "solver/first_move_range.h"
#include "solver/help_bound.h"
#include "solver/search_thread.h"
#include "solver/solution.h"
#include "solver/stipulation.h"
#include "solver/transposition_table.h"
#include "solver/work_splitter.h"

namespace alicemate {

/// Lines of the stated length, and early ones that reach the goal sooner.
struct FoundLines {
    std::vector<Line> full;
    std::vector<Line> early;
    std::uint64_t full_count = 0;
    std::uint64_t early_count = 0;

    [[nodiscard]] std::uint64_t count() const { return full_count + early_count; }
    /// Takes over what another piece of the same work found.
    void append(FoundLines&& other);
    /// Drops lines, not counts, beyond so many of either kind.
    void keep_some(std::size_t most);
    /// Puts full lines into move order; early ones by length, then into move order.
    void sort();
};

/// What a help search is to do besides finding.
struct HelpWishes {
    bool keep_lines = true;          ///< lines are wanted besides their counts
    bool count_as_solutions = true;  ///< for the limit and the observer
    /// Lines are to be found in move order, so that a limit cuts the list where it says; needs a
    /// splitter with one thread.
    bool in_order = false;
    FirstMoveRange first_moves;  ///< other lines are not searched
    bool prune = true;           ///< what HelpBound proves hopeless is not searched; for tests
};

/// Finds all lines of help and series play: depth-first, remembering the positions from which no
/// line leads to the goal in so many half-moves (and, where only counts are wanted, how many do).
/// One object serves all threads of a search.
class HelpSearch {
public:
    HelpSearch(const Stipulation& stipulation, const Rules& rules, const HelpWishes& wishes,
               TranspositionTable& table, WorkSplitter& splitter);

    /// All lines of the stipulated play from the position in `half_moves` half-moves (from 1) and,
    /// early, sooner; sorted. When the thread is told to stop, those found by then, of which after
    /// an interruption some thousands are kept.
    FoundLines search(const Position& position, unsigned half_moves, SearchThread& thread);

private:
    using ChildSearch = void (HelpSearch::*)(const Position&, Move, unsigned, Line&, FoundLines&,
                                             SearchThread&);

    static ChildSearch child_search_of(Play play);

    void node(const Position& position, unsigned half_moves, Line& path, FoundLines& found,
              SearchThread& thread);
    bool ends_here(const Position& position, unsigned half_moves, Line& path, FoundLines& found,
                   SearchThread& thread);
    void all_children(const Position& position, unsigned half_moves, Line& path, FoundLines& found,
                      SearchThread& thread);
    [[nodiscard]] MoveList moves_of(const Position& position, const Line& path) const;
    void split_children(const Position& position, const MoveList& moves, unsigned half_moves,
                        const Line& path, FoundLines& found, SearchThread& thread);
    void help_child(const Position& position, Move move, unsigned half_moves, Line& path,
                    FoundLines& found, SearchThread& thread);
    void series_child(const Position& position, Move move, unsigned half_moves, Line& path,
                      FoundLines& found, SearchThread& thread);
    void series_and_reply_child(const Position& position, Move move, unsigned half_moves,
                                Line& path, FoundLines& found, SearchThread& thread);
    void parry_series_child(const Position& position, Move move, unsigned half_moves, Line& path,
                            FoundLines& found, SearchThread& thread);
    void parries(const Position& position, unsigned half_moves, Line& path, FoundLines& found,
                 SearchThread& thread);
    void reciprocal_ends(const Position& position, bool full, Line& path, FoundLines& found,
                         SearchThread& thread);
    bool last_moves(const Position& position, bool full, Line& path, FoundLines& found,
                    SearchThread& thread);
    void goal_moves(const Position& position, bool full, Line& path, FoundLines& found,
                    SearchThread& thread);
    void take(const Line& path, bool full, FoundLines& found, SearchThread& thread) const;

    bool recall(const Position& position, unsigned half_moves, FoundLines& found,
                SearchThread& thread) const;
    void remember(const Position& position, unsigned half_moves, std::uint64_t full,
                  std::uint64_t early);

    [[nodiscard]] bool is_last_mover(unsigned half_moves) const { return half_moves % 2 != 0; }

    Play play_;
    Goal goal_;
    bool exact_;
    HelpBound bound_;
    ChildSearch child_;
    HelpWishes wishes_;
    TranspositionTable& table_;
    WorkSplitter& splitter_;
};

}  // namespace alicemate
