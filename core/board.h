#pragma once

#include <cstdint>

namespace alicemate {

/// The two boards of Alice chess. In orthodox chess every man stands on A.
enum class Board : std::uint8_t { a, b };

/// The board behind the looking-glass.
constexpr Board operator~(Board board) {
    return board == Board::a ? Board::b : Board::a;
}

/// 0 for A, 1 for B: an index into tables by board.
constexpr unsigned index(Board board) {
    return static_cast<unsigned>(board);
}

}  // namespace alicemate
