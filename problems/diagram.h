#pragma once

#include "core/setup.h"

#include <string>

namespace alicemate {

/// Both boards side by side, with coordinates; below them who moves, castling rights and en
/// passant. Capitals are White's men, points vacant squares. Ends with a line feed.
std::string text_diagram(const Setup& setup);

/// The same with board A only, for chess on one board.
std::string one_board_diagram(const Setup& setup);

}  // namespace alicemate
