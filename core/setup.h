#pragma once

#include "core/board.h"
#include "core/castling_rights.h"
#include "core/piece.h"
#include "core/rules.h"
#include "core/square.h"

#include <array>
#include <optional>

namespace alicemate {

/// The last two fields of a FEN.
struct MoveCounters {
    unsigned half_moves = 0;  ///< since the last capture or move of a pawn
    unsigned full_moves = 1;  ///< number of the move to be played

    friend bool operator==(const MoveCounters&, const MoveCounters&) = default;
};

/// Anything a text can say of a position, sound or not; Position::from() judges it.
struct Setup {
    using Men = std::array<std::optional<Piece>, square_count>;

    std::array<Men, 2> boards;  ///< by board, then by square
    Color to_move = Color::white;
    CastlingRights castling;
    std::optional<Square> en_passant;  ///< the square just passed over by a double step
    std::optional<MoveCounters> counters;

    std::optional<Piece>& at(Board board, Square square) {
        return boards[index(board)][index(square)];
    }
    [[nodiscard]] const std::optional<Piece>& at(Board board, Square square) const {
        return boards[index(board)][index(square)];
    }

    friend bool operator==(const Setup&, const Setup&) = default;
};

/// Whether king and rook stand at home as the rules want them for this castling.
bool stands_ready_to_castle(const Setup& setup, CastlingRule rule, Color color, Wing wing);

/// All rights for which king and rook stand at home: what formats without a castling field mean.
CastlingRights assumed_castling_rights(const Setup& setup, CastlingRule rule);

/// The position at the start of a game: all men on A, all rights, White to move.
Setup game_array();

}  // namespace alicemate
