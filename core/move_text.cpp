#include "core/move_text.h"

#include "core/check_probe.h"
#include "core/legal_moves.h"

#include <algorithm>

namespace alicemate {
namespace {

std::string castling_text(Move move, std::string_view sign) {
    std::string text(sign);
    text += '-';
    text += sign;
    if (file_of(move.to()) == 2) {
        text += '-';
        text += sign;
    }
    return text;
}

Board arrival_board(const Position& position, Move move) {
    const Board departure = position.board_of(move.from());
    return position.rules().transfer ? ~departure : departure;
}

bool marks_board_a(const Position& position, Move move) {
    return position.rules().transfer && arrival_board(position, move) == Board::a;
}

/// What tells the man apart from like men of its board that can reach the same square: nothing,
/// its file, its rank, or both.
std::string disambiguation(const Position& position, Move move) {
    MoveList moves;
    generate_legal(position, moves);
    bool rivals = false;
    bool same_file = false;
    bool same_rank = false;
    for (const Move other : moves) {
        if (other.from() == move.from() || other.to() != move.to() ||
            other.piece() != move.piece() || other.kind() == MoveKind::castling ||
            position.board_of(other.from()) != position.board_of(move.from())) {
            continue;
        }
        rivals = true;
        same_file |= file_of(other.from()) == file_of(move.from());
        same_rank |= rank_of(other.from()) == rank_of(move.from());
    }
    const std::string square = to_string(move.from());
    if (!rivals) {
        return {};
    }
    if (!same_file) {
        return square.substr(0, 1);
    }
    return same_rank ? square : square.substr(1);
}

std::string algebraic_body(const Position& position, Move move) {
    if (move.kind() == MoveKind::castling) {
        return castling_text(move, "O");
    }
    std::string text;
    if (move.piece() == PieceType::pawn) {
        text += move.is_capture() ? to_string(move.from()).substr(0, 1) : "";
    } else {
        text += letter(move.piece()) + disambiguation(position, move);
    }
    text += (move.is_capture() ? "x" : "") + to_string(move.to());
    if (move.is_promotion()) {
        text += {'=', letter(move.promotion())};
    }
    return text;
}

/// An algebraic move taken apart; what is not said is empty.
struct ParsedMove {
    PieceType piece = PieceType::pawn;
    std::optional<unsigned> from_file;
    std::optional<unsigned> from_rank;
    Square to{};
    std::optional<PieceType> promotion;
    Board arrival = Board::b;
    bool is_castling = false;
    bool is_capture = false;
};

/// Reads the parts of an algebraic or coordinate move from left to right.
class MoveParser {
public:
    /// `two_boards`: whether the mark of a board may stand behind the move.
    MoveParser(std::string_view text, bool two_boards) : text_(text), two_boards_(two_boards) {}

    tl::expected<ParsedMove, TextError> read() {
        if (!castling() && !ordinary()) {
            return tl::unexpected(unexpected());
        }
        marks();
        if (offset_ != text_.size()) {
            expected_ = "the end of the move";
            return tl::unexpected(unexpected());
        }
        return move_;
    }

private:
    [[nodiscard]] char peek(std::size_t ahead = 0) const {
        return offset_ + ahead < text_.size() ? text_[offset_ + ahead] : '\0';
    }

    [[nodiscard]] TextError unexpected() const {
        return {offset_ + 1, found_at(text_, offset_), expected_};
    }

    bool take(std::string_view word) {
        if (text_.substr(std::min(offset_, text_.size()), word.size()) != word) {
            return false;
        }
        offset_ += word.size();
        return true;
    }

    bool castling() {
        const bool queen_side = take("O-O-O") || take("0-0-0");
        if (!queen_side && !take("O-O") && !take("0-0")) {
            return false;
        }
        move_.is_castling = true;
        move_.piece = PieceType::king;
        move_.to = make_square(queen_side ? 2 : 6, 0);
        return true;
    }

    bool ordinary() {
        const auto piece = piece_type_of(peek());
        if (piece && *piece != PieceType::pawn) {
            move_.piece = *piece;
            ++offset_;
        } else if (piece) {
            ++offset_;
        }
        origin();
        move_.is_capture = take("x");
        const auto to = parse_square(text_.substr(std::min(offset_, text_.size()), 2));
        if (!to) {
            expected_ = offset_ == 0 ? "a move, such as Nf3, exd5/A, O-O or e2e4" : "a square";
            return false;
        }
        move_.to = *to;
        offset_ += 2;
        return true;
    }

    /// File, rank or square of departure: there is one if a square or a capture follows it.
    void origin() {
        const auto is_file = [](char c) { return c >= 'a' && c <= 'h'; };
        const auto is_rank = [](char c) { return c >= '1' && c <= '8'; };
        const std::size_t file_length = is_file(peek()) ? 1 : 0;
        const std::size_t length = file_length + (is_rank(peek(file_length)) ? 1 : 0);
        const char next = peek(length);
        if (length == 0 || (next != 'x' && !is_file(next))) {
            return;
        }
        if (file_length == 1) {
            move_.from_file = static_cast<unsigned>(peek() - 'a');
        }
        if (length > file_length) {
            move_.from_rank = static_cast<unsigned>(peek(file_length) - '1');
        }
        offset_ += length;
    }

    /// Board and promotion in either order, then signs that tell nothing new.
    void marks() {
        bool board_read = false;
        for (bool more = true; more;) {
            more = promotion();
            if (two_boards_ && !board_read && (take("/A") || take("/B"))) {
                move_.arrival = text_[offset_ - 1] == 'A' ? Board::a : Board::b;
                board_read = true;
                more = true;
            }
        }
        while (take("+") || take("#") || take("!") || take("?")) {
        }
    }

    bool promotion() {
        if (move_.promotion || move_.is_castling || move_.piece != PieceType::pawn) {
            return false;
        }
        const std::size_t sign = peek() == '=' ? 1 : 0;
        const char small = peek(sign);
        const auto type = piece_type_of(
            small >= 'a' && small <= 'z' ? static_cast<char>(small - 'a' + 'A') : small);
        if (!type || *type == PieceType::pawn || *type == PieceType::king) {
            return false;
        }
        move_.promotion = type;
        offset_ += sign + 1;
        return true;
    }

    std::string_view text_;
    bool two_boards_;
    std::size_t offset_ = 0;
    std::string expected_;
    ParsedMove move_;
};

bool is_coordinate(std::string_view text) {
    return (text.size() == 4 || text.size() == 5) && parse_square(text.substr(0, 2)) &&
           parse_square(text.substr(2, 2));
}

/// Whether the legal move is what the algebraic text says, the board of arrival aside.
bool fits(const ParsedMove& parsed, Move move) {
    if (parsed.is_castling || move.kind() == MoveKind::castling) {
        return parsed.is_castling && move.kind() == MoveKind::castling &&
               file_of(move.to()) == file_of(parsed.to);
    }
    const bool promotion_fits = parsed.promotion
                                    ? move.is_promotion() && move.promotion() == *parsed.promotion
                                    : !move.is_promotion();
    // A pawn's capture is never written as its step; of other men the `x` may be left out.
    const bool pawn_step = parsed.piece == PieceType::pawn && !parsed.from_file;
    const bool capture_fits =
        parsed.is_capture ? move.is_capture() : !(pawn_step && move.is_capture());
    return move.piece() == parsed.piece && move.to() == parsed.to && promotion_fits &&
           capture_fits && (!parsed.from_file || *parsed.from_file == file_of(move.from())) &&
           (!parsed.from_rank || *parsed.from_rank == rank_of(move.from()));
}

MoveTextError fault(MoveTextError::Kind kind, std::string_view text, std::string expected) {
    return {kind, {1, quoted(text), std::move(expected)}};
}

std::string listed(const Position& position, const MoveList& moves) {
    std::string text;
    for (const Move move : moves) {
        text += (text.empty() ? "" : ", ") + write_algebraic(position, move) + " (" +
                write_coordinate(move) + ")";
    }
    return text;
}

tl::expected<Move, MoveTextError> find_coordinate(const Position& position, std::string_view text) {
    for (const Move move : sorted_legal_moves(position)) {
        if (write_coordinate(move) == text) {
            return move;
        }
    }
    return tl::unexpected(fault(MoveTextError::Kind::illegal, text, "a legal move"));
}

tl::expected<Move, MoveTextError> find_algebraic(const Position& position, std::string_view text,
                                                 const ParsedMove& parsed) {
    MoveList found;
    MoveList on_other_board;
    for (const Move move : sorted_legal_moves(position)) {
        if (fits(parsed, move)) {
            const bool board_fits =
                !position.rules().transfer || arrival_board(position, move) == parsed.arrival;
            (board_fits ? found : on_other_board).push_back(move);
        }
    }
    if (found.size() == 1) {
        return found[0];
    }
    if (!found.empty()) {
        return tl::unexpected(
            fault(MoveTextError::Kind::ambiguous, text, "one of " + listed(position, found)));
    }
    const std::string hint =
        on_other_board.empty() ? "" : "; on the other board: " + listed(position, on_other_board);
    return tl::unexpected(fault(MoveTextError::Kind::illegal, text, "a legal move" + hint));
}

}  // namespace

std::string write_coordinate(Move move) {
    std::string text = to_string(move.from()) + to_string(move.to());
    if (move.is_promotion()) {
        text += static_cast<char>(letter(move.promotion()) - 'A' + 'a');
    }
    return text;
}

std::string write_algebraic(const Position& position, Move move) {
    std::string text = algebraic_body(position, move);
    if (marks_board_a(position, move)) {
        text += "/A";
    }
    if (gives_check(position, move)) {
        text += has_legal_move(position.after(move)) ? '+' : '#';
    }
    return text;
}

std::string write_popeye(const Position& position, Move move) {
    const auto popeye_letter = [](PieceType type) {
        return type == PieceType::knight ? 'S' : letter(type);
    };
    std::string text;
    if (move.kind() == MoveKind::castling) {
        text = castling_text(move, "0");
    } else {
        text += move.piece() == PieceType::pawn ? "" : std::string(1, popeye_letter(move.piece()));
        text += to_string(move.from()) + (move.is_capture() ? '*' : '-') + to_string(move.to());
        text += move.kind() == MoveKind::en_passant ? " ep." : "";
        if (move.is_promotion()) {
            text += {'=', popeye_letter(move.promotion())};
        }
    }
    if (position.rules().transfer) {
        const char board = arrival_board(position, move) == Board::a ? 'A' : 'B';
        text.append(move.kind() == MoveKind::castling ? 2 : 1, board);
    }
    return text;
}

std::string message(const MoveTextError& error) {
    switch (error.kind) {
        case MoveTextError::Kind::syntax:
            return "not a move: " + message(error.text) + " (character " +
                   std::to_string(error.text.column) + ")";
        case MoveTextError::Kind::illegal: return "illegal move: " + message(error.text);
        case MoveTextError::Kind::ambiguous: return "ambiguous move: " + message(error.text);
    }
    return {};
}

tl::expected<Move, MoveTextError> read_move(const Position& position, std::string_view text) {
    if (is_coordinate(text)) {
        const bool promotes = text.size() == 5;
        if (!promotes || std::string_view("qrbn").find(text[4]) != std::string_view::npos) {
            return find_coordinate(position, text);
        }
        return tl::unexpected(MoveTextError{MoveTextError::Kind::syntax,
                                            {5, found_at(text, 4), "a promotion: q, r, b or n"}});
    }
    const auto parsed = MoveParser(text, position.rules().transfer).read();
    if (!parsed) {
        return tl::unexpected(MoveTextError{MoveTextError::Kind::syntax, parsed.error()});
    }
    return find_algebraic(position, text, *parsed);
}

}  // namespace alicemate
