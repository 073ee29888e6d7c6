#pragma once

#include "core/position.h"
#include "solver/flight_cover.h"
#include "solver/moves_left.h"
#include "solver/stipulation.h"

#include <array>
#include <span>

namespace alicemate {

/// One position, asked whether a goal can still come about. For every square that the king can
/// reach, its flights (and, for mate, the check) must be provided for: covered by men that move, by
/// men that stay, blocked by the king's own men, all within the moves left. What is left out of
/// the account (men in the way of moves, legality, what the defence could do about the check) only
/// makes the answer yes more often; a no is a proof.
class GoalReach {
public:
    /// The side `mating` is to reach the goal, the other one helps.
    GoalReach(const FlightCover& cover, const Position& position, Color mating, Goal goal,
              MovesLeft left);

    /// False if the goal cannot be reached, neither with the last of the moves nor before. Costs
    /// about as much as making some dozens of moves.
    [[nodiscard]] bool is_possible() const;

private:
    struct Man {
        Square square;
        PieceType type;
        bool on_b;
        Bitboard attacked;  ///< if it stays, and all others do
        Bitboard in_range;  ///< what it would attack on an empty board
    };
    /// Men of both sides, by squares: who has left his place, who has so far only paid for leaving,
    /// and who has got his task.
    struct Tasks {
        Bitboard left = 0;
        Bitboard paid = 0;
        Bitboard done = 0;
        Field covered = 0;
        MovesLeft moves;
    };
    struct Target {
        Square king;
        bool on_b;
        Field needed;
    };
    struct Men {
        std::array<Man, square_count> men;
        unsigned count = 0;

        [[nodiscard]] std::span<const Man> all() const { return {men.data(), count}; }
    };

    void collect(const Position& position, Color color, Men& men);
    void note_attacks();
    void note_free_men(const Position& position, Color mated);
    [[nodiscard]] Bitboard attacked_by(const Man& man, Bitboard left) const;
    [[nodiscard]] Bitboard kings_in_range(bool on_b) const;
    [[nodiscard]] Bitboard visited_in(unsigned moves) const;
    [[nodiscard]] bool can_stop_all() const;
    [[nodiscard]] bool leaves_moves_to_stop_men(const Tasks& tasks) const;
    [[nodiscard]] bool reaches_with_king_on(Square king, bool on_b, unsigned moves) const;
    [[nodiscard]] Field standing_cover(const Target& target, Bitboard left) const;
    [[nodiscard]] bool can_finish(const Target& target, const Tasks& tasks) const;
    [[nodiscard]] Field in_reach(const Target& target, const Tasks& tasks) const;
    [[nodiscard]] bool can_block_all(const Target& target, const Tasks& tasks, Field wanted) const;
    [[nodiscard]] bool by_moving(const Target& target, const Tasks& tasks, unsigned wanted) const;
    [[nodiscard]] bool by_blocking(const Target& target, const Tasks& tasks, unsigned wanted) const;
    [[nodiscard]] bool by_opening(const Target& target, const Tasks& tasks, unsigned wanted) const;
    [[nodiscard]] unsigned moves_to_block(const Man& man, Square square) const;

    [[nodiscard]] Bitboard standing_on(bool on_b) const { return on_b ? on_b_ : ~on_b_; }

    const FlightCover& cover_;
    Goal goal_;
    MovesLeft moves_;
    bool transfer_;
    bool turned_;
    Men mating_;
    Men mated_;  ///< without the king
    Bitboard mating_men_ = 0;
    Bitboard mated_men_ = 0;
    Bitboard on_b_ = 0;
    Bitboard in_the_way_ = 0;             ///< men that block a line until they move
    std::array<Bitboard, 2> attacked_{};  ///< by board, when all men stay
    std::optional<Square> king_;
    // For stalemate: men of the mated side that can go somewhere.
    Bitboard free_officers_ = 0;  ///< more ways than moves that could close them
    Bitboard free_pawns_ = 0;     ///< a step ahead
    Bitboard lonely_ = 0;         ///< free men that no man of the mating side can capture or block
    unsigned stopped_ = 0;        ///< so many free men at most the mating side captures or blocks
    unsigned pins_ = 0;           ///< as many of them at most may come to be pinned
    Bitboard immune_ = 0;         ///< none of these
};

}  // namespace alicemate
