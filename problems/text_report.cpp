#include "core/move_text.h"
#include "problems/battle_text.h"
#include "problems/help_text.h"
#include "problems/reports.h"

#include <algorithm>
#include <fmt/format.h>

namespace alicemate {
namespace {

/// "1. ", or "name: " if the id is no number.
std::string label(const Problem& problem) {
    const bool is_number = std::all_of(problem.id.begin(), problem.id.end(), [](char character) {
        return character >= '0' && character <= '9';
    });
    return problem.id + (is_number ? ". " : ": ");
}

/// "1. Author, Origin, "Title""; just "1." if nothing more is known.
std::string heading(const Problem& problem) {
    std::string text = label(problem);
    std::string_view separator;
    for (const std::string& part :
         {problem.author, problem.origin,
          problem.title.empty() ? std::string() : fmt::format("\"{}\"", problem.title)}) {
        if (!part.empty()) {
            text.append(separator).append(part);
            separator = ", ";
        }
    }
    text.erase(text.find_last_not_of(": ") + 1);
    return text + "\n";
}

std::string twin_line(const PosedProblem& posed) {
    std::string text;
    if (!posed.twin.empty()) {
        text = posed.twin + ")" + (posed.description.empty() ? "" : " " + posed.description);
    }
    if (posed.phase == Phase::duplex) {
        text += text.empty() ? "duplex" : ", duplex";
    }
    return text.empty() ? text : text + "\n";
}

/// What stands above a partial solution.
std::string partial_line(const Solution& solution) {
    const auto line = [](std::string_view why) {
        return fmt::format("PARTIAL: {}; what follows was found by then\n", why);
    };
    switch (solution.reason) {
        case StopReason::none: return line("stopped");
        case StopReason::time: return line("stopped by the time limit");
        case StopReason::nodes: return line("stopped by the node limit");
        case StopReason::solutions: return line("stopped by the limit of solutions");
        case StopReason::interrupted: return line("interrupted");
    }
    return {};
}

std::string counted(std::uint64_t count, std::string_view what) {
    return fmt::format("{} {}{}", count, what, count == 1 ? "" : "s");
}

std::string keys_text(const PosedProblem& posed, const BattleSolution& solution) {
    constexpr std::size_t most_named = 8;
    std::string text = counted(solution.keys.size(), "key") + ":";
    for (std::size_t i = 0; i < std::min(solution.keys.size(), most_named); ++i) {
        text +=
            (i == 0 ? " " : ", ") + write_algebraic(posed.position, solution.keys[i].attack.move);
    }
    return text + (solution.keys.size() > most_named ? ", ..." : "");
}

/// What of the claim does not hold.
std::string claim_text(const Claim& claim, Verdict verdict) {
    if (is_as_expected(verdict) || claim.empty()) {
        return {};
    }
    std::string text;
    if (claim.solutions) {
        text += fmt::format(" {}", *claim.solutions);
    }
    for (const std::string& key : claim.keys) {
        text += " " + key;
    }
    if (claim.moves) {
        text += fmt::format(" in {}", counted(*claim.moves, "move"));
    }
    return "; claimed:" + text;
}

std::string verdict_line(const Problem& problem, const PosedProblem& posed,
                         const Solution& solution, Verdict verdict, Duals wanted) {
    std::string text = "Verdict: ";
    text += verdict == Verdict::no_solution ? "no solution" : to_string(verdict);
    if (verdict == Verdict::wrong_count) {
        text = "Verdict: wrong count";
    }
    if (const auto* const battle = std::get_if<BattleSolution>(&solution.play)) {
        text += battle->keys.empty() ? "" : ", " + keys_text(posed, *battle);
        const std::size_t duals = duals_of(*battle, wanted).size();
        text += duals > 0 ? ", " + counted(duals, "dual") : "";
        if (verdict == Verdict::is_short) {
            text += fmt::format("; shortest in {}", counted(battle->shortest, "move"));
        }
    } else {
        const auto& help = std::get<HelpSolution>(solution.play);
        if (help.line_count > 0) {
            text += ", " + counted(help.line_count, "solution");
        }
        if (help.short_count > 0) {
            text += fmt::format(", {} short", help.short_count);
        }
    }
    return text + claim_text(problem.claim, verdict) + "\n";
}

std::string battle_body(const Position& position, const Stipulation& stipulation,
                        const BattleSolution& solution, const ReportOptions& options) {
    return options.count_only ? fmt::format("Keys: {}\n", solution.keys.size())
                              : battle_text(position, stipulation, solution, options.duals);
}

}  // namespace

std::string text_report(const Problem& problem, const PosedProblem& posed, const Solution& solution,
                        Verdict verdict, const ReportOptions& options) {
    // The heading stands above the diagram; the twins that follow it are told apart by letter.
    const bool is_first =
        (posed.twin.empty() || posed.twin == twin_letter(0)) && posed.phase == Phase::normal;
    std::string text;
    if (!options.quiet) {
        text += is_first ? heading(problem) : label(problem);
    }
    text += twin_line(posed);
    if (!options.quiet) {
        text += '\n';
        const Rules& rules = posed.position.rules();
        text += rules.transfer ? text_diagram(posed.setup) : one_board_diagram(posed.setup);
        text += fmt::format("{}, rules: {}\n\n", to_string(posed.stipulation), to_string(rules));
    }
    if (solution.outcome == Outcome::unknown) {
        text += partial_line(solution);
    }
    const auto* const battle = std::get_if<BattleSolution>(&solution.play);
    const std::string body =
        battle != nullptr ? battle_body(posed.position, posed.stipulation, *battle, options)
                          : help_text(posed.position, posed.stipulation,
                                      std::get<HelpSolution>(solution.play), options.count_only);
    text += body;
    text += body.empty() || options.quiet ? "" : "\n";
    return text + verdict_line(problem, posed, solution, verdict, options.duals);
}

}  // namespace alicemate
