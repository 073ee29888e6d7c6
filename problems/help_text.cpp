#include "problems/help_text.h"

#include "core/move_text.h"

#include <fmt/format.h>

namespace alicemate {
namespace {

/// Whether the side that made a move of a series line makes the next one too.
bool goes_on_alone(Play play, const Line& line, std::size_t i) {
    const std::size_t replies = ends_with_other_side(play) ? 1 : 0;
    return is_series(play) && i + 1 + replies < line.size();
}

std::vector<std::string> move_texts(Position position, Play play, Goal goal, const Line& line) {
    std::vector<std::string> texts;
    for (std::size_t i = 0; i < line.size(); ++i) {
        texts.push_back(write_algebraic(position, line[i]));
        position = position.after(line[i]);
        if (goes_on_alone(play, line, i)) {
            position = position.with_turn_passed();
        }
    }
    if (goal == Goal::stalemate && !texts.empty()) {
        texts.back() += '=';
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

std::string number_series_moves(const std::vector<std::string>& moves, bool with_reply) {
    std::string text;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        if (with_reply && i + 1 == moves.size()) {
            text += (i == 0 ? "1..." : " ") + moves[i];
        } else {
            text += fmt::format("{}{}.{}", i == 0 ? "" : " ", i + 1, moves[i]);
        }
    }
    return text;
}

std::string help_line_text(const Position& position, const Stipulation& stipulation,
                           const Line& line, LineKind kind) {
    const bool is_set = kind == LineKind::set_play;
    const auto texts = move_texts(is_set ? position.with_turn_passed() : position, stipulation.play,
                                  stipulation.goal, line);
    if (is_series(stipulation.play)) {
        return number_series_moves(texts, ends_with_other_side(stipulation.play));
    }
    // Counted so that the goal is reached in the move that the stipulation names.
    const unsigned first = stipulation.half_moves % 2 + (is_set ? 1U : 0U);
    return number_help_moves(texts, first);
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
