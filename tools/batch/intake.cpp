#include "tools/batch/intake.h"

#include "problems/solve_options.h"
#include "problems/verdict.h"
#include "tools/batch/solved_problem.h"
#include "tools/problem_input.h"

#include <fmt/format.h>

namespace alicemate {
namespace {

/// What tells an error's shard: not the name of the file, which may differ from machine to machine.
std::string shard_text(const InputError& error) {
    return fmt::format("{}:{}:{}", error.place.line, error.place.column, error.message);
}

}  // namespace

void Intake::read(const std::vector<std::string>& files) {
    for (const std::string& file : files) {
        if (session_.stop.stop_requested()) {
            return;
        }
        read(file);
    }
}

void Intake::read(const std::string& name) {
    Transaction transaction(file_.database());
    register_.begin_file(name);
    for_each_problem(
        session_, options_, {name}, [this](const Problem& problem) { return take(problem); },
        read_problems,
        [this](const InputError& error) {
            register_.begin_problem(error.id);
            reject(error);
        });
    if (!session_.stop.stop_requested()) {
        register_.finish_file();
    }
    transaction.commit();
}

ExitStatus Intake::take(Problem problem) {
    apply(wishes_, problem);
    register_.begin_problem(problem.id);
    for (const auto& posed : pose(problem)) {
        if (!posed) {
            reject(posed.error());
        } else if (const auto fault = fault_of_claim(problem, *posed)) {
            reject(*fault);
        } else {
            take(problem, *posed);
        }
    }
    return ExitStatus::as_expected;
}

void Intake::take(const Problem& problem, const PosedProblem& posed) {
    const std::string content = batch_content(problem, posed, wishes_.duals);
    if (!shard_.contains(content)) {
        register_.pass_over(posed);
        return;
    }
    const RegisteredProblem registered = register_.add(problem, posed, content);
    if (known_.insert(registered.result).second) {
        items_.push_back({registered.result, registered.attempt,
                          solve_options(problem.options, posed.stipulation).limits});
    }
}

void Intake::reject(const InputError& error) {
    if (shard_.contains(shard_text(error))) {
        report_error(session_, options_.format, error);
        register_.add(error);
    }
}

}  // namespace alicemate
