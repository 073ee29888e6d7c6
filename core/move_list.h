#pragma once

#include "core/move.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <memory>

namespace alicemate {

/// Moves on the stack. The capacity holds the moves of any position whatever: m men of one side
/// have at most 27 moves each, and each of the other 64 - m squares can be reached by at most 32
/// of them (eight lines and eight knights on each board); 27m and 32(64 - m) meet below 940.
class MoveList {
public:
    static constexpr std::size_t capacity = 1024;

    MoveList() {}  // NOLINT(cppcoreguidelines-pro-type-member-init,modernize-use-equals-default)

    void push_back(Move move) {
        std::construct_at(end(), move);
        ++size_;
    }
    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] bool empty() const { return size_ == 0; }
    [[nodiscard]] Move operator[](std::size_t i) const { return *(begin() + i); }
    Move& operator[](std::size_t i) { return *(begin() + i); }
    // NOLINTBEGIN(cppcoreguidelines-pro-type-union-access)
    [[nodiscard]] const Move* begin() const { return moves_.data(); }
    [[nodiscard]] const Move* end() const { return begin() + size_; }
    Move* begin() { return moves_.data(); }
    Move* end() { return begin() + size_; }
    // NOLINTEND(cppcoreguidelines-pro-type-union-access)

    /// Drops the moves for which the predicate holds; the others keep their order.
    template <typename Predicate>
    void remove_if(Predicate predicate) {
        size_ = static_cast<std::size_t>(std::remove_if(begin(), end(), predicate) - begin());
    }

    /// Puts the moves into the order of comes_before.
    void sort() { std::sort(begin(), end(), comes_before); }

private:
    std::size_t size_ = 0;
    // In a union, so that no move is made before it is put in: lists are made at every node of a
    // search, and to clear 4 KiB there would cost more than to fill them.
    union {
        std::array<Move, capacity> moves_;
    };
};

}  // namespace alicemate
