#include "problems/problem_sink.h"

#include "problems/epd_writer.h"
#include "problems/line_reader.h"
#include "problems/popeye_writer.h"
#include "problems/yaml_writer.h"

#include <algorithm>
#include <fmt/format.h>

namespace alicemate {
namespace {

bool ends_with(std::string_view text, std::string_view ending) {
    return text.size() > ending.size() && text.substr(text.size() - ending.size()) == ending;
}

/// An EPD line holds all of a problem but what concerns Popeye's output and its way of solving.
Writing write_epd_line(const Problem& problem) {
    WrittenProblem written{write_epd(problem) + "\n", {}};
    if (problem.options.no_board) {
        written.left_out.emplace_back("option NoBoard");
    }
    if (problem.options.intelligent) {
        written.left_out.emplace_back("option Intelligent");
    }
    if (written.text.size() > LineReader::longest) {
        return tl::unexpected(fmt::format("a line of more than {} bytes", LineReader::longest));
    }
    return written;
}

}  // namespace

std::optional<ProblemFormat> problem_format_of(std::string_view name) {
    const auto* const found =
        std::find(problem_format_names.begin(), problem_format_names.end(), name);
    return found == problem_format_names.end()
               ? std::nullopt
               : std::optional(static_cast<ProblemFormat>(found - problem_format_names.begin()));
}

std::optional<ProblemFormat> problem_format_of_file(std::string_view name) {
    if (ends_with(name, ".epd")) {
        return ProblemFormat::epd;
    }
    if (ends_with(name, ".inp")) {
        return ProblemFormat::popeye;
    }
    const bool yaml =
        ends_with(name, ".yaml") || ends_with(name, ".yml") || ends_with(name, ".olv");
    return yaml ? std::optional(ProblemFormat::yaml) : std::nullopt;
}

Writing ProblemSink::add(const Problem& problem) {
    Writing written = write(problem);
    if (written) {
        if (format_ == ProblemFormat::popeye) {
            written->text.insert(0, count_ == 0 ? "BeginProblem\n" : "NextProblem\n");
        }
        ++count_;
    }
    return written;
}

Writing ProblemSink::write(const Problem& problem) const {
    switch (format_) {
        case ProblemFormat::popeye: return write_popeye(problem, count_ + 1);
        case ProblemFormat::yaml: return write_yaml(problem, count_ + 1);
        default: return write_epd_line(problem);
    }
}

std::string ProblemSink::finish() const {
    return format_ == ProblemFormat::popeye && count_ > 0 ? "EndProblem\n" : "";
}

}  // namespace alicemate
