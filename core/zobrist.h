#pragma once

#include "core/bitboard.h"
#include "core/board.h"
#include "core/piece.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace alicemate {

/// Two independent 64-bit keys of a position: tables index by one and verify by the other.
/// Keys are combined by exclusive or (A. L. Zobrist, 1970).
struct Key {
    std::uint64_t index_part = 0;
    std::uint64_t verify_part = 0;

    constexpr Key& operator^=(const Key& other) {
        index_part ^= other.index_part;
        verify_part ^= other.verify_part;
        return *this;
    }
    friend constexpr Key operator^(Key left, const Key& right) { return left ^= right; }
    friend constexpr bool operator==(const Key&, const Key&) = default;
};

/// For containers that find by hash.
struct KeyHash {
    constexpr std::size_t operator()(const Key& key) const { return key.index_part; }
};

namespace detail {

/// SplitMix64 (G. L. Steele, D. Lea, C. H. Flood, 2014): the n-th value of a fixed sequence.
constexpr std::uint64_t random_bits(std::uint64_t n) {
    std::uint64_t z = (n + 1) * 0x9E3779B97F4A7C15U;
    z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9U;
    z = (z ^ (z >> 27U)) * 0x94D049BB133111EBU;
    return z ^ (z >> 31U);
}

constexpr Key random_key(std::uint64_t n) {
    return {random_bits(2 * n), random_bits(2 * n + 1)};
}

struct ZobristTable {
    std::array<std::array<std::array<std::array<Key, square_count>, 2>, piece_type_count>, 2> men;
    std::array<Key, 16> castling;
    std::array<Key, 8> en_passant_file;
    Key black_to_move;
};

constexpr ZobristTable make_zobrist_table() {
    ZobristTable table{};
    std::uint64_t n = 0;
    for (auto& of_color : table.men) {
        for (auto& of_type : of_color) {
            for (auto& of_board : of_type) {
                for (Key& key : of_board) {
                    key = random_key(n++);
                }
            }
        }
    }
    for (unsigned right = 0; right < 4; ++right) {
        const Key key = random_key(n++);
        for (unsigned rights = 0; rights < 16; ++rights) {
            if ((rights >> right & 1U) != 0) {
                table.castling[rights] ^= key;
            }
        }
    }
    for (Key& key : table.en_passant_file) {
        key = random_key(n++);
    }
    table.black_to_move = random_key(n);
    return table;
}

inline constexpr ZobristTable zobrist_table = make_zobrist_table();

}  // namespace detail

/// The key of a man on a square of a board.
inline const Key& key_of(Piece piece, Board board, Square square) {
    return detail::zobrist_table
        .men[index(piece.color)][index(piece.type)][index(board)][index(square)];
}

/// A key that is no part of any position's, by number: to keep apart what is remembered of one
/// position under different circumstances.
constexpr Key circumstance_key(unsigned number) {
    constexpr std::uint64_t behind_the_table = 100000;
    return detail::random_key(behind_the_table + number);
}

}  // namespace alicemate
