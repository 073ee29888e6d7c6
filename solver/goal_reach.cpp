#include "solver/goal_reach.h"

#include "core/attacks.h"
#include "solver/mobile_men.h"

#include <algorithm>
#include <cstdlib>

namespace alicemate {
namespace {

// Castling brings king and rook to their squares with one move, for which the tables of moves want
// up to four (with transfer the king would have to spend an odd number).
constexpr unsigned gained_by_castling = 3;

/// The board turned round, so that the other side plays up it.
constexpr Square turned(Square square) {
    return static_cast<Square>(index(square) ^ 56U);
}

unsigned king_steps(Square from, Square to) {
    const auto distance = [](unsigned one, unsigned other) {
        return one > other ? one - other : other - one;
    };
    return std::max(distance(file_of(from), file_of(to)), distance(rank_of(from), rank_of(to)));
}

/// The fewest moves of a king that end on a square and, with `other_board`, in an odd number,
/// otherwise in an even one.
unsigned king_moves(unsigned steps, bool other_board) {
    constexpr unsigned odd_round_trip = 3;
    if (steps == 0) {
        return other_board ? odd_round_trip : 0;
    }
    return steps + (steps % 2 != (other_board ? 1U : 0U) ? 1U : 0U);
}

constexpr unsigned king_number = 4;  // of the king's square in its field

unsigned first_number(unsigned field) {
    return static_cast<unsigned>(std::countr_zero(field));
}

bool is_line_man(PieceType type) {
    return type == PieceType::bishop || type == PieceType::rook || type == PieceType::queen;
}

}  // namespace

GoalReach::GoalReach(const FlightCover& cover, const Position& position, Color mating, Goal goal,
                     MovesLeft left)
    : cover_(cover),
      goal_(goal),
      moves_(left),
      transfer_(position.rules().transfer),
      turned_(mating == Color::black) {
    const auto seen = [&](Bitboard set) { return turned_ ? __builtin_bswap64(set) : set; };
    mating_men_ = seen(position.men(mating));
    const Bitboard king = seen(position.men(~mating, PieceType::king));
    mated_men_ = seen(position.men(~mating)) & ~king;
    on_b_ = seen(position.standing_on(Board::b));
    king_ = king != 0 ? std::optional(first(king)) : std::nullopt;
    moves_.mating += position.castling().any(mating) ? gained_by_castling : 0;
    moves_.mated += position.castling().any(~mating) ? gained_by_castling : 0;
    // A man leaves its place by a move of its own, or is captured; on one board the captor then is
    // in the way itself until it moves again. (That one of its own side captures the captor and
    // goes on is no third case: where the other side has one move, less than two can follow it.)
    // So men of the one side stay in the way unless they move, if the other has too few moves.
    const unsigned captor_moves = transfer_ ? 1 : 2;
    const bool in_passing = position.can_capture_in_passing();
    in_the_way_ = (moves_.mated < captor_moves && !in_passing ? mating_men_ : 0) |
                  (moves_.mating < captor_moves && !in_passing ? mated_men_ : 0);
    collect(position, mating, mating_);
    collect(position, ~mating, mated_);
    note_attacks();
    if (goal == Goal::stalemate && position.castling().empty() && !in_passing) {
        note_free_men(position, ~mating);
    }
}

void GoalReach::collect(const Position& position, Color color, Men& men) {
    const bool is_mating = (color == Color::black) == turned_;
    for (const PieceType type : all_piece_types) {
        if (type == PieceType::king && !is_mating) {
            continue;
        }
        for (Bitboard rest = position.men(color, type); rest != 0;) {
            const Square square = pop_first(rest);
            men.men[men.count++] = {turned_ ? turned(square) : square, type,
                                    position.board_of(square) == Board::b, 0, 0};
        }
    }
}

void GoalReach::note_attacks() {
    for (Man& man : std::span(mating_.men.data(), mating_.count)) {
        man.attacked = attacked_by(man, 0);
        man.in_range = is_line_man(man.type) ? attacks_of({Color::white, man.type}, man.square, 0)
                                             : man.attacked;
        attacked_[man.on_b ? 1 : 0] |= man.attacked;
    }
}

void GoalReach::note_free_men(const Position& position, Color mated) {
    const auto seen = [&](Bitboard set) { return turned_ ? __builtin_bswap64(set) : set; };
    const unsigned closed = transfer_ ? moves_.mating + moves_.mated : moves_.mated;
    free_officers_ = seen(free_officers(position, mated, closed));
    free_pawns_ = seen(free_pawns(position, mated));
    const Bitboard visited = visited_in(moves_.mating);
    const Bitboard stops = free_officers_ | free_pawns_ | (free_pawns_ >> 8U);
    lonely_ = (free_officers_ & ~visited) | (free_pawns_ & ~visited & ~(visited << 8U));
    stopped_ = moves_.mating;
    for (unsigned moves = 1; moves < FlightCover::any_number_of_moves; ++moves) {
        if (stopped_ == 0 || (visited_in(moves) & stops) != 0) {
            break;
        }
        --stopped_;
    }
    const Pins pins = pins_by(position, ~mated, moves_.mating);
    pins_ = pins.most;
    immune_ = seen(pins.immune);
}

/// The squares that the mating side may visit in so many moves, together at most.
Bitboard GoalReach::visited_in(unsigned moves) const {
    Bitboard visited = 0;
    for (const Man& man : mating_.all()) {
        visited |= cover_.range(man.type, man.square, moves).occupied;
    }
    return visited;
}

/// A lonely man must be moved away or, a pawn, have another man of its side put in front of it. A
/// move does both at most.
bool GoalReach::can_stop_all() const {
    const Bitboard officers = lonely_ & free_officers_;
    return count(officers & immune_) <= moves_.mated && count(officers) <= moves_.mated + pins_ &&
           count(lonely_) <= 2 * moves_.mated + pins_ &&
           count(free_officers_ & immune_) <= stopped_ + moves_.mated &&
           count(free_officers_) <= stopped_ + moves_.mated + pins_ &&
           count(free_officers_ | free_pawns_) <= stopped_ + 2 * moves_.mated + pins_;
}

/// The same once the king's field is provided for: of the mated side's moves those that went to
/// it dealt only with the men that made them, and perhaps with pawns.
bool GoalReach::leaves_moves_to_stop_men(const Tasks& tasks) const {
    const Bitboard officers = free_officers_ & ~tasks.left;
    const Bitboard pawns = free_pawns_ & ~tasks.left;
    const Bitboard lonely = officers & lonely_;
    const unsigned spare = tasks.moves.mated;
    const unsigned moves = stopped_ + spare;
    return count(lonely & immune_) <= spare && count(lonely) <= spare + pins_ &&
           count(officers & immune_) <= moves && count(officers) <= moves + pins_ &&
           count(officers | pawns) <= moves + moves_.mated + pins_;
}

Bitboard GoalReach::attacked_by(const Man& man, Bitboard left) const {
    return attacks_of({Color::white, man.type}, man.square,
                      in_the_way_ & standing_on(man.on_b) & ~left);
}

/// The squares (the king on that board) whose field could be provided for if each square of it
/// were the only one.
Bitboard GoalReach::kings_in_range(bool on_b) const {
    Bitboard covered = mated_men_;
    Bitboard checked = 0;
    for (const Man& man : mating_.all()) {
        const FlightCover::Range& range = cover_.range(man.type, man.square, moves_.mating);
        covered |= range.covered;
        checked |= range.checked[man.on_b == on_b ? 0 : 1];
    }
    Bitboard occupied = 0;
    for (const Man& man : mated_.all()) {
        occupied |= cover_.range(man.type, turned(man.square), moves_.mated).occupied;
    }
    covered |= __builtin_bswap64(occupied);
    const Bitboard bad = ~covered;
    const Bitboard beside = (bad & ~file_a) >> 1U | (bad & ~file_h) << 1U;
    const Bitboard wide = bad | beside;
    const Bitboard useless = beside | wide << 8U | wide >> 8U;
    return goal_ == Goal::mate ? checked & ~useless : ~useless;
}

bool GoalReach::is_possible() const {
    if (!king_) {
        return goal_ == Goal::stalemate;
    }
    if (!can_stop_all()) {
        return false;
    }
    const bool on_b = contains(on_b_, *king_);
    for (const bool crossed : {false, true}) {
        if (crossed && !transfer_) {
            break;
        }
        for (Bitboard rest = kings_in_range(on_b != crossed); rest != 0;) {
            const Square to = pop_first(rest);
            const unsigned steps = king_steps(*king_, to);
            const unsigned moves = transfer_ ? king_moves(steps, crossed) : steps;
            if (moves <= moves_.mated && reaches_with_king_on(to, on_b != crossed, moves)) {
                return true;
            }
        }
    }
    return false;
}

bool GoalReach::reaches_with_king_on(Square king, bool on_b, unsigned moves) const {
    Target target{king, on_b, field_on_board(king)};
    if (goal_ == Goal::stalemate) {
        target.needed &= static_cast<Field>(~king_bit);
    }
    Tasks tasks;
    tasks.moves = {moves_.mating, moves_.mated - moves};
    tasks.left = bit(king);  // who stands there is captured or goes away
    for (const Man& man : mating_.all()) {
        if (man.type == PieceType::king && man.on_b == on_b && contains(man.attacked, king)) {
            if (tasks.moves.mating == 0) {
                return false;
            }
            --tasks.moves.mating;
            tasks.left |= bit(man.square);
            tasks.paid |= bit(man.square);
        }
    }
    return can_finish(target, tasks);
}

/// What men that have not left their places cover or block of the king's field.
Field GoalReach::standing_cover(const Target& target, Bitboard left) const {
    Bitboard here = attacked_[target.on_b ? 1 : 0];
    Bitboard there = attacked_[target.on_b ? 0 : 1];
    if ((left & (mating_men_ | in_the_way_)) != 0) {
        here = there = 0;
        for (const Man& man : mating_.all()) {
            if (!contains(left, man.square)) {
                const bool opened =
                    is_line_man(man.type) && (man.attacked & in_the_way_ & left) != 0;
                (man.on_b == target.on_b ? here : there) |=
                    opened ? attacked_by(man, left) : man.attacked;
            }
        }
    }
    if (transfer_) {
        there |= mating_men_ & standing_on(!target.on_b) & ~left;
    }
    const Bitboard blocked = mated_men_ & ~left;
    return static_cast<Field>(field_of(here, target.king) |
                              (field_of(there | blocked, target.king) & ~king_bit));
}

bool GoalReach::can_finish(const Target& target, const Tasks& tasks) const {
    const auto missing =
        static_cast<Field>(target.needed & ~(tasks.covered | standing_cover(target, tasks.left)));
    if (missing == 0) {
        return leaves_moves_to_stop_men(tasks);
    }
    const auto to_block = static_cast<Field>(missing & ~in_reach(target, tasks));
    if (!can_block_all(target, tasks, to_block)) {
        return false;
    }
    if (to_block != 0) {
        return by_blocking(target, tasks, first_number(to_block));
    }
    const unsigned wanted = (missing & king_bit) != 0 ? king_number : first_number(missing);
    return by_moving(target, tasks, wanted) || by_blocking(target, tasks, wanted) ||
           by_opening(target, tasks, wanted);
}

/// What the mating side could cover if each square were the only one.
Field GoalReach::in_reach(const Target& target, const Tasks& tasks) const {
    unsigned reach = 0;
    for (const Man& man : mating_.all()) {
        const bool apart = man.on_b != target.on_b;
        if (!contains(tasks.done, man.square) && tasks.moves.mating + tasks.paid != 0) {
            const unsigned most = tasks.moves.mating + (contains(tasks.paid, man.square) ? 1U : 0U);
            reach |= cover_.options(man.type, man.square, target.king, apart).within(most);
        }
        if (!contains(tasks.left, man.square) && man.attacked != man.in_range) {
            const Field field = field_of(man.in_range, target.king);
            reach |= apart ? field & ~unsigned{king_bit} : field;
        }
    }
    return static_cast<Field>(reach);
}

/// Whether the mated side has moves enough to block all these squares, if one man could do
/// several tasks.
bool GoalReach::can_block_all(const Target& target, const Tasks& tasks, Field wanted) const {
    if ((wanted & king_bit) != 0) {
        return false;
    }
    unsigned moves = 0;
    for (unsigned rest = wanted; rest != 0; rest &= rest - 1) {
        const Square square = square_in_field(target.king, first_number(rest));
        unsigned fewest = FlightCover::never;
        for (const Man& man : mated_.all()) {
            if (!contains(tasks.done, man.square)) {
                const unsigned paid = contains(tasks.paid, man.square) ? 1 : 0;
                fewest = std::min(fewest, std::max(moves_to_block(man, square), paid) - paid);
            }
        }
        moves += fewest;
        if (moves > tasks.moves.mated) {
            return false;
        }
    }
    return true;
}

/// The mated side plays down the board, the tables are for one that plays up.
unsigned GoalReach::moves_to_block(const Man& man, Square square) const {
    return cover_.moves_to(man.type, turned(man.square), turned(square));
}

bool GoalReach::by_moving(const Target& target, const Tasks& tasks, unsigned wanted) const {
    for (const Man& man : mating_.all()) {
        if (contains(tasks.done, man.square)) {
            continue;
        }
        const unsigned paid = contains(tasks.paid, man.square) ? 1 : 0;
        const CoverOptions& options =
            cover_.options(man.type, man.square, target.king, man.on_b != target.on_b);
        if ((options.within(tasks.moves.mating + paid) >> wanted & 1U) == 0) {
            continue;
        }
        for (const CoverOption option : options.list) {
            if (option.moves > tasks.moves.mating + paid) {
                break;
            }
            if ((option.covered >> wanted & 1U) == 0) {
                continue;
            }
            Tasks next = tasks;
            next.left |= bit(man.square);
            next.done |= bit(man.square);
            next.covered |= static_cast<Field>(option.covered);
            next.moves.mating -= option.moves - paid;
            if (can_finish(target, next)) {
                return true;
            }
        }
    }
    return false;
}

bool GoalReach::by_blocking(const Target& target, const Tasks& tasks, unsigned wanted) const {
    if (wanted == king_number) {
        return false;
    }
    const Square square = square_in_field(target.king, wanted);
    for (const Man& man : mated_.all()) {
        const unsigned paid = contains(tasks.paid, man.square) ? 1 : 0;
        const unsigned moves = moves_to_block(man, square);
        if (contains(tasks.done, man.square) || moves > tasks.moves.mated + paid) {
            continue;
        }
        Tasks next = tasks;
        next.left |= bit(man.square);
        next.done |= bit(man.square);
        next.covered |= static_cast<Field>(1U << wanted);
        next.moves.mated -= std::max(moves, paid) - paid;
        if (can_finish(target, next)) {
            return true;
        }
    }
    return false;
}

/// A line man that stays covers the square once the men in between have gone.
bool GoalReach::by_opening(const Target& target, const Tasks& tasks, unsigned wanted) const {
    const Square square = square_in_field(target.king, wanted);
    for (const Man& man : mating_.all()) {
        if (contains(tasks.left, man.square) || !is_line_man(man.type) ||
            (wanted == king_number && man.on_b != target.on_b) || !contains(man.in_range, square)) {
            continue;
        }
        const Bitboard in_between =
            between(man.square, square) & in_the_way_ & standing_on(man.on_b) & ~tasks.left;
        const unsigned mating = count(in_between & mating_men_);
        const unsigned mated = count(in_between & mated_men_);
        if (in_between == 0 || mating > tasks.moves.mating || mated > tasks.moves.mated) {
            continue;
        }
        Tasks next = tasks;
        next.left |= in_between;
        next.paid |= in_between;
        next.moves.mating -= mating;
        next.moves.mated -= mated;
        if (can_finish(target, next)) {
            return true;
        }
    }
    return false;
}

}  // namespace alicemate
