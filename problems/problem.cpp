#include "problems/problem.h"

#include <fmt/format.h>

namespace alicemate {
namespace {

using Posed = tl::expected<PosedProblem, InputError>;

constexpr std::array<Board, 2> boards{Board::a, Board::b};

/// "Kh1-h2": the letter of the first man found on the square.
std::string describe(const Setup& setup, const TwinMove& move) {
    std::string text;
    for (const Board board : boards) {
        const auto& man = setup.at(board, move.from);
        if (man && text.empty()) {
            text =
                fmt::format("{}{}-{}", letter(man->type), to_string(move.from), to_string(move.to));
        }
    }
    return text;
}

bool is_vacant(const Setup& setup, Square square) {
    return !setup.at(Board::a, square) && !setup.at(Board::b, square);
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

/// Does the changes of a twin to a setup. On error the place and what is wrong; the setup keeps
/// what was done before.
std::optional<InputError> change(Setup& setup, const Twin& twin, const std::string& letter,
                                 std::string& description) {
    description = twin.continued ? "further" : "";
    for (const TwinMove& move : twin.moves) {
        const auto error = [&](const std::string& what) {
            return InputError{move.place, fmt::format("twin {}: {}", letter, what), {}};
        };
        if (is_vacant(setup, move.from)) {
            return error(fmt::format("no man on {} to move", to_string(move.from)));
        }
        if (move.from == move.to) {
            return error(fmt::format("the man on {} moves nowhere", to_string(move.from)));
        }
        description.append(description.empty() ? "" : " ").append(describe(setup, move));
        move_man(setup, move);
    }
    return std::nullopt;
}

Posed judged(const Problem& problem, const Setup& setup, std::string twin, std::string description,
             const SourcePlace& place) {
    auto position = Position::from(setup, problem.rules);
    if (!position) {
        const std::string prefix = twin.empty() ? "" : "twin " + twin + ": ";
        return tl::unexpected(InputError{place, prefix + message(position.error()), problem.id});
    }
    return PosedProblem{std::move(twin), std::move(description), setup, *position};
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
    posed.push_back(
        judged(problem, problem.setup, has_twins ? twin_letter(0) : "", {}, problem.place));
    Setup setup = problem.setup;
    for (std::size_t i = 0; i < problem.twins.size(); ++i) {
        const Twin& twin = problem.twins[i];
        const std::string letter = twin_letter(i + 1);
        if (!twin.continued) {
            setup = problem.setup;
        }
        std::string description;
        if (auto error = change(setup, twin, letter, description)) {
            error->id = problem.id;
            posed.emplace_back(tl::unexpect, std::move(*error));
            continue;
        }
        setup.castling = twin_castling(problem, setup);
        const SourcePlace& place = twin.moves.empty() ? problem.place : twin.moves.front().place;
        posed.push_back(judged(problem, setup, letter, std::move(description), place));
    }
    return posed;
}

}  // namespace alicemate
