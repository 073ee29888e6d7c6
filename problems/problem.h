#pragma once

#include "core/position.h"
#include "solver/stipulation.h"

#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <utility>
#include <vector>

namespace alicemate {

/// A place in an input: lines and columns count from 1; line 0 means the input as a whole.
struct SourcePlace {
    std::string file;
    std::size_t line = 0;
    std::size_t column = 0;

    friend bool operator==(const SourcePlace&, const SourcePlace&) = default;
};

/// Why a problem cannot be solved as it stands in its file.
struct InputError {
    SourcePlace place;
    std::string message;  ///< what was found and what was expected, without full stop
    std::string id;       ///< of the problem, as far as it is known; may be empty
    std::string twin{};   ///< its letter, if the error is one twin's

    friend bool operator==(const InputError&, const InputError&) = default;
};

/// `file:line:column: message`, as compilers print it.
std::string to_string(const InputError& error);

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

/// One change that makes a twin: a man moves from one square to another and stays on its board. A
/// man on the arrival square, on whichever board, is taken off.
struct TwinMove {
    Square from{};
    Square to{};
    SourcePlace place;
};

/// A twin: the diagram (or the twin before it, if continued) with changes.
struct Twin {
    bool continued = false;
    std::vector<TwinMove> moves;
};

/// What a file wants shown besides keys and lines.
struct ProblemOptions {
    bool set_play = false;
    unsigned try_refutations = 0;  ///< 0: no tries
    bool variations = false;
    bool no_board = false;  ///< Popeye's format: nothing but the solution

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
    Stipulation stipulation;
    ProblemOptions options;
    Claim claim;
    std::vector<Twin> twins;  ///< the twins b), c), ...; the diagram itself is a)
    /// Set if there are twins and the format has no castling field: a twin then has every right
    /// that its own setup lets assume, save these.
    std::optional<CastlingRights> twin_castling_denied;
    /// EPD opcodes that mean nothing to the solver, with their operands as written, in file order.
    std::vector<std::pair<std::string, std::string>> other_opcodes;
    SourcePlace place;  ///< of its beginning
};

/// A man that a twin has moved, and the man that stood in its way.
struct TwinChange {
    Piece man;
    Square from{};
    Square to{};
    std::optional<Piece> removed;

    friend bool operator==(const TwinChange&, const TwinChange&) = default;
};

/// One position to be solved: a problem's diagram or one of its twins, judged sound.
struct PosedProblem {
    std::string twin;         ///< empty if there are no twins; otherwise "a", "b", ...
    std::string description;  ///< what the twin changes: "Kh1-h2"; empty for the diagram
    Setup setup;
    Position position;
    bool continued = false;                ///< the twin goes on from the one before it
    std::vector<TwinChange> changes = {};  ///< what the twin's description tells, in order
};

/// The letter of a twin, 0 being the diagram: "a" to "z", then "z1", "z2", ...
std::string twin_letter(std::size_t number);

/// The diagram and its twins in order; in the place of one that cannot be set up (no man to move,
/// a position that is not sound) stands the error. Castling rights of a twin are those its setup
/// lets assume if the diagram's were assumed; otherwise those of the diagram whose king and rook
/// still stand at home.
std::vector<tl::expected<PosedProblem, InputError>> pose(const Problem& problem);

}  // namespace alicemate
