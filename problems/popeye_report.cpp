#include "problems/popeye_report.h"

#include "core/check.h"
#include "problems/epd_opcodes.h"
#include "problems/popeye_battle_text.h"
#include "problems/popeye_diagram.h"
#include "problems/popeye_help_text.h"

#include <cmath>
#include <fmt/format.h>
#include <vector>

namespace alicemate {
namespace {

/// The texts kept in an opcode that means nothing to the solver.
std::vector<std::string> kept_texts(const Problem& problem, std::string_view name) {
    std::vector<std::string> texts;
    for (const auto& [opcode, written] : problem.other_opcodes) {
        const auto split = opcode == name ? split_epd_opcodes(opcode + " " + written + ";", 0)
                                          : std::vector<EpdOpcode>();
        if (split && !split->empty()) {
            for (const EpdOperand& operand : split->front().operands) {
                texts.push_back(operand.text);
            }
        }
    }
    return texts;
}

/// Several authors are one text, with commas between them.
std::vector<std::string> author_lines(const std::string& authors) {
    constexpr std::string_view separator = ", ";
    std::vector<std::string> lines;
    std::size_t begin = 0;
    for (std::size_t end = authors.find(separator); end != std::string::npos;
         end = authors.find(separator, begin)) {
        lines.push_back(authors.substr(begin, end - begin));
        begin = end + separator.size();
    }
    lines.push_back(authors.substr(begin));
    return lines;
}

std::string heading_lines(const Problem& problem) {
    std::vector<std::string> lines = author_lines(problem.author);
    lines.push_back(problem.origin);
    for (std::string& award : kept_texts(problem, "award")) {
        lines.push_back(std::move(award));
    }
    lines.push_back(problem.title);
    std::string text;
    for (const std::string& line : lines) {
        text += line.empty() ? "" : popeye_centred(line) + "\n";
    }
    return text;
}

/// "wKh1", "bSa8".
std::string man_text(Piece man, Square square) {
    return std::string(man.color == Color::white ? "w" : "b") + popeye_letter(man.type) +
           to_string(square);
}

/// "b) wKh1-->h2  "; "+c) ..." if it goes on from the twin before.
std::string twin_line(const PosedProblem& posed) {
    std::string text = fmt::format("{}{}) ", posed.continued ? "+" : "", posed.twin);
    for (const TwinChange& change : posed.changes) {
        if (change.removed) {
            text += fmt::format("-{}  ", man_text(*change.removed, change.to));
        }
        text += fmt::format("{}-->{}  ", man_text(change.man, change.from), to_string(change.to));
    }
    return text;
}

/// Series of one side alone, and help play of one half-move, have no set play; nor has anything
/// when the side to move is in check.
bool can_have_set_play(const Position& position, const Stipulation& stipulation) {
    if (in_check(position)) {
        return false;
    }
    return is_battle(stipulation.play) || ends_with_other_side(stipulation.play) ||
           (!is_series(stipulation.play) && stipulation.half_moves > 1);
}

std::string time_text(double seconds) {
    constexpr double seconds_of_minute = 60;
    const double minutes = std::floor(seconds / seconds_of_minute);
    if (minutes < 1) {
        return fmt::format(" Time = {:.3f} s", seconds);
    }
    return fmt::format(" Time = {:.0f}:{:06.3f} m:s", minutes,
                       seconds - minutes * seconds_of_minute);
}

}  // namespace

std::string popeye_heading(const Problem& problem, const PopeyeReportOptions& options) {
    std::string text;
    for (const std::string& remark : kept_texts(problem, "remark")) {
        text += remark + "\n";
    }
    if (options.no_board) {
        return text;
    }
    return text + "\n" + heading_lines(problem) + "\n" + popeye_diagram(problem);
}

std::string popeye_answer(const Problem& problem, const PosedProblem& posed,
                          const Solution& solution, const PopeyeReportOptions& options) {
    const Position& position = posed.position;
    const Stipulation& stipulation = problem.stipulation;
    std::string text = posed.twin.empty() ? "" : "\n" + twin_line(posed) + "\n";
    const bool set_play = options.set_play && can_have_set_play(position, stipulation);
    if (const auto* const battle = std::get_if<BattleSolution>(&solution.play)) {
        if (set_play) {
            text += "\n" + popeye_set_play(position, stipulation, *battle, options.variations);
        }
        return text + "\n" + popeye_first_moves(position, stipulation, *battle, options.variations);
    }
    const auto& help = std::get<HelpSolution>(solution.play);
    if (set_play) {
        text += "\n" + popeye_set_lines(position, stipulation, help);
    }
    return text + "\n" + popeye_lines(position, stipulation, help);
}

std::string popeye_ending(Outcome outcome, std::optional<double> seconds) {
    return (outcome == Outcome::solved ? "\nsolution finished." : "Partial solution") +
           (seconds ? time_text(*seconds) : "") + "\n\n\n";
}

}  // namespace alicemate
