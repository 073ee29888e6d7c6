#include "tools/batch/shard.h"

namespace alicemate {

bool Shard::contains(std::string_view text) const {
    // FNV-1a of 64 bits (Fowler, Noll and Vo 1991).
    std::uint64_t hash = 0xcbf29ce484222325;
    for (const char character : text) {
        hash = (hash ^ static_cast<unsigned char>(character)) * 0x100000001b3;
    }
    return hash % count == number - 1;
}

}  // namespace alicemate
