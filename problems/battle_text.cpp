#include "problems/battle_text.h"

#include "core/move_text.h"
#include "problems/goal_text.h"
#include "problems/help_text.h"
#include "problems/series_line.h"

#include <algorithm>
#include <fmt/format.h>
#include <optional>
#include <set>
#include <string_view>
#include <vector>

namespace alicemate {
namespace {

/// An attack is numbered "2.", a defence "1...".
struct Numbered {
    unsigned number;
    unsigned level;  ///< of indentation

    [[nodiscard]] Numbered next() const { return {number + 1, level}; }
    [[nodiscard]] Numbered deeper() const { return {number, level + 1}; }
};

std::string indent(unsigned level) {
    constexpr std::size_t width = 4;
    std::string blanks(width * level, ' ');
    return blanks;
}

class BattleWriter {
public:
    BattleWriter(Goal goal, const std::vector<Dual>& duals) : goal_(goal) {
        for (const Dual& dual : duals) {
            marked_.insert(dual.defence);
        }
    }

    void write_set_play(const Position& position, const std::vector<Defence>& defences) {
        if (defences.empty()) {
            return;
        }
        text_ += "Set play:\n";
        for (const Defence& defence : defences) {
            write_defence(position.with_turn_passed(), defence, {1, 1});
        }
    }

    void write_tries(const Position& position, const std::vector<FirstMove>& tries) {
        if (tries.empty()) {
            return;
        }
        separate();
        text_ += "Tries:\n";
        for (const FirstMove& failed : tries) {
            write_try(position, failed);
        }
    }

    void write_keys(const Position& position, const std::vector<FirstMove>& keys) {
        if (!keys.empty()) {
            separate();
        }
        for (const FirstMove& key : keys) {
            write_attack(position, key.attack, {1, 0}, "", "!");
        }
    }

    void write_post_key(const Position& position, const FirstMove& play) {
        write_line("Post-key play" + remark(position, play.attack, 1) + ":");
        write_play(position, play.attack, {1, 0});
        if (!play.refutations.empty()) {
            write_line(indent(1) + but(position, play.refutations));
        }
    }

    std::string take() { return std::move(text_); }

private:
    /// A blank line between parts.
    void separate() { text_ += text_.empty() ? "" : "\n"; }

    void write_line(const std::string& line) { text_ += line + "\n"; }

    [[nodiscard]] std::string move_text(const Position& position, Move move, bool goal) const {
        return goal ? goal_move_text(position, move, goal_) : write_algebraic(position, move);
    }

    [[nodiscard]] std::string attack_head(const Position& position, const Attack& attack,
                                          unsigned number, std::string_view sign) const {
        return fmt::format("{}.{}{}", number, move_text(position, attack.move, attack.reaches_goal),
                           sign);
    }

    /// The attack and all that follows, if it can be told without a branching: nothing follows, or
    /// only replies that reach the goal, or after check one reply.
    [[nodiscard]] std::optional<std::string> on_one_line(const Position& position,
                                                         const Attack& attack, unsigned number,
                                                         std::string_view sign) const {
        std::string head = attack_head(position, attack, number, sign);
        if (!attack.threats.empty()) {
            return std::nullopt;
        }
        if (attack.defences.empty()) {
            return head;
        }
        const Position after = position.after(attack.move);
        if (ends_play(attack)) {
            std::string_view separator = " ";
            for (const Defence& defence : attack.defences) {
                head.append(separator).append(move_text(after, defence.move, true));
                separator = ", ";
            }
            return head;
        }
        const Defence& only = attack.defences.front();
        if (!attack.gives_check || attack.defences.size() > 1 || only.answers.empty()) {
            return std::nullopt;
        }
        const auto rest = answers_on_one_line(after.after(only.move), only, number + 1);
        if (!rest) {
            return std::nullopt;
        }
        return head + " " + move_text(after, only.move, false) + *rest + mark_of(only);
    }

    /// Whether every reply reaches the goal of self play.
    static bool ends_play(const Attack& attack) {
        return std::all_of(attack.defences.begin(), attack.defences.end(),
                           [](const Defence& defence) { return defence.reaches_goal; });
    }

    /// "(threat: 2.Qd7#)", "(zugzwang)", or nothing.
    [[nodiscard]] std::string remark(const Position& after, const Attack& attack,
                                     unsigned number) const {
        if (attack.threats.empty()) {
            return attack.is_zugzwang() && !attack.defences.empty() ? " (zugzwang)" : "";
        }
        const Position passed = after.with_turn_passed();
        std::string text = attack.threats.size() == 1 ? " (threat: " : " (threats: ";
        for (const Attack& threat : attack.threats) {
            const auto line = on_one_line(passed, threat, number + 1, "");
            text += (&threat == &attack.threats.front() ? "" : ", ") +
                    line.value_or(attack_head(passed, threat, number + 1, ""));
        }
        return text + ")";
    }

    /// The attack behind `lead`, then its threats and defences, one level deeper.
    void write_attack(const Position& position, const Attack& attack, Numbered place,
                      const std::string& lead, std::string_view sign) {
        if (const auto line = on_one_line(position, attack, place.number, sign)) {
            write_line(lead + *line);
            return;
        }
        const Position after = position.after(attack.move);
        write_line(lead + attack_head(position, attack, place.number, sign) +
                   remark(after, attack, place.number));
        write_play(after, attack, place);
    }

    /// Threats that the line of the attack does not tell in full, then the defences.
    void write_play(const Position& after, const Attack& attack, Numbered place) {
        for (const Attack& threat : attack.threats) {
            const Position passed = after.with_turn_passed();
            if (!on_one_line(passed, threat, place.number + 1, "")) {
                write_attack(passed, threat, place.next().deeper(),
                             indent(place.level + 1) + "threat ", "");
            }
        }
        for (const Defence& defence : attack.defences) {
            write_defence(after, defence, place.deeper());
        }
    }

    /// The defence with its answers. Refutations are told elsewhere.
    void write_defence(const Position& position, const Defence& defence, Numbered place) {
        const std::string lead = indent(place.level) + fmt::format("{}...{}", place.number,
                                                                   move_text(position, defence.move,
                                                                             defence.reaches_goal));
        if (defence.answers.empty()) {
            if (defence.reaches_goal) {
                write_line(lead);
            }
            return;
        }
        const Position after = position.after(defence.move);
        if (const auto answers = answers_on_one_line(after, defence, place.number + 1)) {
            write_line(lead + *answers + mark_of(defence));
        } else if (defence.answers.size() == 1) {
            write_attack(after, defence.answers.front(), place.next(), lead + " ", "");
        } else {
            write_line(lead + mark_of(defence));
            for (const Attack& answer : defence.answers) {
                write_attack(after, answer, place.next().deeper(), indent(place.level + 1), "");
            }
        }
    }

    [[nodiscard]] std::string mark_of(const Defence& defence) const {
        return marked_.count(&defence) > 0 ? " (dual)" : "";
    }

    [[nodiscard]] std::optional<std::string> answers_on_one_line(const Position& position,
                                                                 const Defence& defence,
                                                                 unsigned number) const {
        std::string text;
        for (const Attack& answer : defence.answers) {
            const auto line = on_one_line(position, answer, number, "");
            if (!line) {
                return std::nullopt;
            }
            text += (text.empty() ? " " : ", ") + *line;
        }
        return text;
    }

    void write_try(const Position& position, const FirstMove& failed) {
        const std::string refuted = but(position.after(failed.attack.move), failed.refutations);
        const bool has_play = !failed.attack.threats.empty() || !failed.attack.defences.empty();
        if (!has_play) {
            write_line(attack_head(position, failed.attack, 1, "?") + " " + refuted);
            return;
        }
        write_attack(position, failed.attack, {1, 0}, "", "?");
        write_line(indent(1) + refuted);
    }

    /// "but 1...Kb7! 1...Rh1!".
    static std::string but(const Position& after, const std::vector<Move>& refutations) {
        std::string text = "but";
        for (const Move refutation : refutations) {
            text += fmt::format(" 1...{}!", write_algebraic(after, refutation));
        }
        return text;
    }

    Goal goal_;
    std::set<const Defence*> marked_;
    std::string text_;
};

/// The ways through the tree of each key, one a line.
std::string parry_series_text(const Position& position, Goal goal, const BattleSolution& solution) {
    std::string text;
    for (const FirstMove& key : solution.keys) {
        for (const std::vector<SeriesStep>& steps : parry_lines(position, key.attack)) {
            text += series_line_text(steps, goal) + "\n";
        }
    }
    return text;
}

}  // namespace

std::string battle_text(const Position& position, const Stipulation& stipulation,
                        const BattleSolution& solution, Duals duals) {
    if (stipulation.play == Play::parry_series) {
        return parry_series_text(position, stipulation.goal, solution);
    }
    BattleWriter writer(stipulation.goal, duals_of(solution, duals));
    if (solution.post_key) {
        writer.write_post_key(position, *solution.post_key);
        return writer.take();
    }
    writer.write_set_play(position, solution.set_play);
    writer.write_tries(position, solution.tries);
    writer.write_keys(position, solution.keys);
    return writer.take();
}

}  // namespace alicemate
