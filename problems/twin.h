#pragma once

#include "core/board.h"
#include "core/piece.h"
#include "core/rules.h"
#include "core/square.h"
#include "problems/input_error.h"
#include "solver/stipulation.h"

#include <string>
#include <variant>
#include <vector>

namespace alicemate {

/// A man moves from one square to another and stays on its board. A man on the arrival square, on
/// whichever board, is taken off.
struct TwinMove {
    Square from{};
    Square to{};
    friend bool operator==(const TwinMove&, const TwinMove&) = default;
};

/// Two men change places; each stays on its board.
struct TwinExchange {
    Square first{};
    Square second{};
    friend bool operator==(const TwinExchange&, const TwinExchange&) = default;
};

/// The man on the square, on whichever board, is taken off.
struct TwinRemove {
    Square square{};
    friend bool operator==(const TwinRemove&, const TwinRemove&) = default;
};

/// A man is put on the square of a board; a man that stood there, on whichever board, is taken off.
struct TwinAdd {
    Piece man;
    Board board = Board::a;
    Square square{};
    friend bool operator==(const TwinAdd&, const TwinAdd&) = default;
};

/// All men of a type become men of another; colours, boards and squares stay.
struct TwinSubstitute {
    PieceType from = PieceType::pawn;
    PieceType to = PieceType::pawn;
    friend bool operator==(const TwinSubstitute&, const TwinSubstitute&) = default;
};

/// All men of both boards are shifted as the one square is to the other.
struct TwinShift {
    Square from{};
    Square to{};
    friend bool operator==(const TwinShift&, const TwinShift&) = default;
};

/// Both boards are turned to the left: by 90 degrees a1 comes to h1.
struct TwinRotate {
    unsigned degrees = 90;  ///< 90, 180 or 270
    friend bool operator==(const TwinRotate&, const TwinRotate&) = default;
};

/// Both boards are mirrored so that the two squares named change places.
struct TwinMirror {
    enum class Kind : std::uint8_t {
        a1_h1,  ///< left and right
        a1_a8,  ///< top and bottom
        a1_h8,  ///< in the diagonal from a8 to h1
        a8_h1,  ///< in the diagonal from a1 to h8
    };
    Kind kind = Kind::a1_h1;
    friend bool operator==(const TwinMirror&, const TwinMirror&) = default;
};

/// All men change colour. The side that solves stays.
struct TwinPolish {
    friend bool operator==(const TwinPolish&, const TwinPolish&) = default;
};

/// Another stipulation. Its parts fall to the sides as before, so that the side to move may become
/// another: Black begins `h#2`, White `h#2.5` and `#2`.
struct TwinStipulation {
    Stipulation stipulation;
    friend bool operator==(const TwinStipulation&, const TwinStipulation&) = default;
};

/// Other rules: Alice chess instead of orthodox chess, or the reverse.
struct TwinCondition {
    Rules rules;
    friend bool operator==(const TwinCondition&, const TwinCondition&) = default;
};

/// One of the changes that make a twin, and where the file says so.
struct TwinChange {
    std::variant<TwinMove, TwinExchange, TwinRemove, TwinAdd, TwinSubstitute, TwinShift, TwinRotate,
                 TwinMirror, TwinPolish, TwinStipulation, TwinCondition>
        what;
    SourcePlace place{};

    /// Equal in what is changed, wherever it is written.
    friend bool operator==(const TwinChange& left, const TwinChange& right) {
        return left.what == right.what;
    }
};

/// A twin: the diagram (or the twin before it, if continued) with changes, done in order.
struct Twin {
    bool continued = false;
    std::vector<TwinChange> changes;

    friend bool operator==(const Twin&, const Twin&) = default;
};

/// The letter of a twin, 0 being the first position to be solved: "a" to "z", then "z1", "z2", ...
std::string twin_letter(std::size_t number);

}  // namespace alicemate
