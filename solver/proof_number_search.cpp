#include "solver/proof_number_search.h"

#include "core/check.h"
#include "core/legal_moves.h"
#include "solver/proof_estimates.h"

#include <algorithm>
#include <bit>

namespace alicemate {
namespace {

// Mates in so few moves are sought depth-first: that is ten times faster a position.
constexpr unsigned short_mate = 2;
// How far back a shared origin is looked for, half-moves.
constexpr unsigned origin_horizon = 20;
// How many moves ahead the memory is asked for what the table has of the positions.
constexpr std::size_t asked_ahead = 8;

std::uint64_t mixed(std::uint64_t hash, std::uint64_t key) {
    return std::rotl(hash, 7) * 0x9E3779B97F4A7C15U ^ key;
}

void take_over(ProofValue& value, const ProofRecord& record) {
    value.proof_number = record.proof_number;
    value.disproof_number = record.disproof_number;
    value.proved = record.proved;
    value.refuted = record.refuted;
    value.best = record.best;
}

}  // namespace

ProofNumberSearch::ProofNumberSearch(Manner manner, ProofTable& table, BusyPositions& busy,
                                     BattleSearch& depth_first, SearchThread& thread)
    : manner_(manner), table_(table), busy_(busy), depth_first_(depth_first), thread_(thread) {}

ProofVerdict ProofNumberSearch::attacker_mates(const Position& position, unsigned moves) {
    return run(position, moves, true);
}

ProofVerdict ProofNumberSearch::defender_is_mated(const Position& position, unsigned moves) {
    return run(position, moves, false);
}

ProofVerdict ProofNumberSearch::run(const Position& position, unsigned moves, bool attacks) {
    unbounded_ = moves >= unbounded;
    path_.clear();
    children_.clear();
    int circling = 0;
    const ProofValue value = search(position, attacks, moves, {}, circling);
    return {value.proved, value.refuted, value.best};
}

/// Each manner has numbers of its own, and checks alone fail where other moves may not.
Key ProofNumberSearch::table_key(const Key& key) const {
    constexpr unsigned behind_all_others = 5000;
    return manner_ == Manner::threats
               ? key
               : key ^ circumstance_key(behind_all_others + static_cast<unsigned>(manner_));
}

/// Under which is kept what holds for the position on one path only, that to its parent. Two paths
/// to one position are taken for the same with odds of 2^-64.
Key ProofNumberSearch::path_key(const Key& key, std::uint64_t path_hash) {
    return {key.index_part ^ path_hash, key.verify_part ^ std::rotl(path_hash, 32)};
}

ProofValue ProofNumberSearch::value_of(const Node& node) const {
    const auto children = children_of(node);
    return node.attacks ? value_of_attacks(children, node.moves_after(), node.depth)
                        : value_of_replies(children, node.moves_after(), node.depth);
}

/// `circling` counts the nodes on the path that have a child met nearer to the root before: while
/// there are any, thresholds give way, or the search could go in circles without end
/// (A. Kishimoto, 2010).
ProofValue ProofNumberSearch::search(const Position& position, bool attacks, unsigned moves,
                                     ProofThresholds thresholds, int& circling) {
    const std::uint64_t nodes_before = nodes_;
    const auto depth = static_cast<unsigned>(path_.size());
    const Node node{position, table_key(position.key()), attacks, moves, depth, children_.size()};
    const std::uint64_t hash = path_.empty() ? 0 : path_.back().path_hash;
    path_.push_back(
        {node.key, mixed(hash, node.key.index_part), children_.size(), children_.size()});
    if (!table_.probe(node.key)) {
        circling = 0;
    }
    const int circling_before = circling;
    expand(node, circling);
    const bool adds_to_circling = circling > circling_before;
    const ProofValue value = search_children(node, thresholds, circling);
    remember(node, value, nodes_ - nodes_before);
    path_.pop_back();
    children_.resize(node.begin);
    if (adds_to_circling) {
        circling = std::max(0, circling - 1);
    }
    return value;
}

ProofValue ProofNumberSearch::search_children(const Node& node, ProofThresholds thresholds,
                                              int& circling) {
    ProofValue value = value_of(node);
    while (!value.is_decided(node.moves) && !thread_.is_stopping()) {
        if (circling > 0) {
            thresholds.proof = std::max(thresholds.proof, value.proof_number + 1);
            thresholds.disproof = std::max(thresholds.disproof, value.disproof_number + 1);
        }
        if (value.proof_number >= thresholds.proof ||
            value.disproof_number >= thresholds.disproof) {
            break;
        }
        deepen(node, thresholds, circling);
        const auto record = table_.probe(node.key);
        if (record && (record->proved <= node.moves || record->refuted >= node.moves)) {
            take_over(value, *record);  // another thread was faster
            break;
        }
        value = value_of(node);
    }
    return value;
}

void ProofNumberSearch::deepen(const Node& node, const ProofThresholds& thresholds, int& circling) {
    const auto children = children_of(node);
    const ProofChoice choice = node.attacks
                                   ? choose_attack(children, node.moves_after(), thresholds, busy_)
                                   : choose_reply(children, node.moves_after(), thresholds, busy_);
    const std::size_t index = node.begin + choice.child;
    const Position after = node.position.after(children_[index].move);
    const BusyPositions::Visit visit(busy_, children_[index].key);
    const ProofValue found =
        search(after, !node.attacks, node.moves_after(), choice.thresholds, circling);
    ProofValue& value = children_[index].value;
    const std::uint8_t refuted = std::max(value.refuted, found.refuted);
    value = found;
    value.refuted = refuted;
}

void ProofNumberSearch::expand(const Node& node, int& circling) {
    MoveList moves;
    if (node.attacks && manner_ == Manner::checks) {
        generate_checking(node.position, moves);
    } else {
        generate_legal(node.position, moves);
    }
    const int before = circling;
    afters_.clear();
    for (std::size_t i = 0; i < moves.size(); ++i) {
        while (afters_.size() < std::min(moves.size(), i + asked_ahead)) {
            afters_.push_back(node.position.after(moves[afters_.size()]));
            table_.prefetch(table_key(afters_.back().key()));
        }
        ProofChild child;
        child.move = moves[i];
        evaluate(node, afters_[i], child, circling);
        children_.push_back(child);
        path_.back().end = children_.size();
        const bool decides = node.attacks ? child.value.is_proved(node.moves_after())
                                          : child.value.is_refuted(node.moves_after());
        if (decides) {
            break;
        }
    }
    circling = std::min(circling, before + 1);
}

void ProofNumberSearch::evaluate(const Node& node, const Position& after, ProofChild& child,
                                 int& circling) {
    thread_.count_node();
    ++nodes_;
    child.key = table_key(after.key());
    if (recall(node, child, circling)) {
        return;
    }
    if (node.attacks) {
        try_new_attack(after, child);
    } else {
        try_new_reply(after, node.moves, child);
    }
}

/// Whether the path or the table knows something of the child.
bool ProofNumberSearch::recall(const Node& node, ProofChild& child, int& circling) {
    if (unbounded_) {
        for (std::size_t i = path_.size(); i-- > 0;) {
            if (path_[i].key == child.key) {
                child.value.repeats = static_cast<std::uint16_t>(i);
                return true;
            }
        }
    }
    const auto record = table_.probe(child.key);
    if (!record) {
        return false;
    }
    take_over(child.value, *record);
    child.counted_once = record->counted_once;
    if (child.value.is_decided(node.moves_after())) {
        return true;
    }
    if (unbounded_) {
        if (const auto on_path = table_.probe(path_key(child.key, path_.back().path_hash))) {
            child.value.repeats = on_path->depth;
            return true;
        }
    }
    if (record->depth <= node.depth) {
        ++circling;
    }
    if (record->parent != 0 && record->parent != ProofTable::trace_of(node.key)) {
        find_shared_origin(child);
    }
    return true;
}

void ProofNumberSearch::try_new_attack(const Position& after, ProofChild& child) const {
    const unsigned replies = count_legal(after);
    if (replies > 0) {
        child.value.proof_number = estimate_of_replies(after, replies);
    } else if (in_check(after)) {
        child.value.proved = 0;
    } else {
        child.value.refuted = ProofRecord::for_ever;
    }
}

/// What is missing, by a guess, to a proof that all of so many replies lose.
std::uint32_t ProofNumberSearch::estimate_of_replies(const Position& after,
                                                     unsigned replies) const {
    switch (manner_) {
        case Manner::threats: return threatens_mate(after) ? std::max(1U, replies / 3) : replies;
        case Manner::mobility: {
            const bool forces = in_check(after) || threatens_mate(after);
            return forces ? replies : 2 * replies;
        }
        case Manner::checks: break;
    }
    return replies;
}

void ProofNumberSearch::try_new_reply(const Position& after, unsigned moves, ProofChild& child) {
    if (!can_ever_mate(after, after.to_move())) {
        child.value.refuted = ProofRecord::for_ever;
        return;
    }
    const WinBounds known = depth_first_.known(after);
    if (known.proved <= moves) {
        child.value.proved = static_cast<std::uint8_t>(known.proved);
        return;
    }
    const unsigned short_length = std::min(short_mate, moves);
    for (unsigned length = 1; length <= short_length; ++length) {
        if (depth_first_.attacker_wins(after, length, thread_) == Answer::yes) {
            child.value.proved = static_cast<std::uint8_t>(length);
            return;
        }
    }
    if (thread_.is_stopping()) {
        return;
    }
    if (short_length > 0 && mates_at_once_or_never(after, after.to_move())) {
        child.value.refuted = ProofRecord::for_ever;
        return;
    }
    child.value.refuted = static_cast<std::uint8_t>(std::max(known.refuted, short_length));
    child.value.proof_number = estimate_of_attack(after);
    if (manner_ == Manner::checks) {
        MoveList checks;
        generate_checking(after, checks);
        if (checks.empty()) {
            child.value.refuted = ProofRecord::for_ever;
        }
    }
}

/// Stores the result; that of a repetition under the path.
void ProofNumberSearch::remember(const Node& node, const ProofValue& value, std::uint64_t nodes) {
    ProofRecord record = table_.probe(node.key).value_or(ProofRecord{});
    if (value.proved < record.proved) {
        record.proved = value.proved;
        record.best = value.best;
    }
    record.refuted = std::max(record.refuted, value.refuted);
    // For another length the search begins anew.
    const bool decided = value.is_decided(node.moves);
    record.proof_number = decided ? 1 : value.proof_number;
    record.disproof_number = decided ? 1 : value.disproof_number;
    record.effort = std::max(record.effort, static_cast<std::uint8_t>(std::bit_width(nodes)));
    record.depth = std::min(record.depth, static_cast<std::uint16_t>(node.depth));
    const Step* const parent = path_.size() < 2 ? nullptr : &path_[path_.size() - 2];
    record.parent = parent == nullptr ? 0 : ProofTable::trace_of(parent->key);
    table_.store(node.key, record);
    if (decided) {
        share(node, record);
    }
    if (value.repeats != ProofValue::on_no_path && parent != nullptr) {
        ProofRecord on_path;
        on_path.depth = value.repeats;
        on_path.effort = record.effort;
        table_.store(path_key(node.key, parent->path_hash), on_path);
    }
}

/// What is proved in one manner holds in all; depth-first search learns of what it may meet.
void ProofNumberSearch::share(const Node& node, const ProofRecord& record) {
    if (manner_ != Manner::threats && record.proved != ProofRecord::not_proved) {
        const Key& key = node.position.key();
        ProofRecord general = table_.probe(key).value_or(ProofRecord{});
        if (record.proved < general.proved) {
            general.proved = record.proved;
            general.best = record.best;
            general.effort = std::max(general.effort, record.effort);
            table_.store(key, general);
        }
    }
    if (node.attacks) {
        const unsigned refuted = manner_ == Manner::checks ? 0U : record.refuted;
        depth_first_.learn(node.position, {record.proved, refuted});
    }
}

/// The child was last reached from elsewhere. If that way begins at a node of the path, with
/// another move than the path's own, the two moves rest on the same and are counted once there (A.
/// Nagai, 2002).
void ProofNumberSearch::find_shared_origin(const ProofChild& child) {
    std::uint64_t below = ProofTable::trace_of(child.key);
    std::uint64_t trace = table_.parent_of(below);
    for (unsigned step = 0; step < origin_horizon && trace != 0; ++step) {
        for (std::size_t i = path_.size() - 1; i-- > 0 && i + origin_horizon > path_.size();) {
            if (ProofTable::trace_of(path_[i].key) == trace) {
                count_once(path_[i], path_[i + 1].key, below);
                return;
            }
        }
        below = trace;
        trace = table_.parent_of(trace);
    }
}

/// At that node, the child on the path and the one whose trace is `aside`.
void ProofNumberSearch::count_once(const Step& step, const Key& on_path, std::uint64_t aside) {
    if (ProofTable::trace_of(on_path) == aside) {
        return;
    }
    for (std::size_t i = step.begin; i < step.end; ++i) {
        ProofChild& child = children_[i];
        if (child.key != on_path && ProofTable::trace_of(child.key) != aside) {
            continue;
        }
        child.counted_once = true;
        if (auto record = table_.probe(child.key)) {
            record->counted_once = true;
            table_.store(child.key, *record);
        }
    }
}

}  // namespace alicemate
