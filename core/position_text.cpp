#include "core/position_text.h"

#include <algorithm>
#include <charconv>

namespace alicemate {
namespace {

/// vchess: pawn, rook, knight, bishop, queen, king on board B.
constexpr std::string_view looking_glass_letters = "SUOCTL";
constexpr std::array<PieceType, 6> looking_glass_types{PieceType::pawn,   PieceType::rook,
                                                       PieceType::knight, PieceType::bishop,
                                                       PieceType::queen,  PieceType::king};

bool is_small(char letter) {
    return letter >= 'a' && letter <= 'z';
}

char to_small(char capital) {
    return static_cast<char>(capital - 'A' + 'a');
}

char to_capital(char letter) {
    return is_small(letter) ? static_cast<char>(letter - 'a' + 'A') : letter;
}

/// The man that a looking-glass letter stands for.
std::optional<Piece> looking_glass_piece(char letter) {
    const std::size_t i = looking_glass_letters.find(to_capital(letter));
    if (i == std::string_view::npos) {
        return std::nullopt;
    }
    return Piece{is_small(letter) ? Color::black : Color::white, looking_glass_types[i]};
}

char looking_glass_letter(Piece piece) {
    const auto* const found =
        std::find(looking_glass_types.begin(), looking_glass_types.end(), piece.type);
    const char capital =
        looking_glass_letters[static_cast<std::size_t>(found - looking_glass_types.begin())];
    return piece.color == Color::white ? capital : to_small(capital);
}

/// Reads the fields of a FEN one after the other. Every method that reads returns an error or
/// nothing, and leaves the offset behind what it has read.
class FenReader {
public:
    explicit FenReader(std::string_view text) : text_(text) {}

    tl::expected<Setup, TextError> read() {
        using Step = std::optional<TextError> (FenReader::*)();
        for (const Step step : {&FenReader::placement, &FenReader::space, &FenReader::side,
                                &FenReader::space, &FenReader::castling, &FenReader::space,
                                &FenReader::en_passant, &FenReader::counters}) {
            if (auto error = (this->*step)()) {
                return tl::unexpected(std::move(*error));
            }
        }
        return setup_;
    }

    [[nodiscard]] std::size_t offset() const { return offset_; }

private:
    using Result = std::optional<TextError>;

    [[nodiscard]] bool at_end() const { return offset_ >= text_.size(); }
    [[nodiscard]] char here() const { return at_end() ? '\0' : text_[offset_]; }

    [[nodiscard]] TextError unexpected(std::string expected) const {
        return {offset_ + 1, found_at(text_, offset_), std::move(expected)};
    }

    Result placement() {
        const std::string_view field = text_.substr(0, text_.find(' '));
        const auto ranks = std::count(field.begin(), field.end(), '/');
        const auto bars = std::count(field.begin(), field.end(), '|');
        const bool two_boards = bars == 1 && ranks > 7;
        if (!two_boards) {
            return board(Board::a, true);
        }
        if (auto error = board(Board::a, false)) {
            return error;
        }
        if (here() != '|') {
            return unexpected("'|' between the boards");
        }
        ++offset_;
        return board(Board::b, false);
    }

    /// Eight ranks. On a mixed board men of B are marked by a bar or by looking-glass letters.
    Result board(Board board, bool mixed) {
        for (unsigned rank = 8; rank-- > 0;) {
            if (auto error = this->rank(board, rank, mixed)) {
                return error;
            }
            if (rank == 0) {
                break;
            }
            if (here() != '/') {
                return unexpected("'/' after rank " + std::to_string(rank + 1));
            }
            ++offset_;
        }
        return std::nullopt;
    }

    Result rank(Board board, unsigned rank, bool mixed) {
        const std::string squares_of_rank = "8 squares on rank " + std::to_string(rank + 1);
        bool digit_before = false;
        for (unsigned file = 0; file < 8;) {
            const bool is_digit = here() >= '1' && here() <= '8';
            if (is_digit) {
                const auto vacant = static_cast<unsigned>(here() - '0');
                if (digit_before || file + vacant > 8) {
                    return unexpected(digit_before ? "a man or '/': numbers are to be added up"
                                                   : squares_of_rank);
                }
                file += vacant;
                ++offset_;
            } else if (here() == '/' || here() == ' ' || at_end()) {
                return unexpected(squares_of_rank);
            } else if (auto error = man(board, make_square(file++, rank), mixed)) {
                return error;
            }
            digit_before = is_digit;
        }
        const bool more = !at_end() && here() != '/' && here() != ' ' && here() != '|';
        return more ? Result(unexpected("the end of rank " + std::to_string(rank + 1)))
                    : std::nullopt;
    }

    Result man(Board board, Square square, bool mixed) {
        if (mixed && here() == '|') {
            ++offset_;
            board = Board::b;
            mixed = false;
        }
        auto piece = piece_of(here());
        if (!piece && mixed) {
            piece = looking_glass_piece(here());
            board = Board::b;
        }
        if (!piece) {
            return unexpected("a man (K Q R B N P) or a number of vacant squares (1 to 8)");
        }
        setup_.at(board, square) = piece;
        ++offset_;
        return std::nullopt;
    }

    Result space() {
        if (here() != ' ') {
            return unexpected("a space and the next field");
        }
        while (here() == ' ') {
            ++offset_;
        }
        return std::nullopt;
    }

    /// The end of a field, or what stands there instead.
    Result end_of_field() {
        return at_end() || here() == ' ' ? std::nullopt
                                         : Result(unexpected("the end of the field"));
    }

    Result side() {
        if (here() != 'w' && here() != 'b') {
            return unexpected("the side to move, 'w' or 'b'");
        }
        setup_.to_move = here() == 'w' ? Color::white : Color::black;
        ++offset_;
        return end_of_field();
    }

    Result castling() {
        if (here() == '-') {
            ++offset_;
            return end_of_field();
        }
        const std::size_t begin = offset_;
        while (!at_end() && here() != ' ') {
            const auto color = is_small(here()) ? Color::black : Color::white;
            const char wing_letter = to_capital(here());
            const Wing wing = wing_letter == 'K' ? Wing::king_side : Wing::queen_side;
            if ((wing_letter != 'K' && wing_letter != 'Q') || setup_.castling.has(color, wing)) {
                return unexpected("castling rights: '-' or K, Q, k, q, each once");
            }
            setup_.castling.add(color, wing);
            ++offset_;
        }
        return begin == offset_ ? Result(unexpected("castling rights: '-' or K, Q, k, q"))
                                : std::nullopt;
    }

    Result en_passant() {
        if (here() == '-') {
            ++offset_;
            return end_of_field();
        }
        const auto square = parse_square(text_.substr(std::min(offset_, text_.size()), 2));
        if (!square || (rank_of(*square) != 2 && rank_of(*square) != 5)) {
            return unexpected("the en passant square: '-' or a square of rank 3 or 6");
        }
        setup_.en_passant = square;
        offset_ += 2;
        return end_of_field();
    }

    /// Two numbers, or none: what follows a position in EPD does not begin with a digit.
    Result counters() {
        const std::size_t begin = offset_;
        while (here() == ' ') {
            ++offset_;
        }
        if (here() < '0' || here() > '9') {
            offset_ = begin;
            return std::nullopt;
        }
        MoveCounters read;
        for (unsigned* const number : {&read.half_moves, &read.full_moves}) {
            if (number == &read.full_moves) {
                if (auto error = space()) {
                    return error;
                }
            }
            const auto [end, fault] =
                std::from_chars(text_.data() + offset_, text_.data() + text_.size(), *number);
            if (fault != std::errc() || *number > max_counter) {
                return unexpected("a move counter, 0 to " + std::to_string(max_counter));
            }
            offset_ = static_cast<std::size_t>(end - text_.data());
            if (auto error = end_of_field()) {
                return error;
            }
        }
        setup_.counters = read;
        return std::nullopt;
    }

    static constexpr unsigned max_counter = 100000;

    std::string_view text_;
    std::size_t offset_ = 0;
    Setup setup_;
};

/// The eight ranks of a placement, `man_text` giving each square's man or an empty text.
template <typename ManText>
std::string write_placement(ManText man_text) {
    std::string text;
    for (unsigned rank = 8; rank-- > 0;) {
        unsigned vacant = 0;
        for (unsigned file = 0; file < 8; ++file) {
            const std::string man = man_text(make_square(file, rank));
            if (man.empty()) {
                ++vacant;
                continue;
            }
            text += (vacant > 0 ? std::to_string(vacant) : "") + man;
            vacant = 0;
        }
        text += vacant > 0 ? std::to_string(vacant) : "";
        text += rank > 0 ? "/" : "";
    }
    return text;
}

std::string write_board(const Setup& setup, Board board) {
    return write_placement([&](Square square) {
        const auto& man = setup.at(board, square);
        return man ? std::string(1, letter(*man)) : std::string();
    });
}

/// Side to move, castling, en passant and counters, each with a space before it.
std::string write_fields(const Setup& setup) {
    std::string text = setup.to_move == Color::white ? " w " : " b ";
    for (const Color color : {Color::white, Color::black}) {
        for (const Wing wing : {Wing::king_side, Wing::queen_side}) {
            if (setup.castling.has(color, wing)) {
                const char capital = wing == Wing::king_side ? 'K' : 'Q';
                text += color == Color::white ? capital : to_small(capital);
            }
        }
    }
    text += setup.castling.empty() ? "- " : " ";
    text += setup.en_passant ? to_string(*setup.en_passant) : "-";
    if (setup.counters) {
        text += " " + std::to_string(setup.counters->half_moves) + " " +
                std::to_string(setup.counters->full_moves);
    }
    return text;
}

template <typename TextOnB>
std::string write_mixed(const Setup& setup, TextOnB text_on_b) {
    return write_placement([&](Square square) {
               if (const auto& man = setup.at(Board::b, square)) {
                   return text_on_b(*man);
               }
               const auto& man = setup.at(Board::a, square);
               return man ? std::string(1, letter(*man)) : std::string();
           }) +
           write_fields(setup);
}

}  // namespace

tl::expected<Setup, TextError> read_position_prefix(std::string_view text, std::size_t& length) {
    FenReader reader(text);
    auto setup = reader.read();
    length = reader.offset();
    return setup;
}

tl::expected<Setup, TextError> read_position(std::string_view text) {
    std::size_t length = 0;
    auto setup = read_position_prefix(text, length);
    if (!setup) {
        return setup;
    }
    length = std::min(text.find_first_not_of(' ', length), text.size());
    if (length != text.size()) {
        return tl::unexpected(TextError{length + 1, found_at(text, length),
                                        "two move counters or the end of the position"});
    }
    return setup;
}

std::string write_two_board(const Setup& setup) {
    return write_board(setup, Board::a) + '|' + write_board(setup, Board::b) + write_fields(setup);
}

std::string write_bar_prefixed(const Setup& setup) {
    return write_mixed(setup, [](Piece man) { return std::string{'|', letter(man)}; });
}

std::string write_looking_glass(const Setup& setup) {
    return write_mixed(setup, [](Piece man) { return std::string(1, looking_glass_letter(man)); });
}

std::optional<std::string> write_plain(const Setup& setup) {
    const Setup::Men& on_b = setup.boards[index(Board::b)];
    if (std::any_of(on_b.begin(), on_b.end(), [](const auto& man) { return man.has_value(); })) {
        return std::nullopt;
    }
    return write_board(setup, Board::a) + write_fields(setup);
}

}  // namespace alicemate
