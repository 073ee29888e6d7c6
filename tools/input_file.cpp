#include "tools/input_file.h"

#include <cerrno>
#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace alicemate {
namespace {

constexpr std::size_t buffer_size = std::size_t{64} << 10U;
constexpr int patience_in_milliseconds = 50;  ///< between two looks at the request to stop

}  // namespace

InputFile::InputFile(const std::string& name, std::stop_token stop)
    : name_(name == "-" ? "<stdin>" : name), stop_(std::move(stop)) {
    if (name == "-") {
        descriptor_ = STDIN_FILENO;
        return;
    }
    // open() is variadic only for the mode of a file it creates.
    descriptor_ = open(name.c_str(), O_RDONLY | O_CLOEXEC);  // NOLINT(*-vararg)
    if (descriptor_ < 0) {
        note_error("cannot be opened");
        return;
    }
    struct stat status {};
    if (fstat(descriptor_, &status) == 0 && S_ISDIR(status.st_mode)) {
        errno = EISDIR;
        note_error("cannot be read");
    }
}

InputFile::~InputFile() {
    if (descriptor_ > STDIN_FILENO) {
        close(descriptor_);
    }
}

InputFile::int_type InputFile::underflow() {
    if (!error_.empty() || !await_data()) {
        return traits_type::eof();
    }
    buffer_.resize(buffer_size);
    ssize_t size = 0;
    do {
        size = read(descriptor_, buffer_.data(), buffer_.size());
    } while (size < 0 && errno == EINTR);
    if (size < 0) {
        note_error("cannot be read");
    }
    if (size <= 0) {
        return traits_type::eof();
    }
    setg(buffer_.data(), buffer_.data(), buffer_.data() + size);
    return traits_type::to_int_type(buffer_.front());
}

/// Waits until something can be read, the end included; false if stopped before.
bool InputFile::await_data() const {
    pollfd waiting{descriptor_, POLLIN, 0};
    while (!stop_.stop_requested()) {
        if (poll(&waiting, 1, patience_in_milliseconds) != 0) {
            return true;
        }
    }
    return false;
}

void InputFile::note_error(const char* what) {
    error_ = std::string(what) + ": " + std::generic_category().message(errno);
}

}  // namespace alicemate
