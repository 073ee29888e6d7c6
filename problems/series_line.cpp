#include "problems/series_line.h"

#include "core/check.h"

namespace alicemate {
namespace {

/// Collects the ways through a tree.
class ParryLineCollector {
public:
    void collect(const Position& position, const Attack& attack) {
        path_.push_back({position, attack.move, number_, false, attack.reaches_goal});
        const Position after = position.after(attack.move);
        for (const Attack& next : attack.threats) {
            go_on(after.with_turn_passed(), next);
        }
        for (const Defence& parry : attack.defences) {
            path_.push_back({after, parry.move, number_, true, parry.reaches_goal});
            for (const Attack& next : parry.answers) {
                go_on(after.after(parry.move), next);
            }
            if (parry.answers.empty()) {
                lines_.push_back(path_);
            }
            path_.pop_back();
        }
        if (attack.threats.empty() && attack.defences.empty()) {
            lines_.push_back(path_);
        }
        path_.pop_back();
    }

    std::vector<std::vector<SeriesStep>> take() { return std::move(lines_); }

private:
    void go_on(const Position& position, const Attack& next) {
        ++number_;
        collect(position, next);
        --number_;
    }

    unsigned number_ = 1;
    std::vector<SeriesStep> path_;
    std::vector<std::vector<SeriesStep>> lines_;
};

}  // namespace

std::vector<SeriesStep> series_steps(Position position, Play play, const Line& line) {
    const bool parries = play == Play::parry_series_help;
    const std::size_t last_reply = ends_with_other_side(play) ? line.size() - 1 : line.size();
    std::vector<SeriesStep> steps;
    unsigned number = 1;
    bool is_reply = last_reply == 0;
    for (std::size_t i = 0; i < line.size(); ++i) {
        steps.push_back({position, line[i], number, is_reply, i + 1 == line.size()});
        position = position.after(line[i]);
        const bool is_answered = i + 1 == last_reply || (parries && in_check(position));
        if (is_reply || !is_answered) {
            ++number;
        }
        if (!is_reply && !is_answered) {
            position = position.with_turn_passed();
        }
        is_reply = !is_reply && is_answered;
    }
    return steps;
}

std::vector<std::vector<SeriesStep>> parry_lines(const Position& position, const Attack& attack) {
    ParryLineCollector collector;
    collector.collect(position, attack);
    return collector.take();
}

}  // namespace alicemate
