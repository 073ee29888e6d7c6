#include "problems/popeye_writer.h"

#include "problems/popeye_parser.h"
#include "problems/popeye_phrases.h"
#include "problems/problem_opcodes.h"

#include <fmt/format.h>

namespace alicemate {
namespace {

class PopeyeWriter {
public:
    PopeyeWriter(const Problem& problem, const PopeyePhrases& phrases)
        : problem_(problem), phrases_(phrases) {}

    WrittenProblem write(std::size_t number) {
        written_.left_out = left_out_of_popeye(problem_, {"award", "remark"});
        if (problem_.id != std::to_string(number)) {
            text_line("Remark", "id", std::string(popeye_id_mark) + problem_.id);
        }
        for (const std::string& remark : kept_texts(problem_, "remark")) {
            text_line("Remark", "remark", remark);
        }
        text_line("Author", "author", problem_.author);
        text_line("Origin", "origin", problem_.origin);
        for (const std::string& award : kept_texts(problem_, "award")) {
            text_line("Award", "award", award);
        }
        text_line("Title", "title", problem_.title);
        position();
        for (const std::string& condition : phrases_.conditions) {
            line("Condition " + condition);
        }
        line("Stipulation " + phrases_.stipulation);
        if (!phrases_.options.empty()) {
            line(fmt::format("Option {}", fmt::join(phrases_.options, " ")));
        }
        twins();
        return std::move(written_);
    }

private:
    void line(const std::string& text) { written_.text.append(text).append("\n"); }

    /// Popeye has no room for more than 255 characters of a text, and passes over blanks and marks
    /// before it.
    void text_line(std::string_view command, const std::string& name, const std::string& text) {
        constexpr std::size_t longest = 250;
        if (text.size() > longest) {
            written_.left_out.push_back(
                fmt::format("{} (of more than {} characters)", name, longest));
            return;
        }
        if (text.find_first_not_of(" ;.,") != std::string::npos) {
            line(fmt::format("{} {}", command, text));
        }
    }

    void position() {
        line("Pieces");
        for (const PopeyePhrases::Men& men : phrases_.men) {
            if (men.names.empty()) {
                continue;
            }
            std::string text = men.color == Color::white ? "  White" : "  Black";
            if (problem_.rules.transfer) {
                text += men.board == Board::a ? " AliceA" : " AliceB";
            }
            char letter = '\0';
            for (const std::string& name : men.names) {  // "Pa2b2", men of a kind together
                text += name.front() == letter ? name.substr(1) : " " + name;
                letter = name.front();
            }
            line(text);
        }
    }

    void twins() {
        std::string_view command = problem_.zero_position ? "ZeroPosition" : "Twin";
        for (const std::string& twin : phrases_.twins) {
            line(fmt::format("{}{}{}", command, twin.empty() ? "" : " ", twin));
            command = "Twin";
        }
    }

    const Problem& problem_;
    const PopeyePhrases& phrases_;
    WrittenProblem written_;
};

}  // namespace

Writing write_popeye(const Problem& problem, std::size_t number) {
    const auto phrases = popeye_phrases(problem);
    if (!phrases) {
        return tl::unexpected(phrases.error());
    }
    return PopeyeWriter(problem, *phrases).write(number);
}

}  // namespace alicemate
