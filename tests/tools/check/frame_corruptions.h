// Certificates spoilt around the nodes.
#pragma once

#include "tests/tools/check/corruption_tools.h"

namespace alicemate::test {

/// Ways to spoil what is around the nodes: header, claims, proofs, the end, and the form of lines.
class FrameCorruptions : CorruptionTools {
public:
    FrameCorruptions(const std::string& certificate, std::uint32_t seed)
        : CorruptionTools(certificate, seed) {}

    /// Valid while it lives.
    std::vector<CorruptionMethod> methods();

private:
    void add_claims(std::vector<Method>& all);
    void add_keys(std::vector<Method>& all);
    /// Whether there is a node without others that no other play could have in this place.
    bool tells_play();
    /// Whether the goal is reached somewhere in the proof.
    bool reaches_goal();
    void add_header(std::vector<Method>& all);
    void add_header_words(std::vector<Method>& all);
    [[nodiscard]] std::string other_goal() const;
    Result with_other_goal();
    void add_ends(std::vector<Method>& all);
    void add_proofs(std::vector<Method>& all);
    void add_nonsense(std::vector<Method>& all);
};

}  // namespace alicemate::test
