#include "tools/report/line_steps.h"

#include "core/check.h"
#include "core/move_text.h"
#include "core/text_error.h"
#include "problems/goal_text.h"

#include <algorithm>
#include <fmt/format.h>

namespace alicemate {
namespace {

constexpr std::string_view vacated = "--";

void append_man(std::string& text, Square square, Piece man, Board board) {
    text += to_string(square);
    text += letter(man);
    text += board == Board::a ? 'A' : 'B';
}

/// The man with its board, or nothing.
bool is_same(const Position& before, const Position& after, Square square) {
    return before.man_on(square) == after.man_on(square) &&
           (!after.man_on(square) || before.board_of(square) == after.board_of(square));
}

/// Whose moves have numbers, and how many of them were made before a line, those included that
/// were passed or stand in the diagram.
struct Numbering {
    Color leader;
    unsigned made;
};

Numbering numbering(const PosedProblem& posed, PlayPart part) {
    const Stipulation& stipulation = posed.stipulation;
    const Color starter = posed.position.to_move();
    const bool is_set = part == PlayPart::set_play;
    if (!is_battle(stipulation.play) && !is_series(stipulation.play)) {
        // Counted so that the goal is reached in the move that the stipulation names.
        const bool begins_in_the_middle = stipulation.half_moves % 2 != 0;
        return {begins_in_the_middle ? ~starter : starter,
                begins_in_the_middle || is_set ? 1U : 0U};
    }
    const bool is_post_key = part == PlayPart::post_key;
    return {is_post_key ? ~starter : starter, is_post_key || is_set ? 1U : 0U};
}

/// Plays lines one after another, and what a line begins with like the one before only once.
class LinePlayer {
public:
    explicit LinePlayer(const PosedProblem& posed) : posed_(posed) {}

    SteppedLine play(const LinePath& path) {
        if (path.part != part_) {
            part_ = path.part;
            played_.clear();
        }
        std::size_t common = 0;
        while (common < std::min(played_.size(), path.moves.size()) &&
               played_[common].move == path.moves[common]) {
            ++common;
        }
        played_.erase(played_.begin() + static_cast<std::ptrdiff_t>(common), played_.end());
        for (std::size_t i = common; i < path.moves.size(); ++i) {
            play(path.moves[i]);
        }
        SteppedLine line{path.part, {}};
        for (const Played& played : played_) {
            line.steps.push_back(played.step);
        }
        return line;
    }

private:
    struct Played {
        PathMove move;
        LineStep step;
        Position after;
        unsigned made;  ///< see Numbering
    };

    void play(const PathMove& next) {
        const Position before = position_for(next);
        const auto move = read_move(before, next.move);
        if (!move) {
            throw LineError(message(move.error()));
        }
        const Numbering start = numbering(posed_, part_);
        const bool leads = before.to_move() == start.leader;
        const unsigned made =
            (played_.empty() ? start.made : played_.back().made) + (leads ? 1 : 0);
        const Position after = before.after(*move);
        LineStep step{text(before, *move, next, made, leads), changes_text(before, after),
                      before.to_move()};
        played_.push_back({next, std::move(step), after, made});
    }

    /// The position before the move, with the side to move that makes it: in set play, before a
    /// threat and in series the other one passes.
    [[nodiscard]] Position position_for(const PathMove& next) const {
        const Position position = played_.empty() ? posed_.position : played_.back().after;
        const auto from = parse_square(next.move.substr(0, 2));
        const auto man = from ? position.man_on(*from) : std::nullopt;
        if (!man) {
            throw LineError("no man can make the move " + quoted(next.move));
        }
        if (man->color == position.to_move()) {
            return position;
        }
        if (in_check(position)) {
            throw LineError("in check, nobody can pass before " + quoted(next.move));
        }
        return position.with_turn_passed();
    }

    [[nodiscard]] std::string text(const Position& before, Move move, const PathMove& next,
                                   unsigned number, bool leads) const {
        std::string text =
            next.is_threat && posed_.stipulation.play != Play::parry_series ? "threat: " : "";
        if (leads) {
            text += fmt::format("{}.", number);
        } else if (played_.empty()) {
            text += fmt::format("{}...", number);
        }
        text += next.reaches_goal ? goal_move_text(before, move, posed_.stipulation.goal)
                                  : write_algebraic(before, move);
        return text.append(next.sign);
    }

    const PosedProblem& posed_;
    PlayPart part_ = PlayPart::solution;
    std::vector<Played> played_;
};

}  // namespace

std::string men_text(const Setup& setup) {
    std::string text;
    for (const Board board : {Board::a, Board::b}) {
        for (unsigned i = 0; i < square_count; ++i) {
            const auto square = static_cast<Square>(i);
            if (const auto& man = setup.at(board, square)) {
                append_man(text, square, *man, board);
            }
        }
    }
    return text;
}

std::string changes_text(const Position& before, const Position& after) {
    std::string text;
    for (unsigned i = 0; i < square_count; ++i) {
        const auto square = static_cast<Square>(i);
        if (is_same(before, after, square)) {
            continue;
        }
        if (const auto man = after.man_on(square)) {
            append_man(text, square, *man, after.board_of(square));
        } else {
            text.append(to_string(square)).append(vacated);
        }
    }
    return text;
}

std::vector<SteppedLine> line_steps(const PosedProblem& posed, const std::vector<LinePath>& paths) {
    LinePlayer player(posed);
    std::vector<SteppedLine> lines;
    lines.reserve(paths.size());
    for (const LinePath& path : paths) {
        lines.push_back(player.play(path));
    }
    return lines;
}

}  // namespace alicemate
