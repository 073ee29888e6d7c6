#pragma once

#include "core/text_error.h"
#include "problems/popeye_keywords.h"
#include "problems/popeye_tokens.h"
#include "problems/problem.h"
#include "problems/problem_source.h"

#include <array>
#include <optional>
#include <vector>

namespace alicemate {

/// What is wrong with a problem of a Popeye file, and where.
struct PopeyeFault {
    std::size_t line = 0;
    TextError what;  ///< with the column in the line
};

/// A problem of a Popeye file as far as it has been read, and what was wrong with it so far.
struct PopeyeDraft {
    Problem problem;
    ReadingDefaults defaults;
    PopeyeLanguage language = PopeyeLanguage::english;
    std::optional<Stipulation> stipulation;
    bool is_alice = false;  ///< by condition, or because a man stands on a named board
    bool half_duplex = false;
    std::optional<PopeyeToken> white_to_play;  ///< the option, if it was there
    std::optional<PopeyeToken> post_key_play;  ///< the same
    /// The first board named for a man that a twin adds.
    std::optional<PopeyeToken> board_in_twin;
    /// Squares that a Pieces command has filled, with the board.
    std::array<std::optional<Board>, square_count> placed;
    CastlingRights castling_denied;
    std::vector<PopeyeFault> faults;
    /// Set when the text cannot be understood any further; what follows up to the end of the
    /// problem is passed over.
    bool is_broken = false;

    /// The words of its language.
    [[nodiscard]] const PopeyeKeywords& keywords() const { return popeye_keywords(language); }

    /// The place of a word in the file.
    [[nodiscard]] SourcePlace place_of(const PopeyeToken& token) const {
        return {problem.place.file, token.line, token.column};
    }

    /// Notes something that is understood but not supported, or wrong by itself: reading goes on,
    /// so that one report names all of it. The offset is that of the fault in the word.
    void note(const PopeyeToken& token, std::string found, std::string expected,
              std::size_t offset = 0) {
        faults.push_back(
            {token.line, {token.column + offset, std::move(found), std::move(expected)}});
    }

    /// Notes a fault behind which nothing can be understood.
    void give_up(const PopeyeToken& token, std::string expected) {
        note(token, describe(token), std::move(expected));
        is_broken = true;
    }

    /// Notes something that is passed over without harm.
    void remark(const PopeyeToken& token, std::string what) {
        problem.notes.push_back({place_of(token), std::move(what), problem.id});
    }

    /// The rules of a diagram or twin. The file's word on them is whether there is a second board;
    /// where it says nothing, and on what it cannot say, the defaults hold.
    [[nodiscard]] Rules rules(bool alice) const {
        const bool usable = defaults.rules && (defaults.rules->transfer || !alice);
        return usable ? *defaults.rules : (alice ? Rules::popeye() : Rules::orthodox());
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
