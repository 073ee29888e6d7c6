#pragma once

#include "core/setup.h"
#include "problems/twin.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace alicemate {

/// What a change of a twin did to the men, as its description tells it. Changes that concern no
/// single man stand for themselves.
struct ManMoved {
    Piece man;
    Square from{};
    Square to{};
    friend bool operator==(const ManMoved&, const ManMoved&) = default;
};
struct MenExchanged {
    Piece first;  ///< that stood on first_square
    Square first_square{};
    Piece second;
    Square second_square{};
    friend bool operator==(const MenExchanged&, const MenExchanged&) = default;
};
struct ManRemoved {
    Piece man;
    Square square{};
    friend bool operator==(const ManRemoved&, const ManRemoved&) = default;
};
struct ManAdded {
    Piece man;
    Board board = Board::a;
    Square square{};
    friend bool operator==(const ManAdded&, const ManAdded&) = default;
};

using TwinEffect =
    std::variant<ManMoved, MenExchanged, ManRemoved, ManAdded, TwinSubstitute, TwinShift,
                 TwinRotate, TwinMirror, TwinPolish, TwinStipulation, TwinCondition>;

/// What the changes of twins work on.
struct TwinState {
    Setup setup;
    Rules rules;
    Stipulation stipulation;
};

/// Does one change to a state, and appends what it did to the effects. The side to move, castling
/// rights and the square of en passant stay as they are. On error (no man on the square, a man
/// shifted over the edge) what is wrong, and the state as it was.
std::optional<std::string> apply_change(TwinState& state, const TwinChange& change,
                                        std::vector<TwinEffect>& effects);

}  // namespace alicemate
