#pragma once

#include <string>

namespace alicemate {

/// Whether standard error is a terminal.
bool has_terminal();

/// Puts the line in the place of what stands in the terminal's last line, cut to its width.
void show_on_terminal(std::string line);

/// Clears the terminal's last line.
void erase_on_terminal();

}  // namespace alicemate
