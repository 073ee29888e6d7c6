#include "tools/terminal.h"

#include "tools/standard_error.h"

#include <algorithm>
#include <cstddef>
#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>

namespace alicemate {
namespace {

/// A terminal that is narrower than the line would not rewrite it but scroll.
std::size_t terminal_width() {
    winsize size{};
    // ioctl() is the only way to ask, and variadic.
    const bool known = ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0;  // NOLINT(*-vararg)
    return known && size.ws_col > 0 ? size.ws_col : 80;
}

}  // namespace

bool has_terminal() {
    return isatty(STDERR_FILENO) != 0;
}

void show_on_terminal(std::string line) {
    line.resize(std::min(line.size(), terminal_width() - 1));
    write_error(fmt::format("\r{}\x1b[K", line));
}

void erase_on_terminal() {
    write_error("\r\x1b[K");
}

}  // namespace alicemate
