// Retrograde analysis: how many moves it takes to mate with a king and one man against a king.
//
// Independent of core/ and solver/, and of naive_game but for its words.
#pragma once

#include "tests/naive/naive_game.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace alicemate::naive {

/// A square of one of the boards: 0 to 63 on A, 64 to 127 on B, a1 before b1.
using Place = int;

/// White's king, its other man, and Black's king. The places may be anything.
struct ThreeMen {
    Place king = 0;
    Place man = 0;
    Place lone = 0;
};

/// Under the rules `alice`, for all positions with White to move, who has a king and a man of one
/// kind, against Black's bare king.
class ThreeMenTable {
public:
    /// Q, R, B or N.
    explicit ThreeMenTable(char kind);

    /// Whether no two stand on a square of whichever board, and Black's king is not in check.
    [[nodiscard]] bool is_sound(const ThreeMen& men) const;

    /// In how many moves White mates, if it can. The position must be sound.
    [[nodiscard]] std::optional<int> moves_to_mate(const ThreeMen& men) const;

    /// The positions from which White needs exactly so many moves, in a fixed order.
    [[nodiscard]] std::vector<ThreeMen> mates_in(int moves) const;

    /// The greatest number of moves that any position takes; 0 if there is no mate.
    [[nodiscard]] int longest() const { return longest_; }

    /// The position, White to move.
    [[nodiscard]] State state_of(const ThreeMen& men) const;

private:
    using Squares = std::vector<int>;

    void lay_out_squares();
    [[nodiscard]] bool is_clear(const ThreeMen& men, Place from, Place to) const;
    [[nodiscard]] bool is_white_attacking(const ThreeMen& men, Place place) const;
    [[nodiscard]] bool is_sound(const ThreeMen& men, bool white_to_move) const;
    [[nodiscard]] bool may_step_alone(const ThreeMen& men, int square) const;
    [[nodiscard]] bool may_come_from(const ThreeMen& men, Place king, Place man) const;
    [[nodiscard]] std::uint8_t count_replies(const ThreeMen& men) const;
    [[nodiscard]] std::vector<ThreeMen> find_mates();
    [[nodiscard]] std::vector<ThreeMen> before_white(const ThreeMen& men) const;
    [[nodiscard]] std::vector<ThreeMen> before_black(const ThreeMen& men) const;

    char kind_;
    int longest_ = 0;
    std::array<Squares, 64> king_steps_;
    std::array<Squares, 64> man_steps_;                        ///< on an empty board
    std::array<std::array<std::uint64_t, 64>, 64> between_{};  ///< of one line, as sets
    std::vector<std::uint8_t> white_mates_in_;  ///< by position, White to move; 0: never
    std::vector<std::uint8_t> replies_left_;    ///< by position, Black to move
};

}  // namespace alicemate::naive
