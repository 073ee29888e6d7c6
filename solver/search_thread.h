#pragma once

#include "core/move.h"
#include "solver/search_monitor.h"
#include "solver/stipulation.h"

#include <array>
#include <atomic>
#include <mutex>

namespace alicemate {

/// A part of a search that becomes pointless when one of its pieces decides the matter. Scopes
/// are nested: what is inside a cancelled one is cancelled too.
class CancelScope {
public:
    explicit CancelScope(const CancelScope* outer) : outer_(outer) {}

    void cancel() { cancelled_.store(true, std::memory_order_relaxed); }
    [[nodiscard]] bool is_cancelled() const {
        for (const CancelScope* scope = this; scope != nullptr; scope = scope->outer_) {
            if (scope->cancelled_.load(std::memory_order_relaxed)) {
                return true;
            }
        }
        return false;
    }

private:
    const CancelScope* outer_;
    std::atomic<bool> cancelled_{false};
};

/// The moves that decided a node lately.
struct Killers {
    Move attack;
    Move defence;
};

/// Killers by number of moves left.
using KillerTable = std::array<Killers, Stipulation::max_half_moves / 2 + 2>;

/// The killers that the pieces of split work hand on, each to those that begin after its end: so
/// they know what they would know had they been searched one after another.
class KillerRelay {
public:
    explicit KillerRelay(const KillerTable& killers) : killers_(killers) {}

    [[nodiscard]] KillerTable take() {
        const std::lock_guard lock(mutex_);
        return killers_;
    }
    void hand_on(const KillerTable& killers) {
        const std::lock_guard lock(mutex_);
        killers_ = killers;
    }

private:
    std::mutex mutex_;
    KillerTable killers_;
};

/// What one piece of work carries along: its count of nodes, whether it is to stop, and the moves
/// that did well lately. Lives on one thread.
class SearchThread {
public:
    explicit SearchThread(SearchMonitor& monitor, const CancelScope* scope = nullptr)
        : monitor_(monitor), scope_(scope) {}
    /// For a piece of another's work, inside a scope of it or in the same one: begins with what
    /// that one knows of the line of play.
    SearchThread(const SearchThread& parent, const CancelScope* scope)
        : monitor_(parent.monitor_),
          scope_(scope),
          extra_defences_(parent.extra_defences_),
          killers_(parent.killers_) {}
    SearchThread(const SearchThread&) = delete;
    SearchThread& operator=(const SearchThread&) = delete;
    SearchThread(SearchThread&&) = delete;
    SearchThread& operator=(SearchThread&&) = delete;
    ~SearchThread() {
        if (pending_ > 0) {
            monitor_.add_nodes(pending_);
        }
    }

    /// Counts one position made.
    void count_node() {
        if (++pending_ == nodes_between_looks) {
            look_up();
        }
    }

    /// Whether to give up: once true it stays so.
    [[nodiscard]] bool is_stopping() const { return stopping_; }
    [[nodiscard]] const CancelScope* scope() const { return scope_; }
    [[nodiscard]] SearchMonitor& monitor() const { return monitor_; }

    Killers& killers(unsigned moves_left) { return killers_[moves_left]; }
    [[nodiscard]] const KillerTable& killers() const { return killers_; }
    void set_killers(const KillerTable& killers) { killers_ = killers; }

    /// How many non-trivial defences more than one in each position the line of play has had
    /// (BattleRestrictions::non_trivial); less than zero if some positions had none.
    [[nodiscard]] int extra_defences() const { return extra_defences_; }
    void add_extra_defences(int count) { extra_defences_ += count; }

private:
    static constexpr unsigned nodes_between_looks = 256;

    void look_up() {
        monitor_.add_nodes(pending_);
        pending_ = 0;
        stopping_ = monitor_.must_abandon() || (scope_ != nullptr && scope_->is_cancelled());
    }

    SearchMonitor& monitor_;
    const CancelScope* scope_;
    unsigned pending_ = 0;
    bool stopping_ = false;
    int extra_defences_ = 0;
    KillerTable killers_{};
};

}  // namespace alicemate
