#include "problems/duals.h"

#include <algorithm>

namespace alicemate {
namespace {

/// How many moves the attack takes at the longest, itself included.
unsigned length_of(const Attack& attack);

unsigned longest(const std::vector<Attack>& attacks) {
    unsigned most = 0;
    for (const Attack& attack : attacks) {
        most = std::max(most, length_of(attack));
    }
    return most;
}

unsigned length_of(const Attack& attack) {
    unsigned most = longest(attack.threats);
    for (const Defence& defence : attack.defences) {
        most = std::max(most, longest(defence.answers));
    }
    return most + 1;
}

class DualCollector {
public:
    explicit DualCollector(Duals wanted) : wanted_(wanted) {}

    void collect(const Attack& attack, unsigned moves_left) {
        path_.push_back(attack.move);
        if (wanted_ == Duals::all) {
            path_.emplace_back();
            below(attack.threats, moves_left);
            path_.pop_back();
        }
        for (const Defence& defence : attack.defences) {
            path_.push_back(defence.move);
            if (is_dual(defence, moves_left)) {
                duals_.push_back({path_, &defence});
            }
            below(defence.answers, moves_left);
            path_.pop_back();
        }
        path_.pop_back();
    }

    std::vector<Dual> take() { return std::move(duals_); }

private:
    void below(const std::vector<Attack>& attacks, unsigned moves_left) {
        for (const Attack& attack : attacks) {
            collect(attack, moves_left - 1);
        }
    }

    [[nodiscard]] bool is_dual(const Defence& defence, unsigned moves_left) const {
        return defence.answers.size() > 1 &&
               (wanted_ == Duals::all || longest(defence.answers) == moves_left);
    }

    Duals wanted_;
    Line path_;
    std::vector<Dual> duals_;
};

}  // namespace

std::vector<Dual> duals_of(const BattleSolution& solution, Duals wanted) {
    DualCollector collector(wanted);
    if (wanted != Duals::none) {
        for (const FirstMove& key : solution.keys) {
            collector.collect(key.attack, key.moves - 1);
        }
        if (solution.post_key) {
            const Attack& played = solution.post_key->attack;
            collector.collect(played, length_of(played) - 1);
        }
    }
    return collector.take();
}

}  // namespace alicemate
