#include "problems/popeye_report.h"

#include "core/check.h"
#include "problems/popeye_battle_text.h"
#include "problems/popeye_diagram.h"
#include "problems/popeye_duty_text.h"
#include "problems/popeye_help_text.h"
#include "problems/popeye_twin_text.h"
#include "problems/problem_opcodes.h"

#include <cmath>
#include <fmt/format.h>
#include <vector>

namespace alicemate {
namespace {

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

/// Series of one side alone, and help play of one half-move, have no set play; nor has anything
/// when the side to move is in check.
bool can_have_set_play(const Position& position, const Stipulation& stipulation) {
    if (in_check(position)) {
        return false;
    }
    return is_battle(stipulation.play) || ends_with_other_side(stipulation.play) ||
           (!is_series(stipulation.play) && stipulation.half_moves > 1);
}

std::string battle_answer(const PosedProblem& posed, const BattleSolution& solution,
                          const PopeyeReportOptions& options) {
    const Position& position = posed.position;
    const Stipulation& stipulation = posed.stipulation;
    if (solution.post_key) {
        return "\n" +
               popeye_post_key_play(position, stipulation, *solution.post_key, options.threats);
    }
    if (stipulation.play == Play::parry_series) {
        return "\n" + popeye_parry_lines(position, stipulation, solution);
    }
    const bool marks = options.variations && options.threats;
    std::string text;
    if (options.set_play && can_have_set_play(position, stipulation)) {
        text += "\n" + popeye_set_play(position, stipulation, solution, marks);
    }
    return text + "\n" + popeye_duty_text(position, stipulation) +
           popeye_first_moves(position, stipulation, solution, marks);
}

std::string help_answer(const PosedProblem& posed, const HelpSolution& solution,
                        const PopeyeReportOptions& options) {
    std::string text;
    if (options.set_play && can_have_set_play(posed.position, posed.stipulation)) {
        text += "\n" + popeye_set_lines(posed.position, posed.stipulation, solution);
    }
    return text + "\n" + popeye_duty_text(posed.position, posed.stipulation) +
           popeye_lines(posed.position, posed.stipulation, solution);
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
    const std::string zero_position = problem.zero_position ? "\nzeroposition\n\n" : "";
    if (options.no_board) {
        return text + zero_position;
    }
    return text + "\n" + heading_lines(problem) + "\n" + popeye_diagram(problem) + zero_position;
}

std::string popeye_answer(const PosedProblem& posed, const Solution& solution,
                          const PopeyeReportOptions& options) {
    const bool has_heading = !posed.twin.empty() && posed.phase == Phase::normal;
    const std::string heading = has_heading ? "\n" + popeye_twin_heading(posed) + "\n" : "";
    const auto* const battle = std::get_if<BattleSolution>(&solution.play);
    return heading + (battle != nullptr
                          ? battle_answer(posed, *battle, options)
                          : help_answer(posed, std::get<HelpSolution>(solution.play), options));
}

std::string popeye_ending(Outcome outcome, std::optional<double> seconds) {
    return (outcome == Outcome::solved ? "\nsolution finished." : "Partial solution") +
           (seconds ? time_text(*seconds) : "") + "\n\n\n";
}

}  // namespace alicemate
