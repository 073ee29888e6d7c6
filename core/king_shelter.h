#pragma once

#include "core/check.h"

namespace alicemate {

/// Which moves of the other men leave the king of the side to move safe. Worked out once a
/// position, so that most moves need no test of their own.
struct KingShelter {
    Bitboard home = all_squares;   ///< where men of the king's board may go
    Bitboard other = all_squares;  ///< where men of the other board may land
    Bitboard individual = 0;       ///< men of the king's board whose moves are tested one by one

    /// In check other men may not land everywhere.
    [[nodiscard]] bool is_in_check() const { return other != all_squares; }
};

/// The enemy line men that would attack the king's square if its board were empty.
inline Bitboard snipers(const Position& position, Color attacker, Square target, Bitboard board) {
    return ((rook_attacks(target, 0) & position.straight_men()) |
            (bishop_attacks(target, 0) & position.diagonal_men())) &
           position.men(attacker) & board;
}

/// The shelter of the king on `king`. With transfer a man of the king's board never interposes,
/// since it leaves; and a capture there vacates two squares. So an enemy man that alone shields the
/// king from an enemy line must not be captured, and where one own and one enemy man stand between,
/// the own must not take the enemy. A man of the other board can only interpose.
template <bool transfer>
KingShelter king_shelter(const Position& position, Square king) {
    const Color us = position.to_move();
    const Bitboard board = transfer ? position.standing_on(position.board_of(king)) : all_squares;
    const Bitboard occupied = position.men() & board;
    const Bitboard own = position.men(us);
    KingShelter shelter;
    for (Bitboard rest = snipers(position, ~us, king, board); rest != 0;) {
        const Bitboard blockers = between(king, pop_first(rest)) & occupied;
        if (blockers == 0) {
            continue;
        }
        if (!more_than_one(blockers)) {
            if ((blockers & own) != 0) {
                shelter.individual |= blockers;
            } else if constexpr (transfer) {
                shelter.home &= ~blockers;
            }
        } else if constexpr (transfer) {
            const Bitboard own_blockers = blockers & own;
            if (count(blockers) == 2 && count(own_blockers) == 1) {
                shelter.individual |= own_blockers;
            }
        }
    }
    const Bitboard checking = attackers(position, ~us, king, occupied, board);
    if (checking == 0) {
        return shelter;
    }
    const bool several = more_than_one(checking);
    const Bitboard interpositions = several ? 0 : between(king, first(checking));
    shelter.other = interpositions;
    shelter.home &= several ? 0 : transfer ? checking : checking | interpositions;
    return shelter;
}

}  // namespace alicemate
