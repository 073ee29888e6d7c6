#include "problems/twin_changes.h"

#include <array>
#include <fmt/format.h>
#include <functional>

namespace alicemate {
namespace {

using Fault = std::optional<std::string>;

constexpr std::array<Board, 2> boards{Board::a, Board::b};
constexpr unsigned last_line = 7;

/// The man on the square, on whichever board.
std::optional<Piece> man_on(const Setup& setup, Square square) {
    const auto& man = setup.at(Board::a, square);
    return man ? man : setup.at(Board::b, square);
}

void clear(Setup& setup, Square square) {
    for (const Board board : boards) {
        setup.at(board, square).reset();
    }
}

std::string no_man(Square square, std::string_view purpose) {
    return fmt::format("no man on {} to {}", to_string(square), purpose);
}

/// Puts every man where `place` says, on its own board.
void rearrange(Setup& setup, const std::function<Square(Square)>& place) {
    for (Setup::Men& men : setup.boards) {
        Setup::Men rearranged{};
        for (unsigned i = 0; i < square_count; ++i) {
            if (men[i]) {
                rearranged[index(place(static_cast<Square>(i)))] = men[i];
            }
        }
        men = rearranged;
    }
}

Square rotated(Square square, unsigned degrees) {
    const unsigned file = file_of(square);
    const unsigned rank = rank_of(square);
    switch (degrees) {
        case 90: return make_square(last_line - rank, file);
        case 180: return make_square(last_line - file, last_line - rank);
        default: return make_square(rank, last_line - file);
    }
}

Square mirrored(Square square, TwinMirror::Kind kind) {
    const unsigned file = file_of(square);
    const unsigned rank = rank_of(square);
    switch (kind) {
        case TwinMirror::Kind::a1_h1: return make_square(last_line - file, rank);
        case TwinMirror::Kind::a1_a8: return make_square(file, last_line - rank);
        case TwinMirror::Kind::a1_h8: return make_square(last_line - rank, last_line - file);
        case TwinMirror::Kind::a8_h1: return make_square(rank, file);
    }
    return square;
}

/// The square as far away as `shift.to` is from `shift.from`, if it is on the board.
std::optional<Square> shifted(Square square, const TwinShift& shift) {
    const unsigned file = file_of(square) + file_of(shift.to) - file_of(shift.from);
    const unsigned rank = rank_of(square) + rank_of(shift.to) - rank_of(shift.from);
    return file <= last_line && rank <= last_line ? std::optional(make_square(file, rank))
                                                  : std::nullopt;
}

/// Does the changes, one function for each kind.
class TwinChanger {
public:
    TwinChanger(TwinState& state, std::vector<TwinEffect>& effects)
        : state_(state), setup_(state.setup), effects_(effects) {}

    Fault operator()(const TwinMove& move) {
        const auto man = man_on(setup_, move.from);
        if (!man) {
            return no_man(move.from, "move");
        }
        if (move.from == move.to) {
            return fmt::format("the man on {} moves nowhere", to_string(move.from));
        }
        if (const auto other = man_on(setup_, move.to)) {
            effects_.emplace_back(ManRemoved{*other, move.to});
            clear(setup_, move.to);
        }
        for (const Board board : boards) {
            std::swap(setup_.at(board, move.from), setup_.at(board, move.to));
        }
        effects_.emplace_back(ManMoved{*man, move.from, move.to});
        return std::nullopt;
    }

    Fault operator()(const TwinExchange& exchange) {
        for (const Square square : {exchange.first, exchange.second}) {
            if (!man_on(setup_, square)) {
                return no_man(square, "exchange");
            }
        }
        effects_.emplace_back(MenExchanged{*man_on(setup_, exchange.first), exchange.first,
                                           *man_on(setup_, exchange.second), exchange.second});
        for (const Board board : boards) {
            std::swap(setup_.at(board, exchange.first), setup_.at(board, exchange.second));
        }
        return std::nullopt;
    }

    Fault operator()(const TwinRemove& removal) {
        const auto man = man_on(setup_, removal.square);
        if (!man) {
            return no_man(removal.square, "remove");
        }
        clear(setup_, removal.square);
        effects_.emplace_back(ManRemoved{*man, removal.square});
        return std::nullopt;
    }

    Fault operator()(const TwinAdd& addition) {
        if (const auto other = man_on(setup_, addition.square)) {
            effects_.emplace_back(ManRemoved{*other, addition.square});
            clear(setup_, addition.square);
        }
        setup_.at(addition.board, addition.square) = addition.man;
        effects_.emplace_back(ManAdded{addition.man, addition.board, addition.square});
        return std::nullopt;
    }

    Fault operator()(const TwinSubstitute& substitution) {
        for_each_man([&](Piece& man) {
            if (man.type == substitution.from) {
                man.type = substitution.to;
            }
        });
        return note(substitution);
    }

    Fault operator()(const TwinShift& shift) {
        for (unsigned i = 0; i < square_count; ++i) {
            const auto square = static_cast<Square>(i);
            if (man_on(setup_, square) && !shifted(square, shift)) {
                return fmt::format("the man on {} is shifted over the edge", to_string(square));
            }
        }
        rearrange(setup_, [&](Square square) { return *shifted(square, shift); });
        return note(shift);
    }

    Fault operator()(const TwinRotate& rotation) {
        rearrange(setup_, [&](Square square) { return rotated(square, rotation.degrees); });
        return note(rotation);
    }

    Fault operator()(const TwinMirror& mirror) {
        rearrange(setup_, [&](Square square) { return mirrored(square, mirror.kind); });
        return note(mirror);
    }

    Fault operator()(const TwinPolish& polish) {
        for_each_man([](Piece& man) { man.color = ~man.color; });
        return note(polish);
    }

    Fault operator()(const TwinStipulation& change) {
        state_.stipulation = change.stipulation;
        return note(change);
    }

    Fault operator()(const TwinCondition& change) {
        state_.rules = change.rules;
        return note(change);
    }

private:
    void for_each_man(const std::function<void(Piece&)>& function) {
        for (Setup::Men& men : setup_.boards) {
            for (auto& man : men) {
                if (man) {
                    function(*man);
                }
            }
        }
    }

    Fault note(const TwinEffect& effect) {
        effects_.push_back(effect);
        return std::nullopt;
    }

    TwinState& state_;
    Setup& setup_;
    std::vector<TwinEffect>& effects_;
};

}  // namespace

std::optional<std::string> apply_change(TwinState& state, const TwinChange& change,
                                        std::vector<TwinEffect>& effects) {
    return std::visit(TwinChanger(state, effects), change.what);
}

}  // namespace alicemate
