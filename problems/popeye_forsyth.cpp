#include "problems/popeye_forsyth.h"

#include "problems/popeye_pieces.h"

namespace alicemate {
namespace {

bool is_digit(char character) {
    return character >= '0' && character <= '9';
}

/// Reads one placement.
class ForsythReader {
public:
    ForsythReader(const PopeyeToken& token, PopeyeDraft& draft)
        : token_(token), text_(token.text), draft_(draft) {}

    void read() {
        while (offset_ < text_.size() && !draft_.is_broken) {
            if (is_digit(text_[offset_])) {
                skip_vacant();
            } else if (text_[offset_] == '/') {
                end_rank();
            } else {
                read_man();
            }
        }
    }

private:
    void fail(const std::string& found, std::string expected) {
        draft_.note(token_, found, std::move(expected), offset_);
        draft_.is_broken = true;
    }

    void skip_vacant() {
        const std::size_t begin = offset_;
        std::size_t count = 0;
        for (; offset_ < text_.size() && offset_ < begin + 2 && is_digit(text_[offset_]);
             ++offset_) {
            count = count * 10 + static_cast<std::size_t>(text_[offset_] - '0');
        }
        square_ += count;
        if (square_ > square_count) {
            offset_ = begin;
            fail(quoted(text_.substr(begin, 2)), "no more squares than are left on the board");
        }
    }

    void end_rank() {
        if (square_ % 8 != 0) {
            fail("'/' after " + std::to_string(square_ % 8) + " squares of rank " +
                     std::to_string(8 - square_ / 8),
                 "8 squares");
            return;
        }
        ++offset_;
    }

    void read_man() {
        const char character = text_[offset_];
        const auto type = popeye_piece_type(character, draft_.language);
        if (!type) {
            const std::string_view name = text_.substr(offset_, 1);
            fail("unsupported man " + quoted(name) + explain_popeye_piece(name, draft_.language),
                 popeye_letters(draft_.language, ", ") + ", a number or '/'");
            return;
        }
        if (square_ >= square_count) {
            fail(quoted(character), "the end of the placement");
            return;
        }
        const Color color = character >= 'a' ? Color::black : Color::white;
        const Square square =
            make_square(static_cast<unsigned>(square_ % 8), static_cast<unsigned>(7 - square_ / 8));
        Setup& setup = draft_.problem.setup;
        setup.at(Board::a, square) = Piece{color, *type};
        setup.at(Board::b, square).reset();
        draft_.placed[index(square)].reset();
        ++square_;
        ++offset_;
    }

    const PopeyeToken& token_;
    std::string_view text_;
    PopeyeDraft& draft_;
    std::size_t offset_ = 0;
    std::size_t square_ = 0;  ///< counted from a8 along the ranks
};

}  // namespace

void read_popeye_forsyth(PopeyeTokens& tokens, PopeyeDraft& draft) {
    if (!tokens.peek().is_word()) {
        draft.give_up(tokens.peek(), "a placement such as 8/8/8/8/8/8/8/K6k");
        return;
    }
    const PopeyeToken token = tokens.take();
    ForsythReader(token, draft).read();
}

}  // namespace alicemate
