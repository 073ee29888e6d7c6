#include "tools/output.h"

#include "tools/failures.h"

#include <cerrno>
#include <csignal>
#include <system_error>
#include <utility>

namespace alicemate {

Output::Output(std::FILE* stream, std::string name) : stream_(stream), name_(std::move(name)) {
    static_cast<void>(std::signal(SIGPIPE, SIG_IGN));
}

void Output::print(std::string_view text) {
    errno = 0;
    const bool written = std::fwrite(text.data(), 1, text.size(), stream_) == text.size();
    if (!written || std::fflush(stream_) != 0) {
        throw OutputError("cannot write to " + name_ + ": " +
                          std::generic_category().message(errno));
    }
}

}  // namespace alicemate
