#include "problems/yaml_entry.h"

#include "problems/popeye_parser.h"
#include "problems/problem_opcodes.h"
#include "problems/yaml_conventions.h"
#include "problems/yaml_fields.h"
#include "problems/yaml_popeye_lines.h"
#include "problems/yaml_text.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace alicemate {
namespace {

using Fault = std::optional<InputError>;

bool has_control_character(std::string_view text) {
    return std::any_of(text.begin(), text.end(), [](char character) {
        return (character >= '\0' && character < ' ') || character == '\x7F';
    });
}

bool is_one_line(const YAML::Node& node) {
    return node.IsScalar() && !node.Scalar().empty() && !has_control_character(node.Scalar());
}

/// Whether the field is a mapping of nothing but one text.
bool holds_only(const YAML::Node& map, const std::string& name, const std::string& text) {
    return map.IsDefined() && map.IsMap() && map.size() == 1 && !text.empty() &&
           map[name].IsDefined() && map[name].IsScalar() && map[name].Scalar() == text;
}

class EntryReader {
public:
    EntryReader(const YAML::Node& entry, const YamlOrigin& origin, const ReadingDefaults& defaults)
        : fields_(entry, origin.file, origin.text, origin.first_line),
          origin_(origin),
          defaults_(defaults),
          id_(std::to_string(origin.number)) {}

    tl::expected<Problem, InputError> read() {
        if (auto fault = read_parts()) {
            fault->id = id_;
            return tl::unexpected(std::move(*fault));
        }
        return std::move(problem_);
    }

private:
    Fault read_parts() {
        if (auto fault = fields_.check()) {
            return fault;
        }
        read_id();
        if (auto fault = pose()) {
            return fault;
        }
        if (auto fault = claim()) {
            return fault;
        }
        authors();
        texts();
        award();
        comments();
        return keep_others();
    }

    void read_id() {
        const YAML::Node id = fields_.find("id");
        if (id.IsDefined() && is_one_line(id)) {
            id_ = id.Scalar();
            used_.push_back("id");
        }
    }

    /// Position, stipulation, options and twins, which are Popeye's words.
    Fault pose() {
        auto lines = popeye_lines_of(fields_);
        if (!lines) {
            return lines.error();
        }
        PopeyeTokens tokens(LineReader(std::move(*lines)));
        ParsedPopeyeProblem parsed =
            parse_popeye_problem(tokens, origin_.file, origin_.number, defaults_);
        if (!parsed.problem) {
            return parsed.problem.error();
        }
        problem_ = std::move(*parsed.problem);
        problem_.id = id_;
        problem_.place = fields_.place(fields_.entry());
        for (InputError& note : problem_.notes) {
            note.id = id_;
        }
        used_.insert(used_.end(), {"stipulation", "algebraic", "options", "conditions", "twins"});
        return std::nullopt;
    }

    void authors() {
        const YAML::Node list = fields_.find("authors");
        const auto is_name = [](const YAML::Node& node) {
            return is_one_line(node) && node.Scalar().find(author_separator) == std::string::npos;
        };
        if (!list.IsDefined() || !list.IsSequence() ||
            !std::all_of(list.begin(), list.end(), is_name)) {
            return;
        }
        for (const YAML::Node& name : list) {
            problem_.author.append(problem_.author.empty() ? "" : author_separator);
            problem_.author += name.Scalar();
        }
        used_.push_back("authors");
    }

    void texts() {
        const YAML::Node title = fields_.find("title");
        if (title.IsDefined() && is_one_line(title)) {
            problem_.title = title.Scalar();
            used_.push_back("title");
        }
        problem_.origin = yaml_origin_text(fields_.entry());
        if (holds_only(fields_.find("source"), "name", problem_.origin)) {
            used_.push_back("source");
        }
    }

    Fault claim() {
        const auto text = fields_.text_of("intended-solutions");
        if (!text) {
            return text.error();
        }
        const auto solutions = read_intended_solutions(*text, problem_.stipulation);
        if (!solutions) {
            const YAML::Node node = fields_.find("intended-solutions");
            return fields_.error(node, describe(node), "a number such as 2, or 1.2.1...");
        }
        problem_.claim.solutions = *solutions;
        const bool plain = text->find('.') == std::string::npos;
        if (plain && !text->empty()) {
            used_.push_back("intended-solutions");
        }
        return std::nullopt;
    }

    /// The distinction is what Popeye's Award is; the rest of the award is kept besides.
    void award() {
        const std::string text = yaml_award_text(fields_.entry());
        if (!text.empty()) {
            keep_texts(problem_, "award", {text});
        }
        if (holds_only(fields_.find("award"), "distinction", text)) {
            used_.push_back("award");
        }
    }

    /// Comments of one line are what Popeye's remarks are.
    void comments() {
        const YAML::Node list = fields_.find("comments");
        const bool fit = list.IsDefined() && list.IsSequence() && list.size() > 0 &&
                         std::all_of(list.begin(), list.end(), is_one_line);
        if (!fit) {
            return;
        }
        std::vector<std::string> remarks;
        for (const YAML::Node& comment : list) {
            remarks.push_back(comment.Scalar());
        }
        keep_texts(problem_, "remark", remarks);
        used_.push_back("comments");
    }

    /// What means nothing to the solver stays with the problem, as one mapping.
    Fault keep_others() {
        for (const auto& field : fields_.entry()) {
            const std::string& name = field.first.Scalar();
            if (std::find(used_.begin(), used_.end(), name) != used_.end()) {
                continue;
            }
            const auto text = yaml_flow(field.second);
            if (!text) {
                return fields_.error(field.second, "too much in field " + quoted(name),
                                     "less of it, not nested so deeply");
            }
            kept_ += (kept_.empty() ? "{" : ", ") + yaml_string(name) + ": " + *text;
        }
        if (!kept_.empty()) {
            keep_texts(problem_, std::string(yaml_opcode), {kept_ + "}"});
        }
        return std::nullopt;
    }

    YamlFields fields_;
    const YamlOrigin& origin_;
    const ReadingDefaults& defaults_;
    std::string id_;
    Problem problem_;
    std::vector<std::string_view> used_;  ///< fields that the problem holds in full
    std::string kept_;
};

}  // namespace

tl::expected<Problem, InputError> read_yaml_entry(const YAML::Node& entry, const YamlOrigin& origin,
                                                  const ReadingDefaults& defaults) {
    return EntryReader(entry, origin, defaults).read();
}

}  // namespace alicemate
