#pragma once

#include "core/check.h"
#include "core/move.h"

#include <array>

namespace alicemate {

/// Answers for the legal moves of one position which of them give check; what they share is worked
/// out once, when the probe is made. The side not to move must not be in check already.
class CheckProbe {
public:
    explicit CheckProbe(const Position& position);

    /// Whether the legal move gives check.
    [[nodiscard]] bool gives_check(Move move) const;

    /// Of the squares to which a man (no pawn that promotes) may go, those where its move may give
    /// check; every one that does is among them.
    [[nodiscard]] Bitboard candidates(PieceType type, Square from, Bitboard targets) const {
        const bool uncovers = contains(uncovering_, from);
        if (transfer_) {
            return contains(king_board_, from) ? (uncovers ? targets : targets & shields_)
                                               : targets & direct_[index(type)];
        }
        return uncovers ? targets : targets & direct_[index(type)];
    }

    /// The same for pawns that went `step` squares each, promotions included.
    [[nodiscard]] Bitboard pawn_candidates(Bitboard targets, int step) const {
        const Bitboard uncovered = step > 0 ? uncovering_ << step : uncovering_ >> -step;
        return targets & (end_ranks | direct_[index(PieceType::pawn)] | shields_ | uncovered);
    }

    /// The men that may give check with some move; every one that can is among them.
    [[nodiscard]] Bitboard relevant_men() const {
        return transfer_ && shields_ == 0 ? ~king_board_ | uncovering_ : all_squares;
    }

    /// Whether the opponent has a king that can be checked at all.
    [[nodiscard]] bool has_target() const { return king_board_occupied_ != 0; }

private:
    [[nodiscard]] bool checks_directly(Move move, Bitboard occupied) const;
    [[nodiscard]] bool uncovers_check(Bitboard gone, Bitboard arrived) const;

    const Position& position_;
    bool transfer_;
    Square king_{};
    Bitboard king_board_ = 0;           ///< squares whose men stand on the king's board
    Bitboard king_board_occupied_ = 0;  ///< the men there; never empty if there is a king
    std::array<Bitboard, piece_type_count> direct_{};  ///< whence a man of each type gives check
    Bitboard uncovering_ = 0;  ///< own men whose departure may open a line to the king
    Bitboard shields_ = 0;     ///< enemy men whose capture may open one
};

/// Whether the legal move gives check. To ask of many moves of one position, make a CheckProbe.
inline bool gives_check(const Position& position, Move move) {
    return CheckProbe(position).gives_check(move);
}

}  // namespace alicemate
