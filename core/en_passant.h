#pragma once

#include "core/attacks.h"
#include "core/position.h"

namespace alicemate {

/// Whether the rules let a pawn on `capturer` take in passing one that stepped to `landing`.
inline bool may_capture_in_passing(const Rules& rules, Board capturer, Board landing) {
    if (!rules.transfer) {
        return rules.en_passant != EnPassant::none;
    }
    switch (rules.en_passant) {
        case EnPassant::none: return false;
        case EnPassant::departure: return capturer != landing;
        case EnPassant::landing: return capturer == landing;
        case EnPassant::either: return true;
    }
    return false;
}

/// The pawns of the side to move that the rules let take in passing the pawn that has just stepped
/// over the square, legality of the capture aside. The square must be vacant on both boards.
inline Bitboard en_passant_capturers(const Position& position, Square passed_over) {
    if (position.rules().en_passant == EnPassant::none || contains(position.men(), passed_over)) {
        return 0;
    }
    const Color us = position.to_move();
    const Board landing = position.board_of(step_ahead(~us, passed_over));
    Bitboard pawns = pawn_attacks(~us, passed_over) & position.men(us, PieceType::pawn);
    for (const Board board : {Board::a, Board::b}) {
        if (!may_capture_in_passing(position.rules(), board, landing)) {
            pawns &= ~position.standing_on(board);
        }
    }
    return pawns;
}

}  // namespace alicemate
