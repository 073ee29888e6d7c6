#include "tools/problem_input.h"

#include "tools/input_file.h"

#include <istream>

namespace alicemate {
namespace {

using Function = std::function<ExitStatus(const Problem&)>;

/// Puts what --en-passant and --castling say into the problem, whatever its file says.
void adapt_rules(Problem& problem, const CommonOptions& options) {
    problem.rules = options.adapted(problem.rules);
    for (Twin& twin : problem.twins) {
        for (TwinChange& change : twin.changes) {
            if (auto* const condition = std::get_if<TwinCondition>(&change.what)) {
                condition->rules = options.adapted(condition->rules);
            }
        }
    }
    if (!options.castling) {
        return;
    }
    // Rights the reader may have assumed under another castling rule are no fault of the problem.
    for (const Color color : {Color::white, Color::black}) {
        for (const Wing wing : {Wing::king_side, Wing::queen_side}) {
            if (!stands_ready_to_castle(problem.setup, *options.castling, color, wing)) {
                problem.setup.castling.remove(color, wing);
            }
        }
    }
}

class FileRunner {
public:
    FileRunner(Session& session, const CommonOptions& options, const Function& function,
               ProblemReader reader, const ErrorListener& listener)
        : session_(session),
          options_(options),
          function_(function),
          reader_(reader),
          listener_(listener) {}

    ExitStatus run(const std::string& name) {
        InputFile file(name, session_.stop);
        ExitStatus status = ExitStatus::as_expected;
        bool found_any = false;
        if (file.error().empty()) {
            std::istream input(&file);
            const auto source = reader_(input, file.name(), reading_defaults());
            for (auto next = source->next(); next; next = source->next()) {
                if (session_.stop.stop_requested()) {
                    return ExitStatus::interrupted;
                }
                found_any = true;
                status = graver(status, answer(*next));
            }
        }
        if (session_.stop.stop_requested()) {
            return ExitStatus::interrupted;
        }
        if (!file.error().empty()) {
            return reject(error_of_input(file.name(), file.error()));
        }
        return found_any ? status
                         : reject(error_of_input(file.name(), "there is no problem in it"));
    }

private:
    [[nodiscard]] ReadingDefaults reading_defaults() const {
        return {options_.preset ? std::optional(options_.rules()) : std::nullopt};
    }

    ExitStatus answer(tl::expected<Problem, InputError>& next) {
        if (!next) {
            return reject(next.error());
        }
        for (const InputError& note : next->notes) {
            report_note(note);
        }
        adapt_rules(*next, options_);
        return function_(*next);
    }

    ExitStatus reject(const InputError& error) {
        if (listener_) {
            listener_(error);
        } else {
            report_error(session_, options_.format, error);
        }
        return ExitStatus::bad_input;
    }

    Session& session_;
    const CommonOptions& options_;
    const Function& function_;
    ProblemReader reader_;
    const ErrorListener& listener_;
};

}  // namespace

ExitStatus for_each_problem(Session& session, const CommonOptions& options,
                            const std::vector<std::string>& files, const Function& function,
                            ProblemReader reader, const ErrorListener& listener) {
    FileRunner runner(session, options, function, reader, listener);
    ExitStatus status = ExitStatus::as_expected;
    for (const std::string& file : files) {
        status = graver(status, runner.run(file));
        if (session.stop.stop_requested()) {
            return ExitStatus::interrupted;
        }
    }
    return status;
}

}  // namespace alicemate
