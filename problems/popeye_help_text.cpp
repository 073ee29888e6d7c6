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

/// A line of series play: the moves of one side, in some plays a last one of the other side.
std::string series_line(Position position, const Stipulation& stipulation, const Line& line) {
    const std::size_t alone = line.size() - (ends_with_other_side(stipulation.play) ? 1 : 0);
    std::string text = alone == 0 ? numbered(1, "...") : "";
    for (std::size_t i = 0; i < line.size(); ++i) {
        text += i == 0 ? "" : " ";
        text += i < alone ? numbered(i + 1, ".") : "";
        text += popeye_move_text(position, line[i], stipulation.goal, i + 1 == line.size());
        position = position.after(line[i]);
        if (i + 1 < alone) {
            position = position.with_turn_passed();
        }
    }
    return text + "\n";
}

}  // namespace

std::string popeye_lines(const Position& position, const Stipulation& stipulation,
                         const HelpSolution& solution) {
    std::string text;
    for (const std::vector<Line>* const lines : {&solution.short_lines, &solution.lines}) {
        for (const Line& line : *lines) {
            text += is_series(stipulation.play)
                        ? series_line(position, stipulation, line)
                        : help_line(position, stipulation.goal, line, line.size() % 2);
        }
    }
    return text;
}

std::string popeye_set_lines(const Position& position, const Stipulation& stipulation,
                             const HelpSolution& solution) {
    const Position passed = position.with_turn_passed();
    std::string text;
    for (const Line& line : solution.set_lines) {
        text += is_series(stipulation.play)
                    ? series_line(passed, stipulation, line)
                    : help_line(passed, stipulation.goal, line, line.size() % 2 != 0 ? 1 : 2);
    }
    return text;
}

}  // namespace alicemate
