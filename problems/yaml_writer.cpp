#include "problems/yaml_writer.h"

#include "problems/popeye_phrases.h"
#include "problems/problem_opcodes.h"
#include "problems/yaml_conventions.h"
#include "problems/yaml_text.h"

#include <algorithm>
#include <fmt/format.h>
#include <yaml-cpp/yaml.h>

namespace alicemate {
namespace {

constexpr std::size_t indent = 2;

std::string flow_list(const std::vector<std::string>& texts) {
    std::vector<std::string> items;
    std::transform(texts.begin(), texts.end(), std::back_inserter(items), yaml_string);
    return fmt::format("[{}]", fmt::join(items, ", "));
}

std::string joined(const std::vector<std::string>& texts) {
    return fmt::format("{}", fmt::join(texts, ", "));
}

class YamlWriter {
public:
    YamlWriter(const Problem& problem, const PopeyePhrases& phrases)
        : problem_(problem), phrases_(phrases), kept_(kept_fields(problem)) {}

    WrittenProblem write(std::size_t number) {
        written_.text = "---\n";
        if (problem_.id != std::to_string(number)) {
            field("id", problem_.id);
        }
        authors();
        source();
        award();
        field("title", problem_.title);
        position();
        field("stipulation", phrases_.stipulation);
        options();
        twins();
        claim();
        list("comments", kept_texts(problem_, "remark"));
        kept();
        left_out();
        return std::move(written_);
    }

private:
    /// A field that is to be written instead of the one kept.
    void take(const std::string& name) { taken_.push_back(name); }

    [[nodiscard]] bool is_taken(const std::string& name) const {
        return std::find(taken_.begin(), taken_.end(), name) != taken_.end();
    }

    void field(const std::string& name, const std::string& text) {
        if (!text.empty()) {
            written_.text += name + ":" + yaml_string_value(text, indent);
            take(name);
        }
    }

    void list(const std::string& name, const std::vector<std::string>& texts) {
        if (texts.empty()) {
            return;
        }
        written_.text += name + ":\n";
        for (const std::string& text : texts) {
            written_.text += "  -" + yaml_string_value(text, 2 * indent);
        }
        take(name);
    }

    void authors() {
        std::vector<std::string> names;
        for (std::string_view rest = problem_.author; !rest.empty();) {
            const std::string_view name = rest.substr(0, rest.find(author_separator));
            names.emplace_back(name);
            rest.remove_prefix(std::min(name.size() + author_separator.size(), rest.size()));
        }
        list("authors", names);
    }

    /// The source that was kept says more than the origin, unless the origin was changed since.
    void source() {
        if (yaml_origin_text(kept_) == problem_.origin) {
            return;
        }
        for (const char* const old : {"source", "source-id", "date"}) {
            take(old);
        }
        if (!problem_.origin.empty()) {
            written_.text += "source:\n  name:" + yaml_string_value(problem_.origin, 2 * indent);
        }
    }

    void award() {
        const std::string text = joined(kept_texts(problem_, "award"));
        if (yaml_award_text(kept_) == text) {
            return;
        }
        take("award");
        take("distinction");
        if (!text.empty()) {
            written_.text += "award:\n  distinction:" + yaml_string_value(text, 2 * indent);
        }
    }

    void position() {
        written_.text += "algebraic:\n";
        for (const Color color : {Color::white, Color::black}) {
            std::vector<std::string> names;
            for (const PopeyePhrases::Men& men : phrases_.men) {
                for (const std::string& name : men.names) {
                    if (men.color == color) {
                        names.push_back((men.board == Board::b ? "AliceB " : "") + name);
                    }
                }
            }
            if (!names.empty()) {
                written_.text += fmt::format(
                    "  {}: {}\n", color == Color::white ? "white" : "black", flow_list(names));
            }
        }
        take("algebraic");
    }

    /// Olive has options and conditions in one list, and its own word for this condition.
    void options() {
        std::vector<std::string> words;
        if (problem_.rules.transfer) {
            words.emplace_back("Alice");
        }
        words.insert(words.end(), phrases_.options.begin(), phrases_.options.end());
        list("options", words);
    }

    void twins() {
        if (phrases_.twins.empty()) {
            return;
        }
        written_.text += "twins:\n";
        std::size_t number = problem_.zero_position ? 0 : 1;
        for (const std::string& twin : phrases_.twins) {
            written_.text += fmt::format("  {}:{}", yaml_string(twin_letter(number++)),
                                         yaml_string_value(twin, 2 * indent));
        }
        take("twins");
    }

    /// What was kept may be a number for each half-move; it stays if it means the same.
    void claim() {
        const YAML::Node old = kept_["intended-solutions"];
        const auto read = read_intended_solutions(
            old.IsDefined() && old.IsScalar() ? old.Scalar() : "", problem_.stipulation);
        const auto& solutions = problem_.claim.solutions;
        if (read && *read == solutions) {
            return;
        }
        take("intended-solutions");
        if (solutions && *solutions != 1) {
            written_.text += fmt::format("intended-solutions: {}\n", *solutions);
        }
    }

    void kept() {
        for (const auto& entry : kept_) {
            if (!is_taken(entry.first.Scalar())) {
                written_.text +=
                    yaml_string(entry.first.Scalar()) + ":" + yaml_value(entry.second, indent);
            }
        }
    }

    void left_out() {
        if (kept_.size() == 0 && !kept_texts(problem_, yaml_opcode).empty()) {
            written_.left_out.push_back("opcode " + std::string(yaml_opcode));
        }
        for (const std::string& name :
             left_out_of_popeye(problem_, {"award", "remark", yaml_opcode})) {
            if (name != "number of solutions") {
                written_.left_out.push_back(name);
            }
        }
    }

    const Problem& problem_;
    const PopeyePhrases& phrases_;
    const YAML::Node kept_;
    std::vector<std::string> taken_;
    WrittenProblem written_;
};

}  // namespace

Writing write_yaml(const Problem& problem, std::size_t number) {
    const auto phrases = popeye_phrases(problem);
    if (!phrases) {
        return tl::unexpected(phrases.error());
    }
    return YamlWriter(problem, *phrases).write(number);
}

}  // namespace alicemate
