#include "solver/proof_estimates.h"

#include "core/check.h"
#include "core/legal_moves.h"

#include <algorithm>

namespace alicemate {

bool can_ever_mate(const Position& position, Color attacker) {
    const Bitboard men = position.men(attacker) & ~position.men(PieceType::king);
    return men != 0 && position.king(~attacker).has_value();
}

bool mates_at_once_or_never(const Position& position, Color attacker) {
    const Bitboard minor = position.men(PieceType::bishop) | position.men(PieceType::knight);
    return count(position.men()) == 3 && count(position.men(attacker) & minor) == 1 &&
           position.king(attacker) && position.king(~attacker);
}

bool threatens_mate(const Position& position) {
    if (in_check(position)) {
        return false;
    }
    const Position passed = position.with_turn_passed();
    MoveList checks;
    generate_checking(passed, checks);
    return std::any_of(checks.begin(), checks.end(),
                       [&](Move move) { return !has_legal_move(passed.after(move)); });
}

std::uint32_t estimate_of_attack(const Position& position) {
    const Color defender = ~position.to_move();
    const auto king = position.king(defender);
    if (!king) {
        return 1;
    }
    const Bitboard board =
        position.rules().transfer ? position.standing_on(position.board_of(*king)) : all_squares;
    const Bitboard occupied = position.men() & board & ~bit(*king);
    unsigned flights = 0;
    for (Bitboard rest = king_attacks(*king) & ~position.men(defender); rest != 0;) {
        if (attackers(position, position.to_move(), pop_first(rest), occupied, board) == 0) {
            ++flights;
        }
    }
    return 1 + flights / 2;
}

}  // namespace alicemate
