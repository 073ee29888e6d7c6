#pragma once

#include <atomic>
#include <stop_token>
#include <thread>

namespace alicemate {

/// Turns the first SIGINT or SIGTERM into a request to stop; a second one ends the program at once.
/// A thread waits for the signals, which are blocked in all others, so nothing runs inside a signal
/// handler. To be made before any other thread, since threads inherit what is blocked.
class Interruption {
public:
    Interruption();
    Interruption(const Interruption&) = delete;
    Interruption& operator=(const Interruption&) = delete;
    Interruption(Interruption&&) = delete;
    Interruption& operator=(Interruption&&) = delete;
    ~Interruption();

    /// Tells of the first signal.
    [[nodiscard]] std::stop_token token() const { return source_.get_token(); }

private:
    void wait();

    std::stop_source source_;
    std::atomic<bool> finished_ = false;
    std::thread waiter_;
};

}  // namespace alicemate
