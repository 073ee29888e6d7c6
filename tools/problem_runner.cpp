#include "tools/problem_runner.h"

#include "problems/reports.h"
#include "problems/solve_options.h"
#include "solver/certificate_claims.h"
#include "tools/progress_line.h"
#include "tools/standard_error.h"
#include "tools/stop_status.h"

#include <algorithm>
#include <fmt/format.h>
#include <optional>

namespace alicemate {
namespace {

/// What messages call it: "12", "12 b)", "12 b) duplex".
std::string label_of(const Problem& problem, const PosedProblem& posed) {
    return problem.id + (posed.twin.empty() ? "" : " " + posed.twin + ")") +
           (posed.phase == Phase::duplex ? " duplex" : "");
}

}  // namespace

ExitStatus ProblemRunner::run(Problem problem) {
    apply(wishes_.problems, problem);
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
    ProgressLine line(label_of(problem, posed) + ": " + to_string(posed.stipulation),
                      options_.quiet);
    const SearchControl control{session_.stop, line.observer()};
    const SolveOptions options = solve_options(problem.options, posed.stipulation);
    Solver solver(posed.position, posed.stipulation, options, control);
    const Solution solution = solver.solve();
    line.erase();
    const ExitStatus status = answer(problem, posed, solution);
    return graver(status, certify(problem, posed, options, solution, solver));
}

ExitStatus ProblemRunner::answer(const Problem& problem, const PosedProblem& posed,
                                 const Solution& solution) {
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

ExitStatus ProblemRunner::certify(const Problem& problem, const PosedProblem& posed,
                                  const SolveOptions& options, const Solution& solution,
                                  Solver& solver) {
    if (!certificates_.is_open()) {
        return ExitStatus::as_expected;
    }
    const std::string label = label_of(problem, posed);
    const auto refuse = [&](std::string_view why, ExitStatus status) {
        certificates_.skip();
        write_error(
            to_string(InputError{problem.place, fmt::format("no certificate of {}: {}", label, why),
                                 problem.id, posed.twin}) +
            "\n");
        return status;
    };
    if (const auto obstacle = obstacle_to_certificate(posed.position, posed.stipulation, options)) {
        return refuse(fmt::format("{} cannot be certified", to_string(*obstacle)),
                      ExitStatus::bad_input);
    }
    if (solution.outcome == Outcome::unknown) {
        return refuse(fmt::format("undecided ({})", to_string(solution.reason)),
                      status_of(solution.reason));
    }
    const auto claims = claims_of(posed.stipulation, std::get<BattleSolution>(solution.play));
    return certificates_.issue(label,
                               [&](CertificateSink& sink) { return solver.certify(claims, sink); });
}

SolveOptions ProblemRunner::solve_options(const ProblemOptions& asked,
                                          const Stipulation& stipulation) const {
    SolveOptions options = alicemate::solve_options(asked, stipulation);
    // Popeye's lines of parry series play are made of the whole tree.
    options.variations |=
        stipulation.play == Play::parry_series && options_.format == Format::popeye;
    options.count_only = options_.count;
    options.threads = options_.threads;
    options.hash_bytes = options_.hash_bytes;
    options.limits = stricter(options.limits, options_.limits);
    return options;
}

PopeyeReportOptions ProblemRunner::popeye_options(const Problem& problem) const {
    const ProblemOptions& asked = problem.options;
    return {options_.quiet || asked.no_board, asked.set_play, asked.variations, !asked.no_threat};
}

void ProblemRunner::print(const Problem& problem, const PosedProblem& posed,
                          const Solution& solution, Verdict verdict) {
    const ReportOptions report{options_.count, problem.options.variations, options_.quiet,
                               wishes_.problems.duals};
    if (options_.format == Format::json) {
        session_.output.print(json_report(problem, posed, solution, verdict, report) + "\n");
        return;
    }
    if (options_.format == Format::popeye) {
        session_.output.print(popeye_answer(posed, solution, popeye_options(problem)));
        return;
    }
    const std::string separator = printed_any_ && !options_.quiet ? "\n" : "";
    session_.output.print(separator + text_report(problem, posed, solution, verdict, report));
    printed_any_ = true;
}

ExitStatus ProblemRunner::reject(const InputError& error) {
    outcome_ = Outcome::unknown;
    certificates_.skip();
    report_error(session_, options_.format, error);
    return ExitStatus::bad_input;
}

}  // namespace alicemate
