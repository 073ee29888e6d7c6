#include "solver/solve.h"

#include "core/check.h"
#include "core/legal_moves.h"
#include "solver/battle_proof_source.h"
#include "solver/battle_tree.h"
#include "solver/help_search.h"

#include <algorithm>

namespace alicemate {
namespace {

// Two frames of the recursion with their move lists, and the frames between them, in the worst
// case; a stack level of the splitter may hold a whole descent.
constexpr std::size_t stack_per_half_move = std::size_t{12} << 10U;

/// One run: what its searches share.
class Run {
public:
    Run(const Position& position, const Stipulation& stipulation, const SolveOptions& options,
        const SearchControl& control)
        : position_(position),
          stipulation_(stipulation),
          options_(options),
          monitor_(options.limits, control),
          table_(options.hash_bytes),
          threads_(options.limits.solutions ? 1 : options.threads),
          splitter_(threads_, stack_per_half_move * (stipulation.half_moves + 2), options.alone) {}

    Solution solve() {
        Solution solution;
        if (is_battle(stipulation_.play)) {
            solution.play = battle();
        } else {
            solution.play = help();
        }
        solution.reason = monitor_.reason();
        solution.outcome = solution.reason == StopReason::none ? Outcome::solved : Outcome::unknown;
        solution.stats = {monitor_.nodes(), monitor_.seconds(), threads_, table_.bytes()};
        return solution;
    }

    Certification certify(std::span<const CertificateClaim> claims, CertificateSink& sink,
                          std::size_t memory);

private:
    BattleSolution battle();
    HelpSolution help();
    std::vector<Line> set_lines(HelpWishes wishes, std::uint64_t& count);
    MoveList first_moves_of(const BattleSearch& search);
    std::optional<FirstMove> judge(BattleSearch& search, Move move);
    std::optional<std::vector<Move>> refutations(BattleSearch& search, const Position& after,
                                                 std::size_t most, SearchThread& thread);
    FirstMove post_key_play(BattleSearch& search);
    void add_variations(BattleSearch& search, BattleSolution& solution);
    [[nodiscard]] BattleTree tree_of(BattleSearch& search) {
        return {search, splitter_, {options_.threats, options_.short_variations}};
    }

    /// Own moves of the attacker.
    [[nodiscard]] unsigned moves() const { return (stipulation_.half_moves + 1) / 2; }

    const Position& position_;
    const Stipulation& stipulation_;
    const SolveOptions& options_;
    SearchMonitor monitor_;
    TranspositionTable table_;
    unsigned threads_;  ///< one, if the search is to end with a certain solution: the order counts
    WorkSplitter splitter_;
};

BattleSolution Run::battle() {
    BattleSearch search(stipulation_, options_.restrictions, table_, splitter_);
    if (options_.post_key) {
        BattleSolution solution;
        solution.post_key = post_key_play(search);
        return solution;
    }
    const MoveList first_moves = first_moves_of(search);
    monitor_.expect_first_moves(static_cast<unsigned>(first_moves.size()));
    std::vector<std::optional<FirstMove>> judged(first_moves.size());
    splitter_.for_each(first_moves.size(), [&](std::size_t i) {
        if (!monitor_.must_abandon()) {
            judged[i] = judge(search, first_moves[i]);
            monitor_.finish_first_move();
        }
    });
    BattleSolution solution;
    for (std::optional<FirstMove>& first_move : judged) {
        if (first_move) {
            (first_move->refutations.empty() ? solution.keys : solution.tries)
                .push_back(std::move(*first_move));
        }
    }
    for (const FirstMove& key : solution.keys) {
        solution.shortest =
            solution.shortest == 0 ? key.moves : std::min(solution.shortest, key.moves);
    }
    add_variations(search, solution);
    return solution;
}

/// All that are wanted; none if the attacker of reflex play would have to reach the goal itself.
MoveList Run::first_moves_of(const BattleSearch& search) {
    SearchThread thread(monitor_);
    if (search.attacker_is_compelled(position_, thread)) {
        return {};
    }
    MoveList moves = search.sorted_attacks(position_);
    options_.first_moves.restrict(moves);
    return moves;
}

/// The first move as key, or as try if it has few enough refutations; otherwise nothing.
std::optional<FirstMove> Run::judge(BattleSearch& search, Move move) {
    SearchThread thread(monitor_);
    const Position after = position_.after(move);
    thread.count_node();
    FirstMove first_move;
    first_move.attack.move = move;
    first_move.attack.gives_check = in_check(after);
    const unsigned least = stipulation_.exact ? moves() : 1;
    first_move.attack.reaches_goal = search.attack_reaches_goal(move, after, least - 1);
    for (unsigned length = least; length <= moves(); ++length) {
        const Answer answer = search.attack_succeeds(move, after, length - 1, thread);
        if (answer == Answer::unknown) {
            return std::nullopt;
        }
        if (answer == Answer::yes) {
            first_move.moves = length;
            monitor_.add_solutions(1);
            return first_move;
        }
    }
    if (options_.try_refutations == 0 || stipulation_.half_moves == 1) {
        return std::nullopt;
    }
    auto refuting = refutations(search, after, options_.try_refutations, thread);
    if (!refuting || refuting->empty()) {
        return std::nullopt;
    }
    first_move.refutations = std::move(*refuting);
    return first_move;
}

/// All refutations of a move that fails, unless there are more than so many. A move that leaves the
/// defender without a reply has none.
std::optional<std::vector<Move>> Run::refutations(BattleSearch& search, const Position& after,
                                                  std::size_t most, SearchThread& thread) {
    const BattleSearch::DefenceCharge charge(search, after, moves() - 1, thread);
    std::vector<Move> refuting;
    for (const Move reply : sorted_legal_moves(after)) {
        thread.count_node();
        const Answer answer = search.reply_loses(reply, after.after(reply), moves() - 1, thread);
        if (answer == Answer::no) {
            refuting.push_back(reply);
        }
        if (answer == Answer::unknown || refuting.size() > most) {
            return std::nullopt;
        }
    }
    return refuting;
}

/// The diagram is what a first move has led to.
FirstMove Run::post_key_play(BattleSearch& search) {
    SearchThread thread(monitor_);
    FirstMove played;
    for (unsigned length = 1; length <= moves() && played.moves == 0; ++length) {
        if (search.defender_loses(position_, length - 1, thread) == Answer::yes) {
            played.moves = length;
        }
    }
    if (played.moves == 0) {
        played.refutations = refutations(search, position_, MoveList::capacity, thread)
                                 .value_or(std::vector<Move>());
    } else {
        monitor_.add_solutions(1);
    }
    played.attack = tree_of(search).after_key(position_, moves() - 1, thread);
    return played;
}

void Run::add_variations(BattleSearch& search, BattleSolution& solution) {
    SearchThread thread(monitor_);
    BattleTree tree = tree_of(search);
    if (options_.set_play && !in_check(position_) && !monitor_.must_abandon()) {
        solution.set_play = tree.set_play(position_.with_turn_passed(), moves() - 1, thread);
    }
    if (!options_.variations) {
        return;
    }
    for (std::vector<FirstMove>* const list : {&solution.keys, &solution.tries}) {
        for (FirstMove& first_move : *list) {
            if (monitor_.must_abandon()) {
                return;
            }
            const unsigned length = first_move.moves == 0 ? moves() : first_move.moves;
            first_move.attack = tree.attack(position_.after(first_move.attack.move),
                                            first_move.attack.move, length - 1, thread);
        }
    }
}

HelpSolution Run::help() {
    HelpWishes wishes;
    wishes.keep_lines = !options_.count_only;
    wishes.in_order = options_.limits.solutions.has_value();
    wishes.first_moves = options_.first_moves;
    wishes.prune = options_.prune;
    HelpSolution solution;
    if (options_.set_play) {
        solution.set_lines = set_lines(wishes, solution.set_count);
    }
    HelpSearch search(stipulation_, position_.rules(), wishes, table_, splitter_);
    SearchThread thread(monitor_);
    FoundLines found = search.search(position_, stipulation_.half_moves, thread);
    solution.lines = std::move(found.full);
    solution.short_lines = std::move(found.early);
    solution.line_count = found.full_count;
    solution.short_count = found.early_count;
    return solution;
}

/// Help play: all lines from the position with the other side to move, a half-move less. Series
/// play that ends with the other side's move: that move at once. Nothing else has set lines.
std::vector<Line> Run::set_lines(HelpWishes wishes, std::uint64_t& count) {
    const bool by_other_side = ends_with_other_side(stipulation_.play);
    const unsigned least = stipulation_.play == Play::help ? 2 : 3;
    const bool has_set_play =
        by_other_side || (!is_series(stipulation_.play) && stipulation_.half_moves >= least);
    if (!has_set_play || in_check(position_)) {
        return {};
    }
    const unsigned half_moves = by_other_side ? 1 : stipulation_.half_moves - 1;
    SearchThread thread(monitor_);
    wishes.count_as_solutions = false;
    wishes.first_moves = {};
    HelpSearch search(stipulation_, position_.rules(), wishes, table_, splitter_);
    FoundLines found = search.search(position_.with_turn_passed(), half_moves, thread);
    count = found.count();
    std::vector<Line> lines = std::move(found.early);
    std::move(found.full.begin(), found.full.end(), std::back_inserter(lines));
    return lines;
}

Certification Run::certify(std::span<const CertificateClaim> claims, CertificateSink& sink,
                           std::size_t memory) {
    BattleSearch search(stipulation_, options_.restrictions, table_, splitter_);
    SearchThread thread(monitor_);
    BattleProofSource source(search, thread);
    const CertificateSubject subject{position_, stipulation_.play, stipulation_.goal};
    CertificateBuilder builder(subject, source, sink, memory);
    const auto result = builder.build(claims);
    return {result, monitor_.reason(), builder.node_count()};
}

}  // namespace

struct Solver::Impl {
    Run run;
};

Solver::Solver(const Position& position, const Stipulation& stipulation,
               const SolveOptions& options, const SearchControl& control)
    : impl_(new Impl{Run(position, stipulation, options, control)}) {}

Solver::~Solver() = default;

Solution Solver::solve() {
    return impl_->run.solve();
}

Certification Solver::certify(std::span<const CertificateClaim> claims, CertificateSink& sink,
                              std::size_t memory) {
    return impl_->run.certify(claims, sink, memory);
}

Solution solve(const Position& position, const Stipulation& stipulation,
               const SolveOptions& options, const SearchControl& control) {
    return Solver(position, stipulation, options, control).solve();
}

}  // namespace alicemate
