#pragma once

#include "problems/problem_source.h"

#include <string>
#include <string_view>

namespace YAML {
class Node;
}

namespace alicemate {

/// Where an entry comes from.
struct YamlOrigin {
    std::string file;
    std::size_t first_line = 1;  ///< of the text in the file
    std::string_view text;       ///< that the entry's marks count in
    std::size_t number = 1;      ///< of the problem in the file
};

/// Makes a problem of one entry; read_yaml() says what it may hold. All that is wrong with it as a
/// problem is told in one error.
tl::expected<Problem, InputError> read_yaml_entry(const YAML::Node& entry, const YamlOrigin& origin,
                                                  const ReadingDefaults& defaults);

}  // namespace alicemate
