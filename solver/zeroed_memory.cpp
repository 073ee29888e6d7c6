#include "solver/zeroed_memory.h"

#include <cstring>
#include <new>
#include <sys/mman.h>

namespace alicemate {
namespace {

/// A bucket of a table is to lie in one line of the processor's cache.
constexpr std::align_val_t alignment{64};

void* map_zeroed(std::size_t bytes) {
    void* const memory =
        mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) {  // NOLINT(performance-no-int-to-ptr,*-cstyle-cast): system macro
        throw std::bad_alloc();
    }
    // A wish: refused, all works as well, slower.
    madvise(static_cast<std::byte*>(memory) + in_small_pages, bytes - in_small_pages,
            MADV_HUGEPAGE);
    return memory;
}

void* zeroed_heap(std::size_t bytes) {
    return std::memset(::operator new(bytes, alignment), 0, bytes);
}

}  // namespace

std::unique_ptr<void, FreeZeroed> zeroed_memory(std::size_t bytes) {
    return {bytes > in_small_pages ? map_zeroed(bytes) : zeroed_heap(bytes), FreeZeroed{bytes}};
}

void FreeZeroed::operator()(void* memory) const {
    if (bytes > in_small_pages) {
        munmap(memory, bytes);
    } else {
        ::operator delete(memory, alignment);
    }
}

}  // namespace alicemate
