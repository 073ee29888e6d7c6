#pragma once

#include <cstddef>

namespace alicemate {

/// The first so many bytes of map_zeroed() lie in small pages.
inline constexpr std::size_t in_small_pages = std::size_t{2} << 20U;

/// Memory that the kernel gives zeroed at the first touch, in large pages where it can: probes of
/// a hash table go everywhere, and small pages would cost a miss of the address cache each. The
/// beginning, all that a short search uses, lies in small pages: to zero a large one takes longer
/// than many a problem. To be given back by unmap(). Throws std::bad_alloc if it cannot be had.
void* map_zeroed(std::size_t bytes);

/// Gives back what map_zeroed() gave; a null pointer is no memory.
void unmap(void* memory, std::size_t bytes);

}  // namespace alicemate
