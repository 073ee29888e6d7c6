#include "tools/problem_runner.h"

#include "problems/reports.h"
#include "tools/progress_line.h"
#include "tools/stop_status.h"

#include <algorithm>

namespace alicemate {

ExitStatus ProblemRunner::run(const Problem& problem) {
    if (options_.format != Format::popeye) {
        return run_all(problem);
    }
    session_.output.print(popeye_heading(problem, popeye_options(problem)));
    seconds_ = 0;
    outcome_ = Outcome::solved;
    const ExitStatus status = run_all(problem);
    session_.output.print(
        popeye_ending(outcome_, wishes_.times ? std::optional(seconds_) : std::nullopt));
    return status;
}

ExitStatus ProblemRunner::run_all(const Problem& problem) {
    ExitStatus status = ExitStatus::as_expected;
    for (const auto& posed : pose(problem)) {
        if (session_.stop.stop_requested()) {
            outcome_ = Outcome::unknown;
            return ExitStatus::interrupted;
        }
        status = graver(status, posed ? run(problem, *posed) : reject(posed.error()));
    }
    return status;
}

ExitStatus ProblemRunner::run(const Problem& problem, const PosedProblem& posed) {
    if (const auto fault = fault_of_claim(problem, posed)) {
        return reject(*fault);
    }
    const Solution solution = solve_quietly(problem, posed);
    seconds_ += solution.stats.seconds;
    if (solution.outcome == Outcome::unknown) {
        outcome_ = Outcome::unknown;
    }
    const Verdict verdict = judge(problem, posed, solution);
    print(problem, posed, solution, verdict);
    if (solution.outcome == Outcome::unknown &&
        (verdict == Verdict::unjudged || solution.reason == StopReason::interrupted)) {
        return status_of(solution.reason);
    }
    return is_as_expected(verdict) ? ExitStatus::as_expected : ExitStatus::unexpected;
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

PopeyeReportOptions ProblemRunner::popeye_options(const Problem& problem) const {
    const SolveOptions asked = solve_options(problem);
    return {options_.quiet || problem.options.no_board, asked.set_play, asked.variations};
}

void ProblemRunner::print(const Problem& problem, const PosedProblem& posed,
                          const Solution& solution, Verdict verdict) {
    const ReportOptions report{options_.count, solve_options(problem).variations, options_.quiet};
    if (options_.format == Format::json) {
        session_.output.print(json_report(problem, posed, solution, verdict, report) + "\n");
        return;
    }
    if (options_.format == Format::popeye) {
        session_.output.print(popeye_answer(problem, posed, solution, popeye_options(problem)));
        return;
    }
    const std::string separator = printed_any_ && !options_.quiet ? "\n" : "";
    session_.output.print(separator + text_report(problem, posed, solution, verdict, report));
    printed_any_ = true;
}

ExitStatus ProblemRunner::reject(const InputError& error) {
    outcome_ = Outcome::unknown;
    report_error(session_, options_.format, error);
    return ExitStatus::bad_input;
}

}  // namespace alicemate
