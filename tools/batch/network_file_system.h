#pragma once

#include <string>

namespace alicemate {

/// Whether a file or folder that is there lies on a file system that several machines share, as far
/// as the kinds of file systems known to do so tell.
bool is_on_network_file_system(const std::string& path);

}  // namespace alicemate
