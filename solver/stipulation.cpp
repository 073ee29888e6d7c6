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
constexpr std::array<Manner, 10> manners{{{"ser-h", Play::series_help},
                                          {"ser-s", Play::series_self},
                                          {"ser-", Play::series},
                                          {"semi-r", Play::semi_reflex},
                                          {"r", Play::reflex},
                                          {"hs", Play::help_self},
                                          {"hr", Play::help_reflex},
                                          {"s", Play::self},
                                          {"h", Play::help},
                                          {"", Play::direct}}};

/// Help play may begin in the middle of a move.
constexpr bool may_be_half(Play play) {
    return play == Play::help || play == Play::help_self || play == Play::help_reflex;
}

constexpr unsigned half_moves_of(Play play, unsigned moves) {
    switch (play) {
        case Play::direct: return 2 * moves - 1;
        case Play::series: return moves;
        case Play::series_help:
        case Play::series_self: return moves + 1;
        default: return 2 * moves;
    }
}

constexpr unsigned moves_of(const Stipulation& stipulation) {
    switch (stipulation.play) {
        case Play::direct: return (stipulation.half_moves + 1) / 2;
        case Play::series: return stipulation.half_moves;
        case Play::series_help:
        case Play::series_self: return stipulation.half_moves - 1;
        default: return stipulation.half_moves / 2;
    }
}

std::string to_small(std::string_view text) {
    std::string small(text);
    std::transform(small.begin(), small.end(), small.begin(), [](char letter) {
        return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
    });
    return small;
}

tl::unexpected<TextError> unexpected(std::string_view text, std::size_t offset,
                                     std::string expected) {
    return tl::unexpected(TextError{offset + 1, found_at(text, offset), std::move(expected)});
}

}  // namespace

tl::expected<Stipulation, TextError> read_stipulation(std::string_view text) {
    const std::string small = to_small(text);
    const std::string_view rest(small);
    const auto* const manner =
        std::find_if(manners.begin(), manners.end(), [&](const Manner& candidate) {
            return rest.substr(0, candidate.prefix.size()) == candidate.prefix;
        });
    std::size_t offset = manner->prefix.size();
    Stipulation stipulation{manner->play, Goal::mate, 0};
    if (offset >= rest.size() || (rest[offset] != '#' && rest[offset] != '=')) {
        return unexpected(text, offset, "a stipulation such as #2, s#3, h#2.5, ser-#4, ser-h=5");
    }
    stipulation.goal = rest[offset] == '#' ? Goal::mate : Goal::stalemate;
    ++offset;
    unsigned moves = 0;
    const auto [end, fault] =
        std::from_chars(rest.data() + offset, rest.data() + rest.size(), moves);
    const auto behind = static_cast<std::size_t>(end - rest.data());
    const bool half = may_be_half(stipulation.play) && rest.substr(behind) == ".5";
    constexpr unsigned most = (Stipulation::max_half_moves - 1) / 2;
    if (fault != std::errc() || moves > most || (moves == 0 && !half)) {
        return unexpected(text, offset, "a number of moves, 1 to " + std::to_string(most));
    }
    if (!half && behind != rest.size()) {
        return unexpected(text, behind,
                          stipulation.play == Play::help ? "the end of the stipulation or .5"
                                                         : "the end of the stipulation");
    }
    stipulation.half_moves = half_moves_of(stipulation.play, moves) + (half ? 1 : 0);
    return stipulation;
}

std::string to_string(const Stipulation& stipulation) {
    const auto* const manner =
        std::find_if(manners.begin(), manners.end(),
                     [&](const Manner& candidate) { return candidate.play == stipulation.play; });
    std::string text(manner->prefix);
    text += stipulation.goal == Goal::mate ? '#' : '=';
    text += std::to_string(moves_of(stipulation));
    if (may_be_half(stipulation.play) && stipulation.half_moves % 2 != 0) {
        text += ".5";
    }
    return text;
}

}  // namespace alicemate
