#pragma once

#include <cstddef>
#include <functional>
#include <memory>

namespace alicemate {

/// The one place where work becomes parallel. A search hands over independent pieces; here they
/// are spread over the threads and their order is nobody's business.
class WorkSplitter {
public:
    /// With one thread nothing is spread and no thread is made. Any number of threads is taken.
    /// `stack_per_call`: how many bytes of stack the search may use between two nested calls.
    WorkSplitter(unsigned threads, std::size_t stack_per_call);
    ~WorkSplitter();
    WorkSplitter(const WorkSplitter&) = delete;
    WorkSplitter& operator=(const WorkSplitter&) = delete;
    WorkSplitter(WorkSplitter&&) = delete;
    WorkSplitter& operator=(WorkSplitter&&) = delete;

    /// Calls body(0) to body(count - 1), each once, in any order and on any thread, and returns
    /// when all have returned. May be called from within a body. With one thread, or when calls are
    /// nested so deep that the stack might not last, the calls are made in order. The bodies must
    /// not throw.
    void for_each(std::size_t count, const std::function<void(std::size_t)>& body);

    /// Whether for_each() can bring anything.
    [[nodiscard]] bool is_parallel() const { return impl_ != nullptr; }

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace alicemate
