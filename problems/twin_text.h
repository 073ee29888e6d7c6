#pragma once

#include "problems/twin_changes.h"

#include <string>

namespace alicemate {

/// "a1<-->h1", "a1<-->a8", "a1<-->h8", "a8<-->h1": the corners that change places.
std::string to_string(TwinMirror::Kind kind);

/// What a twin changes, for readers: "Kh1-h2, +bQa1/B"; "further ..." if it goes on from the twin
/// before. Empty for the diagram.
std::string describe_twin(bool continued, const std::vector<TwinEffect>& effects);

}  // namespace alicemate
