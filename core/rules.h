#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace alicemate {

/// Who may capture a pawn that has just made a double step, on the square it passed over: nobody,
/// a pawn on the board the step was made on, a pawn on the board the stepped pawn landed on, or
/// either. Without transfer the last three are one and the same, the ordinary rule.
enum class EnPassant : std::uint8_t { none, departure, landing, either };

/// Where king and rook must stand to castle: both on board A, or both on one board.
enum class CastlingRule : std::uint8_t { board_a, same_board };

/// The law of a game. The default is Alice chess as the encyclopedia has it.
struct Rules {
    bool transfer = true;  ///< a man that moves passes to the other board
    EnPassant en_passant = EnPassant::none;
    CastlingRule castling = CastlingRule::board_a;

    static constexpr Rules alice() { return {}; }
    static constexpr Rules popeye() { return {true, EnPassant::landing, CastlingRule::same_board}; }
    static constexpr Rules vchess() { return {true, EnPassant::either, CastlingRule::board_a}; }
    static constexpr Rules orthodox() {
        return {false, EnPassant::departure, CastlingRule::board_a};
    }

    friend constexpr bool operator==(const Rules&, const Rules&) = default;
};

/// The presets' names: alice, popeye, vchess, orthodox.
inline constexpr std::array<std::string_view, 4> preset_names{"alice", "popeye", "vchess",
                                                              "orthodox"};
/// The words for EnPassant, in its order.
inline constexpr std::array<std::string_view, 4> en_passant_names{"none", "departure", "landing",
                                                                  "either"};
/// The words for CastlingRule, in its order.
inline constexpr std::array<std::string_view, 2> castling_names{"board-a", "same-board"};

/// The preset of that name.
std::optional<Rules> rules_of(std::string_view name);
/// The reading of that name.
std::optional<EnPassant> en_passant_of(std::string_view name);
/// The castling rule of that name.
std::optional<CastlingRule> castling_of(std::string_view name);

/// The preset's name; for other combinations the nearest preset with what differs, such as
/// "alice en-passant=landing".
std::string to_string(const Rules& rules);

}  // namespace alicemate
