#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace YAML {
class Node;
}

namespace alicemate {

/// The text as YAML that every reader takes for a string, on one line, in lists and mappings of
/// either style: plain if it can be, else in double quotes. Bytes that are no UTF-8 become U+FFFD.
std::string yaml_string(std::string_view text);

/// What stands behind `key:` for a text: the string, or a block of lines that begin with `indent`
/// blanks if it has several lines; line feed included.
std::string yaml_string_value(std::string_view text, std::size_t indent);

/// The node on one line, aliases written out. Numbers and other plain words stay as they are; tags
/// and comments go. Nothing if the node is nested too deeply or too long.
std::optional<std::string> yaml_flow(const YAML::Node& node);

/// What stands behind `key:` for a node without aliases, in lines that begin with `indent` blanks;
/// line feed included.
std::string yaml_value(const YAML::Node& node, std::size_t indent);

}  // namespace alicemate
