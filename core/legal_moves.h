#pragma once

#include "core/move_list.h"
#include "core/position.h"

namespace alicemate {

/// Appends all legal moves, in no particular order.
void generate_legal(const Position& position, MoveList& moves);

/// Appends the legal moves that give check, in no particular order; much cheaper than to sift all.
void generate_checking(const Position& position, MoveList& moves);

/// Appends the moves of a side that takes no heed of its king: the legal ones and those after which
/// it is in check. (A king with transfer still may not step to a square attacked on the board it
/// leaves, nor does castling pass over an attacked square.) In no particular order.
void generate_heedless(const Position& position, MoveList& moves);

/// The legal moves in the order of comes_before, the order of all listings.
MoveList sorted_legal_moves(const Position& position);

/// How many legal moves there are, without making a list of them.
unsigned count_legal(const Position& position);

/// Whether there is a legal move; stops at the first one found.
bool has_legal_move(const Position& position);

/// Whether there is a legal move that does not give check; stops at the first one found. The side
/// not to move must not be in check already.
bool has_quiet_move(const Position& position);

/// Whether the move is one of the legal moves.
bool is_legal(const Position& position, Move move);

/// How matters stand for the side to move.
enum class State : std::uint8_t { normal, check, mate, stalemate };

/// Mate is check without legal move, stalemate neither. A side without king is never in check.
State state_of(const Position& position);

}  // namespace alicemate
