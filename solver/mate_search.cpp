#include "solver/mate_search.h"

#include "core/check.h"
#include "core/legal_moves.h"
#include "solver/proof_estimates.h"
#include "solver/proof_line.h"

#include <algorithm>
#include <array>

namespace alicemate {
namespace {

static_assert(MateOptions::most_moves == ProofNumberSearch::unbounded);

constexpr unsigned longest_depth_first = MateOptions::most_moves_depth_first;
// In nodes; a turn takes from some hundredths of a second to minutes.
constexpr std::uint64_t first_turn = 200'000;
// How much longer than what is refuted mates are first sought.
constexpr unsigned window = 4;
// Two frames of depth-first search with their move lists take less than 12 KiB a half-move; a
// stack level of the splitter may hold a whole descent.
constexpr std::size_t stack_per_call = (std::size_t{12} << 10U) * 2 * longest_depth_first;

// To put the line together, or to find the replies that refute first moves: far more than it
// usually takes.
constexpr std::uint64_t nodes_for_the_line = 20'000'000;

enum class Engine : std::uint8_t { checks, threats, mobility, depth_first };

/// Whether a side mates, and how soon: the attacker is to move, or has just moved. Lengths are of
/// its moves still to come.
struct Question {
    Question(const Position& asked, bool attacks, unsigned greatest)
        : position(asked), attacker_to_move(attacks), most(greatest) {}

    Position position;
    bool attacker_to_move;
    unsigned most;  ///< longer mates do not count
    MateBounds bounds;
    bool checks_fail = false;  ///< checks alone do not mate sooner than found
    unsigned turns = 0;
    std::optional<Engine> same_again;  ///< who has found something in the last turn
    std::uint64_t turn_length = first_turn;

    [[nodiscard]] bool is_answered() const {
        return bounds.never || bounds.refuted >= most || bounds.is_minimal() ||
               (bounds.has_mate() && bounds.found == 0);
    }
    /// One length is open.
    [[nodiscard]] bool is_nearly_answered() const {
        return bounds.has_mate() && bounds.found == bounds.refuted + 2;
    }
    /// The greatest length of a mate that would be news.
    [[nodiscard]] unsigned worth_finding() const {
        return bounds.has_mate() ? bounds.found - 1 : most;
    }
    void learn(const ProofVerdict& verdict, unsigned asked) {
        if (verdict.proved <= asked) {
            bounds.found = std::min<unsigned>(bounds.found, verdict.proved);
        }
        if (verdict.refuted == ProofRecord::for_ever) {
            bounds.never = !bounds.has_mate();
        } else {
            bounds.refuted = std::max<unsigned>(bounds.refuted, verdict.refuted);
        }
    }
};

/// Then there are few positions, and a length more costs little more: depth-first search is best.
bool has_few_men(const Position& position) {
    return count(position.men()) <= 5;
}

/// What can be told at sight: mated or stalemated already, or a side that cannot mate or be mated.
void settle(Question& question) {
    const Position& position = question.position;
    const Color attacker = question.attacker_to_move ? position.to_move() : ~position.to_move();
    const bool stuck = !has_legal_move(position);
    if (stuck && !question.attacker_to_move && in_check(position)) {
        question.bounds.found = 0;
    } else {
        question.bounds.never = stuck || !can_ever_mate(position, attacker);
    }
}

ProofNumberSearch::Manner manner_of(Engine engine) {
    switch (engine) {
        case Engine::checks: return ProofNumberSearch::Manner::checks;
        case Engine::mobility: return ProofNumberSearch::Manner::mobility;
        default: return ProofNumberSearch::Manner::threats;
    }
}

Stipulation mate_in(unsigned moves) {
    Stipulation stipulation;
    stipulation.half_moves = 2 * moves - 1;
    return stipulation;
}

}  // namespace

class MateSearch::Impl {
public:
    Impl(const Position& position, const MateOptions& options, const SearchControl& control)
        : position_(position),
          options_(options),
          control_(control),
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
              source(search.proofs_, again, search.depth_first_, thread) {}

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
    [[nodiscard]] bool may_take(Engine engine, const Question& question) const;
    void decide(Question& question);
    void take_turn(Question& question);
    [[nodiscard]] Engine next_engine(Question& question) const;
    void exhaust(Question& question, SearchMonitor& turn);
    void prove(Question& question, ProofNumberSearch::Manner manner, SearchMonitor& turn);
    void prove_within(unsigned moves, Question& question, ProofNumberSearch::Manner manner,
                      SearchMonitor& turn);
    std::vector<FirstMoveMate> judge_first_moves();
    void decide_in_turns(std::vector<Question>& questions);
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
    std::unique_ptr<BusyPositions> busy_ = std::make_unique<BusyPositions>();
};

MateResult MateSearch::Impl::run() {
    MateResult result;
    Question question(position_, true, most());
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

void MateSearch::Impl::decide(Question& question) {
    settle(question);
    while (!question.is_answered() && !monitor_.must_abandon()) {
        take_turn(question);
    }
}

/// One engine at work, until its turn is over or it has found something.
void MateSearch::Impl::take_turn(Question& question) {
    Limits limits;
    limits.nodes = question.turn_length;
    if (options_.limits.nodes) {
        limits.nodes = std::min(*limits.nodes, *options_.limits.nodes - monitor_.nodes());
    }
    if (options_.limits.time) {
        limits.time = *options_.limits.time - std::chrono::duration<double>(monitor_.seconds());
    }
    SearchControl control{control_.stop, {}};
    if (control_.observer) {
        control.observer = [this](const Progress& progress) {
            control_.observer({monitor_.nodes() + progress.nodes, monitor_.seconds(), 0, 0, 0});
        };
    }
    SearchMonitor turn(limits, control);
    const Engine engine = next_engine(question);
    const MateBounds before = question.bounds;
    if (engine == Engine::depth_first) {
        exhaust(question, turn);
    } else {
        prove(question, manner_of(engine), turn);
    }
    monitor_.add_nodes(turn.nodes());
    // Who gets on goes on.
    question.same_again = question.bounds != before ? std::optional(engine) : std::nullopt;
}

/// Whether the engine is asked for, and can still find something.
bool MateSearch::Impl::may_take(Engine engine, const Question& question) const {
    switch (engine) {
        case Engine::depth_first:
            return options_.method != MateMethod::proof_number &&
                   question.bounds.refuted < longest_depth_first;
        case Engine::checks:
            return options_.method != MateMethod::depth_first && !question.checks_fail;
        default: return options_.method != MateMethod::depth_first;
    }
}

/// In turns. Of the proof-number searches every other turn falls out when but one length is open,
/// most when there are few men. One engine at least may be taken while a question is open:
/// by proof numbers, or depth-first alone up to the greatest length that then counts.
Engine MateSearch::Impl::next_engine(Question& question) const {
    if (question.same_again && may_take(*question.same_again, question)) {
        return *question.same_again;
    }
    constexpr std::array<Engine, 4> order{Engine::checks, Engine::threats, Engine::mobility,
                                          Engine::depth_first};
    while (true) {
        const unsigned turn = question.turns++;
        const Engine engine = order[turn % order.size()];
        if (engine == order.back()) {
            question.turn_length += question.turn_length / 2;
        }
        const bool is_left_to_depth =
            engine != Engine::depth_first && may_take(Engine::depth_first, question) &&
            ((question.is_nearly_answered() && engine == Engine::threats) ||
             (has_few_men(question.position) && turn % 16 >= order.size()));
        if (!is_left_to_depth && may_take(engine, question)) {
            return engine;
        }
    }
}

/// Depth-first: the least length that is open.
void MateSearch::Impl::exhaust(Question& question, SearchMonitor& turn) {
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
void MateSearch::Impl::prove(Question& question, ProofNumberSearch::Manner manner,
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
void MateSearch::Impl::prove_within(unsigned moves, Question& question,
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
    std::vector<Question> questions;
    for (const Move move : moves) {
        questions.emplace_back(position_.after(move), false, further);
        settle(questions.back());
    }
    decide_in_turns(questions);
    // The limits are for the moves' lengths; replies are told as far as they are soon found.
    const SearchControl control{control_.stop, {}};
    SearchMonitor monitor({.nodes = nodes_for_the_line, .time = {}, .solutions = {}}, control);
    Proofs proofs(*this, monitor);
    std::vector<FirstMoveMate> first_moves;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const Question& question = questions[i];
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
void MateSearch::Impl::decide_in_turns(std::vector<Question>& questions) {
    bool open = true;
    while (open && !monitor_.must_abandon()) {
        open = false;
        for (Question& question : questions) {
            if (!question.is_answered() && !monitor_.must_abandon()) {
                take_turn(question);
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
