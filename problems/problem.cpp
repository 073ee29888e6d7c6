#include "problems/problem.h"

#include <fmt/format.h>

namespace alicemate {
namespace {

using Posed = tl::expected<PosedProblem, InputError>;

constexpr std::array<Board, 2> boards{Board::a, Board::b};

/// The first man found on the square, on whichever board.
std::optional<Piece> man_on(const Setup& setup, Square square) {
    const auto& man = setup.at(Board::a, square);
    return man ? man : setup.at(Board::b, square);
}

/// "Kh1-h2", "further Kh1-h2 Qa1-a2".
std::string describe(bool continued, const std::vector<TwinChange>& changes) {
    std::string text = continued ? "further" : "";
    for (const TwinChange& change : changes) {
        text += fmt::format("{}{}{}-{}", text.empty() ? "" : " ", letter(change.man.type),
                            to_string(change.from), to_string(change.to));
    }
    return text;
}

void move_man(Setup& setup, const TwinMove& move) {
    for (const Board board : boards) {
        setup.at(board, move.to).reset();
    }
    for (const Board board : boards) {
        std::swap(setup.at(board, move.from), setup.at(board, move.to));
    }
}

/// The rights among those given for which king and rook stand at home.
CastlingRights still_possible(const Setup& setup, CastlingRule rule, CastlingRights rights) {
    for (const Color color : {Color::white, Color::black}) {
        for (const Wing wing : {Wing::king_side, Wing::queen_side}) {
            if (!stands_ready_to_castle(setup, rule, color, wing)) {
                rights.remove(color, wing);
            }
        }
    }
    return rights;
}

CastlingRights twin_castling(const Problem& problem, const Setup& setup) {
    const CastlingRule rule = problem.rules.castling;
    if (!problem.twin_castling_denied) {
        return still_possible(setup, rule, problem.setup.castling);
    }
    CastlingRights rights = assumed_castling_rights(setup, rule);
    for (const Color color : {Color::white, Color::black}) {
        for (const Wing wing : {Wing::king_side, Wing::queen_side}) {
            if (problem.twin_castling_denied->has(color, wing)) {
                rights.remove(color, wing);
            }
        }
    }
    return rights;
}

/// Does the changes of a twin to a setup and notes them. On error the place and what is wrong; the
/// setup keeps what was done before.
std::optional<InputError> change(Setup& setup, const Twin& twin, const std::string& letter,
                                 std::vector<TwinChange>& changes) {
    for (const TwinMove& move : twin.moves) {
        const auto error = [&](const std::string& what) {
            return InputError{move.place, fmt::format("twin {}: {}", letter, what), {}};
        };
        const auto man = man_on(setup, move.from);
        if (!man) {
            return error(fmt::format("no man on {} to move", to_string(move.from)));
        }
        if (move.from == move.to) {
            return error(fmt::format("the man on {} moves nowhere", to_string(move.from)));
        }
        changes.push_back({*man, move.from, move.to, man_on(setup, move.to)});
        move_man(setup, move);
    }
    return std::nullopt;
}

const SourcePlace& place_of(const Twin& twin, const Problem& problem) {
    return twin.moves.empty() ? problem.place : twin.moves.front().place;
}

std::optional<InputError> continues_broken(const Twin& twin, const Problem& problem,
                                           const std::string& letter) {
    return InputError{place_of(twin, problem),
                      fmt::format("twin {}: the twin it continues could not be set up", letter),
                      {}};
}

Posed judged(const Problem& problem, const Setup& setup, std::string twin,
             const SourcePlace& place) {
    auto position = Position::from(setup, problem.rules);
    if (!position) {
        const std::string prefix = twin.empty() ? "" : "twin " + twin + ": ";
        return tl::unexpected(
            InputError{place, prefix + message(position.error()), problem.id, std::move(twin)});
    }
    return PosedProblem{std::move(twin), {}, setup, *position, false, {}};
}

}  // namespace

std::string to_string(const InputError& error) {
    if (error.place.line == 0) {
        return fmt::format("{}: {}", error.place.file, error.message);
    }
    return fmt::format("{}:{}:{}: {}", error.place.file, error.place.line, error.place.column,
                       error.message);
}

std::string twin_letter(std::size_t number) {
    constexpr std::size_t letters = 26;
    if (number < letters) {
        return {static_cast<char>('a' + number)};
    }
    return fmt::format("z{}", number - letters + 1);
}

std::vector<tl::expected<PosedProblem, InputError>> pose(const Problem& problem) {
    std::vector<Posed> posed;
    const bool has_twins = !problem.twins.empty();
    posed.push_back(judged(problem, problem.setup, has_twins ? twin_letter(0) : "", problem.place));
    Setup setup = problem.setup;
    bool is_broken = false;  // a twin that could not be set up, nor what continues it
    for (std::size_t i = 0; i < problem.twins.size(); ++i) {
        const Twin& twin = problem.twins[i];
        const std::string letter = twin_letter(i + 1);
        if (!twin.continued) {
            setup = problem.setup;
            is_broken = false;
        }
        std::vector<TwinChange> changes;
        auto error = is_broken ? continues_broken(twin, problem, letter)
                               : change(setup, twin, letter, changes);
        if (error) {
            is_broken = true;
            error->id = problem.id;
            error->twin = letter;
            posed.emplace_back(tl::unexpect, std::move(*error));
            continue;
        }
        setup.castling = twin_castling(problem, setup);
        posed.push_back(judged(problem, setup, letter, place_of(twin, problem)));
        if (posed.back()) {
            posed.back()->description = describe(twin.continued, changes);
            posed.back()->continued = twin.continued;
            posed.back()->changes = std::move(changes);
        }
    }
    return posed;
}

}  // namespace alicemate
