#include "solver/stipulation.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace alicemate {
namespace {

struct Manner {
    std::string_view prefix;
    Play play;
};

// Longer prefixes first: the first that fits is taken.
constexpr std::array<Manner, 14> manners{{{"pser-h", Play::parry_series_help},
                                          {"pser-", Play::parry_series},
                                          {"ser-h", Play::series_help},
                                          {"ser-s", Play::series_self},
                                          {"ser-r", Play::series_reflex},
                                          {"ser-", Play::series},
                                          {"semi-r", Play::semi_reflex},
                                          {"reci-h", Play::help_reciprocal},
                                          {"r", Play::reflex},
                                          {"hs", Play::help_self},
                                          {"hr", Play::help_reflex},
                                          {"s", Play::self},
                                          {"h", Play::help},
                                          {"", Play::direct}}};

struct GoalSign {
    std::string_view sign;
    Goal::Kind kind;
};

// Longer signs first, too.
constexpr std::array<GoalSign, 14> goal_signs{{{"##!", Goal::counter_mate},
                                               {"##", Goal::double_mate},
                                               {"#=", Goal::mate_or_stalemate},
                                               {"#", Goal::mate},
                                               {"==", Goal::double_stalemate},
                                               {"=", Goal::stalemate},
                                               {"!#", Goal::auto_mate},
                                               {"!=", Goal::auto_stalemate},
                                               {"+", Goal::check},
                                               {"x", Goal::capture},
                                               {"z", Goal::target},
                                               {"~", Goal::any_move},
                                               {"00", Goal::castling},
                                               {"ep", Goal::en_passant}}};

constexpr std::string_view exact_prefix = "exact-";

/// Help play may begin in the middle of a move.
constexpr bool may_be_half(Play play) {
    return play == Play::help || play == Play::help_reciprocal || play == Play::help_self ||
           play == Play::help_reflex;
}

constexpr unsigned half_moves_of(Play play, unsigned moves) {
    if (play == Play::direct || play == Play::parry_series) {
        return 2 * moves - 1;
    }
    return is_series(play) ? moves + (ends_with_other_side(play) ? 1 : 0) : 2 * moves;
}

constexpr unsigned moves_of(const Stipulation& stipulation) {
    const Play play = stipulation.play;
    if (is_series(play)) {
        return stipulation.half_moves - (ends_with_other_side(play) ? 1 : 0);
    }
    return is_battle(play) ? (stipulation.half_moves + 1) / 2 : stipulation.half_moves / 2;
}

std::string to_small(std::string_view text) {
    std::string small(text);
    std::transform(small.begin(), small.end(), small.begin(), [](char letter) {
        return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
    });
    return small;
}

/// Reads from left to right; after a fault nothing is taken any more.
class StipulationReader {
public:
    explicit StipulationReader(std::string_view text) : text_(text), small_(to_small(text)) {}

    tl::expected<Stipulation, TextError> read() {
        Stipulation stipulation;
        stipulation.exact = take(exact_prefix);
        stipulation.play = take_manner();
        if (auto fault = take_goal(stipulation.goal)) {
            return tl::unexpected(std::move(*fault));
        }
        if (auto fault = take_length(stipulation)) {
            return tl::unexpected(std::move(*fault));
        }
        return stipulation;
    }

private:
    [[nodiscard]] std::string_view rest() const { return std::string_view(small_).substr(offset_); }

    bool take(std::string_view word) {
        if (rest().substr(0, word.size()) != word) {
            return false;
        }
        offset_ += word.size();
        return true;
    }

    Play take_manner() {
        const auto* const manner =
            std::find_if(manners.begin(), manners.end(),
                         [&](const Manner& candidate) { return take(candidate.prefix); });
        return manner->play;
    }

    std::optional<TextError> take_goal(Goal& goal) {
        const auto* const found =
            std::find_if(goal_signs.begin(), goal_signs.end(),
                         [&](const GoalSign& candidate) { return take(candidate.sign); });
        if (found == goal_signs.end()) {
            return fault("a stipulation such as #2, s#3, h#2.5, ser-#4, ser-h=5");
        }
        goal = found->kind;
        if (goal.kind == Goal::target) {
            const auto square = parse_square(rest().substr(0, 2));
            if (!square) {
                return fault("the square to be reached, such as zd4 in zd42");
            }
            goal.target_square = *square;
            offset_ += 2;
        }
        return std::nullopt;
    }

    std::optional<TextError> take_length(Stipulation& stipulation) {
        unsigned moves = 0;
        const std::string_view digits = rest();
        const auto [end, error] =
            std::from_chars(digits.data(), digits.data() + digits.size(), moves);
        const auto behind = static_cast<std::size_t>(end - digits.data());
        const bool half = may_be_half(stipulation.play) && digits.substr(behind) == ".5";
        constexpr unsigned most = (Stipulation::max_half_moves - 1) / 2;
        // Reciprocal play ends with two half-moves at least.
        const bool half_is_enough = half && stipulation.play != Play::help_reciprocal;
        if (error != std::errc() || moves > most || (moves == 0 && !half_is_enough)) {
            return fault("a number of moves, 1 to " + std::to_string(most));
        }
        if (!half && behind != digits.size()) {
            offset_ += behind;
            return fault(may_be_half(stipulation.play) ? "the end of the stipulation or .5"
                                                       : "the end of the stipulation");
        }
        stipulation.half_moves = half_moves_of(stipulation.play, moves) + (half ? 1 : 0);
        return std::nullopt;
    }

    [[nodiscard]] TextError fault(std::string expected) const {
        return {offset_ + 1, found_at(text_, offset_), std::move(expected)};
    }

    std::string_view text_;
    std::string small_;
    std::size_t offset_ = 0;
};

}  // namespace

tl::expected<Stipulation, TextError> read_stipulation(std::string_view text) {
    return StipulationReader(text).read();
}

std::string to_string(const Stipulation& stipulation) {
    const auto* const manner =
        std::find_if(manners.begin(), manners.end(),
                     [&](const Manner& candidate) { return candidate.play == stipulation.play; });
    std::string text(stipulation.exact ? exact_prefix : "");
    text.append(manner->prefix).append(to_string(stipulation.goal));
    text += std::to_string(moves_of(stipulation));
    if (may_be_half(stipulation.play) && stipulation.half_moves % 2 != 0) {
        text += ".5";
    }
    return text;
}

}  // namespace alicemate
