#include "tools/batch/network_file_system.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <sys/vfs.h>

namespace alicemate {
namespace {

/// From statfs(2) and the sources of those file systems; FUSE carries sshfs, GlusterFS and others.
constexpr std::array<std::uint32_t, 11> shared_kinds{
    0x6969,      // NFS
    0x517b,      // SMB
    0xfe534d42,  // SMB2
    0xff534d42,  // CIFS
    0x5346414f,  // AFS
    0x00c36400,  // Ceph
    0x0bd00bd0,  // Lustre
    0x19830326,  // BeeGFS
    0x47504653,  // GPFS
    0x7461636f,  // OCFS2
    0x65735546,  // FUSE
};

}  // namespace

bool is_on_network_file_system(const std::string& path) {
    struct statfs about {};
    return statfs(path.c_str(), &about) == 0 &&
           std::find(shared_kinds.begin(), shared_kinds.end(),
                     static_cast<std::uint32_t>(about.f_type)) != shared_kinds.end();
}

}  // namespace alicemate
