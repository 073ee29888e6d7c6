#include "solver/work_splitter.h"

#include <tbb/enumerable_thread_specific.h>
#include <tbb/global_control.h>
#include <tbb/parallel_for.h>
#include <tbb/task_arena.h>

#ifdef ALICEMATE_TSAN
#include <sanitizer/tsan_interface.h>
#endif

namespace alicemate {
namespace {

// As much as the first thread has by custom. With more, oneTBB would take the top of the first
// thread's stack for its middle, and let that thread steal no work.
constexpr std::size_t worker_stack = std::size_t{8} << 20U;
// What may be used up by calls nested in one another.
constexpr std::size_t stack_for_nesting = std::size_t{5} << 20U;

/// Tells the race detector of an order between threads that oneTBB keeps: all that came before
/// publish() is seen after receive(). Its library is not instrumented, so the detector cannot know,
/// and for the same reason this file is built without it (see CMakeLists.txt).
class Handover {
public:
#ifdef ALICEMATE_TSAN
    void publish() {
        __tsan_release(this);
    }
    void receive() {
        __tsan_acquire(this);
    }
#else
    void publish() {}
    void receive() {}
#endif
};

}  // namespace

struct WorkSplitter::Impl {
    Impl(unsigned threads, std::size_t stack_per_call)
        : parallelism(tbb::global_control::max_allowed_parallelism, threads),
          stack(tbb::global_control::thread_stack_size, worker_stack),
          arena(static_cast<int>(threads)),
          most_nested(stack_for_nesting / stack_per_call) {
        // The first thread may be deep in calls made in order.
        nested.local() = 1;
    }

    tbb::global_control parallelism;
    tbb::global_control stack;
    tbb::task_arena arena;
    /// A thread that waits for its pieces takes up others, on the same stack.
    std::size_t most_nested;
    tbb::enumerable_thread_specific<std::size_t> nested{std::size_t{0}};
};

WorkSplitter::WorkSplitter(unsigned threads, std::size_t stack_per_call,
                           std::chrono::microseconds alone)
    : threads_(threads),
      stack_per_call_(stack_per_call),
      worth_threads_at_(std::chrono::steady_clock::now() + alone) {}

WorkSplitter::~WorkSplitter() = default;

void WorkSplitter::for_each(std::size_t count, const std::function<void(std::size_t)>& body) {
    for (std::size_t i = 0; i < count; ++i) {
        if (count - i > 1 && may_spread()) {
            spread(i, count, body);
            return;
        }
        body(i);
    }
}

/// Whether work may be spread here and now; makes the threads when it is time. Until then there is
/// but one that could ask.
bool WorkSplitter::may_spread() {
    if (impl_) {
        return impl_->nested.local() < impl_->most_nested;
    }
    if (threads_ < 2 || std::chrono::steady_clock::now() < worth_threads_at_) {
        return false;
    }
    impl_ = std::make_unique<Impl>(threads_, stack_per_call_);
    return true;
}

void WorkSplitter::spread(std::size_t begin, std::size_t end,
                          const std::function<void(std::size_t)>& body) {
    Handover task;
    Handover result;
    task.publish();
    const auto run_piece = [&](std::size_t i) {
        task.receive();
        std::size_t& nested = impl_->nested.local();
        ++nested;
        body(i);
        --nested;
        result.publish();
    };
    impl_->arena.execute([&] {
        tbb::parallel_for(
            tbb::blocked_range<std::size_t>(begin, end, 1),
            [&](const tbb::blocked_range<std::size_t>& range) {
                for (std::size_t i = range.begin(); i != range.end(); ++i) {
                    run_piece(i);
                }
            },
            tbb::simple_partitioner());
    });
    result.receive();
}

}  // namespace alicemate
