#include "problems/reachability.h"

#include "core/check.h"
#include "problems/pawn_origins.h"
#include "problems/promoted_men.h"
#include "problems/retractions.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <optional>

namespace alicemate {
namespace {

using Proofs = std::vector<Unreachability>;
using Reason = Unreachability::Reason;

constexpr unsigned most_men = 16;
constexpr unsigned most_pawns = 8;

std::string_view name(Color color) {
    return color == Color::white ? "White" : "Black";
}

std::string counted(unsigned number, std::string_view singular, std::string_view plural) {
    return fmt::format("{} {}", number, number == 1 ? singular : plural);
}

/// What is found by counting the men of one side, whoever is to move.
class SideCount {
public:
    SideCount(const Position& position, Color color, Proofs& proofs)
        : position_(position), color_(color), proofs_(proofs) {}

    void judge() {
        judge_numbers();
        judge_pawn_boards();
        judge_promoted_men();
        judge_pawn_structure();
    }

private:
    [[nodiscard]] unsigned men() const { return count(position_.men(color_)); }
    [[nodiscard]] Bitboard pawns() const { return position_.men(color_, PieceType::pawn); }

    void judge_numbers() {
        if (men() > most_men) {
            add(Reason::too_many_men, fmt::format("{} has {} men", name(color_), men()));
        }
        if (count(pawns()) > most_pawns) {
            add(Reason::too_many_men, fmt::format("{} has {} pawns", name(color_), count(pawns())));
        }
        if (!position_.king(color_)) {
            add(Reason::no_king, fmt::format("{} has no king", name(color_)));
        }
    }

    void judge_pawn_boards() {
        if (!position_.rules().transfer) {
            return;
        }
        const Bitboard unmoved = relative_rank_set(color_, 1);
        const Bitboard moved_once = relative_rank_set(color_, 2);
        judge_pawn_board(unmoved & position_.standing_on(Board::b),
                         "stands on board B, where a pawn comes by its first move");
        judge_pawn_board(moved_once & position_.standing_on(Board::a),
                         "stands on board A, but has moved once");
    }

    void judge_pawn_board(Bitboard set, std::string_view what) {
        for (Bitboard rest = pawns() & set; rest != 0;) {
            add(Reason::pawn_board,
                fmt::format("{}'s pawn {} {}", name(color_), to_string(pop_first(rest)), what));
        }
    }

    void judge_promoted_men() {
        const PromotedMen promoted = promoted_men(position_, color_);
        const unsigned pawns_left = count(pawns());
        const unsigned missing = pawns_left < most_pawns ? most_pawns - pawns_left : 0;
        if (promoted.count > missing) {
            add(Reason::promoted_men,
                fmt::format("{} has at least {} ({}), but {} missing", name(color_),
                            counted(promoted.count, "promoted man", "promoted men"),
                            fmt::join(promoted.kinds, ", "),
                            counted(missing, "pawn is", "pawns are")));
        }
    }

    void judge_pawn_structure() {
        if (count(pawns()) > most_pawns) {
            return;
        }
        const auto captures = least_pawn_captures(position_, color_);
        if (!captures) {
            add(Reason::pawn_origins,
                fmt::format("{}'s pawns cannot all have come from different home squares",
                            name(color_)));
            return;
        }
        const unsigned enemies = count(position_.men(~color_));
        const unsigned missing = enemies < most_men ? most_men - enemies : 0;
        const unsigned elsewhere = std::min(missing, bishops_captured_at_home(position_, ~color_));
        if (*captures > missing - elsewhere) {
            add(Reason::pawn_captures,
                fmt::format("{}'s pawns have captured at least {}, but {} missing{}", name(color_),
                            counted(*captures, "man", "men"),
                            counted(missing, "enemy man is", "enemy men are"),
                            elsewhere != 0 ? ", and not all fell to pawns" : ""));
        }
    }

    void add(Reason reason, std::string message) {
        proofs_.push_back({reason, std::move(message)});
    }

    const Position& position_;
    Color color_;
    Proofs& proofs_;
};

/// Rights with king and rook on board B, where men come only by moves.
void judge_castling_board(const Position& position, Proofs& proofs) {
    for (const Color color : {Color::white, Color::black}) {
        const auto king = position.king(color);
        if (position.castling().any(color) && king && position.board_of(*king) == Board::b) {
            proofs.push_back({Reason::castling_rights,
                              fmt::format("{} cannot castle: king and rook have come to board B by "
                                          "moves",
                                          name(color))});
        }
    }
}

/// While nothing has been captured and nobody has castled, each half-move has taken one man to the
/// other board, so that the men on B tell whose turn it is.
void judge_turn(const Position& position, Proofs& proofs) {
    const bool uncastled =
        position.castling().any(Color::white) && position.castling().any(Color::black);
    if (!position.rules().transfer || count(position.men()) != 2 * most_men || !uncastled) {
        return;
    }
    const bool odd = count(position.standing_on(Board::b)) % 2 == 1;
    if (odd != (position.to_move() == Color::black)) {
        proofs.push_back({Reason::castling_rights,
                          fmt::format("without captures and castling an {} number of men on board "
                                      "B means that it is {}'s turn",
                                      odd ? "odd" : "even", name(~position.to_move()))});
    }
}

Proofs proofs_by_counting(const Position& position) {
    Proofs proofs;
    for (const Color color : {Color::white, Color::black}) {
        SideCount(position, color, proofs).judge();
    }
    judge_castling_board(position, proofs);
    judge_turn(position, proofs);
    return proofs;
}

bool is_game_array(const Position& position) {
    const auto array = Position::from(game_array(), position.rules());
    return array && *array == position;
}

/// The proofs, if castling rights are taken as they are.
Proofs proofs_of(const Position& position) {
    Proofs proofs = proofs_by_counting(position);
    const auto possible = [](const Position& before) { return proofs_by_counting(before).empty(); };
    if (proofs.empty() && !has_retraction(position, possible)) {
        const bool check = is_attacked_king(position, position.to_move());
        proofs.push_back({Reason::last_move,
                          fmt::format("no move of {} can have led to the {}",
                                      name(~position.to_move()), check ? "check" : "position")});
    }
    return proofs;
}

std::optional<Position> without_castling(const Position& position) {
    Setup setup = position.to_setup();
    setup.castling = {};
    const auto judged = Position::from(setup, position.rules());
    return judged ? std::optional(*judged) : std::nullopt;
}

}  // namespace

std::string_view to_string(Reason reason) {
    constexpr std::array<std::string_view, 8> names{
        "too-many-men",  "no-king",      "pawn-board",      "promoted-men",
        "pawn-captures", "pawn-origins", "castling-rights", "last-move"};
    return names[static_cast<unsigned>(reason)];
}

Proofs proofs_of_unreachability(const Position& position) {
    if (is_game_array(position)) {
        return {};
    }
    Proofs proofs = proofs_of(position);
    if (proofs.empty() || position.castling().empty()) {
        return proofs;
    }
    const auto uncastled = without_castling(position);
    Proofs without_rights = uncastled ? proofs_of(*uncastled) : Proofs{};
    if (!without_rights.empty()) {
        return without_rights;
    }
    for (Unreachability& proof : proofs) {
        if (proof.reason != Reason::castling_rights) {
            proof = {Reason::castling_rights,
                     "the castling rights cannot be: with them " + proof.message};
        }
    }
    return proofs;
}

}  // namespace alicemate
