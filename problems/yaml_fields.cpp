#include "problems/yaml_fields.h"

#include "core/text_error.h"

#include <set>

namespace alicemate {

std::string describe(const YAML::Node& node) {
    if (node.IsDefined()) {
        switch (node.Type()) {
            case YAML::NodeType::Scalar: return quoted(node.Scalar());
            case YAML::NodeType::Sequence: return "a list";
            case YAML::NodeType::Map: return "a mapping";
            default: break;
        }
    }
    return "nothing";
}

std::optional<InputError> YamlFields::check() const {
    if (!entry_.IsMap()) {
        return error(entry_, describe(entry_), "a mapping of fields such as stipulation: \"h#2\"");
    }
    std::set<std::string> names;
    for (const auto& field : entry_) {
        if (!field.first.IsScalar()) {
            return error(field.first, describe(field.first), "the name of a field");
        }
        if (!names.insert(field.first.Scalar()).second) {
            return error(field.first, "a second field " + quoted(field.first.Scalar()),
                         "each field once");
        }
    }
    return std::nullopt;
}

YAML::Node YamlFields::find(std::string_view name) const {
    for (const auto& field : entry_) {
        if (field.first.Scalar() == name && !field.second.IsNull()) {
            return field.second;
        }
    }
    return YAML::Node(YAML::NodeType::Undefined);
}

tl::expected<std::string, InputError> YamlFields::text_of(std::string_view name) const {
    const YAML::Node node = find(name);
    if (node.IsDefined() && !node.IsScalar()) {
        return tl::unexpected(error(node, describe(node), "a text for " + std::string(name)));
    }
    return node.IsDefined() ? node.Scalar() : std::string();
}

SourcePlace YamlFields::place(const YAML::Node& node) const {
    const YAML::Mark mark = node.Mark();
    if (mark.is_null()) {
        return {file_, first_line_, 1};
    }
    const auto begin = static_cast<std::size_t>(mark.pos);
    std::size_t offset = begin;
    while (offset < text_.size() && (text_[offset] == '!' || text_[offset] == '&')) {
        offset = text_.find_first_of(" \n", offset);
        offset = text_.find_first_not_of(' ', offset);  // npos stays npos
    }
    if (offset < text_.size() && (text_[offset] == '"' || text_[offset] == '\'')) {
        ++offset;
    }
    const std::size_t passed = offset < text_.size() ? offset - begin : 0;
    return {file_, first_line_ + static_cast<std::size_t>(mark.line),
            static_cast<std::size_t>(mark.column) + 1 + passed};
}

InputError YamlFields::error(const YAML::Node& node, const std::string& found,
                             const std::string& expected) const {
    return {place(node), message({1, found, expected}), {}};
}

}  // namespace alicemate
