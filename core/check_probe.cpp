#include "core/check_probe.h"

#include "core/king_shelter.h"

namespace alicemate {

CheckProbe::CheckProbe(const Position& position)
    : position_(position), transfer_(position.rules().transfer) {
    const Color us = position.to_move();
    const auto king = position.king(~us);
    if (!king) {
        return;
    }
    king_ = *king;
    king_board_ = transfer_ ? position.standing_on(position.board_of(king_)) : all_squares;
    king_board_occupied_ = position.men() & king_board_;
    direct_[index(PieceType::pawn)] = pawn_attacks(~us, king_);
    direct_[index(PieceType::knight)] = knight_attacks(king_);
    direct_[index(PieceType::bishop)] = bishop_attacks(king_, king_board_occupied_);
    direct_[index(PieceType::rook)] = rook_attacks(king_, king_board_occupied_);
    direct_[index(PieceType::queen)] =
        direct_[index(PieceType::bishop)] | direct_[index(PieceType::rook)];
    for (Bitboard rest = snipers(position, us, king_, king_board_); rest != 0;) {
        const Bitboard blockers = between(king_, pop_first(rest)) & king_board_occupied_;
        if (blockers != 0 && count(blockers) <= 2) {
            uncovering_ |= blockers & position.men(us);
            if (!more_than_one(blockers)) {
                shields_ |= blockers & position.men(~us);
            }
        }
    }
}

bool CheckProbe::gives_check(Move move) const {
    if (king_board_occupied_ == 0) {
        return false;
    }
    if (move.kind() == MoveKind::castling || move.kind() == MoveKind::en_passant) {
        return is_attacked_king(position_.after(move), ~position_.to_move());
    }
    const Bitboard gone = bit(move.from());
    if (!transfer_) {
        const Bitboard occupied = (king_board_occupied_ & ~gone) | bit(move.to());
        return checks_directly(move, occupied) || uncovers_check(gone, bit(move.to()));
    }
    if (!contains(king_board_, move.from())) {
        return checks_directly(move, king_board_occupied_);
    }
    return uncovers_check(gone | bit(move.to()), 0);
}

bool CheckProbe::checks_directly(Move move, Bitboard occupied) const {
    const Piece arriving{position_.to_move(), move.arriving()};
    return arriving.type != PieceType::king &&
           contains(attacks_of(arriving, move.to(), occupied), king_);
}

bool CheckProbe::uncovers_check(Bitboard gone, Bitboard arrived) const {
    const Bitboard occupied = (king_board_occupied_ & ~gone) | arrived;
    const Bitboard liners = position_.men(position_.to_move()) & king_board_ & ~gone;
    return ((rook_attacks(king_, occupied) & position_.straight_men() & liners) |
            (bishop_attacks(king_, occupied) & position_.diagonal_men() & liners)) != 0;
}

}  // namespace alicemate
