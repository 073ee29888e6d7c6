#pragma once

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <string>
#include <zstd.h>

namespace alicemate_check {

/// Why there is no proof, or no verdict: the exit status; what was found, and what was expected.
struct Failure {
    int status;
    std::string reason;
};
using Words = std::initializer_list<std::string_view>;

/// Fails if the condition does not hold, by rejecting the certificate or with another status.
inline void require(bool condition, Words parts_of_reason, int status = 5) {
    if (!condition) {
        Failure failure{status, ""};
        for (const std::string_view part : parts_of_reason) {
            failure.reason += part.substr(0, 150);
        }
        throw failure;
    }
}

/// The words of a file, perhaps compressed with zstd; rejects it where others stand than asked for.
class Reader {
public:
    /// Takes a file that has been opened (or not, if it is null), and closes it.
    explicit Reader(std::FILE* file) : file_(file, std::fclose) {}
    std::uint64_t line_number = 0;
    std::string_view rest;  ///< the words of the line that have not been read, and its end

    /// Goes on to the next line; false where the file ends.
    bool next_line() {
        require(rest.empty(), {"more words '", rest, "', expected the end of the line"});
        ++line_number;
        line_.clear();
        std::size_t end = 0;
        while (end = text_.find('\n'), end == text_.npos) {
            line_ += text_;
            text_ = next_text();
            require(line_.size() <= 1U << 20U, {"a long line, expected at most 1 MiB"});
            require(!text_.empty() || line_.empty(), {"part of a line, expected a whole one"});
            if (text_.empty()) {
                return false;
            }
        }
        rest = line_.append(text_.substr(0, end + 1));
        text_.remove_prefix(end + 1);
        return true;
    }

    /// The next word; a single space separates words.
    std::string_view word(std::string_view expected) {
        require(!rest.empty(), {"the line ends, expected ", expected});
        const std::string_view word = rest.substr(0, rest.find_first_of(" \n"));
        require(!word.empty(), {"no word, expected ", expected, " and single spaces"});
        rest.remove_prefix(word.size() + 1);
        return word;
    }

    /// Which of the words comes next.
    std::size_t choice(Words words) {
        const std::string_view first = *words.begin(), found = word(first);
        const std::string_view last = words.size() > 1 ? *(words.end() - 1) : "";
        const auto* const at = std::find(words.begin(), words.end(), found);
        const std::string_view to = last.empty() ? "" : "' ... '";
        require(at != words.end(), {"'", found, "', expected '", first, to, last, "'"});
        return at - words.begin();
    }

    /// A number below 2^30, without sign or leading zeros.
    std::uint32_t number(std::string_view expected) {
        const std::string_view digits = word(expected);
        std::uint32_t number = 0;
        const auto [end, fault] = std::from_chars(digits.begin(), digits.end(), number);
        const bool plain = end == digits.end() && (digits == "0" || digits[0] != '0');
        require(fault == std::errc() && plain && number < 1U << 30U,
                {"'", digits, "', expected a number, ", expected});
        return number;
    }

private:
    bool read() {
        require(file_ != nullptr, {"cannot be opened, expected a file"}, 3);
        input_ = {raw_.data(), std::fread(raw_.data(), 1, raw_.size(), file_.get()), 0};
        require(std::ferror(file_.get()) == 0, {"cannot be read, expected a file"}, 3);
        return input_.size > 0;
    }

    /// The next piece of text, empty at the end of the file. The first bytes tell compression.
    std::string_view next_text() {
        if (!decoder_) {
            read();
            const std::string_view piece(raw_.data(), input_.size);
            if (line_number > 1 || !piece.starts_with("\x28\xb5\x2f\xfd")) {
                return piece;
            }
            decoder_.reset(ZSTD_createDCtx());
        }
        ZSTD_outBuffer output{output_.data(), output_.size(), 0};
        while (output.pos == 0 && (input_.pos < input_.size || read() || unfinished_ != 0)) {
            unfinished_ = ZSTD_decompressStream(decoder_.get(), &output, &input_);
            require(ZSTD_isError(unfinished_) == 0 && (output.pos > 0 || input_.size > 0),
                    {"compressed data damaged or cut short, expected them whole"});
        }
        return {output_.data(), output.pos};
    }

    std::unique_ptr<std::FILE, int (*)(std::FILE*)> file_;
    std::string raw_ = std::string(1U << 17U, ' ');     ///< as read
    std::string output_ = std::string(1U << 17U, ' ');  ///< decompressed
    std::string_view text_;                             ///< in either, not yet used
    std::string line_;
    ZSTD_inBuffer input_{nullptr, 0, 0};
    std::size_t unfinished_ = 0;  ///< not 0 within a compressed frame
    std::unique_ptr<ZSTD_DCtx, decltype(&ZSTD_freeDCtx)> decoder_{nullptr, ZSTD_freeDCtx};
};

}  // namespace alicemate_check
