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
///     no-threat, no-short-variations                what is not to be shown of the variations
///     post-key            the position is that after the key (battle play)
///     duplex              it is to be solved by the other side as well
///     max-flights 3, max-threat 1, non-trivial 0 2  see BattleRestrictions
///     first-moves 4 9, max-solutions 5, max-time 10 what part is to be solved
///     twins "h1h2" "+a1a2 b2b3"   b) and c) with the men that move; + continues the twin before
///     twins "Remove a2 Add White AliceB Qb1"   other changes, in Popeye's words: read_epd_twin()
///     zero-position       the diagram is not to be solved, and the twins are a), b), ...
///     twin-castling -     rights of twins are assumed from their setups, save those named
///
/// Other opcodes are kept as written.
std::unique_ptr<ProblemSource> read_epd(std::istream& input, std::string file,
                                        const ReadingDefaults& defaults);

/// Popeye input from BeginProblem to EndProblem, with Popeye's abbreviations; or in German from
/// AnfangProblem, in French from DebutProbleme. Supported: Author, Origin, Title, Award, Remark,
/// Pieces (White, Black; AliceA, AliceB; K Q R B S P), Forsyth, InitialGameArray, Stipulation,
/// Condition AliceChess, the options of read_popeye_options(), ZeroPosition, and Twin with all
/// changes but SStipulation. Whatever else Popeye knows is named in the error of its problem. As in
/// Popeye a man on a named board sets the condition, and a man put on an occupied square of Forsyth
/// replaces the other; but two men that Pieces puts on one square are an error here, and so is a
/// twin's change that cannot be done.
///
/// Rules: popeye under AliceChess, else orthodox; ReadingDefaults is stronger, but for a preset
/// with one board where the file has two.
std::unique_ptr<ProblemSource> read_popeye(std::istream& input, std::string file,
                                           const ReadingDefaults& defaults);

/// Entries of the Olive editor and of YACPDB, in YAML: documents one after another, or lists of
/// entries. Memory is used for one document at a time, or for one item of a list whose items begin
/// at the beginning of the line; either may have 8 MiB. A fault in one does not spoil the others.
///
///     algebraic: {white: [Ka1, AliceB Pb2c3], black: [...]}    the men; required
///     stipulation: "h#2"         required; one that begins with # must stand in quotes
///     options: [SetPlay, Defence 2, Alice]   options and conditions, as read_popeye() has them;
///                                conditions may stand in a list `conditions` as well
///     twins: {b: Move a1 b1, c: Continued Exchange a1 b1}   with `a`, a zero position
///     intended-solutions: 2      without it one solution is claimed, as Olive has it; 1.2.1...
///                                claims the product in help play, the first number in battle play
///     id, authors, title         title is no field of Olive's
///     source, award              kept; read for origin, and for the opcode `award`
///     comments                   those of one line are kept as the opcode `remark`
///
/// All other fields are kept, `solution` among them, in one opcode `yaml`, without anchors, tags
/// and YAML comments. Rules as read_popeye() has them.
std::unique_ptr<ProblemSource> read_yaml(std::istream& input, std::string file,
                                         const ReadingDefaults& defaults);

/// One of them: YAML if the file's name ends in `.yaml`, `.yml` or `.olv`, or its first word is
/// `---`, `-` or ends with `:`, or begins with `{` or `%YAML`; Popeye input if the first word is
/// one of its beginnings; else EPD.
std::unique_ptr<ProblemSource> read_problems(std::istream& input, std::string file,
                                             const ReadingDefaults& defaults);

}  // namespace alicemate
