#pragma once

#include "problems/problem.h"

#include <string>

namespace alicemate {

/// The problem as one EPD line without line end: canonical two-board FEN, the known opcodes in a
/// fixed order, then the others as they were. read_epd() gives the same problem back. Problems
/// with twins keep them in the opcodes `twins` and `twin-castling`.
std::string write_epd(const Problem& problem);

}  // namespace alicemate
