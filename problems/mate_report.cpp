#include "problems/mate_report.h"

#include "core/move_text.h"
#include "problems/help_text.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace alicemate {
namespace {

using Json = nlohmann::ordered_json;

std::string bounds_text(const MateBounds& bounds) {
    if (bounds.never) {
        return "no mate, however long";
    }
    const std::string none =
        bounds.refuted > 0 ? fmt::format("no mate in {}", bounds.refuted) : "no mate found";
    if (!bounds.has_mate()) {
        return none;
    }
    const std::string mate = fmt::format("mate in {}", bounds.found);
    if (bounds.is_minimal()) {
        return mate + ", none shorter";
    }
    return bounds.refuted > 0 ? fmt::format("{}, {}", mate, none) : mate;
}

std::string line_text(const Position& start, const Line& line) {
    std::vector<std::string> moves;
    Position position = start;
    for (const Move move : line) {
        moves.push_back(write_algebraic(position, move));
        position = position.after(move);
    }
    return number_help_moves(moves, 0);
}

std::string first_move_text(const Position& position, const FirstMoveMate& first) {
    std::string text =
        fmt::format("{:<8} {}", write_algebraic(position, first.move), bounds_text(first.bounds));
    if (first.refutation) {
        text += ": 1..." + write_algebraic(position.after(first.move), first.refutation);
    }
    return text + "\n";
}

void add_bounds(Json& json, const MateBounds& bounds) {
    if (bounds.has_mate()) {
        json["length"] = bounds.found;
        json["minimal"] = bounds.is_minimal();
    }
    json["no_mate_in"] = bounds.never ? Json() : Json(bounds.refuted);
}

Json first_move_json(const FirstMoveMate& first) {
    Json json{{"move", write_coordinate(first.move)}};
    add_bounds(json, first.bounds);
    if (first.refutation) {
        json["refutation"] = write_coordinate(first.refutation);
    }
    return json;
}

}  // namespace

std::string mate_text(const Position& position, const MateResult& result) {
    std::string text = bounds_text(result.bounds);
    if (result.reason != StopReason::none) {
        text += fmt::format(" (undecided: {})", to_string(result.reason));
    }
    text += "\n";
    if (!result.line.empty()) {
        text += line_text(position, result.line) + "\n";
    }
    for (const FirstMoveMate& first : result.first_moves) {
        text += first_move_text(position, first);
    }
    return text;
}

std::string mate_json(const std::string& fen, const Position& position, const MateResult& result) {
    Json json{{"fen", fen},
              {"rules", to_string(position.rules())},
              {"outcome", to_string(result.outcome)}};
    add_bounds(json, result.bounds);
    if (result.bounds.has_mate()) {
        json["line"] = Json::array();
        for (const Move move : result.line) {
            json["line"].push_back(write_coordinate(move));
        }
    }
    if (result.reason != StopReason::none) {
        json["reason"] = to_string(result.reason);
    }
    for (const FirstMoveMate& first : result.first_moves) {
        json["first_moves"].push_back(first_move_json(first));
    }
    json["stats"] = {{"nodes", result.stats.nodes},
                     {"seconds", result.stats.seconds},
                     {"threads", result.stats.threads},
                     {"hash_bytes", result.stats.hash_bytes}};
    return json.dump() + "\n";
}

}  // namespace alicemate
