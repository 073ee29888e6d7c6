#include "problems/popeye_twin_text.h"

#include "problems/popeye_diagram.h"
#include "problems/twin_text.h"

#include <algorithm>
#include <fmt/format.h>

namespace alicemate {
namespace {

/// "wKh1", "bSa8".
std::string man_text(Piece man, Square square) {
    return std::string(man.color == Color::white ? "w" : "b") + popeye_letter(man.type) +
           to_string(square);
}

/// Words for the effects of a twin, as its heading has them. A man that takes another's place by
/// addition stands alone for both.
class HeadingWriter {
public:
    explicit HeadingWriter(const std::vector<TwinEffect>& effects) : effects_(effects) {}

    std::string write() {
        std::string text;
        for (position_ = 0; position_ < effects_.size(); ++position_) {
            text += std::visit(*this, effects_[position_]);
        }
        return text;
    }

    std::string operator()(const ManMoved& moved) const {
        return fmt::format("{}-->{}  ", man_text(moved.man, moved.from), to_string(moved.to));
    }
    std::string operator()(const MenExchanged& exchanged) const {
        return fmt::format("{}<-->{}  ", man_text(exchanged.first, exchanged.first_square),
                           man_text(exchanged.second, exchanged.second_square));
    }
    std::string operator()(const ManRemoved& removed) const {
        const auto begin = effects_.begin() + static_cast<std::ptrdiff_t>(position_);
        const bool is_replaced = std::any_of(begin, effects_.end(), [&](const TwinEffect& effect) {
            const auto* const added = std::get_if<ManAdded>(&effect);
            return added != nullptr && added->square == removed.square;
        });
        return is_replaced ? "" : fmt::format("-{}  ", man_text(removed.man, removed.square));
    }
    std::string operator()(const ManAdded& added) const {
        const auto end = effects_.begin() + static_cast<std::ptrdiff_t>(position_);
        const bool replaces = std::any_of(effects_.begin(), end, [&](const TwinEffect& effect) {
            const auto* const removed = std::get_if<ManRemoved>(&effect);
            return removed != nullptr && removed->square == added.square;
        });
        return fmt::format("{}{}  ", replaces ? "" : "+", man_text(added.man, added.square));
    }
    std::string operator()(const TwinSubstitute& substitution) const {
        return fmt::format("{} ==> {}  ", popeye_letter(substitution.from),
                           popeye_letter(substitution.to));
    }
    std::string operator()(const TwinShift& shift) const {
        return fmt::format("shift {} ==> {}  ", to_string(shift.from), to_string(shift.to));
    }
    std::string operator()(const TwinRotate& rotation) const {
        return fmt::format("rotate {}  ", rotation.degrees);
    }
    std::string operator()(const TwinMirror& mirror) const {
        return fmt::format("mirror {}  ", to_string(mirror.kind));
    }
    std::string operator()(const TwinPolish& /*polish*/) const { return "PolishType  "; }
    std::string operator()(const TwinStipulation& change) const {
        return to_string(change.stipulation) + "  ";
    }
    std::string operator()(const TwinCondition& change) const {
        return change.rules.transfer ? "AliceChess  " : "  ";
    }

private:
    const std::vector<TwinEffect>& effects_;
    std::size_t position_ = 0;
};

/// Words for the changes of a twin, as Popeye reads them.
struct InputWriter {
    std::string (*condition)(const Rules&);

    std::string operator()(const TwinMove& move) const {
        return fmt::format("Move {} {}", to_string(move.from), to_string(move.to));
    }
    std::string operator()(const TwinExchange& exchange) const {
        return fmt::format("Exchange {} {}", to_string(exchange.first), to_string(exchange.second));
    }
    std::string operator()(const TwinRemove& removal) const {
        return "Remove " + to_string(removal.square);
    }
    std::string operator()(const TwinAdd& addition) const {
        return fmt::format("Add {} {}{}{}", addition.man.color == Color::white ? "White" : "Black",
                           addition.board == Board::b ? "AliceB " : "",
                           popeye_letter(addition.man.type), to_string(addition.square));
    }
    std::string operator()(const TwinSubstitute& substitution) const {
        return fmt::format("Substitute {} {}", popeye_letter(substitution.from),
                           popeye_letter(substitution.to));
    }
    std::string operator()(const TwinShift& shift) const {
        return fmt::format("Shift {} {}", to_string(shift.from), to_string(shift.to));
    }
    std::string operator()(const TwinRotate& rotation) const {
        return fmt::format("Rotate {}", rotation.degrees);
    }
    std::string operator()(const TwinMirror& mirror) const {
        return "Mirror " + to_string(mirror.kind);
    }
    std::string operator()(const TwinPolish& /*polish*/) const { return "PolishType"; }
    std::string operator()(const TwinStipulation& change) const {
        return "Stipulation " + to_string(change.stipulation);
    }
    std::string operator()(const TwinCondition& change) const {
        return "Condition " + condition(change.rules);
    }
};

}  // namespace

std::string popeye_twin_heading(const PosedProblem& posed) {
    return fmt::format("{}{}) {}", posed.continued ? "+" : "", posed.twin,
                       HeadingWriter(posed.effects).write());
}

std::string popeye_twin_input(const Twin& twin, std::string (*condition)(const Rules&)) {
    std::string text = twin.continued ? "Continued" : "";
    for (const TwinChange& change : twin.changes) {
        text.append(text.empty() ? "" : " ");
        text.append(std::visit(InputWriter{condition}, change.what));
    }
    return text;
}

}  // namespace alicemate
