#include "core/text_error.h"
#include "problems/popeye_keywords.h"
#include "problems/popeye_parser.h"
#include "problems/readers.h"

namespace alicemate {
namespace {

class PopeyeSource : public ProblemSource {
public:
    PopeyeSource(LineReader lines, std::string file, const ReadingDefaults& defaults)
        : tokens_(std::move(lines)), file_(std::move(file)), defaults_(defaults) {}

    std::optional<tl::expected<Problem, InputError>> next() override {
        if (!in_problem_) {
            if (auto error = find_beginning()) {
                return tl::unexpected(std::move(*error));
            }
            if (tokens_.peek().kind == PopeyeToken::Kind::end) {
                return std::nullopt;
            }
        }
        if (const auto language = language_begun()) {
            language_ = *language;
            tokens_.take();
        }
        ParsedPopeyeProblem parsed =
            parse_popeye_problem(tokens_, file_, ++problem_count_, defaults_, language_);
        in_problem_ = parsed.end == PopeyeEnd::next_problem;
        return std::move(parsed.problem);
    }

private:
    /// The language of the problem that the next word begins, if it begins one.
    [[nodiscard]] std::optional<PopeyeLanguage> language_begun() const {
        return tokens_.peek().is_word() ? popeye_language_begun_by(tokens_.peek().text)
                                        : std::nullopt;
    }

    /// Goes to the next BeginProblem. It must be the first word of the input; what stands behind
    /// an EndProblem is passed over, but for another problem, whose beginning is the first word of
    /// its line.
    std::optional<InputError> find_beginning() {
        const bool at_start = !started_;
        started_ = true;
        if (language_begun() && (at_start || tokens_.peek().first_on_line)) {
            return std::nullopt;
        }
        const PopeyeToken first = tokens_.peek();
        while (tokens_.peek().kind != PopeyeToken::Kind::end &&
               !(tokens_.peek().first_on_line && language_begun())) {
            tokens_.take();
        }
        if (!at_start || first.kind == PopeyeToken::Kind::end) {
            return std::nullopt;
        }
        const TextError fault{first.column, quoted(first.text),
                              "BeginProblem, AnfangProblem or DebutProbleme"};
        return InputError{{file_, first.line, first.column}, message(fault), {}};
    }

    PopeyeTokens tokens_;
    std::string file_;
    ReadingDefaults defaults_;
    PopeyeLanguage language_ = PopeyeLanguage::english;
    std::size_t problem_count_ = 0;
    bool started_ = false;
    bool in_problem_ = false;  ///< behind NextProblem
};

}  // namespace

std::unique_ptr<ProblemSource> read_popeye_lines(LineReader lines, std::string file,
                                                 const ReadingDefaults& defaults) {
    return std::make_unique<PopeyeSource>(std::move(lines), std::move(file), defaults);
}

std::unique_ptr<ProblemSource> read_popeye(std::istream& input, std::string file,
                                           const ReadingDefaults& defaults) {
    return read_popeye_lines(LineReader(input), std::move(file), defaults);
}

}  // namespace alicemate
