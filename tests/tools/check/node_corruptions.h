// Certificates spoilt in a node.
#pragma once

#include "tests/tools/check/corruption_tools.h"

namespace alicemate::test {

/// Ways to spoil the nodes: their moves, lengths, numbers and positions, and what is forgotten.
class NodeCorruptions : CorruptionTools {
public:
    NodeCorruptions(const std::string& certificate, std::uint32_t seed)
        : CorruptionTools(certificate, seed) {}

    /// Valid while it lives.
    std::vector<CorruptionMethod> methods();

private:
    void add_moves(std::vector<Method>& all);
    void add_other_moves(std::vector<Method>& all);
    void add_lengths(std::vector<Method>& all);
    void add_nodes(std::vector<Method>& all);
    void add_deletions(std::vector<Method>& all);
    /// Changes the men of a node that is used.
    Result with_men(const std::function<bool(std::string&)>& change);
    /// Where one of the letters stands in the text, at random.
    std::size_t some_letter(const std::string& text, const std::string& letters);
    void add_positions(std::vector<Method>& all);
    void add_unsound_positions(std::vector<Method>& all);
};

}  // namespace alicemate::test
