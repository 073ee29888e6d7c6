#include "problems/epd_writer.h"

#include "core/position_text.h"
#include "problems/epd_opcodes.h"
#include "problems/epd_twins.h"

#include <algorithm>
#include <fmt/format.h>

namespace alicemate {
namespace {

std::string text_opcode(std::string_view name, std::string_view text) {
    return text.empty() ? "" : fmt::format(" {} {};", name, quote_epd_string(text));
}

/// A preset where one fits; else the nearest one and the options that differ.
std::string rules_opcodes(const Rules& rules) {
    for (const std::string_view name : preset_names) {
        if (rules_of(name) == rules) {
            return text_opcode("rules", name);
        }
    }
    return text_opcode("rules", rules.transfer ? "alice" : "orthodox") +
           text_opcode("en-passant", en_passant_names[static_cast<std::size_t>(rules.en_passant)]) +
           text_opcode("castling", castling_names[static_cast<std::size_t>(rules.castling)]);
}

std::string flag_opcode(std::string_view name, bool is_set) {
    return is_set ? fmt::format(" {};", name) : "";
}

template <typename Number>
std::string number_opcode(std::string_view name, const std::optional<Number>& number) {
    return number ? fmt::format(" {} {};", name, *number) : "";
}

std::string first_moves_opcode(const FirstMoveRange& range) {
    if (range.to == FirstMoveRange::no_end) {
        return range.from > 1 ? fmt::format(" first-moves {};", range.from) : "";
    }
    return fmt::format(" first-moves {} {};", range.from, range.to);
}

std::string option_opcodes(const ProblemOptions& options) {
    const BattleRestrictions& restrictions = options.restrictions;
    std::string text = flag_opcode("set", options.set_play);
    text += options.try_refutations > 0 ? fmt::format(" tries {};", options.try_refutations) : "";
    text += flag_opcode("variations", options.variations);
    text += flag_opcode("no-threat", options.no_threat);
    text += flag_opcode("no-short-variations", options.no_short_variations);
    text += flag_opcode("post-key", options.post_key_play);
    text += flag_opcode("duplex", options.duplex);
    text += number_opcode("max-flights", restrictions.max_flights);
    text += number_opcode("max-threat", restrictions.max_threat);
    if (const auto& non_trivial = restrictions.non_trivial) {
        text += fmt::format(" non-trivial {} {};", non_trivial->extra, non_trivial->trivial_moves);
    }
    text += first_moves_opcode(options.first_moves);
    text += number_opcode("max-solutions", options.max_solutions);
    text += number_opcode("max-time", options.max_time);
    return text;
}

/// A move as one operand: bare if it can be, for that is how people write `bm`.
std::string move_operand(const std::string& move) {
    const bool plain = !move.empty() && std::all_of(move.begin(), move.end(), [](char character) {
        return character > ' ' && character <= '~' && character != ';' && character != '"';
    });
    return plain ? move : quote_epd_string(move);
}

std::string claim_opcodes(const Claim& claim) {
    std::string text;
    if (claim.solutions) {
        text += fmt::format(" sols {};", *claim.solutions);
    }
    if (!claim.keys.empty()) {
        text += " bm";
        for (const std::string& key : claim.keys) {
            text.append(" ").append(move_operand(key));
        }
        text += ";";
    }
    if (claim.moves) {
        text += fmt::format(" dm {};", *claim.moves);
    }
    return text;
}

std::string twin_opcodes(const Problem& problem) {
    if (problem.twins.empty()) {
        return {};
    }
    std::string text = problem.zero_position ? " zero-position; twins" : " twins";
    for (const Twin& twin : problem.twins) {
        text.append(" ").append(quote_epd_string(write_epd_twin(twin)));
    }
    text += ";";
    if (!problem.twin_castling_denied) {
        return text;
    }
    std::string denied;
    for (const char letter : std::string_view("KQkq")) {
        const Color color = letter < 'a' ? Color::white : Color::black;
        const Wing wing = letter == 'K' || letter == 'k' ? Wing::king_side : Wing::queen_side;
        if (problem.twin_castling_denied->has(color, wing)) {
            denied += letter;
        }
    }
    return text + " twin-castling " + (denied.empty() ? "-" : denied) + ";";
}

}  // namespace

std::string write_epd(const Problem& problem) {
    std::string text = write_two_board(problem.setup);
    text += text_opcode("stip", to_string(problem.stipulation));
    text += text_opcode("id", problem.id);
    text += rules_opcodes(problem.rules);
    text += claim_opcodes(problem.claim);
    text += option_opcodes(problem.options);
    text += twin_opcodes(problem);
    text += text_opcode("author", problem.author);
    text += text_opcode("origin", problem.origin);
    text += text_opcode("title", problem.title);
    for (const auto& [name, operands] : problem.other_opcodes) {
        text += " " + name + (operands.empty() ? "" : " " + operands) + ";";
    }
    return text;
}

}  // namespace alicemate
