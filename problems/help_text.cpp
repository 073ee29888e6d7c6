#include "problems/help_text.h"

#include "core/move_text.h"
#include "problems/goal_text.h"

#include <fmt/format.h>

namespace alicemate {
namespace {

std::string move_text(const Position& before, Move move, Goal goal, bool reaches_goal) {
    return reaches_goal ? goal_move_text(before, move, goal) : write_algebraic(before, move);
}

/// The moves of a line in which the sides take turns.
std::vector<std::string> move_texts(Position position, Goal goal, const Line& line) {
    std::vector<std::string> texts;
    for (std::size_t i = 0; i < line.size(); ++i) {
        texts.push_back(move_text(position, line[i], goal, i + 1 == line.size()));
        position = position.after(line[i]);
    }
    return texts;
}

std::string lines_text(const Position& position, const Stipulation& stipulation,
                       const std::vector<Line>& lines, LineKind kind, std::string_view indent) {
    std::string text;
    for (const Line& line : lines) {
        text.append(indent).append(help_line_text(position, stipulation, line, kind));
        text += '\n';
    }
    return text;
}

std::string counts_text(const HelpSolution& solution) {
    std::string text = fmt::format("Solutions: {}\n", solution.line_count);
    if (solution.short_count > 0) {
        text += fmt::format("Short solutions: {}\n", solution.short_count);
    }
    if (solution.set_count > 0) {
        text += fmt::format("Set play: {}\n", solution.set_count);
    }
    return text;
}

}  // namespace

std::string number_help_moves(const std::vector<std::string>& moves, unsigned first) {
    std::string text;
    unsigned half_move = first;
    for (const std::string& move : moves) {
        const unsigned number = half_move / 2 + 1;
        if (half_move % 2 == 0) {
            text += fmt::format("{}{}.{}", text.empty() ? "" : " ", number, move);
        } else if (text.empty()) {
            text = fmt::format("{}...{}", number, move);
        } else {
            text += " " + move;
        }
        ++half_move;
    }
    return text;
}

std::string help_line_text(const Position& position, const Stipulation& stipulation,
                           const Line& line, LineKind kind) {
    const bool is_set = kind == LineKind::set_play;
    const Position start = is_set ? position.with_turn_passed() : position;
    if (is_series(stipulation.play)) {
        return series_line_text(series_steps(start, stipulation.play, line), stipulation.goal);
    }
    // Counted so that the goal is reached in the move that the stipulation names.
    const unsigned first = stipulation.half_moves % 2 + (is_set ? 1U : 0U);
    return number_help_moves(move_texts(start, stipulation.goal, line), first);
}

std::string series_line_text(const std::vector<SeriesStep>& steps, Goal goal) {
    std::string text;
    for (const SeriesStep& step : steps) {
        const bool is_first = text.empty();
        text += is_first ? "" : " ";
        if (!step.is_reply) {
            text += fmt::format("{}.", step.number);
        } else if (is_first) {
            text += "1...";
        }
        text += move_text(step.before, step.move, goal, step.reaches_goal);
    }
    return text;
}

std::string help_text(const Position& position, const Stipulation& stipulation,
                      const HelpSolution& solution, bool count_only) {
    if (count_only) {
        return counts_text(solution);
    }
    constexpr std::string_view indent = "    ";
    std::string text;
    if (!solution.set_lines.empty()) {
        text += "Set play:\n" +
                lines_text(position, stipulation, solution.set_lines, LineKind::set_play, indent);
        text += solution.lines.empty() ? "" : "\n";
    }
    text += lines_text(position, stipulation, solution.lines, LineKind::actual, "");
    if (solution.lines.size() < solution.line_count) {
        text +=
            fmt::format("... {} of {} lines shown\n", solution.lines.size(), solution.line_count);
    }
    if (!solution.short_lines.empty()) {
        text += text.empty() ? "" : "\n";
        text += "Short solutions:\n" +
                lines_text(position, stipulation, solution.short_lines, LineKind::actual, indent);
    }
    return text;
}

}  // namespace alicemate
