#pragma once

#include "solver/king_field.h"
#include "solver/lazy_table.h"
#include "solver/man_routes.h"

#include <algorithm>
#include <array>
#include <vector>

namespace alicemate {

/// One way for a man to help to mate or stalemate a king: what of the king's field it then attacks
/// or, on the other board, occupies, and how many own moves that takes at least (from 1).
struct CoverOption {
    std::uint16_t moves;
    Field covered;
};

/// All ways of one man towards one king's square, none that another one makes superfluous; fewer
/// moves first.
struct CoverOptions {
    static constexpr unsigned most_told_apart = 4;

    std::vector<CoverOption> list;
    /// What some option with at most 1, 2, 3, or any number of moves covers.
    std::array<Field, most_told_apart> reach{};

    /// The same with at most `moves` moves.
    [[nodiscard]] Field within(unsigned moves) const {
        return moves == 0 ? Field{0}
                          : reach[moves < most_told_apart ? moves - 1 : most_told_apart - 1];
    }
};

/// What white men can do about a king on any square, on an empty board, by how few moves; and how
/// few moves a man needs to block a square. The idea of counting moves to the places that a mate
/// needs is that of Popeye's intelligent mode (T. Brand, E. Bartel, T. Maeder).
class FlightCover {
public:
    /// Sets of squares that one man, wherever the king is, can make useless to it.
    struct Range {
        Bitboard covered = 0;   ///< attacked or, with two boards, occupied, on either board
        Bitboard occupied = 0;  ///< occupied, on either board
        /// Attacked with check, if the king stands on the board that the man stands on now, or on
        /// the other one.
        std::array<Bitboard, 2> checked{};
    };

    /// More moves than any search has.
    static constexpr std::uint8_t never = 255;
    /// So many moves and more are not told apart by range().
    static constexpr unsigned any_number_of_moves = 4;

    /// The tables for these rules. They are filled as they are asked, by any thread, and kept.
    static const FlightCover& of(bool transfer);

    /// The ways of a man to cover the field of `king`; `apart`: they stand on different boards.
    /// What was not asked before takes a few microseconds.
    [[nodiscard]] const CoverOptions& options(PieceType type, Square from, Square king,
                                              bool apart) const {
        const std::size_t place =
            ((index(type) * 2U + (apart ? 1U : 0U)) * square_count + index(from)) * square_count +
            index(king);
        return options_.get(place, [&] { return make_options(type, from, king, apart); });
    }
    /// The fewest own moves (from 0) that bring a white man to a square, on either board, as
    /// whatever it may become; never if none do.
    [[nodiscard]] unsigned moves_to(PieceType type, Square from, Square to) const {
        return travels(type, from).moves[index(to)];
    }
    /// What a man can do anywhere, with at most `moves` moves.
    [[nodiscard]] const Range& range(PieceType type, Square from, unsigned moves) const {
        return travels(type, from).ranges[std::min(moves, any_number_of_moves)];
    }

private:
    explicit FlightCover(bool transfer);

    static constexpr unsigned range_count = any_number_of_moves + 1;

    /// Where a man can go, without regard to where the king is.
    struct Travels {
        std::vector<Arrival> routes;
        std::array<std::uint8_t, square_count> moves;
        std::array<Range, range_count> ranges;
    };

    [[nodiscard]] const Travels& travels(PieceType type, Square from) const {
        return travels_.get(index(type) * square_count + index(from),
                            [&] { return make_travels(type, from); });
    }
    [[nodiscard]] Travels make_travels(PieceType type, Square from) const;
    [[nodiscard]] CoverOptions make_options(PieceType type, Square from, Square king,
                                            bool apart) const;

    bool transfer_;
    LazyTable<Travels> travels_;
    LazyTable<CoverOptions> options_;
};

}  // namespace alicemate
