#pragma once

#include <string>
#include <vector>

namespace alicemate {

/// The files that the operands of a command mean, in their order: a file itself (`-`: standard
/// input), of a folder all files below it whose names end as those of problems do (.epd, .inp,
/// .yaml, .yml, .olv), of a pattern such as `more/*.epd` all that match; of folder and pattern in
/// the order of their names. Each file once. What names nothing stays as it is, to be told of when
/// it is opened. Throws UsageError if a folder cannot be read.
std::vector<std::string> collection_files(const std::vector<std::string>& operands);

}  // namespace alicemate
