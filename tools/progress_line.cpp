#include "tools/progress_line.h"

#include "tools/standard_error.h"

#include <algorithm>
#include <cstdio>
#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>
#include <utility>

namespace alicemate {
namespace {

/// A terminal that is narrower than the line would not rewrite it but scroll.
std::size_t terminal_width() {
    winsize size{};
    // ioctl() is the only way to ask, and variadic.
    const bool known = ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0;  // NOLINT(*-vararg)
    return known && size.ws_col > 0 ? size.ws_col : 80;
}

std::string line_of(const std::string& label, const Progress& progress) {
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

}  // namespace

ProgressLine::ProgressLine(std::string label, bool quiet)
    : label_(std::move(label)), enabled_(!quiet && isatty(STDERR_FILENO) != 0) {}

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
    std::string line = line_of(label_, progress);
    line.resize(std::min(line.size(), terminal_width() - 1));
    write_error(fmt::format("\r{}\x1b[K", line));
    shown_ = true;
}

void ProgressLine::erase() {
    if (shown_) {
        write_error("\r\x1b[K");
        shown_ = false;
    }
}

}  // namespace alicemate
