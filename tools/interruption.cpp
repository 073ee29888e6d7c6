#include "tools/interruption.h"

#include "tools/exit_status.h"

#include <csignal>
#include <cstdlib>
#include <pthread.h>

namespace alicemate {
namespace {

sigset_t awaited_signals() {
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, SIGINT);
    sigaddset(&signals, SIGTERM);
    return signals;
}

}  // namespace

Interruption::Interruption() {
    const sigset_t signals = awaited_signals();
    pthread_sigmask(SIG_BLOCK, &signals, nullptr);
    waiter_ = std::thread([this] { wait(); });
}

Interruption::~Interruption() {
    finished_ = true;
    // The waiter knows by the flag that this signal, blocked and so harmless, is only to wake it.
    pthread_kill(waiter_.native_handle(), SIGTERM);  // NOLINT(*-pos44-c,*-kill-thread)
    waiter_.join();
}

void Interruption::wait() {
    const sigset_t signals = awaited_signals();
    int signal = 0;
    while (sigwait(&signals, &signal) == 0 && !finished_) {
        if (source_.stop_requested()) {
            std::_Exit(static_cast<int>(ExitStatus::interrupted));
        }
        source_.request_stop();
    }
}

}  // namespace alicemate
