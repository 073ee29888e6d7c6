#include "tools/batch/solved_problem.h"

#include "problems/content.h"
#include "problems/problem_source.h"
#include "problems/reports.h"
#include "problems/solve_options.h"

#include <algorithm>
#include <chrono>
#include <ctime>
#include <fmt/chrono.h>
#include <sstream>
#include <stdexcept>

namespace alicemate {
namespace {

/// A table as large as so many nodes can use; to touch more would cost more than it gives.
constexpr std::uint64_t hash_bytes_per_node = 16;
constexpr std::uint64_t least_hash_bytes = std::uint64_t{1} << 20U;

std::size_t useful_hash(const Limits& limits, std::size_t most) {
    if (!limits.nodes || *limits.nodes > most / hash_bytes_per_node) {
        return most;
    }
    return std::min(most, std::max(*limits.nodes * hash_bytes_per_node, least_hash_bytes));
}

Problem read_content(const std::string& content) {
    std::istringstream input(content);
    auto problem = read_epd(input, "content", {})->next();
    if (!problem || !*problem) {
        throw std::runtime_error("cannot read back " + content +
                                 (problem ? ": " + to_string(problem->error()) : ""));
    }
    return std::move(**problem);
}

PosedProblem pose_content(const Problem& problem, const std::string& content) {
    auto posed = pose(problem);
    if (posed.size() != 1 || !posed.front()) {
        throw std::runtime_error("cannot set up again " + content);
    }
    return std::move(*posed.front());
}

/// An EPD opcode of batches alone.
constexpr std::string_view all_duals_opcode = "duals";
constexpr std::string_view all_duals_operand = "all";

Duals duals_wanted(const Problem& content) {
    const auto& opcodes = content.other_opcodes;
    return std::any_of(opcodes.begin(), opcodes.end(),
                       [](const auto& opcode) { return opcode.first == all_duals_opcode; })
               ? Duals::all
               : Duals::main;
}

void keep_lines(HelpSolution& solution, std::size_t most) {
    for (std::vector<Line>* const lines :
         {&solution.lines, &solution.short_lines, &solution.set_lines}) {
        lines->resize(std::min(lines->size(), most));
    }
}

void add_counts(SolvedProblem& solved, const Solution& solution, bool has_tree, Duals duals) {
    if (const auto* const battle = std::get_if<BattleSolution>(&solution.play)) {
        solved.solution_count = battle->keys.size();
        if (has_tree) {
            solved.dual_count = duals_of(*battle, duals).size();
        }
        return;
    }
    const auto& help = std::get<HelpSolution>(solution.play);
    solved.solution_count = help.line_count;
    solved.short_count = help.short_count;
    solved.set_count = help.set_count;
}

std::string now() {
    return fmt::format("{:%Y-%m-%dT%H:%M:%SZ}", fmt::gmtime(std::time(nullptr)));
}

}  // namespace

std::string batch_content(const Problem& problem, const PosedProblem& posed, Duals duals) {
    const std::string content = content_text(problem, posed);
    return duals == Duals::all
               ? fmt::format("{} {} {};", content, all_duals_opcode, all_duals_operand)
               : content;
}

SolvedProblem solve_content(const std::string& content, const BatchSolving& solving,
                            const Limits& limits, unsigned threads, std::size_t hash_bytes,
                            const SearchControl& control) {
    const Problem problem = read_content(content);
    const PosedProblem posed = pose_content(problem, content);
    SolveOptions options = solve_options(problem.options, posed.stipulation);
    options.count_only = solving.count_only;
    options.threads = threads;
    options.limits = stricter(options.limits, limits);
    options.hash_bytes = useful_hash(options.limits, hash_bytes);
    Solution solution = solve(posed.position, posed.stipulation, options, control);
    SolvedProblem solved;
    solved.attempt = {solution.outcome, solution.reason, options.limits, threads,
                      solving.count_only};
    solved.verdict = judge(problem, posed, solution);
    if (auto* const help = std::get_if<HelpSolution>(&solution.play)) {
        keep_lines(*help, solving.most_lines);
    }
    const Duals duals = duals_wanted(problem);
    const ReportOptions report{solving.count_only, options.variations, true, duals};
    solved.solution = json_solution(solution, report);
    solved.text = text_report(problem, posed, solution, solved.verdict, report);
    add_counts(solved, solution, options.variations, duals);
    solved.stats = solution.stats;
    solved.finished = now();
    return solved;
}

}  // namespace alicemate
