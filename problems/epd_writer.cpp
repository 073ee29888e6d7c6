#include "problems/epd_writer.h"

#include "core/position_text.h"
#include "problems/epd_opcodes.h"

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

std::string option_opcodes(const ProblemOptions& options) {
    return (options.set_play ? " set;" : "") +
           (options.try_refutations > 0 ? fmt::format(" tries {};", options.try_refutations) : "") +
           (options.variations ? " variations;" : "");
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

std::string twin_operand(const Twin& twin) {
    std::string text = twin.continued ? "+" : "";
    for (const TwinMove& move : twin.moves) {
        text.append(&move == &twin.moves.front() ? "" : " ");
        text.append(to_string(move.from)).append(to_string(move.to));
    }
    return quote_epd_string(text);
}

std::string twin_opcodes(const Problem& problem) {
    if (problem.twins.empty()) {
        return {};
    }
    std::string text = " twins";
    for (const Twin& twin : problem.twins) {
        text.append(" ").append(twin_operand(twin));
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
