#include "problems/popeye_help_text.h"

#include "problems/popeye_move_text.h"

#include <fmt/format.h>

namespace alicemate {
namespace {

std::string numbered(std::size_t number, std::string_view dots) {
    return fmt::format("{:>3}{}", number, dots);
}

/// A line of help play; half-move `first`, counted from 0, is the first of it.
std::string help_line(Position position, Goal goal, const Line& line, std::size_t first) {
    std::string text = first > 0 ? numbered(1, "...") : "";
    text += first > 1 ? "  ..." : "";
    for (std::size_t i = 0; i < line.size(); ++i) {
        const std::size_t half_move = first + i;
        text += i == 0 ? "" : " ";
        text += half_move % 2 == 0 ? numbered(half_move / 2 + 1, ".") : "";
        text += popeye_move_text(position, line[i], goal, i + 1 == line.size());
        position = position.after(line[i]);
    }
    return text + "\n";
}

/// The lines that pass a test, one below the other.
template <typename Test>
std::string lines_text(const Position& position, const Stipulation& stipulation,
                       const std::vector<Line>& lines, unsigned first, Test is_told) {
    std::string text;
    for (const Line& line : lines) {
        if (is_told(line)) {
            text += is_series(stipulation.play)
                        ? popeye_series_line(series_steps(position, stipulation.play, line),
                                             stipulation.goal) +
                              "\n"
                        : help_line(position, stipulation.goal, line, first);
        }
    }
    return text;
}

bool is_any(const Line& /*line*/) {
    return true;
}

}  // namespace

std::string popeye_series_line(const std::vector<SeriesStep>& steps, Goal goal) {
    std::string text;
    for (const SeriesStep& step : steps) {
        const bool is_first = text.empty();
        text += is_first ? "" : " ";
        if (!step.is_reply) {
            text += numbered(step.number, ".");
        } else if (is_first) {
            text += numbered(1, "...");
        }
        text += popeye_move_text(step.before, step.move, goal, step.reaches_goal);
    }
    return text;
}

std::string popeye_lines(const Position& position, const Stipulation& stipulation,
                         const HelpSolution& solution) {
    const unsigned first = stipulation.half_moves % 2;
    std::string text = lines_text(position, stipulation, solution.short_lines, first, is_any);
    if (stipulation.play == Play::help_reciprocal && stipulation.half_moves == 2) {
        // Popeye tells first who is served by both sides, then who serves himself.
        const auto by_both = [](const Line& line) { return line.size() == 2; };
        const auto alone = [](const Line& line) { return line.size() == 1; };
        text += lines_text(position, stipulation, solution.lines, first, by_both);
        text += text.empty() ? "" : "\n";
        return text + lines_text(position, stipulation, solution.lines, first, alone);
    }
    return text + lines_text(position, stipulation, solution.lines, first, is_any);
}

std::string popeye_set_lines(const Position& position, const Stipulation& stipulation,
                             const HelpSolution& solution) {
    const unsigned first = stipulation.half_moves % 2 + 1;
    return lines_text(position.with_turn_passed(), stipulation, solution.set_lines, first, is_any);
}

}  // namespace alicemate
