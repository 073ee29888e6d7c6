#pragma once

#include "problems/input_error.h"

#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <yaml-cpp/yaml.h>

namespace alicemate {

/// The fields of an entry, and where they stand.
class YamlFields {
public:
    /// The marks of the entry count in `text`, whose first line is `first_line` of the file.
    YamlFields(YAML::Node entry, std::string file, std::string_view text, std::size_t first_line)
        : entry_(std::move(entry)), file_(std::move(file)), text_(text), first_line_(first_line) {}

    /// The entry must be a mapping with different names; if not, what is wrong.
    [[nodiscard]] std::optional<InputError> check() const;

    [[nodiscard]] const YAML::Node& entry() const { return entry_; }

    /// The field of that name; a node that is not defined if there is none, or nothing in it.
    [[nodiscard]] YAML::Node find(std::string_view name) const;

    /// The text of a field that must be a scalar; empty if there is none.
    [[nodiscard]] tl::expected<std::string, InputError> text_of(std::string_view name) const;

    /// Where the text of the node begins, behind its tag and quote.
    [[nodiscard]] SourcePlace place(const YAML::Node& node) const;

    /// An error at the node.
    [[nodiscard]] InputError error(const YAML::Node& node, const std::string& found,
                                   const std::string& expected) const;

private:
    YAML::Node entry_;
    std::string file_;
    std::string_view text_;
    std::size_t first_line_;
};

/// What a node is, as an error shows it: the text quoted, "a list", "a mapping", "nothing".
std::string describe(const YAML::Node& node);

}  // namespace alicemate
