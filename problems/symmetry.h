#pragma once

#include "core/position.h"
#include "core/setup.h"

#include <string>
#include <vector>

namespace alicemate {

/// A rearrangement of men: the squares of both boards are mirrored or turned alike, colours may be
/// exchanged, and so may the boards.
struct Symmetry {
    bool flips_files = false;  ///< left becomes right
    bool flips_ranks = false;  ///< then top becomes bottom
    bool transposes = false;   ///< then files become ranks: b1 comes to a2
    bool exchanges_colors = false;
    bool exchanges_boards = false;

    /// Where the man of a square goes.
    [[nodiscard]] constexpr Square operator()(Square square) const {
        const unsigned x = flips_files ? 7U - file_of(square) : file_of(square);
        const unsigned y = flips_ranks ? 7U - rank_of(square) : rank_of(square);
        return transposes ? make_square(y, x) : make_square(x, y);
    }
    [[nodiscard]] constexpr Color operator()(Color color) const {
        return exchanges_colors ? ~color : color;
    }
    [[nodiscard]] constexpr Board operator()(Board board) const {
        return exchanges_boards ? ~board : board;
    }

    friend constexpr bool operator==(const Symmetry&, const Symmetry&) = default;
};

/// What a position has that not every symmetry keeps.
struct SymmetryBreakers {
    bool pawns = false;     ///< they have a direction: colours are exchanged with top and bottom
    bool castling = false;  ///< rights have places as well: nothing is mirrored left and right
    bool one_board = false;
};

/// The symmetries that keep the play, the simplest first, the identity before all: up to 32 where
/// there is neither pawn nor castling right, up to 8 with pawns. The exchange of the boards keeps
/// the play of Alice chess always: double steps and promotions ask for no board, and whoever may
/// castle is not asked on which. The image of a position may be one that its rules do not let
/// stand (a right to castle on board B), yet it is played in the same way.
std::vector<Symmetry> symmetries(const SymmetryBreakers& breakers);

/// The image of a setup: men, side to move, castling rights (wings exchanged with files) and the
/// square of en passant. Move counters stay.
Setup transformed(const Setup& setup, const Symmetry& symmetry);

/// "colours exchanged, boards exchanged, mirrored left to right"; empty for the identity.
std::string to_string(const Symmetry& symmetry);

}  // namespace alicemate
