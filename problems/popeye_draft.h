#pragma once

#include "core/text_error.h"
#include "problems/popeye_tokens.h"
#include "problems/problem.h"

#include <array>
#include <optional>
#include <vector>

namespace alicemate {

/// A problem of a Popeye file as far as it has been read, and what was wrong with it so far.
struct PopeyeDraft {
    Problem problem;
    std::optional<Stipulation> stipulation;
    bool is_alice = false;  ///< by condition, or because a man stands on a named board
    /// Squares that a Pieces command has filled, with the board.
    std::array<std::optional<Board>, square_count> placed;
    CastlingRights castling_denied;
    std::vector<InputError> faults;
    /// Set when the text cannot be understood any further; what follows up to the end of the
    /// problem is passed over.
    bool is_broken = false;

    /// Notes something that is understood but not supported, or wrong by itself: reading goes on,
    /// so that one report names all of it. The offset is that of the fault in the word.
    void note(const PopeyeToken& token, std::string found, std::string expected,
              std::size_t offset = 0) {
        const TextError fault{token.column + offset, std::move(found), std::move(expected)};
        SourcePlace place = problem.place;
        place.line = token.line;
        place.column = fault.column;
        faults.push_back({std::move(place), message(fault), problem.id});
    }

    /// Notes a fault behind which nothing can be understood.
    void give_up(const PopeyeToken& token, std::string expected) {
        note(token, describe(token), std::move(expected));
        is_broken = true;
    }

    /// A word as an error shows it.
    static std::string describe(const PopeyeToken& token) {
        switch (token.kind) {
            case PopeyeToken::Kind::word: return quoted(token.text);
            case PopeyeToken::Kind::oversized_line:
                return "a line of more than " + std::to_string(LineReader::longest) + " bytes";
            case PopeyeToken::Kind::end: return "end of file";
        }
        return {};
    }
};

}  // namespace alicemate
