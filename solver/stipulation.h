#pragma once

#include "core/text_error.h"
#include "solver/goal.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace alicemate {

/// Who plays, and in which manner. The side to move begins in all of them.
enum class Play : std::uint8_t {
    direct,           ///< `#n`: the side to move forces the goal against any defence
    self,             ///< `s#n`: the side to move forces the other to reach the goal
    reflex,           ///< `r#n`: as self, but whoever can reach the goal at once must do so
    semi_reflex,      ///< `semi-r#n`: as self, but the other side must reach the goal when it can
    parry_series,     ///< `pser-#n`: as direct, but the other side moves only to parry a check
    help,             ///< `h#n`: both together; the maker of the last half-move reaches the goal
    help_reciprocal,  ///< `reci-h#n`: as help, but the first side's last move could do so as well
    help_self,        ///< `hs#n`: both together, until the first side's last move compels the other
    help_reflex,      ///< `hr#n`: both together, but whoever can reach the goal at once must do so
    series,           ///< `ser-#n`: the side to move plays alone and reaches the goal
    series_help,      ///< `ser-h#n`: the side to move plays alone, then the other reaches the goal
    series_self,    ///< `ser-s#n`: the side to move plays alone, then the other cannot but reach it
    series_reflex,  ///< `ser-r#n`: the same, but whoever can reach the goal at once must do so
    parry_series_help,  ///< `pser-h#n`: as series_help, but the other side parries each check
};

/// A stipulation as data.
struct Stipulation {
    Play play = Play::direct;
    Goal goal = Goal::mate;
    /// All half-moves that are played: 2n - 1 for `#n`, `pser-#n`, 2n for `s#n`, `r#n`, `h#n`,
    /// `reci-h#n`, `hs#n`, 5 for `h#2.5`, n for `ser-#n`, n + 1 for `ser-h#n`, `ser-s#n`,
    /// `ser-r#n`, `pser-h#n` (parries not counted). At least 1, at most max_half_moves.
    unsigned half_moves = 1;
    /// `exact-#n`: the goal is to be reached with the last half-move, no sooner.
    bool exact = false;

    static constexpr unsigned max_half_moves = 250;

    friend bool operator==(const Stipulation&, const Stipulation&) = default;
};

/// Battle play (direct, self, reflex) is won against any defence; help play (help, series) finds
/// lines.
constexpr bool is_battle(Play play) {
    return play <= Play::parry_series;
}

/// Of help and series play: whether one side plays alone, but for a last move of the other.
constexpr bool is_series(Play play) {
    return play >= Play::series;
}

/// Of series play: whether the other side makes the last move.
constexpr bool ends_with_other_side(Play play) {
    return play > Play::series;
}

/// Reads `#3`, `s=2`, `semi-r#2`, `h#2.5`, `ser-h#7`, `exact-hx2`, `zd42`: perhaps `exact-`, the
/// manner of play, a goal, a number of moves. Capital letters count as small. The error's column is
/// in `text`.
tl::expected<Stipulation, TextError> read_stipulation(std::string_view text);

/// As problemists write it; read_stipulation() reads it back.
std::string to_string(const Stipulation& stipulation);

}  // namespace alicemate
