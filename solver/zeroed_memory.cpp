#include "solver/zeroed_memory.h"

#include <new>
#include <sys/mman.h>

namespace alicemate {

std::unique_ptr<void, Unmap> map_zeroed(std::size_t bytes) {
    void* const memory =
        mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) {  // NOLINT(performance-no-int-to-ptr,*-cstyle-cast): system macro
        throw std::bad_alloc();
    }
    if (bytes > in_small_pages) {
        // A wish: refused, all works as well, slower.
        madvise(static_cast<std::byte*>(memory) + in_small_pages, bytes - in_small_pages,
                MADV_HUGEPAGE);
    }
    return {memory, Unmap{bytes}};
}

void Unmap::operator()(void* memory) const {
    munmap(memory, bytes);
}

}  // namespace alicemate
