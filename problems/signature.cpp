#include "problems/signature.h"

#include <algorithm>

namespace alicemate {
namespace {

/// Numbers for circumstance_key(), one range for each thing that counts besides men.
enum Circumstance : unsigned {
    one_board = 0,
    black_to_move = 1,
    castling_right = 2,       ///< four
    passed_over_square = 8,   ///< 64
    target_square = 72,       ///< 64
    stipulation = 1U << 20U,  ///< 2^20
};

bool is_less(const Key& left, const Key& right) {
    return left.index_part != right.index_part ? left.index_part < right.index_part
                                               : left.verify_part < right.verify_part;
}

/// Whether now or later a pawn that makes a double step can stand beside an enemy pawn.
bool may_capture_in_passing(const Position& position) {
    const auto can_step = [&](Color color) {
        const Bitboard at_home = position.men(color, PieceType::pawn) & relative_rank_set(color, 1);
        return at_home != 0 && position.men(~color, PieceType::pawn) != 0;
    };
    return position.can_capture_in_passing() || can_step(Color::white) || can_step(Color::black);
}

EnPassant effective_reading(const Position& position) {
    const Rules& rules = position.rules();
    if (rules.en_passant == EnPassant::none || !may_capture_in_passing(position)) {
        return EnPassant::none;
    }
    return rules.transfer ? rules.en_passant : EnPassant::departure;
}

Key key_of_stipulation(const PosedProblem& posed, bool after_key) {
    const Stipulation& asked = posed.stipulation;
    auto number = static_cast<unsigned>(asked.play);
    number = number << 4U | static_cast<unsigned>(asked.goal.kind);
    number = number << 8U | asked.half_moves;
    number = number << 1U | (asked.exact ? 1U : 0U);
    number = number << 1U | (after_key ? 1U : 0U);
    number = number << 2U | static_cast<unsigned>(effective_reading(posed.position));
    return circumstance_key(Circumstance::stipulation + number);
}

Key key_of_castling(CastlingRights rights, const Symmetry& symmetry) {
    Key key;
    for (const Color color : {Color::white, Color::black}) {
        for (const Wing wing : {Wing::king_side, Wing::queen_side}) {
            if (rights.has(color, wing)) {
                key ^= circumstance_key(castling_right + 2 * index(symmetry(color)) +
                                        static_cast<unsigned>(wing));
            }
        }
    }
    return key;
}

}  // namespace

Signature::Signature(const Position& position, bool castling_matters)
    : position_(position),
      symmetries_(symmetries({.pawns = position.men(PieceType::pawn) != 0,
                              .castling = castling_matters && !position.castling().empty(),
                              .one_board = !position.rules().transfer})),
      fixed_(position.rules().transfer ? Key{} : circumstance_key(one_board)) {}

Signature Signature::of_play(const PosedProblem& posed, bool after_key) {
    Signature signature(posed.position, true);
    signature.is_play_ = true;
    signature.fixed_ ^= key_of_stipulation(posed, after_key);
    if (posed.stipulation.goal.kind == Goal::target) {
        signature.target_ = posed.stipulation.goal.target_square;
    }
    return signature;
}

Signature Signature::of_diagram(const Position& position) {
    return {position, false};
}

Key Signature::under(const Symmetry& symmetry) const {
    Key key = fixed_;
    for (Bitboard rest = position_.men(); rest != 0;) {
        const Square square = pop_first(rest);
        const Piece man = *position_.man_on(square);
        key ^= key_of({symmetry(man.color), man.type}, symmetry(position_.board_of(square)),
                      symmetry(square));
    }
    if (!is_play_) {
        return key;
    }
    if (symmetry(position_.to_move()) == Color::black) {
        key ^= circumstance_key(black_to_move);
    }
    key ^= key_of_castling(position_.castling(), symmetry);
    if (position_.can_capture_in_passing()) {
        key ^= circumstance_key(passed_over_square + index(symmetry(*position_.en_passant())));
    }
    if (target_) {
        key ^= circumstance_key(target_square + index(symmetry(*target_)));
    }
    return key;
}

Key Signature::canonical() const {
    Key least = own();
    for (const Symmetry& symmetry : symmetries_) {
        least = std::min(least, under(symmetry), is_less);
    }
    return least;
}

std::optional<Symmetry> Signature::symmetry_to(const Key& own_key_of_other) const {
    const auto found =
        std::find_if(symmetries_.begin(), symmetries_.end(),
                     [&](const Symmetry& symmetry) { return under(symmetry) == own_key_of_other; });
    return found != symmetries_.end() ? std::optional(*found) : std::nullopt;
}

}  // namespace alicemate
