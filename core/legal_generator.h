#pragma once

#include "core/castling_rights.h"
#include "core/en_passant.h"
#include "core/king_shelter.h"

namespace alicemate::detail {

/// The legal moves of a position, handed to a sink in groups. A sink has
///   void men(PieceType, Square from, Bitboard targets)   moves of one man that is not a pawn
///   void pawns(Bitboard targets, int step)               pawns that went `step` squares (promoting
///                                                        where they reach their last rank)
///   void double_steps(Bitboard targets, int step)
///   void single(Move)                                    castling, capture in passing
///   Bitboard relevant_men() const                        whose moves are wanted (king and captures
///                                                        in passing aside)
///   bool done() const                                    no more are wanted
/// If heedless, those too after which the own king is in check.
template <Color us, bool transfer, bool heedless, typename Sink>
class LegalGenerator {
public:
    LegalGenerator(const Position& position, Sink& sink)
        : position_(position),
          sink_(sink),
          own_(position.men(us)),
          enemy_(position.men(~us)),
          men_(own_ | enemy_) {}

    void run() {
        const Bitboard king = position_.men(us, PieceType::king);
        if (king == 0) {
            others({});
            return;
        }
        const KingShelter shelter =
            heedless ? KingShelter{} : king_shelter<transfer>(position_, first(king));
        // A sink that is content with one move finds it soonest among the men, whose groups cost
        // little, or, in check, with the king.
        if (!shelter.is_in_check()) {
            others(shelter);
        }
        if (!sink_.done()) {
            king_moves(first(king));
        }
        if (shelter.is_in_check() && !sink_.done()) {
            others(shelter);
        }
    }

private:
    static constexpr int ahead = us == Color::white ? 8 : -8;

    [[nodiscard]] Bitboard board_set(Board board) const {
        return transfer ? position_.standing_on(board) : all_squares;
    }

    [[nodiscard]] Board home() const {
        const Bitboard king = position_.men(us, PieceType::king);
        return transfer && king != 0 ? position_.board_of(first(king)) : Board::a;
    }

    [[nodiscard]] bool attacked(Square square, Bitboard board, Bitboard absent) const {
        return attackers(position_, ~us, square, men_ & board & ~absent, board) != 0;
    }

    void king_moves(Square king) {
        const Board board = home();
        const Bitboard here = board_set(board);
        Bitboard targets = king_attacks(king) & ~own_;
        if constexpr (transfer) {
            targets &= ~(enemy_ & ~here);
        }
        Bitboard safe = 0;
        while (targets != 0) {
            const Square to = pop_first(targets);
            if ((transfer || !heedless) && attacked(to, here, bit(king))) {
                continue;
            }
            if (transfer && !heedless && attacked(to, ~here, 0)) {
                continue;
            }
            safe |= bit(to);
        }
        sink_.men(PieceType::king, king, safe);
        if (position_.castling().any(us) && !attacked(king, here, 0)) {
            castle(Wing::king_side);
            castle(Wing::queen_side);
        }
    }

    void castle(Wing wing) {
        if (!position_.castling().has(us, wing)) {
            return;
        }
        const CastlingSquares squares = castling_squares(us, wing);
        const Bitboard here = board_set(home());
        const Bitboard arrivals = bit(squares.king_to) | bit(squares.rook_to);
        const bool way_blocked =
            (between(squares.king_from, squares.rook_from) & men_ & here) != 0 ||
            (transfer && (arrivals & men_) != 0);
        // Without transfer the arrival is where the king ends up, in check or not.
        const bool arrival_matters = transfer || !heedless;
        if (way_blocked || attacked(squares.rook_to, here, bit(squares.king_from)) ||
            (arrival_matters && attacked(squares.king_to, here, bit(squares.king_from)))) {
            return;
        }
        offer_if_safe(
            {squares.king_from, squares.king_to, PieceType::king, {}, {}, MoveKind::castling});
    }

    void offer_if_safe(Move move) {
        if (heedless || !is_attacked_king(position_.after(move), us)) {
            sink_.single(move);
        }
    }

    void others(const KingShelter& shelter) {
        const Bitboard king_board = board_set(home());
        men_of(king_board, shelter.home, ~shelter.individual);
        if (sink_.done()) {
            return;
        }
        if constexpr (transfer) {
            men_of(~king_board, shelter.other, all_squares);
        }
        for (Bitboard rest = shelter.individual; rest != 0 && !sink_.done();) {
            constrained_man(pop_first(rest), king_board, shelter.home);
        }
        if (position_.can_capture_in_passing() && !sink_.done()) {
            captures_in_passing();
        }
    }

    /// Where a man that stands on `board` may arrive: not on an own man, nor, with transfer, on
    /// a square that is occupied on the board it will pass to.
    [[nodiscard]] Bitboard open_squares(Bitboard board) const {
        return transfer ? ~men_ | (enemy_ & board) : ~own_;
    }

    [[nodiscard]] Bitboard targets_of(PieceType type, Square from, Bitboard board) const {
        return attacks_of({us, type}, from, men_ & board);
    }

    /// The men of `which` on `board`, all but the king, arriving only on squares of `allowed`.
    void men_of(Bitboard board, Bitboard allowed, Bitboard which) {
        const Bitboard men = own_ & board & which & sink_.relevant_men();
        const Bitboard targets = allowed & open_squares(board);
        if (targets == 0 || men == 0) {
            return;
        }
        pawns_of(men & position_.men(PieceType::pawn), board, allowed);
        men_of_type<PieceType::knight>(men, board, targets);
        men_of_type<PieceType::bishop>(men, board, targets);
        men_of_type<PieceType::rook>(men, board, targets);
        men_of_type<PieceType::queen>(men, board, targets);
    }

    template <PieceType type>
    void men_of_type(Bitboard men, Bitboard board, Bitboard targets) {
        for (Bitboard rest = men & position_.men(type); rest != 0;) {
            const Square from = pop_first(rest);
            sink_.men(type, from, targets_of(type, from, board) & targets);
        }
    }

    void pawns_of(Bitboard pawns, Bitboard board, Bitboard allowed) {
        const Bitboard prey = enemy_ & board & allowed;
        const Bitboard steps = shift_ahead(us, pawns) & ~(men_ & board);
        const Bitboard double_steps = shift_ahead(us, steps & relative_rank_set(us, 2));
        sink_.pawns(steps & ~men_ & allowed, ahead);
        sink_.double_steps(double_steps & ~men_ & allowed, 2 * ahead);
        sink_.pawns(shift_ahead_to_a(us, pawns) & prey, ahead - 1);
        sink_.pawns(shift_ahead_to_h(us, pawns) & prey, ahead + 1);
    }

    /// A man of the king's board that stands on a line between its king and an enemy.
    void constrained_man(Square from, Bitboard board, Bitboard allowed) {
        const PieceType type = position_.type_on(from);
        if (type == PieceType::pawn) {
            const Bitboard steps = shift_ahead(us, bit(from));
            const Bitboard reach = steps | shift_ahead(us, steps) | pawn_attacks(us, from);
            pawns_of(bit(from), board, safe_targets(from, reach & allowed, board));
        } else {
            const Bitboard reach = targets_of(type, from, board) & open_squares(board) & allowed;
            sink_.men(type, from, safe_targets(from, reach, board));
        }
    }

    [[nodiscard]] Bitboard safe_targets(Square from, Bitboard targets, Bitboard board) const {
        const Square king = first(position_.men(us, PieceType::king));
        if constexpr (!transfer) {
            return targets & line_through(king, from);
        }
        Bitboard safe = 0;
        if (!on_open_line(king, board, bit(from))) {
            safe |= targets & ~men_;
        }
        for (Bitboard rest = targets & men_; rest != 0;) {
            const Bitboard prey = bit(pop_first(rest));
            if (!on_open_line(king, board, bit(from) | prey)) {
                safe |= prey;
            }
        }
        return safe;
    }

    /// Whether an enemy line man attacks the king once the men of `gone` have left its board.
    [[nodiscard]] bool on_open_line(Square king, Bitboard board, Bitboard gone) const {
        const Bitboard occupied = men_ & board & ~gone;
        const Bitboard enemies = enemy_ & occupied;
        return ((rook_attacks(king, occupied) & position_.straight_men() & enemies) |
                (bishop_attacks(king, occupied) & position_.diagonal_men() & enemies)) != 0;
    }

    void captures_in_passing() {
        const Square to = *position_.en_passant();
        for (Bitboard rest = en_passant_capturers(position_, to); rest != 0;) {
            offer_if_safe(
                {pop_first(rest), to, PieceType::pawn, PieceType::pawn, {}, MoveKind::en_passant});
        }
    }

    const Position& position_;
    Sink& sink_;
    Bitboard own_;
    Bitboard enemy_;
    Bitboard men_;
};

/// Runs the generator that fits the position's side to move and rules.
template <bool heedless = false, typename Sink>
void generate_into(const Position& position, Sink& sink) {
    const bool white = position.to_move() == Color::white;
    if (position.rules().transfer) {
        white ? LegalGenerator<Color::white, true, heedless, Sink>(position, sink).run()
              : LegalGenerator<Color::black, true, heedless, Sink>(position, sink).run();
    } else {
        white ? LegalGenerator<Color::white, false, heedless, Sink>(position, sink).run()
              : LegalGenerator<Color::black, false, heedless, Sink>(position, sink).run();
    }
}

}  // namespace alicemate::detail
