#include "tests/tools/check/corruptor.h"

#include "tests/tools/check/frame_corruptions.h"
#include "tests/tools/check/node_corruptions.h"

#include <set>

namespace alicemate::test {

std::vector<Corruption> corruptions_of(const std::string& certificate, unsigned times,
                                       std::uint32_t seed) {
    NodeCorruptions nodes(certificate, seed);
    FrameCorruptions frame(certificate, seed);
    std::vector<CorruptionMethod> methods = nodes.methods();
    for (CorruptionMethod& method : frame.methods()) {
        methods.push_back(std::move(method));
    }
    std::vector<Corruption> corruptions;
    std::set<std::string> texts{certificate};
    for (const auto& [kind, reason, corrupt] : methods) {
        for (unsigned i = 0; i < times; ++i) {
            const auto text = corrupt();
            if (text && texts.insert(*text).second) {
                corruptions.push_back({kind, *text, reason});
            }
        }
    }
    return corruptions;
}

}  // namespace alicemate::test
