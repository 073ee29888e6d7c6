#pragma once

#include "problems/problem.h"
#include "problems/verdict.h"
#include "solver/solve.h"
#include "tools/exit_status.h"
#include "tools/session.h"

namespace alicemate {

/// What is asked of every problem, besides what its file asks.
struct SolveWishes {
    bool set_play = false;
    unsigned try_refutations = 0;
    bool variations = false;
};

/// Solves problems with their twins and prints each answer as soon as it is known.
class ProblemRunner {
public:
    ProblemRunner(Session& session, const CommonOptions& options, const SolveWishes& wishes)
        : session_(session), options_(options), wishes_(wishes) {}

    ExitStatus run(const Problem& problem);

private:
    ExitStatus run(const Problem& problem, const PosedProblem& posed);
    [[nodiscard]] Solution solve_quietly(const Problem& problem, const PosedProblem& posed) const;
    [[nodiscard]] SolveOptions solve_options(const Problem& problem) const;
    void print(const Problem& problem, const PosedProblem& posed, const Solution& solution,
               Verdict verdict);
    ExitStatus reject(const InputError& error);

    Session& session_;
    const CommonOptions& options_;
    SolveWishes wishes_;
    bool printed_any_ = false;
};

}  // namespace alicemate
