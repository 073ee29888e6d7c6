#pragma once

#include "problems/problem.h"

#include <istream>
#include <memory>
#include <optional>
#include <string>
#include <tl/expected.hpp>

namespace alicemate {

/// What a reader is told from outside and the file does not say.
struct ReadingDefaults {
    std::optional<Rules> rules;  ///< instead of the format's default; a file's own word is stronger
};

/// A stream of problems, read one by one; what is not read yet costs no memory.
class ProblemSource {
public:
    ProblemSource() = default;
    ProblemSource(const ProblemSource&) = delete;
    ProblemSource& operator=(const ProblemSource&) = delete;
    ProblemSource(ProblemSource&&) = delete;
    ProblemSource& operator=(ProblemSource&&) = delete;
    virtual ~ProblemSource() = default;

    /// The next problem, or what is wrong with it; nothing at the end. After an error the reader
    /// goes on behind the faulty problem.
    virtual std::optional<tl::expected<Problem, InputError>> next() = 0;
};

/// EPD lines: a position in any notation, then opcodes, each ended by `;`. Blank lines and lines
/// that begin with `#` are passed over; lines of more than 64 KiB are refused unread.
///
///     stip "h#2.5"        the stipulation; required
///     id "..."            default: the number of the problem in the file
///     sols 2              how many keys, or lines of the stated length, there are
///     bm Kf4/A e2e4       the keys, in either notation of moves (battle play)
///     dm 3                the length of the shortest solution (battle play)
///     rules "popeye"      a preset; default: ReadingDefaults, or alice
///     en-passant landing, castling same-board       what differs from the preset
///     author "...", origin "...", title "..."
///     set, tries 2, variations                      what is to be shown besides
///     twins "h1h2" "+a1a2 b2b3"   b) and c) with the men that move; + continues the twin before
///     twin-castling -     rights of twins are assumed from their setups, save those named
///
/// Other opcodes are kept as written.
std::unique_ptr<ProblemSource> read_epd(std::istream& input, std::string file,
                                        const ReadingDefaults& defaults);

/// Popeye input from BeginProblem to EndProblem, with Popeye's abbreviations. Supported: Author,
/// Origin, Title, Award, Remark, Pieces (White, Black; AliceA, AliceB; K Q R B S P), Forsyth,
/// InitialGameArray, Stipulation, Condition AliceChess, Option SetPlay, Try, Defence, Variations,
/// NoBoard, NoCastling, EnPassant, and Twin (Continued) with Move. Options that change no answer
/// are passed over; whatever else Popeye knows is named in the error of its problem. As in Popeye
/// a man on a named board sets the condition, and a man put on an occupied square of Forsyth
/// replaces the other; but two men that Pieces puts on one square are an error here.
///
/// Rules: popeye under AliceChess, else orthodox; ReadingDefaults is stronger, but for a preset
/// with one board where the file has two.
std::unique_ptr<ProblemSource> read_popeye(std::istream& input, std::string file,
                                           const ReadingDefaults& defaults);

/// Either of them: Popeye input if the first word is one of its beginnings, else EPD.
std::unique_ptr<ProblemSource> read_problems(std::istream& input, std::string file,
                                             const ReadingDefaults& defaults);

}  // namespace alicemate
