#include "core/text_error.h"
#include "problems/readers.h"
#include "problems/yaml_documents.h"
#include "problems/yaml_entry.h"

#include <deque>
#include <yaml-cpp/yaml.h>

namespace alicemate {
namespace {

class YamlSource : public ProblemSource {
public:
    YamlSource(LineReader lines, std::string file, const ReadingDefaults& defaults)
        : documents_(std::move(lines)), file_(std::move(file)), defaults_(defaults) {}

    std::optional<tl::expected<Problem, InputError>> next() override {
        while (entries_.empty()) {
            auto document = documents_.next();
            if (!document) {
                return std::nullopt;
            }
            document_ = std::move(*document);
            if (auto error = take_apart()) {
                ++problem_count_;
                error->id = std::to_string(problem_count_);
                return tl::unexpected(std::move(*error));
            }
        }
        const YAML::Node entry = entries_.front();
        entries_.pop_front();
        ++problem_count_;
        return read(entry);
    }

private:
    /// Finds the entries of a document: one, or a list of them.
    std::optional<InputError> take_apart() {
        if (document_.fault) {
            return InputError{{file_, document_.fault_line, document_.fault->column},
                              message(*document_.fault),
                              {}};
        }
        try {
            const YAML::Node root = YAML::Load(document_.text);
            if (root.IsSequence()) {
                for (const YAML::Node& entry : root) {
                    entries_.push_back(entry);
                }
            } else if (!root.IsNull()) {
                entries_.push_back(root);
            }
        } catch (const YAML::Exception& exception) {
            return no_yaml(exception);
        }
        return std::nullopt;
    }

    [[nodiscard]] InputError no_yaml(const YAML::Exception& exception) const {
        SourcePlace place{file_, document_.first_line, 1};
        if (!exception.mark.is_null()) {
            place.line += static_cast<std::size_t>(exception.mark.line);
            place.column = static_cast<std::size_t>(exception.mark.column) + 1;
        }
        // The library tells so of lists in lists beyond its patience.
        const bool deep = exception.msg == YAML::ErrorMsg::BAD_FILE;
        return {std::move(place),
                "this is no YAML: " + (deep ? "nested too deeply" : exception.msg),
                {}};
    }

    [[nodiscard]] tl::expected<Problem, InputError> read(const YAML::Node& entry) const {
        const YamlOrigin origin{file_, document_.first_line, document_.text, problem_count_};
        try {
            return read_yaml_entry(entry, origin, defaults_);
        } catch (const YAML::Exception& exception) {
            InputError error = no_yaml(exception);
            error.id = std::to_string(problem_count_);
            return tl::unexpected(std::move(error));
        }
    }

    YamlDocuments documents_;
    std::string file_;
    ReadingDefaults defaults_;
    YamlDocument document_;           ///< the one being read
    std::deque<YAML::Node> entries_;  ///< of it that are still to be read
    std::size_t problem_count_ = 0;
};

}  // namespace

std::unique_ptr<ProblemSource> read_yaml_lines(LineReader lines, std::string file,
                                               const ReadingDefaults& defaults) {
    return std::make_unique<YamlSource>(std::move(lines), std::move(file), defaults);
}

std::unique_ptr<ProblemSource> read_yaml(std::istream& input, std::string file,
                                         const ReadingDefaults& defaults) {
    return read_yaml_lines(LineReader(input), std::move(file), defaults);
}

}  // namespace alicemate
