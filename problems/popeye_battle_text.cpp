#include "problems/popeye_battle_text.h"

#include "problems/popeye_help_text.h"
#include "problems/popeye_move_text.h"
#include "problems/series_line.h"

#include <algorithm>
#include <fmt/format.h>

namespace alicemate {
namespace {

/// A half-move of a tree: the first move has depth 0, the defences against it depth 1.
class HalfMoveNumber {
public:
    explicit HalfMoveNumber(unsigned depth) : depth_(depth) {}

    [[nodiscard]] HalfMoveNumber reply() const { return HalfMoveNumber(depth_ + 1); }
    [[nodiscard]] HalfMoveNumber threat() const { return HalfMoveNumber(depth_ + 2); }

    /// The indentation and the number: "   1." or "      1...".
    [[nodiscard]] std::string text() const {
        const std::string_view dots = depth_ % 2 == 0 ? "." : "...";
        return fmt::format("{:{}}{:>3}{}", "", std::max(1U, 4 * depth_), depth_ / 2 + 1, dots);
    }

private:
    unsigned depth_;
};

class PopeyeTreeWriter {
public:
    PopeyeTreeWriter(Goal goal, bool marks) : goal_(goal), marks_(marks) {}

    void write_set_play(const Position& position, const std::vector<Defence>& defences) {
        for (const Defence& defence : defences) {
            write_defence(position.with_turn_passed(), defence, HalfMoveNumber(1));
        }
    }

    void write_first_move(const Position& position, const FirstMove& first_move) {
        const bool is_key = first_move.refutations.empty();
        const HalfMoveNumber number(0);
        write_attack(position, first_move.attack, number, is_key ? " !" : " ?");
        if (!is_key) {
            text_ += "    but\n";
        }
        const Position after = position.after(first_move.attack.move);
        for (const Move refutation : first_move.refutations) {
            write_line(number.reply(), popeye_move_text(after, refutation, goal_, false) + " !");
        }
        text_ += '\n';
    }

    /// Defences and refutations in one list, in their order.
    void write_post_key(const Position& position, const FirstMove& play) {
        if (marks_ && !mark_of(play.attack).empty()) {
            text_ += mark_of(play.attack) + "\n";
        }
        write_threats(position, play.attack, HalfMoveNumber(0));
        auto refutation = play.refutations.begin();
        const auto write_refutations_before = [&](const Defence* defence) {
            while (refutation != play.refutations.end() &&
                   (defence == nullptr || comes_before(*refutation, defence->move))) {
                write_line(HalfMoveNumber(1),
                           popeye_move_text(position, *refutation, goal_, false));
                text_ += "        refutes.\n";
                ++refutation;
            }
        };
        for (const Defence& defence : play.attack.defences) {
            write_refutations_before(&defence);
            write_defence(position, defence, HalfMoveNumber(1));
        }
        write_refutations_before(nullptr);
    }

    std::string take() { return std::move(text_); }

private:
    void write_line(HalfMoveNumber number, const std::string& rest) {
        text_.append(number.text()).append(rest).append("\n");
    }

    void write_attack(const Position& position, const Attack& attack, HalfMoveNumber number,
                      const std::string& sign) {
        write_line(number, popeye_move_text(position, attack.move, goal_, attack.reaches_goal) +
                               sign + (marks_ ? mark_of(attack) : ""));
        const Position after = position.after(attack.move);
        write_threats(after, attack, number);
        for (const Defence& defence : attack.defences) {
            write_defence(after, defence, number.reply());
        }
    }

    void write_threats(const Position& after, const Attack& attack, HalfMoveNumber number) {
        for (const Attack& threat : attack.threats) {
            write_attack(after.with_turn_passed(), threat, number.threat(), "");
        }
    }

    void write_defence(const Position& position, const Defence& defence, HalfMoveNumber number) {
        write_line(number, popeye_move_text(position, defence.move, goal_, defence.reaches_goal));
        for (const Attack& answer : defence.answers) {
            write_attack(position.after(defence.move), answer, number.reply(), "");
        }
    }

    static std::string mark_of(const Attack& attack) {
        if (!attack.threats.empty()) {
            return " threat:";
        }
        return attack.is_zugzwang() ? " zugzwang." : "";
    }

    Goal goal_;
    bool marks_;
    std::string text_;
};

}  // namespace

std::string popeye_set_play(const Position& position, const Stipulation& stipulation,
                            const BattleSolution& solution, bool marks) {
    PopeyeTreeWriter writer(stipulation.goal, marks);
    writer.write_set_play(position, solution.set_play);
    return writer.take();
}

std::string popeye_first_moves(const Position& position, const Stipulation& stipulation,
                               const BattleSolution& solution, bool marks) {
    PopeyeTreeWriter writer(stipulation.goal, marks);
    for (const std::vector<FirstMove>* const list : {&solution.keys, &solution.tries}) {
        for (const FirstMove& first_move : *list) {
            writer.write_first_move(position, first_move);
        }
    }
    return writer.take();
}

std::string popeye_post_key_play(const Position& position, const Stipulation& stipulation,
                                 const FirstMove& play, bool marks) {
    PopeyeTreeWriter writer(stipulation.goal, marks);
    writer.write_post_key(position, play);
    return writer.take();
}

std::string popeye_parry_lines(const Position& position, const Stipulation& stipulation,
                               const BattleSolution& solution) {
    std::string text;
    for (const FirstMove& key : solution.keys) {
        for (const std::vector<SeriesStep>& steps : parry_lines(position, key.attack)) {
            text += popeye_series_line(steps, stipulation.goal) + "\n";
        }
    }
    return text;
}

}  // namespace alicemate
