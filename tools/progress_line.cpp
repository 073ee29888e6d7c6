#include "tools/progress_line.h"

#include "tools/terminal.h"

#include <fmt/format.h>
#include <utility>

namespace alicemate {
std::string progress_text(const std::string& label, const Progress& progress) {
    std::string line = fmt::format("{}: {:.0f} s, {:.1f} million positions", label,
                                   progress.seconds, static_cast<double>(progress.nodes) / 1e6);
    if (progress.first_moves != 0) {
        line +=
            fmt::format(", {} of {} parts done", progress.first_moves_done, progress.first_moves);
    }
    if (progress.solutions != 0) {
        line += fmt::format(", {} found", progress.solutions);
    }
    return line;
}

ProgressLine::ProgressLine(std::string label, bool quiet)
    : label_(std::move(label)), enabled_(!quiet && has_terminal()) {}

ProgressLine::~ProgressLine() {
    erase();
}

std::function<void(const Progress&)> ProgressLine::observer() {
    if (!enabled_) {
        return {};
    }
    return [this](const Progress& progress) { show(progress); };
}

void ProgressLine::show(const Progress& progress) {
    if (progress.seconds < 1) {
        return;
    }
    show_on_terminal(progress_text(label_, progress));
    shown_ = true;
}

void ProgressLine::erase() {
    if (shown_) {
        erase_on_terminal();
        shown_ = false;
    }
}

}  // namespace alicemate
