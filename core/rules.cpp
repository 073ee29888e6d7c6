#include "core/rules.h"

#include <algorithm>

namespace alicemate {
namespace {

constexpr std::array<Rules, 4> presets{Rules::alice(), Rules::popeye(), Rules::vchess(),
                                       Rules::orthodox()};

template <std::size_t N>
std::optional<std::size_t> find_name(const std::array<std::string_view, N>& names,
                                     std::string_view name) {
    const auto* const found = std::find(names.begin(), names.end(), name);
    if (found == names.end()) {
        return std::nullopt;
    }
    return static_cast<std::size_t>(found - names.begin());
}

}  // namespace

std::optional<Rules> rules_of(std::string_view name) {
    const auto i = find_name(preset_names, name);
    return i ? std::optional(presets[*i]) : std::nullopt;
}

std::optional<EnPassant> en_passant_of(std::string_view name) {
    const auto i = find_name(en_passant_names, name);
    return i ? std::optional(static_cast<EnPassant>(*i)) : std::nullopt;
}

std::optional<CastlingRule> castling_of(std::string_view name) {
    const auto i = find_name(castling_names, name);
    return i ? std::optional(static_cast<CastlingRule>(*i)) : std::nullopt;
}

std::string to_string(const Rules& rules) {
    const auto* const preset = std::find(presets.begin(), presets.end(), rules);
    if (preset != presets.end()) {
        return std::string(preset_names[static_cast<std::size_t>(preset - presets.begin())]);
    }
    const Rules base = rules.transfer ? Rules::alice() : Rules::orthodox();
    std::string text(rules.transfer ? "alice" : "orthodox");
    if (rules.en_passant != base.en_passant) {
        text.append(" en-passant=")
            .append(en_passant_names[static_cast<std::size_t>(rules.en_passant)]);
    }
    if (rules.castling != base.castling) {
        text.append(" castling=").append(castling_names[static_cast<std::size_t>(rules.castling)]);
    }
    return text;
}

}  // namespace alicemate
