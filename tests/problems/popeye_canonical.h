#pragma once

#include <string>

namespace alicemate {

/// A text in Popeye's format with its moves in a fixed order: the same for two texts that differ in
/// the order of moves only, in which alternatives are told.
std::string canonical_popeye_text(const std::string& text);

}  // namespace alicemate
