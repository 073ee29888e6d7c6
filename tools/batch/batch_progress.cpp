#include "tools/batch/batch_progress.h"

#include "tools/progress_line.h"
#include "tools/terminal.h"

#include <fmt/format.h>

namespace alicemate {
namespace {

constexpr std::chrono::milliseconds least_interval{200};

/// "3:07", or "1:02:30".
std::string clock_text(double seconds) {
    const auto whole = static_cast<std::uint64_t>(seconds);
    const std::uint64_t hours = whole / 3600;
    return hours > 0 ? fmt::format("{}:{:02}:{:02}", hours, whole / 60 % 60, whole % 60)
                     : fmt::format("{}:{:02}", whole / 60, whole % 60);
}

}  // namespace

BatchProgress::BatchProgress(bool quiet) : enabled_(!quiet && has_terminal()) {}

BatchProgress::~BatchProgress() {
    erase();
}

void BatchProgress::begin(std::size_t sound, std::size_t cooked, std::size_t errors) {
    const std::lock_guard lock(mutex_);
    sound_ = sound;
    cooked_ = cooked;
    errors_ = errors;
}

void BatchProgress::begin_round(std::size_t number, std::size_t rounds, std::size_t problems) {
    const std::lock_guard lock(mutex_);
    round_ = number;
    rounds_ = rounds;
    to_try_ = problems;
    tried_ = 0;
    round_began_at_ = Clock::now();
}

void BatchProgress::record(const SolvedProblem& solved) {
    const std::lock_guard lock(mutex_);
    ++tried_;
    if (solved.attempt.outcome == Outcome::solved) {
        sound_ += solved.verdict == Verdict::sound ? 1 : 0;
        cooked_ += solved.verdict == Verdict::cooked ? 1 : 0;
    }
    if (enabled_ && Clock::now() - shown_at_ >= least_interval) {
        show({});
    }
}

std::function<void(const Progress&)> BatchProgress::observer(const std::string& label) {
    if (!enabled_) {
        return {};
    }
    return [this, label](const Progress& progress) {
        const std::lock_guard lock(mutex_);
        if (Clock::now() - shown_at_ >= least_interval) {
            show(progress_text(label, progress) + "; ");
        }
    };
}

void BatchProgress::erase() {
    const std::lock_guard lock(mutex_);
    if (shown_) {
        erase_on_terminal();
        shown_ = false;
    }
}

void BatchProgress::show(const std::string& before) {
    show_on_terminal(before + line());
    shown_ = true;
    shown_at_ = Clock::now();
}

std::string BatchProgress::line() const {
    std::string text = fmt::format("round {} of {}: {} of {}; {} sound, {} cooked, {} errors",
                                   round_, rounds_, tried_, to_try_, sound_, cooked_, errors_);
    const double seconds = std::chrono::duration<double>(Clock::now() - round_began_at_).count();
    if (tried_ > 0 && seconds > 0) {
        const double rate = static_cast<double>(tried_) / seconds;
        text += fmt::format("; {:.1f}/s, {} left", rate,
                            clock_text(static_cast<double>(to_try_ - tried_) / rate));
    }
    return text;
}

}  // namespace alicemate
