#pragma once

#include <cstddef>

namespace alicemate {

/// How many processors this process may run on, at least 1.
unsigned usable_processors();

/// The physical memory of the machine in bytes; 0 if the system does not tell.
std::size_t physical_memory();

}  // namespace alicemate
