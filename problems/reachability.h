#pragma once

#include "core/position.h"

#include <string>
#include <string_view>
#include <vector>

namespace alicemate {

/// A proof that no game leads from the game array to a position.
struct Unreachability {
    enum class Reason : std::uint8_t {
        too_many_men,     ///< of a side: 16 men, 8 pawns
        no_king,          ///< none was ever captured
        pawn_board,       ///< a pawn on a board that its rank tells it cannot stand on
        promoted_men,     ///< more of them than pawns are missing
        pawn_captures,    ///< more of them than enemy men are missing
        pawn_origins,     ///< the pawns cannot have come from different files
        castling_rights,  ///< the position could do without them, but not with them
        last_move,        ///< the side not to move can have made none
    };

    Reason reason{};
    std::string message;  ///< a sentence without full stop

    friend bool operator==(const Unreachability&, const Unreachability&) = default;
};

/// "too-many-men", "no-king", ...
std::string_view to_string(Unreachability::Reason reason);

/// Why no game by the position's rules leads from the game array to it; empty if nothing of what is
/// looked at forbids it, which does not prove that there is a game. What counts the men is asked
/// first; only if that says nothing, moves are taken back, one half-move deep. Castling rights are
/// doubted last, as is the custom: castling is allowed unless it is proved not to be.
std::vector<Unreachability> proofs_of_unreachability(const Position& position);

}  // namespace alicemate
