#include "core/text_error.h"
#include "tools/commands.h"
#include "tools/failures.h"
#include "tools/machine.h"
#include "tools/option_values.h"
#include "tools/problem_input.h"
#include "tools/problem_runner.h"
#include "tools/version.h"

#include <algorithm>
#include <fmt/format.h>

namespace alicemate {
namespace {

constexpr std::string_view help =
    "usage: alicemate popeye [-maxmem N|NM|NG] [-maxtime SECONDS] [-regression] [FILE]\n\n"
    "Solves the problems of a file in Popeye's input language (default: standard input), with\n"
    "Popeye's reading of Alice chess, and prints the answers as Popeye would; the order of moves\n"
    "may be another. What is not understood is told on standard error as\n"
    "FILE:LINE:COLUMN: MESSAGE. The exit status is that of `alicemate solve`.\n\n"
    "  -maxmem N         bound of the hash table in KB, or as 100M, 1G\n"
    "  -maxtime SECONDS  stop each position's work after so long\n"
    "  -regression       no line with the version, no times\n"
    "  --help            show this text\n";

/// Popeye's own command line: options of one dash, then the file.
struct PopeyeCommandLine {
    std::string file = "-";
    std::size_t hash_bytes = default_hash_bytes();
    Limits limits;
    bool regression = false;
    bool help = false;
};

/// The memory for the hash table, in KB without a unit; no more than there is.
std::size_t read_memory(const std::string& text) {
    const bool has_unit = !text.empty() && (text.back() < '0' || text.back() > '9');
    const std::size_t wanted =
        text == "0" ? 1 : memory_size("-maxmem", text + (has_unit ? "" : "K"));
    const std::size_t memory = physical_memory();
    return memory == 0 ? wanted : std::min(wanted, memory);
}

/// Takes words from a command line one by one.
class PopeyeArguments {
public:
    explicit PopeyeArguments(const std::vector<std::string>& words) : words_(words) {}

    PopeyeCommandLine read() {
        PopeyeCommandLine line;
        while (next_ < words_.size()) {
            const std::string& word = words_[next_++];
            if (word == "-maxmem") {
                line.hash_bytes = read_memory(value_of(word));
            } else if (word == "-maxtime") {
                line.limits.time = seconds(word, value_of(word));
            } else if (word == "-regression") {
                line.regression = true;
            } else if (word == "--help" || word == "-h") {
                line.help = true;
            } else {
                read_file(line, word);
            }
        }
        return line;
    }

private:
    const std::string& value_of(const std::string& option) {
        if (next_ == words_.size()) {
            throw UsageError(fmt::format("{}: its value is missing", option));
        }
        return words_[next_++];
    }

    void read_file(PopeyeCommandLine& line, const std::string& word) {
        if (word.size() > 1 && word.front() == '-') {
            throw UsageError(fmt::format(
                "unknown option {}; there are -maxmem, -maxtime, -regression", quoted(word)));
        }
        if (next_ < words_.size()) {
            throw UsageError(
                fmt::format("found {} behind the file, expected nothing", quoted(words_[next_])));
        }
        line.file = word;
    }

    const std::vector<std::string>& words_;
    std::size_t next_ = 0;
};

/// "alicemate 0.1.0 (200 MB)".
std::string version_line(std::size_t hash_bytes) {
    const std::size_t kilobytes = hash_bytes >> 10U;
    const bool whole_megabytes = kilobytes > 0 && kilobytes % 1024 == 0;
    return fmt::format("alicemate {} ({} {})\n", version,
                       whole_megabytes ? kilobytes / 1024 : kilobytes,
                       whole_megabytes ? "MB" : "KB");
}

}  // namespace

ExitStatus popeye_command(const std::vector<std::string>& words, Session& session) {
    const PopeyeCommandLine line = PopeyeArguments(words).read();
    if (line.help) {
        session.output.print(help);
        return ExitStatus::as_expected;
    }
    CommonOptions options;
    options.threads = default_threads();
    options.hash_bytes = line.hash_bytes;
    options.limits = line.limits;
    options.format = Format::popeye;
    RunnerWishes wishes;
    wishes.times = !line.regression;
    if (!line.regression) {
        session.output.print(version_line(line.hash_bytes));
    }
    ProblemRunner runner(session, options, wishes);
    return for_each_problem(
        session, options, {line.file}, [&](const Problem& problem) { return runner.run(problem); },
        read_popeye);
}

}  // namespace alicemate
