#pragma once

#include "core/zobrist.h"
#include "problems/problem.h"
#include "problems/symmetry.h"

#include <optional>
#include <vector>

namespace alicemate {

/// A digest of a posed problem that is the same for all of its symmetric images. Every image has a
/// key (as A. L. Zobrist made them, 1970); the least of them stands for all. Two keys of 128 bits
/// agree by chance once in 10^38; of a million problems two do so once in 10^26 collections.
class Signature {
public:
    /// Of the play: position, side to move, castling rights, possible capture in passing, the
    /// stipulation, and of the rules what can make a difference in this position: the number of
    /// boards, and the reading of en passant if a double step can meet an enemy pawn. Wishes and
    /// claims are no part of it, but that the key was made already is.
    static Signature of_play(const PosedProblem& posed, bool after_key);

    /// Of the men on their boards and the number of boards, whatever is to be played.
    static Signature of_diagram(const Position& position);

    /// The least key of all images: equal for problems that are images of each other.
    [[nodiscard]] Key canonical() const;

    /// The key of the problem itself.
    [[nodiscard]] Key own() const { return under({}); }

    /// The key of an image.
    [[nodiscard]] Key under(const Symmetry& symmetry) const;

    /// The simplest symmetry whose image has the key; nothing if there is none.
    [[nodiscard]] std::optional<Symmetry> symmetry_to(const Key& own_key_of_other) const;

private:
    Signature(const Position& position, bool castling_matters);

    Position position_;
    std::vector<Symmetry> symmetries_;
    Key fixed_;             ///< of what no symmetry changes
    bool is_play_ = false;  ///< side to move and rights count
    std::optional<Square> target_;
};

}  // namespace alicemate
