#pragma once

#include "tests/temporary_folder.h"

#include <chrono>
#include <csignal>
#include <optional>
#include <string>
#include <vector>

namespace alicemate::test {

/// How to run `alicemate`.
struct Invocation {
    std::vector<std::string> arguments;
    std::string input = {};        ///< for standard input
    bool endless_input = false;    ///< standard input never ends and brings nothing
    std::string output_path = {};  ///< instead of being collected
    std::string error_path = {};   ///< instead of being collected
    bool broken_pipe = false;      ///< nobody reads standard output
    int signal = 0;                ///< sent after signal_delay, unless 0
    std::chrono::milliseconds signal_delay{500};
    std::string folder = {};   ///< to run in
    std::string program = {};  ///< instead of the one that is built
};

/// What came of it.
struct ProgramRun {
    int status = -1;  ///< of exit, or 1000 + the signal that ended it
    std::string out;
    std::string err;
    double seconds = 0;               ///< from start to end
    double seconds_after_signal = 0;  ///< from the signal to the end

    /// The lines of the standard output.
    [[nodiscard]] std::vector<std::string> lines() const;
};

/// Runs the program to its end; it is killed if it takes longer than anything should.
ProgramRun run_program(const Invocation& invocation);

/// The same with arguments and standard input only.
ProgramRun run_program(std::vector<std::string> arguments, std::string input = {});

/// A file in a temporary folder that goes away with it.
class TemporaryFile {
public:
    explicit TemporaryFile(const std::string& content, const std::string& name = "input");

    [[nodiscard]] const std::string& path() const { return path_; }

private:
    TemporaryFolder folder_;
    std::string path_;
};

}  // namespace alicemate::test
