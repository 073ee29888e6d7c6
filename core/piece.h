#pragma once

#include "core/color.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace alicemate {

/// The kinds of men.
enum class PieceType : std::uint8_t { pawn, knight, bishop, rook, queen, king };

inline constexpr unsigned piece_type_count = 6;

inline constexpr std::array<PieceType, piece_type_count> all_piece_types{
    PieceType::pawn, PieceType::knight, PieceType::bishop,
    PieceType::rook, PieceType::queen,  PieceType::king};

/// What a pawn may become, the strongest first.
inline constexpr std::array<PieceType, 4> promotion_types{PieceType::queen, PieceType::rook,
                                                          PieceType::bishop, PieceType::knight};

/// 0 for the pawn to 5 for the king: an index into tables by type.
constexpr unsigned index(PieceType type) {
    return static_cast<unsigned>(type);
}

/// A man: its side and its kind.
struct Piece {
    Color color;
    PieceType type;

    friend constexpr bool operator==(Piece, Piece) = default;
};

/// The English capital letter: P N B R Q K.
constexpr char letter(PieceType type) {
    return std::string_view("PNBRQK")[index(type)];
}

/// The letter of FEN: capitals for White, small letters for Black.
constexpr char letter(Piece piece) {
    const char capital = letter(piece.type);
    return piece.color == Color::white ? capital : static_cast<char>(capital - 'A' + 'a');
}

/// The kind with the given English capital letter.
constexpr std::optional<PieceType> piece_type_of(char capital) {
    for (const PieceType type : all_piece_types) {
        if (letter(type) == capital) {
            return type;
        }
    }
    return std::nullopt;
}

/// The man with the given letter of FEN.
constexpr std::optional<Piece> piece_of(char fen_letter) {
    const bool black = fen_letter >= 'a' && fen_letter <= 'z';
    const auto type = piece_type_of(black ? static_cast<char>(fen_letter - 'a' + 'A') : fen_letter);
    if (!type) {
        return std::nullopt;
    }
    return Piece{black ? Color::black : Color::white, *type};
}

}  // namespace alicemate
