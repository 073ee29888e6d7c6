#include "solver/help_bound.h"

#include "solver/goal_reach.h"
#include "solver/mobile_men.h"

namespace alicemate {
namespace {

// Shorter play is searched sooner than the tables are made.
constexpr unsigned least_half_moves = 5;

/// The moves that the two sides have in so many half-moves of play, the mating side the last one.
MovesLeft moves_left(Play play, unsigned half_moves) {
    if (half_moves == 1) {
        return {1, 0};
    }
    if (play == Play::series) {
        return {half_moves, 0};
    }
    if (is_series(play)) {
        return {1, half_moves - 1};
    }
    return {(half_moves + 1) / 2, half_moves / 2};
}

/// The side that reaches the goal.
Color mating_side(Play play, const Position& position, unsigned half_moves) {
    const bool is_to_move =
        half_moves == 1 || play == Play::series || (!is_series(play) && half_moves % 2 != 0);
    return is_to_move ? position.to_move() : ~position.to_move();
}

/// Parries come on top of the moves that the stipulation counts, and the proofs are about mates and
/// stalemates.
bool can_prove(const Stipulation& stipulation) {
    return stipulation.play != Play::parry_series_help &&
           (stipulation.goal == Goal::mate || stipulation.goal == Goal::stalemate);
}

}  // namespace

HelpBound::HelpBound(const Stipulation& stipulation, const Rules& rules)
    : play_(stipulation.play),
      goal_(stipulation.goal),
      looks_(can_prove(stipulation) && goal_ == Goal::stalemate) {
    if (can_prove(stipulation) && stipulation.half_moves >= least_half_moves) {
        cover_ = &FlightCover::of(rules.transfer);
    }
}

bool HelpBound::may_reach_at_sight(const Position& position, unsigned half_moves) const {
    return !looks_ || may_immobilise(position, ~mating_side(play_, position, half_moves),
                                     moves_left(play_, half_moves));
}

bool HelpBound::may_reach(const Position& position, unsigned half_moves) const {
    if (cover_ == nullptr) {
        return true;
    }
    const Color mating = mating_side(play_, position, half_moves);
    const bool by_last_mover =
        GoalReach(*cover_, position, mating, goal_, moves_left(play_, half_moves)).is_possible();
    if (!by_last_mover || play_ != Play::help_reciprocal) {
        return by_last_mover;
    }
    // The other side must be able to as well, a half-move sooner.
    const MovesLeft left{half_moves / 2, (half_moves - 1) / 2};
    return GoalReach(*cover_, position, ~mating, goal_, left).is_possible();
}

}  // namespace alicemate
