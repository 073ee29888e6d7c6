#pragma once

#include "core/position.h"
#include "problems/input_error.h"
#include "problems/twin.h"
#include "problems/twin_changes.h"
#include "solver/solve.h"
#include "solver/stipulation.h"

#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <utility>
#include <vector>

namespace alicemate {

/// What the author says the solution is; every part may be missing.
struct Claim {
    std::optional<unsigned> solutions;  ///< keys, or lines of the stated length (EPD `sols`)
    std::vector<std::string> keys;      ///< in either notation of moves (EPD `bm`)
    SourcePlace keys_place;             ///< where the keys begin, if the format tells
    std::optional<unsigned> moves;      ///< length of the shortest solution (EPD `dm`)

    [[nodiscard]] bool empty() const { return !solutions && keys.empty() && !moves; }
    /// Equal in what is claimed, wherever it is written.
    friend bool operator==(const Claim& left, const Claim& right) {
        return left.solutions == right.solutions && left.keys == right.keys &&
               left.moves == right.moves;
    }
};

/// What a file wants shown besides keys and lines, and how it wants the problem solved.
struct ProblemOptions {
    bool set_play = false;
    unsigned try_refutations = 0;  ///< 0: no tries
    bool variations = false;
    bool no_threat = false;            ///< variations without threats: all defences are told
    bool no_short_variations = false;  ///< variations without those that end early
    bool post_key_play = false;        ///< the diagram is the position after the key
    bool duplex = false;               ///< also with the other side to move, in its part
    BattleRestrictions restrictions = {};
    FirstMoveRange first_moves = {};
    std::optional<std::uint64_t> max_solutions = {};  ///< of each phase
    std::optional<unsigned> max_time = {};            ///< in seconds, of each phase
    bool intelligent = false;  ///< Popeye's way of solving; without effect here
    bool no_board = false;     ///< Popeye's format: nothing but the solution

    friend bool operator==(const ProblemOptions&, const ProblemOptions&) = default;
};

/// A problem as it stands on paper.
struct Problem {
    std::string id;  ///< never empty: what the file says, or the number of the problem in it
    std::string author;
    std::string origin;
    std::string title;
    Setup setup;
    Rules rules;
    /// Who has which part in it, the setup's side to move tells; see is_half_duplex().
    Stipulation stipulation;
    ProblemOptions options;
    Claim claim;
    std::vector<Twin> twins;
    /// The diagram is not to be solved: the twins are a), b), ... Otherwise the diagram is a).
    bool zero_position = false;
    /// Set if there are twins and the format has no castling field: a twin then has every right
    /// that its own setup lets assume, save these.
    std::optional<CastlingRights> twin_castling_denied;
    /// EPD opcodes that mean nothing to the solver, with their operands as written, in file order.
    std::vector<std::pair<std::string, std::string>> other_opcodes;
    SourcePlace place;  ///< of its beginning
    /// What the reader has to say on the file's wishes without refusing them: what is passed over.
    std::vector<InputError> notes;
};

/// The side that begins by custom: Black in help play of whole moves and in series help play,
/// White in the others.
Color usual_beginner(const Stipulation& stipulation);

/// The side to move: the one that begins by custom, or the other if the parts are exchanged; and if
/// the key of battle play was made already, the one that replies.
Color side_to_move(const Stipulation& stipulation, const ProblemOptions& options, bool exchanged);

/// Whether White has Black's part in the problem and the reverse: "half duplex".
bool is_half_duplex(const Problem& problem);

/// Of a duplex problem the second phase is solved by the other side.
enum class Phase : std::uint8_t { normal, duplex };

/// One position to be solved for one stipulation: a problem's diagram or one of its twins, in one
/// of its phases, judged sound.
struct PosedProblem {
    std::string twin;  ///< empty if there are no twins; otherwise "a", "b", ...
    Phase phase = Phase::normal;
    std::string description;  ///< what the twin changes, see describe_twin(); empty for the diagram
    Setup setup;
    Stipulation stipulation;
    Position position;                     ///< it holds the rules
    bool continued = false;                ///< the twin goes on from the one before it
    std::vector<TwinEffect> effects = {};  ///< what the twin's description tells, in order
};

/// The diagram and its twins in order, each in its phases; in the place of one that cannot be set
/// up (a change that cannot be done, a position that is not sound) stands the error. Castling
/// rights of a twin are those its setup lets assume if the diagram's were assumed; otherwise those
/// of the diagram whose king and rook still stand at home.
std::vector<tl::expected<PosedProblem, InputError>> pose(const Problem& problem);

}  // namespace alicemate
