#include "tools/interruption.h"

#include "tools/exit_status.h"

#include <csignal>
#include <cstdlib>
#include <pthread.h>

namespace alicemate {
namespace {

// Only to wake the waiter when the work is done.
constexpr int waking_signal = SIGUSR1;

sigset_t awaited_signals() {
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, waking_signal);
    for (const int signal : {SIGINT, SIGTERM}) {
        struct sigaction action {};
        sigaction(signal, nullptr, &action);
        // Who started the program to ignore it (a shell, in the background) shall have that.
        if (action.sa_handler != SIG_IGN) {
            sigaddset(&signals, signal);
        }
    }
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
    pthread_kill(waiter_.native_handle(), waking_signal);  // NOLINT(*-pos44-c,*-kill-thread)
    waiter_.join();
}

void Interruption::wait() {
    const sigset_t signals = awaited_signals();
    int signal = 0;
    while (sigwait(&signals, &signal) == 0 && !finished_) {
        if (signal == waking_signal) {
            continue;
        }
        if (source_.stop_requested()) {
            std::_Exit(static_cast<int>(ExitStatus::interrupted));
        }
        source_.request_stop();
    }
}

}  // namespace alicemate
