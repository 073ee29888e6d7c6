#include "solver/mate_search.h"

#include "core/legal_moves.h"
#include "solver/kept_proof.h"
#include "solver/mate_question.h"
#include "solver/proof_line.h"

#include <algorithm>
#include <array>
#include <utility>

namespace alicemate {
namespace {

static_assert(MateOptions::most_moves == ProofNumberSearch::unbounded);

constexpr unsigned longest_depth_first = MateOptions::most_moves_depth_first;
// How much longer than what is refuted mates are first sought.
constexpr unsigned window = 2;
// Two frames of depth-first search with their move lists take less than 12 KiB a half-move; a
// stack level of the splitter may hold a whole descent.
constexpr std::size_t stack_per_call = (std::size_t{12} << 10U) * 2 * longest_depth_first;

// To put the line together, or to find the replies that refute first moves: far more than it
// usually takes.
constexpr std::uint64_t nodes_for_the_line = 20'000'000;

// To put together the proof of a mate just found: the tables should still have most of it.
constexpr std::uint64_t nodes_to_keep_a_proof = 5'000'000;
// Positions; putting together so many takes a second or two. One is kept for so many bytes of hash,
// so that what is kept takes an eighth of them: of two proofs while one follows the other, a
// quarter.
constexpr std::size_t most_kept = 200'000;
constexpr std::size_t bytes_for_one_kept = 512;

/// Then there are few positions, and a length more costs little more: depth-first search is best.
bool has_few_men(const Position& position) {
    return count(position.men()) <= 5;
}

ProofNumberSearch::Manner manner_of(MateEngine engine) {
    switch (engine) {
        case MateEngine::checks: return ProofNumberSearch::Manner::checks;
        case MateEngine::mobility: return ProofNumberSearch::Manner::mobility;
        default: return ProofNumberSearch::Manner::threats;
    }
}

/// Keeps what a builder tells of the attacker's moves; has it stopped when it is too much.
class ProofKeeper : public CertificateSink {
public:
    ProofKeeper(std::size_t most, std::stop_source& stop) : most_(most), stop_(stop) {}

    void begin(const CertificateSubject& /*subject*/,
               std::span<const CertificateClaim> /*claims*/) override {}
    void node(const CertificateNode& node) override {
        if (node.kind != NodeKind::wins) {
            return;
        }
        kept_.add(node.position.key(), {node.links.front().move, node.length.moves()});
        if (kept_.size() >= most_) {
            stop_.request_stop();
        }
    }
    void forget(std::span<const NodeId> /*nodes*/) override {}
    void end(std::span<const NodeId> /*proofs*/) override {}

    KeptProof take() { return std::move(kept_); }

private:
    std::size_t most_;
    std::stop_source& stop_;
    KeptProof kept_;
};

Stipulation mate_in(unsigned moves) {
    Stipulation stipulation;
    stipulation.half_moves = 2 * moves - 1;
    return stipulation;
}

}  // namespace

class MateSearch::Impl {
public:
    Impl(const Position& position, const MateOptions& options, SearchControl control)
        : position_(position),
          options_(options),
          control_(std::move(control)),
          monitor_(options.limits, control_),
          bounds_table_(options.hash_bytes / 4),
          proofs_(options.hash_bytes / 2),
          splitter_(options.threads, stack_per_call),
          depth_first_(mate_in(longest_depth_first), {}, bounds_table_, splitter_) {}

    MateResult run();
    [[nodiscard]] std::vector<CertificateClaim> claims() const;
    Certification certify(CertificateSink& sink, std::size_t memory);

private:
    /// What tells proofs from the tables, and searches what they have lost.
    struct Proofs {
        Proofs(Impl& search, SearchMonitor& monitor)
            : thread(monitor),
              again(ProofNumberSearch::Manner::threats, search.proofs_, *search.busy_,
                    search.depth_first_, thread),
              source(
                  search.kept_, search.proofs_,
                  [&](const Position& position, unsigned moves) {
                      search.search_again(position, moves, monitor);
                  },
                  again, search.depth_first_, thread) {}

        SearchThread thread;
        ProofNumberSearch again;
        MateProofSource source;
    };

    [[nodiscard]] CertificateSubject subject() const {
        return {position_, Play::direct, {Goal::mate}};
    }
    /// The greatest length of a mate that counts.
    [[nodiscard]] unsigned most() const {
        const unsigned longest = options_.method == MateMethod::depth_first
                                     ? longest_depth_first
                                     : MateOptions::most_moves;
        return std::min(options_.max_moves.value_or(longest), longest);
    }
    [[nodiscard]] bool may_take(MateEngine engine, const MateQuestion& question) const;
    void decide(MateQuestion& question);
    void take_turn(MateQuestion& question, SearchMonitor& monitor);
    void keep_proof(MateBounds& bounds);
    void search_again(const Position& position, unsigned moves, SearchMonitor& monitor);
    [[nodiscard]] MateEngine next_engine(MateQuestion& question) const;
    void exhaust(MateQuestion& question, SearchMonitor& turn);
    void prove(MateQuestion& question, ProofNumberSearch::Manner manner, SearchMonitor& turn);
    void prove_within(unsigned moves, MateQuestion& question, ProofNumberSearch::Manner manner,
                      SearchMonitor& turn);
    std::vector<FirstMoveMate> judge_first_moves();
    void decide_in_turns(std::vector<MateQuestion>& questions);
    Line main_line();

    Position position_;
    MateOptions options_;
    SearchControl control_;
    SearchMonitor monitor_;
    MateBounds bounds_;
    TranspositionTable bounds_table_;
    ProofTable proofs_;
    WorkSplitter splitter_;
    BattleSearch depth_first_;
    KeptProof kept_;  ///< of the shortest mate whose proof could be kept
    std::unique_ptr<BusyPositions> busy_ = std::make_unique<BusyPositions>();
};

MateResult MateSearch::Impl::run() {
    MateResult result;
    MateQuestion question(position_, true, most());
    decide(question);
    bounds_ = question.bounds;
    result.line = main_line();
    result.bounds = bounds_;
    if (options_.all_first_moves) {
        result.first_moves = judge_first_moves();
    }
    result.outcome = bounds_.has_mate()       ? MateOutcome::proved
                     : question.is_answered() ? MateOutcome::refuted
                                              : MateOutcome::unknown;
    // The line may have shown that the mate is the shortest after all.
    const bool decided = bounds_.is_minimal() && !options_.all_first_moves;
    result.reason = decided ? StopReason::none : monitor_.reason();
    result.stats = {monitor_.nodes(), monitor_.seconds(), options_.threads,
                    bounds_table_.bytes() + proofs_.bytes()};
    return result;
}

void MateSearch::Impl::decide(MateQuestion& question) {
    question.settle();
    while (!question.is_answered() && !monitor_.must_abandon()) {
        const unsigned before = question.bounds.found;
        take_turn(question, monitor_);
        if (question.bounds.found != before && !question.is_answered()) {
            keep_proof(question.bounds);
        }
    }
}

/// Right after it was found, before the tables lose it. The proof may turn out shorter.
void MateSearch::Impl::keep_proof(MateBounds& bounds) {
    std::stop_source stop;
    const std::stop_callback relay(control_.stop, [&] { stop.request_stop(); });
    const SearchControl control{stop.get_token(), {}};
    const Limits limits{.nodes = nodes_to_keep_a_proof, .time = {}, .solutions = {}};
    SearchMonitor monitor(stricter(limits, monitor_.remaining()), control);
    ProofKeeper keeper(std::min(most_kept, options_.hash_bytes / bytes_for_one_kept), stop);
    Proofs proofs(*this, monitor);
    CertificateBuilder builder(subject(), proofs.source, keeper, most_kept);
    if (const auto length = builder.length_of_win(bounds.found)) {
        bounds.found = *length;
        kept_ = keeper.take();
    }
    monitor_.add_nodes(monitor.nodes());
}

/// By all searches in turns, as it was found before.
void MateSearch::Impl::search_again(const Position& position, unsigned moves,
                                    SearchMonitor& monitor) {
    MateQuestion question(position, true, moves);
    while (!question.bounds.has_mate() && !question.is_answered() && !monitor.must_abandon()) {
        take_turn(question, monitor);
    }
}

/// One engine at work, until its turn is over or it has found something.
void MateSearch::Impl::take_turn(MateQuestion& question, SearchMonitor& monitor) {
    Limits limits = monitor.remaining();
    limits.nodes = std::min(question.turn_length, limits.nodes.value_or(question.turn_length));
    const SearchControl& whole = monitor.control();
    SearchControl control{whole.stop, {}};
    if (whole.observer) {
        control.observer = [&](const Progress& progress) {
            whole.observer({monitor.nodes() + progress.nodes, monitor.seconds(), 0, 0, 0});
        };
    }
    SearchMonitor turn(limits, control);
    const MateEngine engine = next_engine(question);
    const MateBounds before = question.bounds;
    if (engine == MateEngine::depth_first) {
        exhaust(question, turn);
    } else {
        prove(question, manner_of(engine), turn);
    }
    monitor.add_nodes(turn.nodes());
    // Who gets on goes on.
    question.same_again = question.bounds != before ? std::optional(engine) : std::nullopt;
}

/// Whether the engine is asked for, and can still find something.
bool MateSearch::Impl::may_take(MateEngine engine, const MateQuestion& question) const {
    switch (engine) {
        case MateEngine::depth_first:
            return options_.method != MateMethod::proof_number &&
                   question.bounds.refuted < longest_depth_first;
        case MateEngine::checks:
            return options_.method != MateMethod::depth_first && !question.checks_fail;
        default: return options_.method != MateMethod::depth_first;
    }
}

/// In turns. Of the proof-number searches every other turn falls out when but one length is open,
/// most when there are few men. One engine at least may be taken while a question is open:
/// by proof numbers, or depth-first alone up to the greatest length that then counts.
MateEngine MateSearch::Impl::next_engine(MateQuestion& question) const {
    if (question.same_again && may_take(*question.same_again, question)) {
        return *question.same_again;
    }
    constexpr std::array<MateEngine, 4> order{MateEngine::checks, MateEngine::threats,
                                              MateEngine::mobility, MateEngine::depth_first};
    while (true) {
        const unsigned turn = question.turns++;
        const MateEngine engine = order[turn % order.size()];
        if (engine == order.back()) {
            question.turn_length += question.turn_length / 2;
        }
        const bool is_left_to_depth =
            engine != MateEngine::depth_first && may_take(MateEngine::depth_first, question) &&
            ((question.is_nearly_answered() && engine == MateEngine::threats) ||
             (has_few_men(question.position) && turn % 16 >= order.size()));
        if (!is_left_to_depth && may_take(engine, question)) {
            return engine;
        }
    }
}

/// Depth-first: the least length that is open.
void MateSearch::Impl::exhaust(MateQuestion& question, SearchMonitor& turn) {
    SearchThread thread(turn);
    while (!question.is_answered() && question.bounds.refuted < longest_depth_first) {
        const unsigned length = question.bounds.refuted + 1;
        const Answer answer = question.attacker_to_move
                                  ? depth_first_.attacker_wins(question.position, length, thread)
                                  : depth_first_.defender_loses(question.position, length, thread);
        if (answer == Answer::unknown) {
            return;
        }
        if (answer == Answer::yes) {
            question.bounds.found = length;
        } else {
            question.bounds.refuted = length;
        }
    }
}

/// Mates shorter and shorter: a search goes on best from where it has just found one.
void MateSearch::Impl::prove(MateQuestion& question, ProofNumberSearch::Manner manner,
                             SearchMonitor& turn) {
    const bool checks = manner == ProofNumberSearch::Manner::checks;
    while (!question.is_answered() && !turn.stopped() && !(checks && question.checks_fail)) {
        // A mate that is not much longer than must be is found sooner if longer ones do not count.
        const unsigned near = question.bounds.refuted + window;
        const unsigned length = manner == ProofNumberSearch::Manner::mobility
                                    ? std::min(question.worth_finding(), near)
                                    : question.worth_finding();
        prove_within(length, question, manner, turn);
    }
}

/// All threads at one search.
void MateSearch::Impl::prove_within(unsigned moves, MateQuestion& question,
                                    ProofNumberSearch::Manner manner, SearchMonitor& turn) {
    CancelScope scope(nullptr);
    std::vector<ProofVerdict> verdicts(options_.threads);
    splitter_.for_each(options_.threads, [&](std::size_t i) {
        if (scope.is_cancelled()) {
            return;
        }
        SearchThread thread(turn, &scope);
        ProofNumberSearch search(manner, proofs_, *busy_, depth_first_, thread);
        verdicts[i] = question.attacker_to_move
                          ? search.attacker_mates(question.position, moves)
                          : search.defender_is_mated(question.position, moves);
        scope.cancel();
    });
    for (const ProofVerdict& verdict : verdicts) {
        if (manner != ProofNumberSearch::Manner::checks) {
            question.learn(verdict, moves);
        } else if (verdict.proved <= moves) {
            question.bounds.found = std::min<unsigned>(question.bounds.found, verdict.proved);
        } else if (verdict.refuted >= moves) {
            question.checks_fail = true;
        }
    }
}

std::vector<FirstMoveMate> MateSearch::Impl::judge_first_moves() {
    const MoveList moves = sorted_legal_moves(position_);
    // The greatest length stands for any.
    const unsigned further = most() == MateOptions::most_moves ? most() : most() - 1;
    std::vector<MateQuestion> questions;
    for (const Move move : moves) {
        questions.emplace_back(position_.after(move), false, further);
        questions.back().settle();
    }
    decide_in_turns(questions);
    // The limits are for the moves' lengths; replies are told as far as they are soon found.
    const SearchControl control{control_.stop, {}};
    SearchMonitor monitor({.nodes = nodes_for_the_line, .time = {}, .solutions = {}}, control);
    Proofs proofs(*this, monitor);
    std::vector<FirstMoveMate> first_moves;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const MateQuestion& question = questions[i];
        FirstMoveMate first{moves[i], question.bounds, {}};
        if (first.bounds.has_mate()) {
            ++first.bounds.found;
        }
        const bool refuted = question.is_answered() && !question.bounds.has_mate();
        if (refuted && has_legal_move(question.position)) {
            first.refutation = proofs.source.holding_reply(question.position, further).move;
        }
        ++first.bounds.refuted;
        first_moves.push_back(first);
    }
    return first_moves;
}

/// Those that are easy are not kept waiting by those that are not.
void MateSearch::Impl::decide_in_turns(std::vector<MateQuestion>& questions) {
    bool open = true;
    while (open && !monitor_.must_abandon()) {
        open = false;
        for (MateQuestion& question : questions) {
            if (!question.is_answered() && !monitor_.must_abandon()) {
                take_turn(question, monitor_);
                open = true;
            }
        }
    }
}

/// Puts the proof of the mate together, and takes its longest line. A mate that is not known to be
/// the shortest may turn out shorter by that: parts of its proof were improved after the whole was
/// found, and what is searched again on the way improves it further.
Line MateSearch::Impl::main_line() {
    const SearchControl control{control_.stop, {}};
    SearchMonitor monitor({.nodes = nodes_for_the_line, .time = {}, .solutions = {}}, control);
    Line line;
    for (bool again = bounds_.has_mate(); again;) {
        Proofs proofs(*this, monitor);
        ProofLine proof;
        CertificateBuilder builder(subject(), proofs.source, proof);
        const auto length = builder.length_of_win(bounds_.found);
        if (!length) {
            break;
        }
        line = proof.line();
        again = *length < bounds_.found;
        bounds_.found = *length;
    }
    return line;
}

std::vector<CertificateClaim> MateSearch::Impl::claims() const {
    if (!bounds_.has_mate()) {
        const unsigned too_short = bounds_.never ? most() : bounds_.refuted;
        return too_short == 0 ? std::vector<CertificateClaim>{}
                              : std::vector{CertificateClaim::no_win(too_short)};
    }
    std::vector<CertificateClaim> claims{CertificateClaim::win(bounds_.found)};
    if (options_.certify_minimality && bounds_.is_minimal() && bounds_.found > 1) {
        claims.push_back(CertificateClaim::no_win(bounds_.found - 1));
    }
    return claims;
}

Certification MateSearch::Impl::certify(CertificateSink& sink, std::size_t memory) {
    const SearchControl control{control_.stop, {}};
    SearchMonitor monitor({}, control);
    Proofs proofs(*this, monitor);
    CertificateBuilder builder(subject(), proofs.source, sink, memory);
    const auto result = builder.build(claims());
    return {result, monitor.reason(), builder.node_count()};
}

MateSearch::MateSearch(const Position& position, const MateOptions& options,
                       const SearchControl& control)
    : impl_(std::make_unique<Impl>(position, options, control)) {}

MateSearch::~MateSearch() = default;

MateResult MateSearch::run() {
    return impl_->run();
}

bool MateSearch::has_proof() const {
    return !impl_->claims().empty();
}

std::optional<Certification> MateSearch::certify(CertificateSink& sink, std::size_t memory) {
    return has_proof() ? std::optional(impl_->certify(sink, memory)) : std::nullopt;
}

}  // namespace alicemate
