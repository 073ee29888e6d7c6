#include "problems/twin_text.h"

#include <fmt/format.h>

namespace alicemate {
namespace {

std::string man_text(Piece man, Square square) {
    return letter(man.type) + to_string(square);
}

std::string_view color_text(Color color) {
    return color == Color::white ? "w" : "b";
}

/// Words for each kind of effect.
struct Describer {
    std::string operator()(const ManMoved& moved) const {
        return man_text(moved.man, moved.from) + "-" + to_string(moved.to);
    }
    std::string operator()(const MenExchanged& exchanged) const {
        return man_text(exchanged.first, exchanged.first_square) + "<->" +
               man_text(exchanged.second, exchanged.second_square);
    }
    std::string operator()(const ManRemoved& removed) const {
        return fmt::format("-{}{}", color_text(removed.man.color),
                           man_text(removed.man, removed.square));
    }
    std::string operator()(const ManAdded& added) const {
        return fmt::format("+{}{}{}", color_text(added.man.color),
                           man_text(added.man, added.square), added.board == Board::b ? "/B" : "");
    }
    std::string operator()(const TwinSubstitute& substitution) const {
        return fmt::format("{} becomes {}", letter(substitution.from), letter(substitution.to));
    }
    std::string operator()(const TwinShift& shift) const {
        return fmt::format("all men shifted {}-{}", to_string(shift.from), to_string(shift.to));
    }
    std::string operator()(const TwinRotate& rotation) const {
        return fmt::format("board turned by {} degrees", rotation.degrees);
    }
    std::string operator()(const TwinMirror& mirror) const {
        return "board mirrored " + to_string(mirror.kind);
    }
    std::string operator()(const TwinPolish& /*polish*/) const { return "colours exchanged"; }
    std::string operator()(const TwinStipulation& change) const {
        return to_string(change.stipulation);
    }
    std::string operator()(const TwinCondition& change) const {
        return "rules: " + to_string(change.rules);
    }
};

}  // namespace

std::string twin_letter(std::size_t number) {
    constexpr std::size_t letters = 26;
    if (number < letters) {
        return {static_cast<char>('a' + number)};
    }
    return fmt::format("z{}", number - letters + 1);
}

std::string to_string(TwinMirror::Kind kind) {
    switch (kind) {
        case TwinMirror::Kind::a1_h1: return "a1<-->h1";
        case TwinMirror::Kind::a1_a8: return "a1<-->a8";
        case TwinMirror::Kind::a1_h8: return "a1<-->h8";
        case TwinMirror::Kind::a8_h1: return "a8<-->h1";
    }
    return {};
}

std::string describe_twin(bool continued, const std::vector<TwinEffect>& effects) {
    std::string text = continued ? "further" : "";
    std::string_view separator = continued ? " " : "";
    for (const TwinEffect& effect : effects) {
        text.append(separator).append(std::visit(Describer(), effect));
        separator = ", ";
    }
    return text;
}

}  // namespace alicemate
