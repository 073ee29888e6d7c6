#include "tools/certificate_check.h"

#include "tools/exit_status.h"
#include "tools/failures.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <filesystem>
#include <spawn.h>
#include <sys/wait.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace alicemate {
namespace {

[[noreturn]] void fail(const std::string& what, int error) {
    throw OutputError(what + ": " + std::generic_category().message(error));
}

std::string checker_path() {
    std::error_code error;
    const auto self = std::filesystem::read_symlink("/proc/self/exe", error);
    if (error) {
        fail("cannot find alicemate-check", error.value());
    }
    return self.parent_path() / "alicemate-check";
}

/// What a program is started with: its three streams, no signal blocked and none ignored.
class SpawnPlan {
public:
    SpawnPlan(int input, int output) {
        posix_spawn_file_actions_init(&actions_);
        posix_spawnattr_init(&attributes_);
        if (input >= 0) {
            posix_spawn_file_actions_adddup2(&actions_, input, STDIN_FILENO);
        } else {
            posix_spawn_file_actions_addopen(&actions_, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
        }
        posix_spawn_file_actions_adddup2(&actions_, output, STDOUT_FILENO);
        posix_spawn_file_actions_adddup2(&actions_, output, STDERR_FILENO);
        sigset_t signals;
        sigemptyset(&signals);
        posix_spawnattr_setsigmask(&attributes_, &signals);
        sigaddset(&signals, SIGPIPE);
        posix_spawnattr_setsigdefault(&attributes_, &signals);
        posix_spawnattr_setflags(&attributes_, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
    }
    SpawnPlan(const SpawnPlan&) = delete;
    SpawnPlan& operator=(const SpawnPlan&) = delete;
    SpawnPlan(SpawnPlan&&) = delete;
    SpawnPlan& operator=(SpawnPlan&&) = delete;
    ~SpawnPlan() {
        posix_spawn_file_actions_destroy(&actions_);
        posix_spawnattr_destroy(&attributes_);
    }

    /// Starts the program with one operand.
    [[nodiscard]] pid_t start(std::string program, std::string operand) const {
        std::array<char*, 3> words{program.data(), operand.data(), nullptr};
        pid_t child = 0;
        const int error =
            posix_spawn(&child, program.c_str(), &actions_, &attributes_, words.data(), environ);
        if (error != 0) {
            fail("cannot run " + program, error);
        }
        return child;
    }

private:
    posix_spawn_file_actions_t actions_{};
    posix_spawnattr_t attributes_{};
};

}  // namespace

CertificateCheck::CertificateCheck(std::stop_token stop) : stop_(std::move(stop)) {
    std::array<int, 2> ends{};
    if (pipe2(ends.data(), O_CLOEXEC) != 0) {
        fail("cannot make a pipe", errno);
    }
    const File reading(fdopen(ends[0], "rb"));
    input_.reset(fdopen(ends[1], "wb"));
    start("-", ends[0]);
}

CertificateCheck::CertificateCheck(std::stop_token stop, const std::string& file)
    : stop_(std::move(stop)) {
    // A name may look like an option.
    start(file.front() == '-' ? "./" + file : file, -1);
}

CertificateCheck::~CertificateCheck() {
    if (child_ != 0) {
        Kill{child_}();
        wait();
    }
}

void CertificateCheck::Kill::operator()() const {
    kill(child, SIGTERM);
}

void CertificateCheck::start(const std::string& operand, int input) {
    report_.reset(std::tmpfile());
    if (!report_) {
        fail("cannot make a temporary file", errno);
    }
    child_ = SpawnPlan(input, fileno(report_.get())).start(checker_path(), operand);
    kill_on_stop_.emplace(stop_, Kill{child_});
}

void CertificateCheck::print(std::string_view text) {
    if (!input_) {
        return;
    }
    const bool written = std::fwrite(text.data(), 1, text.size(), input_.get()) == text.size() &&
                         std::fflush(input_.get()) == 0;
    if (!written) {
        const int error = errno;
        input_.reset();
        if (error != EPIPE) {
            fail("cannot write to alicemate-check", error);
        }
    }
}

CheckVerdict CertificateCheck::verdict() {
    input_.reset();
    const int status = wait();
    if (WIFSIGNALED(status)) {
        return {CheckVerdict::undone,
                "alicemate-check was ended by signal " + std::to_string(WTERMSIG(status))};
    }
    const int code = WEXITSTATUS(status);
    const bool is_rejected = code == static_cast<int>(ExitStatus::internal);
    return {code == 0 ? CheckVerdict::verified
                      : (is_rejected ? CheckVerdict::rejected : CheckVerdict::undone),
            read_report()};
}

/// Waits for the end of the checker, and leaves nothing of it.
int CertificateCheck::wait() {
    // Not to be reaped while its number may still be used.
    siginfo_t ended{};
    while (waitid(P_PID, static_cast<id_t>(child_), &ended, WEXITED | WNOWAIT) != 0 &&
           errno == EINTR) {
    }
    kill_on_stop_.reset();
    int status = 0;
    while (waitpid(child_, &status, 0) < 0 && errno == EINTR) {
    }
    child_ = 0;
    return status;
}

std::string CertificateCheck::read_report() const {
    std::rewind(report_.get());
    std::array<char, 4096> text{};
    std::string report(text.data(), std::fread(text.data(), 1, text.size(), report_.get()));
    report.erase(report.find_last_not_of('\n') + 1);
    return report;
}

}  // namespace alicemate
