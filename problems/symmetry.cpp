#include "problems/symmetry.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace alicemate {
namespace {

bool moves_squares(const Symmetry& symmetry) {
    return symmetry.flips_files || symmetry.flips_ranks || symmetry.transposes;
}

/// How many words it takes to tell of it.
unsigned complexity(const Symmetry& symmetry) {
    return 4U * (moves_squares(symmetry) ? 1U : 0U) + 4U * (symmetry.exchanges_colors ? 1U : 0U) +
           4U * (symmetry.exchanges_boards ? 1U : 0U) + (symmetry.transposes ? 1U : 0U);
}

bool keeps_play(const Symmetry& symmetry, const SymmetryBreakers& breakers) {
    const bool directed = breakers.pawns || breakers.castling;
    return !(directed && symmetry.transposes) &&
           !(directed && symmetry.flips_ranks != symmetry.exchanges_colors) &&
           !(breakers.castling && symmetry.flips_files) &&
           !(breakers.one_board && symmetry.exchanges_boards);
}

std::string_view name_of_squares(const Symmetry& symmetry) {
    constexpr std::array<std::string_view, 8> names{"",
                                                    "mirrored left to right",
                                                    "mirrored top to bottom",
                                                    "turned by 180 degrees",
                                                    "mirrored in the diagonal a1-h8",
                                                    "turned by 270 degrees",
                                                    "turned by 90 degrees",
                                                    "mirrored in the diagonal a8-h1"};
    return names[(symmetry.flips_files ? 1U : 0U) + (symmetry.flips_ranks ? 2U : 0U) +
                 (symmetry.transposes ? 4U : 0U)];
}

CastlingRights transformed(CastlingRights rights, const Symmetry& symmetry) {
    CastlingRights image;
    for (const Color color : {Color::white, Color::black}) {
        for (const Wing wing : {Wing::king_side, Wing::queen_side}) {
            if (rights.has(color, wing)) {
                const Wing other = wing == Wing::king_side ? Wing::queen_side : Wing::king_side;
                image.add(symmetry(color), symmetry.flips_files ? other : wing);
            }
        }
    }
    return image;
}

}  // namespace

std::vector<Symmetry> symmetries(const SymmetryBreakers& breakers) {
    std::vector<Symmetry> kept;
    for (unsigned number = 0; number < 32; ++number) {
        const auto bit_of = [&](unsigned bit) { return (number >> bit & 1U) != 0; };
        const Symmetry symmetry{bit_of(0), bit_of(1), bit_of(2), bit_of(3), bit_of(4)};
        if (keeps_play(symmetry, breakers)) {
            kept.push_back(symmetry);
        }
    }
    std::stable_sort(kept.begin(), kept.end(), [](const Symmetry& left, const Symmetry& right) {
        return complexity(left) < complexity(right);
    });
    return kept;
}

Setup transformed(const Setup& setup, const Symmetry& symmetry) {
    Setup image = setup;
    image.boards = {};
    for (const Board board : {Board::a, Board::b}) {
        for (unsigned i = 0; i < square_count; ++i) {
            const auto square = static_cast<Square>(i);
            if (const auto& man = setup.at(board, square)) {
                image.at(symmetry(board), symmetry(square)) =
                    Piece{symmetry(man->color), man->type};
            }
        }
    }
    image.to_move = symmetry(setup.to_move);
    image.castling = transformed(setup.castling, symmetry);
    if (setup.en_passant) {
        image.en_passant = symmetry(*setup.en_passant);
    }
    return image;
}

std::string to_string(const Symmetry& symmetry) {
    std::string text;
    const auto add = [&](std::string_view part) {
        text.append(text.empty() || part.empty() ? "" : ", ").append(part);
    };
    add(symmetry.exchanges_colors ? "colours exchanged" : "");
    add(symmetry.exchanges_boards ? "boards exchanged" : "");
    add(name_of_squares(symmetry));
    return text;
}

}  // namespace alicemate
