#include "tools/problem_runner.h"

#include "problems/reports.h"
#include "tools/progress_line.h"
#include "tools/stop_status.h"

#include <algorithm>

namespace alicemate {

ExitStatus ProblemRunner::run(const Problem& problem) {
    ExitStatus status = ExitStatus::as_expected;
    for (const auto& posed : pose(problem)) {
        if (session_.stop.stop_requested()) {
            return ExitStatus::interrupted;
        }
        status = graver(status, posed ? run(problem, *posed) : reject(posed.error()));
    }
    return status;
}

ExitStatus ProblemRunner::run(const Problem& problem, const PosedProblem& posed) {
    const Solution solution = solve_quietly(problem, posed);
    const auto verdict = judge(problem, posed, solution);
    if (!verdict) {
        return reject(verdict.error());
    }
    print(problem, posed, solution, *verdict);
    if (solution.outcome == Outcome::unknown) {
        return status_of(solution.reason);
    }
    return is_as_expected(*verdict) ? ExitStatus::as_expected : ExitStatus::unexpected;
}

Solution ProblemRunner::solve_quietly(const Problem& problem, const PosedProblem& posed) const {
    std::string label = problem.id + (posed.twin.empty() ? "" : " " + posed.twin + ")");
    ProgressLine line(label + ": " + to_string(problem.stipulation), options_.quiet);
    return solve(posed.position, problem.stipulation, solve_options(problem),
                 {session_.stop, line.observer()});
}

SolveOptions ProblemRunner::solve_options(const Problem& problem) const {
    SolveOptions options;
    options.set_play = wishes_.set_play || problem.options.set_play;
    options.try_refutations = std::max(wishes_.try_refutations, problem.options.try_refutations);
    options.variations = wishes_.variations || problem.options.variations;
    options.count_only = options_.count;
    options.threads = options_.threads;
    options.hash_bytes = options_.hash_bytes;
    options.limits = options_.limits;
    return options;
}

void ProblemRunner::print(const Problem& problem, const PosedProblem& posed,
                          const Solution& solution, Verdict verdict) {
    const ReportOptions report{options_.count, options_.quiet};
    if (options_.format == Format::json) {
        session_.output.print(json_report(problem, posed, solution, verdict, report) + "\n");
        return;
    }
    const std::string separator = printed_any_ && !options_.quiet ? "\n" : "";
    session_.output.print(separator + text_report(problem, posed, solution, verdict, report));
    printed_any_ = true;
}

ExitStatus ProblemRunner::reject(const InputError& error) {
    report_error(session_, options_.format, error);
    return ExitStatus::bad_input;
}

}  // namespace alicemate
