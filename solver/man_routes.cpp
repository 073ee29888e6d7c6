#include "solver/man_routes.h"

#include "core/attacks.h"

#include <array>
#include <utility>

namespace alicemate {
namespace {

/// Where a white man may go with one move on a board that suits it.
Bitboard steps_of(PieceType type, Square from) {
    if (type != PieceType::pawn) {
        return attacks_of({Color::white, type}, from, 0);
    }
    const Bitboard ahead = shift_ahead(Color::white, bit(from));
    const Bitboard again =
        contains(relative_rank_set(Color::white, 1), from) ? shift_ahead(Color::white, ahead) : 0;
    return ahead | again | pawn_attacks(Color::white, from);
}

/// Breadth first: what is reached first is reached with the fewest moves.
class Spreading {
public:
    explicit Spreading(bool transfer) : transfer_(transfer) {}

    std::vector<Arrival> run(PieceType type, Square from) {
        arrive({type, false, from, 0});
        for (std::size_t i = 0; i < arrivals_.size(); ++i) {
            leave(arrivals_[i]);
        }
        return std::move(arrivals_);
    }

private:
    void arrive(const Arrival& arrival) {
        Bitboard& known = known_[index(arrival.type)][arrival.crossed ? 1 : 0];
        if (!contains(known, arrival.square)) {
            known |= bit(arrival.square);
            arrivals_.push_back(arrival);
        }
    }

    void leave(const Arrival stop) {
        const auto moves = static_cast<std::uint8_t>(stop.moves + 1);
        const bool crossed = transfer_ && !stop.crossed;
        for (Bitboard rest = steps_of(stop.type, stop.square); rest != 0;) {
            const Square to = pop_first(rest);
            if (stop.type != PieceType::pawn || rank_of(to) != 7) {
                arrive({stop.type, crossed, to, moves});
                continue;
            }
            for (const PieceType promoted : promotion_types) {
                arrive({promoted, crossed, to, moves});
            }
        }
    }

    bool transfer_;
    std::array<std::array<Bitboard, 2>, piece_type_count> known_{};
    std::vector<Arrival> arrivals_;
};

}  // namespace

std::vector<Arrival> routes_of(PieceType type, Square from, bool transfer) {
    return Spreading(transfer).run(type, from);
}

}  // namespace alicemate
