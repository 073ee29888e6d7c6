#pragma once

#include "problems/popeye_report.h"
#include "problems/problem.h"
#include "problems/verdict.h"
#include "solver/solve.h"
#include "tools/certificate_desk.h"
#include "tools/exit_status.h"
#include "tools/session.h"
#include "tools/solve_wishes.h"

namespace alicemate {

/// What is asked of all problems, and of the way they are told of.
struct RunnerWishes {
    SolveWishes problems;
    bool times = false;  ///< Popeye's format: how long each problem took
    CertificateWishes certificates = {};
};

/// Solves problems with their twins and prints each answer as soon as it is known.
class ProblemRunner {
public:
    ProblemRunner(Session& session, const CommonOptions& options, const RunnerWishes& wishes)
        : session_(session),
          options_(options),
          wishes_(wishes),
          certificates_(session, wishes.certificates, options.quiet) {}

    ExitStatus run(Problem problem);

private:
    ExitStatus run_all(const Problem& problem);
    ExitStatus run(const Problem& problem, const PosedProblem& posed);
    ExitStatus answer(const Problem& problem, const PosedProblem& posed, const Solution& solution);
    ExitStatus certify(const Problem& problem, const PosedProblem& posed,
                       const SolveOptions& options, const Solution& solution, Solver& solver);
    [[nodiscard]] SolveOptions solve_options(const ProblemOptions& asked,
                                             const Stipulation& stipulation) const;
    [[nodiscard]] PopeyeReportOptions popeye_options(const Problem& problem) const;
    void print(const Problem& problem, const PosedProblem& posed, const Solution& solution,
               Verdict verdict);
    ExitStatus reject(const InputError& error);

    Session& session_;
    const CommonOptions& options_;
    RunnerWishes wishes_;
    CertificateDesk certificates_;
    bool printed_any_ = false;
    double seconds_ = 0;                 ///< spent on the problem being solved
    Outcome outcome_ = Outcome::solved;  ///< of it as a whole
};

}  // namespace alicemate
