#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>

namespace alicemate {

/// The one place where work becomes parallel. A search hands over independent pieces; here they
/// are spread over the threads and their order is nobody's business.
class WorkSplitter {
public:
    /// What to make the threads takes, about: work that is done sooner is not worth them.
    static constexpr std::chrono::microseconds making_threads{1000};

    /// With one thread nothing is spread and no thread is made. Any number of threads is taken.
    /// `stack_per_call`: how many bytes of stack the search may use between two nested calls.
    /// `alone`: how long from now all is done in order, before it is worth making threads.
    WorkSplitter(unsigned threads, std::size_t stack_per_call,
                 std::chrono::microseconds alone = making_threads);
    ~WorkSplitter();
    WorkSplitter(const WorkSplitter&) = delete;
    WorkSplitter& operator=(const WorkSplitter&) = delete;
    WorkSplitter(WorkSplitter&&) = delete;
    WorkSplitter& operator=(WorkSplitter&&) = delete;

    /// Calls body(0) to body(count - 1), each once, in any order and on any thread, and returns
    /// when all have returned. May be called from within a body. With one thread, or when calls are
    /// nested so deep that the stack might not last, the calls are made in order; at first they are
    /// too, until the time comes, and then only those that are left are spread. The bodies must not
    /// throw.
    void for_each(std::size_t count, const std::function<void(std::size_t)>& body);

    /// Whether for_each() can bring anything.
    [[nodiscard]] bool is_parallel() const { return threads_ > 1; }

private:
    struct Impl;

    bool may_spread();
    void spread(std::size_t begin, std::size_t end, const std::function<void(std::size_t)>& body);

    unsigned threads_;
    std::size_t stack_per_call_;
    std::chrono::steady_clock::time_point worth_threads_at_;
    std::unique_ptr<Impl> impl_;
};

}  // namespace alicemate
