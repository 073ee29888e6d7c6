#include "problems/popeye_pieces.h"

#include "problems/popeye_keywords.h"

#include <algorithm>

namespace alicemate {
namespace {

char to_small(char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

char to_capital(char letter) {
    return static_cast<char>(letter - 'a' + 'A');
}

/// How many characters at the beginning of a man are its name: Popeye's names have one letter or
/// two, squares have two, so the length tells.
std::size_t name_length(std::string_view word) {
    return word.size() % 2 == 1 ? 1 : 2;
}

bool is_man_with_squares(std::string_view word) {
    return word.size() > 2 && parse_popeye_squares(word.substr(name_length(word))).has_value();
}

/// A single letter that names a man; its squares are the next word.
bool is_lone_man(std::string_view word, PopeyeLanguage language) {
    return word.size() == 1 && popeye_piece_type(word.front(), language).has_value();
}

/// Reads one list of groups.
class PieceListReader {
public:
    PieceListReader(PopeyeTokens& tokens, PopeyeDraft& draft,
                    const std::function<void(const PopeyeMan&)>& take_man)
        : tokens_(tokens), draft_(draft), take_man_(take_man) {}

    void read() {
        bool has_group = false;
        while (!draft_.is_broken) {
            const auto color = draft_.keywords().colors.find(tokens_.peek().text);
            if (color.is_unique()) {
                read_group(color.word);
                has_group = true;
            } else if (!has_group) {
                draft_.give_up(tokens_.peek(), "White or Black and their men");
            } else {
                check_end();
                return;
            }
        }
    }

private:
    void read_group(std::string_view color) {
        const PopeyeToken token = tokens_.take();
        color_.reset();
        board_.reset();
        if (color == "White" || color == "Black") {
            color_ = color == "White" ? Color::white : Color::black;
        } else {
            draft_.note(token, "unsupported colour " + quoted(color), "White or Black");
        }
        if (color == "TotalInvisible" && tokens_.peek().is_word()) {
            tokens_.take();
            return;
        }
        read_attributes();
        bool has_men = false;
        while (!draft_.is_broken && (is_man_with_squares(tokens_.peek().text) ||
                                     is_lone_man(tokens_.peek().text, draft_.language))) {
            read_man();
            has_men = true;
        }
        if (!has_men && !draft_.is_broken) {
            reject_man();
        }
    }

    void read_attributes() {
        // A lone letter would abbreviate an attribute as well, but who writes one means a man.
        while (tokens_.peek().text.size() > 1) {
            const auto match = draft_.keywords().attributes.find(tokens_.peek().text);
            if (match.kind == KeywordTable::Match::Kind::none) {
                return;
            }
            const PopeyeToken token = tokens_.take();
            if (!match.is_unique()) {
                draft_.note(token, "ambiguous attribute " + quoted(token.text), "AliceA or AliceB");
            } else if (match.word != "AliceA" && match.word != "AliceB") {
                draft_.note(token, "unsupported attribute " + quoted(match.word),
                            "AliceA or AliceB");
            } else {
                read_board(token, match.word == "AliceA" ? Board::a : Board::b);
            }
        }
    }

    void read_board(const PopeyeToken& token, Board board) {
        if (board_ && *board_ != board) {
            draft_.note(token, quoted(token.text) + " after the other board",
                        "one of AliceA and AliceB");
        }
        board_ = board;
    }

    void read_man() {
        const PopeyeToken token = tokens_.take();
        std::string_view name = token.text;
        std::string_view squares;
        PopeyeToken place = token;
        std::size_t offset = 0;
        if (token.text.size() == 1) {
            place = tokens_.take();
            squares = place.text;
        } else {
            offset = name_length(token.text);
            name = name.substr(0, offset);
            squares = std::string_view(token.text).substr(offset);
        }
        const auto list = parse_popeye_squares(squares);
        if (!list) {
            draft_.give_up(place, "the squares of " + quoted(token.text) + " such as a1b2");
            return;
        }
        const auto type =
            name.size() == 1 ? popeye_piece_type(name.front(), draft_.language) : std::nullopt;
        if (!type) {
            draft_.note(
                token,
                "unsupported man " + quoted(name) + explain_popeye_piece(name, draft_.language),
                popeye_letters(draft_.language));
            return;
        }
        if (!color_) {
            return;
        }
        for (const Square square : *list) {
            take_man_({{*color_, *type}, square, board_, place, offset});
            offset += 2;
        }
    }

    /// Says what is wrong with a word that should be a man.
    void reject_man() {
        const PopeyeToken token = tokens_.take();
        const bool is_keyword = draft_.keywords().colors.find(token.text).is_unique() ||
                                draft_.keywords().find_command(token.text).is_unique();
        if (!is_keyword && token.text.size() > 2 &&
            popeye_piece_type(token.text.front(), draft_.language)) {
            draft_.note(token, quoted(std::string_view(token.text).substr(1)),
                        "the squares of " + quoted(token.text.front()) + " such as a1b2", 1);
            draft_.is_broken = true;
            return;
        }
        draft_.give_up(token, "a man with its squares such as Ka1");
    }

    /// A list may end at a command or, in a twin, another change only. Of other words some are
    /// clearly meant for the list.
    void check_end() {
        const PopeyeToken& token = tokens_.peek();
        if (!token.is_word() ||
            draft_.keywords().find_command(token.text).kind != KeywordTable::Match::Kind::none ||
            draft_.keywords().twin_changes.find(token.text).kind !=
                KeywordTable::Match::Kind::none ||
            is_popeye_beginning(token.text)) {
            return;
        }
        if (draft_.keywords().attributes.find(token.text).is_unique()) {
            draft_.give_up(token, "White or Black before it");
        } else if (token.text.size() > 2 &&
                   popeye_piece_type(token.text.front(), draft_.language)) {
            reject_man();
        }
    }

    PopeyeTokens& tokens_;
    PopeyeDraft& draft_;
    const std::function<void(const PopeyeMan&)>& take_man_;
    std::optional<Color> color_;  ///< nothing for colours that are not supported
    std::optional<Board> board_;
};

/// A man replaces what Forsyth has put on the square; two men of Pieces are an error.
void put(PopeyeDraft& draft, const PopeyeMan& man) {
    const Board board = man.board.value_or(Board::a);
    draft.is_alice = draft.is_alice || man.board.has_value();
    auto& placed = draft.placed[index(man.square)];
    if (placed) {
        draft.note(man.token,
                   "a second man on " + to_string(man.square) +
                       (*placed == board ? "" : ", now on the other board"),
                   "at most one man on a square of both boards together", man.offset);
        return;
    }
    placed = board;
    Setup& setup = draft.problem.setup;
    setup.at(~board, man.square).reset();
    setup.at(board, man.square) = man.piece;
}

}  // namespace

void read_popeye_men(PopeyeTokens& tokens, PopeyeDraft& draft,
                     const std::function<void(const PopeyeMan&)>& take_man) {
    PieceListReader(tokens, draft, take_man).read();
}

void read_popeye_pieces(PopeyeTokens& tokens, PopeyeDraft& draft) {
    read_popeye_men(tokens, draft, [&](const PopeyeMan& man) { put(draft, man); });
}

std::optional<std::vector<Square>> parse_popeye_squares(std::string_view text) {
    if (text.empty() || text.size() % 2 != 0) {
        return std::nullopt;
    }
    std::vector<Square> squares;
    for (std::size_t i = 0; i < text.size(); i += 2) {
        const auto square = parse_square(std::string{to_small(text[i]), text[i + 1]});
        if (!square) {
            return std::nullopt;
        }
        squares.push_back(*square);
    }
    return squares;
}

std::optional<PieceType> popeye_piece_type(char letter, PopeyeLanguage language) {
    const std::size_t i = popeye_keywords(language).men.find(to_small(letter));
    return i == std::string_view::npos ? std::nullopt : std::optional(all_piece_types[i]);
}

std::string popeye_letters(PopeyeLanguage language, std::string_view before_last) {
    std::string letters;
    for (const PieceType type : {PieceType::king, PieceType::queen, PieceType::rook,
                                 PieceType::bishop, PieceType::knight, PieceType::pawn}) {
        letters += letters.empty() ? "" : (type == PieceType::pawn ? before_last : ", ");
        letters += to_capital(popeye_keywords(language).men[index(type)]);
    }
    return letters;
}

std::string explain_popeye_piece(std::string_view name, PopeyeLanguage language) {
    const char knight = to_capital(popeye_keywords(language).men[index(PieceType::knight)]);
    return name == "N" || name == "n"
               ? std::string(" (Popeye's nightrider; its knight is ") + knight + ")"
               : "";
}

}  // namespace alicemate
