// Made-up collections for tests of whole runs: the same seed gives the same everywhere.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace alicemate::test {

/// EPD lines: so many problems in random positions, with mixed stipulations, claims and twins, and
/// among them, evenly spread, so many lines that are no problems.
std::vector<std::string> made_up_collection(std::uint64_t seed, unsigned problems,
                                            unsigned malformed);

}  // namespace alicemate::test
