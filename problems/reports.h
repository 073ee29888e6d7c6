#pragma once

#include "problems/diagram.h"
#include "problems/duals.h"
#include "problems/problem.h"
#include "problems/verdict.h"
#include "solver/solution.h"

#include <string>

namespace alicemate {

/// How much a report tells.
struct ReportOptions {
    bool count_only = false;    ///< no list of lines: they were not asked for
    bool variations = false;    ///< JSON: a tree is wanted even if there is nothing in it
    bool quiet = false;         ///< text: no diagram and no heading, only the solution
    Duals duals = Duals::main;  ///< which are marked and counted, where there are variations
};

/// The text of one posed problem: heading, diagram, solution in short algebraic notation, verdict.
/// Ends with a line feed.
std::string text_report(const Problem& problem, const PosedProblem& posed, const Solution& solution,
                        Verdict verdict, const ReportOptions& options);

/// One line of JSON as DESIGN's contract has it, without the line feed. Moves are in coordinates.
/// `phase` is "duplex" in the second phase of a duplex problem, and left out in the first.
///
/// Battle play has `keys`, `tries` (each with `move` and `refutations`), `set_lines` (each
/// `[defence, answer]`, or `[defence]` alone where it reaches the goal of self play) and, when
/// there are variations to show, `tree`:
///
///     tree     {"keys": [attack...], "tries": [attack...], "set_play": [defence...]}
///     attack   {"move", "check", "goal", "zugzwang", "moves", "refutations", "threats":
///     [attack...],
///               "defences": [defence...]}
///     defence  {"move", "check", "goal", "answers": [attack...]}
///
/// `check`, `goal` (the move reaches it) and `zugzwang` stand only where they are true, lists only
/// where they are not empty, `moves` (in which a key succeeds at the latest) with keys, and
/// `refutations` with tries.
///
/// Play after a key that was made already is an attack without `move` in `post_key`, with its
/// `refutations` if it fails; there are no keys then.
///
/// `duals` are the defences after keys that have several answers (ReportOptions::duals), each with
/// `path`, the moves from the key to it, null for a move that was made already or passed, and
/// `answers`.
///
/// Help and series play have `lines`, `short_lines` and `set_lines`, which are left out when only
/// counts were asked for, and the counts `solution_count`, `short_count`, `set_count`; in battle
/// play `solution_count` is the number of keys.
///
/// `reason` tells why an outcome is unknown: "time", "nodes", "solutions", "interrupted".
std::string json_report(const Problem& problem, const PosedProblem& posed, const Solution& solution,
                        Verdict verdict, const ReportOptions& options);

/// Of json_report() the members that tell the solution, from `keys` or `lines` to the counts, as an
/// object of their own.
std::string json_solution(const Solution& solution, const ReportOptions& options);

/// One line of JSON for a problem that could not be read or set up.
std::string json_report(const InputError& error);

}  // namespace alicemate
