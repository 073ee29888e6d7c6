#pragma once

#include "problems/problem.h"

#include <array>
#include <string>
#include <tl/expected.hpp>
#include <vector>

namespace alicemate {

/// A problem in Popeye's words, however they are put together.
struct PopeyePhrases {
    /// The men of a side on a board, such as "Kb2", in the order K Q R B S P.
    struct Men {
        Color color = Color::white;
        Board board = Board::a;
        std::vector<std::string> names;
    };

    std::array<Men, 4> men;  ///< White's on A and B, then Black's; lists may be empty
    std::string stipulation;
    std::vector<std::string> conditions;
    std::vector<std::string> options;  ///< each with its arguments
    std::vector<std::string> twins;    ///< what stands behind Twin or ZeroPosition
};

/// Says what the problem is in words that Popeye and read_popeye() understand in the same way.
/// Where Popeye would assume a castling right that the problem does not have, option NoCastling
/// takes it away; where the other side than usual begins, it is HalfDuplex. What Popeye has no
/// words for is an error, told by name: other readings of en passant than Popeye's where they could
/// matter, a castling right that only some twins have, two men on one square, and a twin that goes
/// from Alice chess to orthodox chess.
tl::expected<PopeyePhrases, std::string> popeye_phrases(const Problem& problem);

/// What Popeye's words have no place for, by name: claims, move counters, opcodes but for those of
/// the given names.
std::vector<std::string> left_out_of_popeye(const Problem& problem,
                                            const std::vector<std::string_view>& opcodes);

}  // namespace alicemate
