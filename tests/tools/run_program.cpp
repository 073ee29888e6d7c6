#include "tests/tools/run_program.h"

#include <array>
#include <cstdlib>
#include <fcntl.h>
#include <fstream>
#include <spawn.h>
#include <sstream>
#include <stdexcept>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace alicemate::test {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::chrono::seconds patience{120};

std::string content_of(const std::string& path) {
    const std::ifstream file(path, std::ios::binary);
    std::ostringstream content;
    content << file.rdbuf();
    return content.str();
}

double seconds_since(Clock::time_point begin) {
    return std::chrono::duration<double>(Clock::now() - begin).count();
}

/// A pipe of which the test holds one end.
class Pipe {
public:
    Pipe() {
        if (pipe2(ends_.data(), O_CLOEXEC) != 0) {
            throw std::runtime_error("no pipe");
        }
    }
    Pipe(const Pipe&) = delete;
    Pipe& operator=(const Pipe&) = delete;
    Pipe(Pipe&&) = delete;
    Pipe& operator=(Pipe&&) = delete;
    ~Pipe() {
        close_reading();
        close(ends_[1]);
    }
    [[nodiscard]] int reading() const { return ends_[0]; }
    [[nodiscard]] int writing() const { return ends_[1]; }
    void close_reading() {
        if (ends_[0] >= 0) {
            close(ends_[0]);
            ends_[0] = -1;
        }
    }

private:
    std::array<int, 2> ends_{-1, -1};
};

/// Where the three streams of the program come from and go to.
class Streams {
public:
    Streams(const Invocation& invocation, const TemporaryFile& input, const TemporaryFile& output,
            const TemporaryFile& error) {
        posix_spawn_file_actions_init(&actions_);
        if (invocation.endless_input) {
            posix_spawn_file_actions_adddup2(&actions_, silent_.reading(), 0);
        } else {
            open(0, input.path(), O_RDONLY);
        }
        if (invocation.broken_pipe) {
            posix_spawn_file_actions_adddup2(&actions_, unread_.writing(), 1);
        } else {
            open(1, invocation.output_path.empty() ? output.path() : invocation.output_path,
                 O_WRONLY);
        }
        open(2, invocation.error_path.empty() ? error.path() : invocation.error_path, O_WRONLY);
        if (!invocation.folder.empty()) {
            posix_spawn_file_actions_addchdir_np(&actions_, invocation.folder.c_str());
        }
    }
    Streams(const Streams&) = delete;
    Streams& operator=(const Streams&) = delete;
    Streams(Streams&&) = delete;
    Streams& operator=(Streams&&) = delete;
    ~Streams() { posix_spawn_file_actions_destroy(&actions_); }

    [[nodiscard]] const posix_spawn_file_actions_t* actions() const { return &actions_; }
    /// To be called when the program has been started.
    void started() { unread_.close_reading(); }

private:
    void open(int descriptor, const std::string& path, int flags) {
        posix_spawn_file_actions_addopen(&actions_, descriptor, path.c_str(), flags, 0);
    }

    posix_spawn_file_actions_t actions_{};
    Pipe silent_;
    Pipe unread_;
};

pid_t start(const Invocation& invocation, Streams& streams) {
    std::string program = invocation.program.empty() ? ALICEMATE_PROGRAM : invocation.program;
    std::vector<std::string> words = invocation.arguments;
    std::vector<char*> pointers{program.data()};
    for (std::string& word : words) {
        pointers.push_back(word.data());
    }
    pointers.push_back(nullptr);
    pid_t child = 0;
    // A broken pipe is to be met before the program writes anything.
    if (invocation.broken_pipe) {
        streams.started();
    }
    if (posix_spawn(&child, program.c_str(), streams.actions(), nullptr, pointers.data(),
                    environ) != 0) {
        throw std::runtime_error("cannot start " + program);
    }
    return child;
}

int status_from(int wait_status) {
    return WIFEXITED(wait_status) ? WEXITSTATUS(wait_status) : 1000 + WTERMSIG(wait_status);
}

void wait_for(pid_t child, const Invocation& invocation, ProgramRun& run) {
    const auto begin = Clock::now();
    auto signalled = Clock::time_point::max();
    int status = 0;
    while (waitpid(child, &status, WNOHANG) == 0) {
        if (invocation.signal != 0 && signalled == Clock::time_point::max() &&
            Clock::now() - begin >= invocation.signal_delay) {
            kill(child, invocation.signal);
            signalled = Clock::now();
        }
        if (Clock::now() - begin > patience) {
            kill(child, SIGKILL);
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(2));
    }
    run.status = status_from(status);
    run.seconds = seconds_since(begin);
    if (signalled != Clock::time_point::max()) {
        run.seconds_after_signal = seconds_since(signalled);
    }
}

}  // namespace

std::vector<std::string> ProgramRun::lines() const {
    std::vector<std::string> lines;
    std::istringstream stream(out);
    for (std::string line; std::getline(stream, line);) {
        lines.push_back(line);
    }
    return lines;
}

ProgramRun run_program(const Invocation& invocation) {
    const TemporaryFile input(invocation.input, "stdin");
    const TemporaryFile output("", "stdout");
    const TemporaryFile error("", "stderr");
    Streams streams(invocation, input, output, error);
    ProgramRun run;
    wait_for(start(invocation, streams), invocation, run);
    run.out = content_of(output.path());
    run.err = content_of(error.path());
    return run;
}

ProgramRun run_program(std::vector<std::string> arguments, std::string input) {
    Invocation invocation;
    invocation.arguments = std::move(arguments);
    invocation.input = std::move(input);
    return run_program(invocation);
}

TemporaryFile::TemporaryFile(const std::string& content, const std::string& name)
    : path_(folder_.file(name)) {
    std::ofstream(path_, std::ios::binary) << content;
}

}  // namespace alicemate::test
