#pragma once

#include "problems/problem.h"
#include "problems/written_problem.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace alicemate {

/// The formats that problems are read from and written to.
enum class ProblemFormat : std::uint8_t { epd, popeye, yaml };

/// Their names on the command line, in the order of ProblemFormat.
inline constexpr std::array<std::string_view, 3> problem_format_names{"epd", "popeye", "yaml"};

/// The format of that name.
std::optional<ProblemFormat> problem_format_of(std::string_view name);

/// The format that the ending of a file's name tells: .epd, .inp, .yaml, .yml or .olv.
std::optional<ProblemFormat> problem_format_of_file(std::string_view name);

/// Makes the text of a file problem by problem.
class ProblemSink {
public:
    explicit ProblemSink(ProblemFormat format) : format_(format) {}

    /// What is to be appended to the file for this problem. A problem that cannot be written leaves
    /// no trace.
    Writing add(const Problem& problem);

    /// What the file ends with.
    [[nodiscard]] std::string finish() const;

private:
    [[nodiscard]] Writing write(const Problem& problem) const;

    ProblemFormat format_;
    std::size_t count_ = 0;  ///< of problems written
};

}  // namespace alicemate
